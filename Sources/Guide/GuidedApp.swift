import AddressBook
import Locales

/// The whole guided conversation as a value: where the person is, what is on the screen, and what
/// an event changes. Performing the effects is the caller's part.
public struct GuidedApp: Hashable, Sendable {
  enum Place: Hashable {
    case firstStart(FirstStart)
    case home(Home)
    case call(CallJourney)
    case add(AddJourney)
    case feed(FeedJourney)
    case settings(SettingsJourney)
  }

  /// What the journeys know of the home.
  public private(set) var facts: GuideFacts
  private var place: Place
  /// What could not be done, told before anything else.
  private var trouble: Message?
  /// Whether the person waits for what is done in a moment as a rule.
  public private(set) var isDelayed = false
  /// The card that each person went away from, so that nothing they said is lost.
  private var kept: [Person.ID: CardCheck] = [:]

  /// Begins with the first start's questions, or at home where they were asked before.
  public init(facts: GuideFacts) {
    self.facts = facts
    place = facts.isStarted ? .home(Home()) : .firstStart(FirstStart())
  }

  /// The same place, before somebody who reads another language.
  func reading(_ language: Language) -> GuidedApp {
    var app = self
    app.facts.language = language
    return app
  }

  /// What has to be done before the first screen is shown.
  public var opening: [Effect] { facts.isStarted ? [] : FirstStart.opening }

  /// What the person sees now, in the language of the words.
  public func screen(_ words: MessageCatalog) -> Screen {
    if isDelayed {
      return Screen(
        title: words("guided-moment"),
        paragraphs: [words("guided-delayed"), words("guided-patience")], back: words("guided-stop"))
    }
    if let trouble {
      return Screen(
        title: words("trouble-title"), paragraphs: [words(trouble)],
        choices: [Choice(1, words("trouble-understood"))], back: words("guided-back"))
    }
    return journey.screen(words, facts)
  }

  private var journey: any Journey {
    switch place {
    case .firstStart(let journey): journey
    case .home(let journey): journey
    case .call(let journey): journey
    case .add(let journey): journey
    case .feed(let journey): journey
    case .settings(let journey): journey
    }
  }

  /// Takes in what happened, and says what has to be done.
  public mutating func handle(_ event: Event) -> [Effect] {
    if case .result = event { isDelayed = false }
    // Whoever performs the effect ends it, and its result says so.
    guard !isDelayed else { return [] }
    switch event {
    case .delayed:
      isDelayed = true
      return []
    case .choice, .back, .text:
      if trouble != nil {
        if event == .choice(1) || event == .back { trouble = nil }
        guard event == .back else { return [] }
      }
    case .result(.facts(let new)):
      facts = new
      return []
    case .result(.failed(let message)): trouble = message
    case .result, .callProgress, .workProgress: break
    }
    let turn = turn(event)
    return turn.effects + (turn.exit.map { go(to: $0) } ?? [])
  }

  private mutating func turn(_ event: Event) -> Turn<JourneyExit> {
    switch place {
    case .firstStart(var journey):
      defer { place = .firstStart(journey) }
      return journey.handle(event, facts)
    case .home(var journey):
      defer { place = .home(journey) }
      return journey.handle(event, facts)
    case .call(var journey):
      defer { place = .call(journey) }
      return journey.handle(event, facts)
    case .add(var journey):
      defer { place = .add(journey) }
      let turn = journey.handle(event, facts)
      kept[facts.person.id] = journey.kept
      return turn
    case .feed(var journey):
      defer { place = .feed(journey) }
      return journey.handle(event, facts)
    case .settings(var journey):
      defer { place = .settings(journey) }
      return journey.handle(event, facts)
    }
  }

  private mutating func go(to exit: JourneyExit) -> [Effect] {
    switch exit {
    case .home:
      place = .home(Home())
      return []
    case .call:
      place = .call(CallJourney())
      return CallJourney.opening
    case .callContact(let contact):
      place = .call(CallJourney(contact: contact))
      return CallJourney.opening
    case .add:
      place = .add(AddJourney(kept: kept[facts.person.id]))
      return AddJourney.opening
    case .feed:
      place = .feed(FeedJourney())
      return FeedJourney.opening
    case .settings:
      place = .settings(SettingsJourney())
      return []
    case .leave: return [.leave]
    }
  }
}

extension GuidedApp {
  /// Whether the person is at home, whatever is told there.
  public var isAtHome: Bool { if case .home = place { true } else { false } }
  /// Whether the first screen is shown.
  var isHome: Bool { isAtHome && trouble == nil }
  /// Whether a call is under way.
  var isCalling: Bool { if case .call(let journey) = place { journey.isCalling } else { false } }
  /// Whether it is told what came of a call.
  var hasCalled: Bool { if case .call(let journey) = place { journey.hasCalled } else { false } }
  /// Whether a photograph of a card is being read.
  var isReading: Bool { if case .add(let journey) = place { journey.isReading } else { false } }
  /// The entries of a card that are still to be confirmed.
  var cards: [Card] { if case .add(let journey) = place { journey.cards } else { [] } }
  /// Whether a card waits that the person went away from.
  var keepsCard: Bool { kept[facts.person.id] != nil }
  /// Whether it is told what could not be done.
  var isTroubled: Bool { trouble != nil }
  /// Where the journey comes among the others: the first start, home, and the home's choices; what
  /// could not be done comes last.
  var order: Int {
    if isDelayed || trouble != nil { return 6 }
    return switch place {
    case .firstStart: 0
    case .home: 1
    case .call: 2
    case .add: 3
    case .feed: 4
    case .settings: 5
    }
  }
}
