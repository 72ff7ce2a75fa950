import Locales
import PhoneNumbers

/// The first start's three questions, each of which can be skipped: language, name, number.
struct FirstStart: Journey {
  enum Step: Hashable {
    case language(Page<LanguageName>)
    case name
    case number
    /// Whether an unusual number is right.
    case look(OwnNumberLook)
  }

  enum Action {
    case choose(LanguageName)
    case page(Int)
  }

  private var languages: [LanguageName] = []
  private var step = Step.language(Page(items: [], offset: 0, total: 0))
  private var name = NameEntry()
  private var number = NumberEntry()

  static var opening: [Effect] { [.loadLanguages] }

  private func menu(_ page: Page<LanguageName>) -> Menu<Action> {
    var menu = Menu<Action>()
    for language in page.items { menu.add(.plain(language.name), .choose(language)) }
    menu.addNextPage(of: page, Action.page)
    return menu
  }

  func screen(_ words: MessageCatalog, _ facts: GuideFacts) -> Screen {
    switch step {
    case .language(let page):
      Screen(
        title: words("start-language-title"), paragraphs: [words("start-language-question")],
        choices: menu(page).choices(words), back: words("start-skip-all"))
    case .name:
      Screen(
        title: words("start-name-title"),
        paragraphs: name.paragraphs(words) + [words("start-name-why"), words("start-skip")],
        back: words("guided-back"), entry: name.entry(words, label: "start-name-label"))
    case .number:
      Screen(
        title: words("start-number-title"),
        paragraphs: number.paragraphs(words) + [words("start-number-why"), words("start-skip")],
        back: words("guided-back"), entry: number.entry(words, label: "start-number-label"))
    case .look(let look): look.screen(words, facts)
    }
  }

  mutating func handle(_ event: Event, _ facts: GuideFacts) -> Turn<JourneyExit> {
    switch (step, event) {
    case (.language, .result(.languages(let all))):
      languages = all
      step = .language(Page(of: all, at: 0))
    case (.language(let page), .choice(let digit)):
      switch menu(page).action(digit) {
      case .choose(let language):
        step = .name
        return .perform(.change(.language(language.language)))
      case .page(let offset): step = .language(Page(of: languages, at: offset))
      case nil: break
      }
    case (.language, .back):
      return Turn(effects: [.change(.started)], exit: .home)
    case (.name, .back): step = .language(Page(of: languages, at: 0))
    case (.name, .text(let text)):
      guard !text.isBlank else {
        step = .number
        return .stay
      }
      guard let normalized = name.accept(text) else {
        // Enter in an empty field leaves it out, as the screen says.
        name.typed = ""
        return .stay
      }
      step = .number
      return .perform(.change(.name(normalized)))
    case (.number, .back): step = .name
    case (.number, .text(let text)):
      guard !text.isBlank else { return Turn(effects: [.change(.started)], exit: .home) }
      guard let accepted = number.acceptOwn(text, facts) else {
        number.typed = ""
        return .stay
      }
      guard accepted.needsLook else { return finish(with: accepted) }
      step = .look(OwnNumberLook(number: accepted))
    case (.look(let look), _):
      switch look.answer(event) {
      case .right: return finish(with: look.number)
      case .wrong: step = .number
      // With the third 0 one is at home.
      case .back: step = .name
      case nil: break
      }
    default: break
    }
    return .stay
  }

  private func finish(with number: PhoneNumber) -> Turn<JourneyExit> {
    Turn(effects: [.change(.number(number)), .change(.started)], exit: .home)
  }
}
