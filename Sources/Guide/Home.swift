import Locales

/// The first screen: call, add, feed, settings.
struct Home: Journey {
  private var menu: Menu<JourneyExit> {
    var menu = Menu<JourneyExit>()
    menu.add(Label("home-call"), .call)
    menu.add(Label("home-add"), .add)
    menu.add(Label("home-feed"), .feed)
    menu.add(Label("home-settings"), .settings)
    return menu
  }

  func screen(_ words: MessageCatalog, _ facts: GuideFacts) -> Screen {
    let title =
      if let name = facts.person.name {
        words("home-title-name", ["name": .text(name)])
      } else {
        words("home-title")
      }
    let mostCalled = facts.mostCalled.map { words("home-most-called", ["name": .text($0)]) }
    var screen = Screen(
      title: title, paragraphs: [words("home-question")] + [mostCalled].compactMap(\.self),
      choices: menu.choices(words),
      back: words(facts.mayLeave ? "home-leave" : "home-stay"))
    screen.leadsBack = facts.mayLeave
    return screen
  }

  mutating func handle(_ event: Event, _ facts: GuideFacts) -> Turn<JourneyExit> {
    switch event {
    case .choice(let digit):
      guard let exit = menu.action(digit) else { return .stay }
      return .exit(exit)
    case .back: return facts.mayLeave ? .exit(.leave) : .stay
    case .text, .result, .delayed, .callProgress, .workProgress: return .stay
    }
  }
}
