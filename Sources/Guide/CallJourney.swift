import AddressBook
import Calling
import Locales
import PhoneNumbers

/// Whom to call, on which number, really; and what came of it.
struct CallJourney: Journey {
  enum Step: Hashable {
    case opening
    case people
    case numbers(Contact, Page<Contact.Number>)
    case confirm(Contact, Contact.Number)
    /// What the dialer told, where it tells anything.
    case calling(Contact, Contact.Number, CallProgress?)
    case hangingUp(Contact, Contact.Number)
    case told(Contact, Contact.Number, CallOutcome)
  }

  enum Action {
    case page(Int)
    case contact(Contact)
    case numberPage(Contact, Int)
    case number(Contact, Contact.Number)
    case call(Contact, Contact.Number)
    case again(Contact, Contact.Number)
    case add
  }

  private var step: Step
  private var page: Page<Contact>?
  /// Who of the page is not the only one of that name.
  private var namesakes: Set<Contact.ID> = []
  /// Why nobody was called.
  private var problem: Message?
  /// Whether the list of calls lacks this one.
  private var isUnlogged = false

  /// Begins with the people on the screen.
  init() { step = .opening }

  /// Begins with one person; back leads to the people.
  init(contact: Contact) {
    step = .opening
    choose(contact)
  }

  static var opening: [Effect] { [.loadContacts(offset: 0)] }

  /// Whether the telephone is at work.
  var isCalling: Bool {
    switch step {
    case .calling, .hangingUp: true
    default: false
    }
  }

  /// Whether it is told what came of a call.
  var hasCalled: Bool { if case .told = step { true } else { false } }

  private func menu(_ facts: GuideFacts) -> Menu<Action> {
    var menu = Menu<Action>()
    switch step {
    case .people:
      guard let page else { break }
      for contact in page.items {
        // A namesake with a picture is told apart by it.
        let names = page.items.filter { $0.likeness == nil || $0.id == contact.id }
          .compactMap(\.name)
        menu.add(
          contact.label(facts, isAlone: !namesakes.contains(contact.id)), picture: contact.likeness,
          monogram: contact.name.flatMap {
            Monogram(name: $0, place: contact.place, among: names)
          }, .contact(contact))
      }
      menu.addNextPage(of: page, Action.page)
      if page.total == 0 { menu.add(Label("home-add"), .add) }
    case .numbers(let contact, let page):
      for number in page.items {
        menu.add(number.label(facts), .number(contact, number))
      }
      menu.addNextPage(of: page) { .numberPage(contact, $0) }
    case .confirm(let contact, let number) where mayBeCalled(number, facts):
      menu.add(Label("call-now"), .call(contact, number))
    case .told(let contact, let number, _):
      menu.add(Label("call-again"), .again(contact, number))
    case .opening, .confirm, .calling, .hangingUp: break
    }
    return menu
  }

  func screen(_ words: MessageCatalog, _ facts: GuideFacts) -> Screen {
    var screen = Screen(
      title: words("call-title"), choices: menu(facts).choices(words), back: words("guided-back"))
    switch step {
    case .opening:
      screen.title = words("guided-moment")
      screen.paragraphs = [words("call-opening")]
    case .people:
      let isEmpty = page?.items.isEmpty != false
      screen.paragraphs = [
        problem.map { words($0) }, words(isEmpty ? "call-nobody" : "call-question"),
      ]
      .compactMap(\.self)
    case .numbers(let contact, _):
      screen.title = words("call-numbers-title")
      screen.subject = contact.subject(number: nil, facts)
      if contact.numbers.isEmpty { screen.paragraphs = [words("call-no-number")] }
    case .confirm(let contact, let number):
      screen.title = words("call-confirm-title")
      screen.subject = contact.subject(number: number, facts)
      screen.paragraphs = warnings(number, facts).map { words($0) }
      if mayBeCalled(number, facts) {
        screen.paragraphs.append(words("call-confirm"))
        screen.isBeforeCall = true
      } else {
        screen.title = words("call-title")
        let help = number.parsed(facts)?.serviceNumber?.help(in: facts.region)
        screen.paragraphs += [help].compactMap(\.self).map { words($0) }
      }
    case .calling(let contact, let number, let progress):
      screen.title = words(progress?.isTalking == true ? "call-told-title" : "guided-moment")
      screen.subject = contact.subject(number: number, facts)
      let messages = [progress?.message ?? Message("call-asking"), number.byHand]
      screen.paragraphs = messages.compactMap(\.self).map { words($0) }
      // The same words while nothing has changed, so that plain text does not say all of it twice.
      screen.back = words("call-hang-up")
    case .hangingUp(let contact, let number):
      screen.title = words("guided-moment")
      screen.subject = contact.subject(number: number, facts)
      screen.paragraphs = [words("call-hanging-up")]
      screen.back = words("call-hang-up")
    case .told(let contact, let number, let outcome):
      screen.title = words("call-told-title")
      screen.subject = contact.subject(number: number, facts)
      screen.paragraphs = (outcome.messages + [number.byHand].compactMap(\.self)).map { words($0) }
      if isUnlogged { screen.paragraphs.append(words("call-unlogged")) }
      screen.back = words("guided-home")
    }
    return screen
  }

  /// Not an emergency that only a telephone can call, nor one of another country, nor what is no number
  /// here: it is shown, and nothing is dialled.
  private func mayBeCalled(_ number: Contact.Number, _ facts: GuideFacts) -> Bool {
    guard let parsed = number.parsed(facts) else { return false }
    guard let service = parsed.serviceNumber, service.kind == .emergency else { return true }
    return facts.isTelephoneLine && !service.isAbroad(from: facts.region)
  }

  /// What a person should know before calling: a service number, an extension, a doubt.
  private func warnings(_ number: Contact.Number, _ facts: GuideFacts) -> [Message] {
    var warnings: [Message] = []
    if let problem { warnings.append(problem) }
    guard let parsed = number.parsed(facts) else { return warnings + [Message("call-elsewhere")] }
    if let service = parsed.serviceNumber { warnings.append(service.warning(in: facts.region)) }
    if let byHand = number.byHand { warnings.append(byHand) }
    if parsed.standing == .possible { warnings.append(Message("call-possible")) }
    if parsed.standing == .local {
      warnings.append(Message(parsed.mayBeAStrangers ? "call-local-elsewhere" : "call-local"))
    }
    return warnings
  }

  mutating func handle(_ event: Event, _ facts: GuideFacts) -> Turn<JourneyExit> {
    switch (step, event) {
    case (_, .choice(let digit)): return perform(menu(facts).action(digit), facts)
    case (_, .result(.contacts(let page, let namesakes))):
      self.page = page
      self.namesakes = namesakes
      if step == .opening { step = .people }
    case (.opening, .result(.failed)), (.opening, .back), (.people, .back), (.told, .back):
      return .exit(.home)
    case (.numbers, .back): return toPeople()
    case (.confirm(let contact, let number), .back):
      guard contact.numbers.count > 1 else { return toPeople() }
      step = .numbers(contact, Page(of: contact.numbers, with: number))
    case (.calling(let contact, let number, _), .result(.called(let outcome))),
      (.hangingUp(let contact, let number), .result(.called(let outcome))):
      step = .told(contact, number, outcome)
    case (.calling, .result(.changed)), (.hangingUp, .result(.changed)):
      problem = Message("call-changed")
      step = .opening
      return .perform(.loadContacts(offset: page?.offset ?? 0))
    case (.told, .result(.unlogged)): isUnlogged = true
    case (.calling, .result(.failed(let problem))) where problem == .contactGone,
      (.hangingUp, .result(.failed(let problem))) where problem == .contactGone:
      step = .opening
      return .perform(.loadContacts(offset: page?.offset ?? 0))
    case (.calling(let contact, let number, _), .result(.failed)),
      (.hangingUp(let contact, let number), .result(.failed)):
      step = .confirm(contact, number)
    case (.calling(let contact, let number, _), .callProgress(let progress)):
      step = .calling(contact, number, progress)
    case (.calling(let contact, let number, _), .back),
      (.hangingUp(let contact, let number), .back):
      step = .hangingUp(contact, number)
      return .perform(.hangUp)
    default: break
    }
    return .stay
  }

  private mutating func perform(_ action: Action?, _ facts: GuideFacts) -> Turn<JourneyExit> {
    switch action {
    case .page(let offset):
      problem = nil
      return .perform(.loadContacts(offset: offset))
    case .contact(let contact): choose(contact)
    case .numberPage(let contact, let offset):
      step = .numbers(contact, Page(of: contact.numbers, at: offset))
    case .number(let contact, let number), .again(let contact, let number):
      problem = nil
      step = .confirm(contact, number)
    case .call(let contact, let number): return call(contact, number, facts)
    case .add: return .exit(.add)
    case nil: break
    }
    return .stay
  }

  private mutating func toPeople() -> Turn<JourneyExit> {
    guard page != nil else { return .exit(.home) }
    step = .people
    return .stay
  }

  private mutating func choose(_ contact: Contact) {
    problem = nil
    if contact.numbers.count == 1, let number = contact.numbers.first {
      step = .confirm(contact, number)
    } else {
      step = .numbers(contact, Page(of: contact.numbers, at: 0))
    }
  }

  /// The one answer that makes a ``ConfirmedCall``: the person has pressed 1 on the confirmation.
  private mutating func call(
    _ contact: Contact, _ number: Contact.Number, _ facts: GuideFacts
  ) -> Turn<JourneyExit> {
    guard let parsed = number.parsed(facts) else { return .stay }
    let confirmation = Confirmation(name: contact.name, contact: contact.id, number: parsed)
    // The screen has said which service the number reaches.
    let answer: Confirmation.Answer = parsed.serviceNumber == nil ? .yes : .yesToService
    guard let confirmed = confirmation.answered(answer) else { return .stay }
    step = .calling(contact, number, nil)
    isUnlogged = false
    return .perform(.call(confirmed, contact: contact.id))
  }
}
