import AddressBook
import Locales
import PhoneNumbers

/// From a photographed card to a stored contact, one entry after another.
struct AddJourney: Journey {
  enum Step: Hashable {
    case opening
    /// Cards wait from the last time.
    case waiting
    case paper
    case photo
    /// With how much of it is read, once that is known.
    case reading(Screen.Progress?)
    case nothingFound
    /// Nobody on the photograph need be asked about.
    case allKnown
    case card(CardCheck)
    case face(FaceChoice)
    /// With the number that was in hand.
    case saved(Contact, Contact.Number?)
    /// It was here before.
    case known(Contact, Contact.Number?)
  }

  enum Action {
    case goOn, paper, photo, type, again, call(Contact)
    case wrong(Contact, Contact.Number?)
  }

  /// Cards that are asked about one after another: those of the last time, those of one photograph,
  /// or one that is typed. The other cards wait behind them.
  private struct Round: Hashable {
    /// How many of them are still to be confirmed.
    var left = 0
    /// How many there are, with those that are done.
    var total = 0
    /// Whether they waited from the last time.
    var isLeftOver = false
  }

  private var step = Step.opening
  private var source = PhotoSource()
  /// What is still to be confirmed; the first is in hand.
  private(set) var cards: [Card] = []
  private var round = Round()
  /// Whether the photo that is chosen next stands in for the card in hand.
  private var isReplacing = false

  /// Cards that a better photo was taken of, until one of that photo is known to be theirs.
  private var replaced: [ReplacedCard] = []

  /// The card that was stored last, as long as it can be corrected.
  private var last: CardCheck?

  /// The card that the person went away from, with what they had said about it.
  private(set) var kept: CardCheck?

  /// Begins, or goes on with the card that the person went away from.
  init(kept: CardCheck? = nil) { self.kept = kept }

  static var opening: [Effect] { [.loadPending] }

  /// Whether a photograph is being read.
  var isReading: Bool { if case .reading = step { true } else { false } }

  private var menu: Menu<Action> {
    var menu = Menu<Action>()
    switch step {
    case .waiting:
      menu.add(Label("add-go-on"), .goOn)
      menu.add(Label("add-new-card"), .paper)
    case .paper:
      menu.add(Label("add-photo"), .photo)
      menu.add(Label("add-type"), .type)
    case .nothingFound, .allKnown:
      menu.add(Label("add-another-photo"), .photo)
      menu.add(Label("add-type"), .type)
    case .saved(let contact, _), .known(let contact, _):
      menu.add(Label("add-again"), .again)
      let call = contact.name.map { Label("add-call", ["name": .text($0)]) }
      menu.add(call ?? Label("add-call-handwritten"), .call(contact))
      if !cards.isEmpty { menu.add(3, Label("add-go-on"), .goOn) }
      if last != nil, case .saved(let contact, let number) = step {
        menu.add(4, Label("add-saved-wrong"), .wrong(contact, number))
      }
    case .opening, .photo, .reading, .card, .face: break
    }
    return menu
  }

  func screen(_ words: MessageCatalog, _ facts: GuideFacts) -> Screen {
    var screen = Screen(
      title: words("add-title"), choices: menu.choices(words), back: words("guided-back"))
    switch step {
    case .opening:
      screen.title = words("guided-moment")
      screen.paragraphs = [words("add-opening")]
    case .waiting: screen.paragraphs = [waiting(words)]
    case .paper:
      screen.subject = Screen.Subject(
        picture: .writtenCard(words.language), text: words("add-example-name"),
        secondText: words("add-example-number"),
        alternative: Message(
          "voice-example",
          [
            "name": .message(Message("add-example-name")),
            "number": .message(Message("add-example-number")),
          ]))
      screen.paragraphs = [words("add-paper-how"), words("add-paper-photo")]
      if !cards.isEmpty { screen.back = words("guided-home") }
    case .photo: return source.screen(words, facts)
    case .reading(let progress):
      screen.title = words("guided-moment")
      screen.paragraphs = [words("add-reading"), words("guided-patience")]
      screen.progress = progress
      screen.back = words("guided-stop")
    case .nothingFound:
      screen.title = words("add-nothing-title")
      screen.paragraphs = [words("add-nothing")]
    case .allKnown:
      screen.title = words("add-all-known-title")
      screen.paragraphs = [words("add-all-known")]
    case .card(let check):
      screen = check.screen(words, facts)
      if round.total > 1 { screen.title = words("add-which", place(of: screen.title)) }
      if leadsHome(check) { screen.back = words("guided-home") }
    case .face(let choice): return choice.screen(words, facts)
    case .saved(let contact, let number):
      screen.title = words("add-saved-title")
      let number = number ?? contact.numbers.first
      screen.subject = contact.subject(number: number, facts)
      // Where others wait, one of the choices says so: with a sentence too a small window is full.
      screen.paragraphs =
        cards.isEmpty
        ? told("add-saved", number, words) : [number?.byHand.map { words($0) }].compactMap(\.self)
      screen.back = words("guided-home")
    case .known(let contact, let number):
      screen.title = words("add-known-title")
      screen.subject = contact.subject(number: number, facts)
      screen.paragraphs = told("add-known", number, words)
      screen.back = words("guided-home")
    }
    return screen
  }

  private func place(of title: String) -> [String: Message.Argument] {
    [
      "title": .text(title), "n": .number(round.total - round.left + 1),
      "total": .number(round.total),
    ]
  }

  /// What became of a card, what of its number is not dialled, and how many cards wait.
  private func told(
    _ key: String, _ number: Contact.Number?, _ words: MessageCatalog
  ) -> [String] {
    [words(key), number?.byHand.map { words($0) }, cards.isEmpty ? nil : waiting(words)]
      .compactMap(\.self)
  }

  private func waiting(_ words: MessageCatalog) -> String {
    words("add-waiting", ["count": .number(cards.count)])
  }

  /// Whether back leads from a card straight home: there is no page of waiting cards behind it, nor
  /// what was stored, or the person is on the way out already and must be there with the third 0.
  private func leadsHome(_ check: CardCheck) -> Bool {
    guard check.isAtStart, !check.isBlank else { return false }
    return check.isGoingBack || (check.stored == nil && !round.isLeftOver)
  }

  mutating func handle(_ event: Event, _ facts: GuideFacts) -> Turn<JourneyExit> {
    switch (step, event) {
    case (.card(var check), _):
      let turn = check.handle(event, facts)
      step = .card(check)
      if !cards.isEmpty { cards[0] = check.card }
      return after(turn, check, facts)
    case (.face(var choice), _):
      let turn = choice.handle(event, facts)
      step = .face(choice)
      return after(turn, facts)
    case (.photo, _): return after(source.handle(event, facts), facts)
    case (_, .choice(let digit)): return perform(menu.action(digit), facts)
    case (.opening, .result(.cards(let pending))):
      cards = pending
      if let kept {
        cards.removeAll { $0.pending == kept.card.pending }
        cards.insert(kept.card, at: 0)
      }
      step = cards.isEmpty ? .paper : .waiting
    case (.opening, .result(.failed)): step = .paper
    case (.reading, .result(.cards(let read))): return take(read, facts)
    case (.reading, .result(.allKnown)): step = .allKnown
    case (.reading, .result(.failed(let problem))):
      source.wasRefused(problem)
      step = .photo
    case (.reading, .workProgress(let progress)): step = .reading(progress)
    case (.reading, .back):
      let turn = leavePhoto(facts)
      return Turn(effects: [.stopWork] + turn.effects)
    case (.nothingFound, .back), (.allKnown, .back): return leavePhoto(facts)
    case (_, .back): return .exit(.home)
    default: break
    }
    return .stay
  }

  private mutating func perform(_ action: Action?, _ facts: GuideFacts) -> Turn<JourneyExit> {
    switch action {
    case .goOn:
      round = Round(left: cards.count, total: cards.count, isLeftOver: true)
      return openCard(facts)
    case .paper, .again: step = .paper
    case .photo: step = .photo
    case .type:
      cards.insert(.empty, at: 0)
      round = Round(left: 1, total: 1)
      // The card that a better photo was wanted for waits behind the new one.
      isReplacing = false
      return openCard(facts)
    case .call(let contact): return .exit(.callContact(contact))
    case .wrong(let contact, let number): correct(contact, number)
    case nil: break
    }
    return .stay
  }

  private mutating func openCard(_ facts: GuideFacts) -> Turn<JourneyExit> {
    guard let card = cards.first else { return .stay }
    if let kept, kept.card == card, card != .empty {
      step = .card(kept)
      return .stay
    }
    var check = CardCheck(card)
    let turn = check.begin(facts)
    step = .card(check)
    return Turn(effects: turn.effects)
  }

  private mutating func after(
    _ turn: Turn<PhotoSource.Exit>, _ facts: GuideFacts
  ) -> Turn<JourneyExit> {
    switch turn.exit {
    case .chosen(let path):
      step = .reading(nil)
      return Turn(effects: turn.effects + [.readCard(path: path)])
    case .back: return Turn(effects: turn.effects + leavePhoto(facts).effects)
    case nil: break
    }
    return Turn(effects: turn.effects)
  }

  /// Back to the card that a better photo was wanted for, else to how a card is written.
  private mutating func leavePhoto(_ facts: GuideFacts) -> Turn<JourneyExit> {
    guard isReplacing else {
      step = .paper
      return .stay
    }
    isReplacing = false
    return openCard(facts)
  }

  /// Entries that were just read come before the others that wait. Those of a better photo come in the
  /// place of the card in hand, which waits behind them: it may be a photo of somebody else.
  private mutating func take(_ read: [Card], _ facts: GuideFacts) -> Turn<JourneyExit> {
    guard !read.isEmpty else {
      step = .nothingFound
      return .stay
    }
    func isOther(_ card: Card) -> Bool { !read.contains { $0.pending == card.pending } }
    if !isReplacing { round = Round() }
    let done = round.total - round.left
    if isReplacing, let old = cards.first {
      dropCard()
      isReplacing = false
      for index in replaced.indices { replaced[index].replace(old, by: read) }
      // The same photo again has the same entries.
      if isOther(old) {
        replaced.append(ReplacedCard(old, by: read))
        cards.insert(old, at: round.left)
      }
    }
    source = PhotoSource()
    let inHand = read + cards.prefix(round.left).filter(isOther)
    cards = inHand + cards.dropFirst(round.left).filter(isOther)
    round.left = inHand.count
    round.total = done + inHand.count
    return openCard(facts)
  }

  private mutating func after(
    _ turn: Turn<CardCheck.Exit>, _ check: CardCheck, _ facts: GuideFacts
  ) -> Turn<JourneyExit> {
    switch turn.exit {
    case .back where check.stored != nil:
      dropCard()
      if leadsHome(check) { return Turn(effects: turn.effects, exit: .home) }
      step = check.stored.map { .saved($0.contact, $0.number) } ?? .paper
    case .back where check.isBlank:
      cards.removeFirst()
      round = Round()
      step = .paper
    case .back:
      kept = check.restarted
      if leadsHome(check) { return Turn(effects: turn.effects, exit: .home) }
      step = .waiting
    case .anotherPhoto:
      kept = check.restarted
      isReplacing = true
      step = .photo
    case .leftOut:
      dropCard()
      let next = nextCard(cards.isEmpty ? .paper : .waiting, facts)
      return Turn(effects: turn.effects + next.effects)
    case .known(let contact, let number):
      let others = settleReplaced(by: check.card, contact, facts)
      dropCard()
      let next = nextCard(.known(contact, number), facts)
      return Turn(effects: turn.effects + others + next.effects)
    case .stored(let contact, let number):
      let others = settleReplaced(by: check.card, contact, facts)
      dropCard()
      last = check
      guard contact.picture == nil else {
        let next = nextCard(.saved(contact, number), facts)
        return Turn(effects: turn.effects + others + next.effects)
      }
      step = .face(FaceChoice(contact, number))
      return Turn(effects: turn.effects + others)
    case .broughtBack(let contact, let number):
      let others = settleReplaced(by: check.card, contact, facts)
      dropCard()
      // To correct it would take the numbers away that they had before.
      last = nil
      let next = nextCard(.saved(contact, number), facts)
      return Turn(effects: turn.effects + others + next.effects)
    case nil: break
    }
    return Turn(effects: turn.effects)
  }

  private mutating func after(
    _ turn: Turn<FaceChoice.Exit>, _ facts: GuideFacts
  ) -> Turn<JourneyExit> {
    switch turn.exit {
    case .done(let contact, let number):
      return Turn(effects: turn.effects + nextCard(.saved(contact, number), facts).effects)
    case .wrong(let contact, let number): correct(contact, number)
    case .home: return Turn(effects: turn.effects, exit: .home)
    case nil: break
    }
    return Turn(effects: turn.effects)
  }

  /// The card that was stored last is asked about again, with what was said of it; what it became stays
  /// until that is confirmed.
  private mutating func correct(_ contact: Contact, _ number: Contact.Number?) {
    guard let check = last?.correcting(StoredCard(contact: contact, number: number)) else { return }
    cards.insert(check.card, at: 0)
    round.left += 1
    step = .card(check)
  }

  /// Cards of which a better photo was taken wait no more once one of that photo is known to be theirs.
  private mutating func settleReplaced(
    by card: Card, _ contact: Contact, _ facts: GuideFacts
  ) -> [Effect] {
    let settled = replaced.filter { $0.isReplaced(by: card, contact, facts) }
      .compactMap(\.card.pending)
    replaced.removeAll { $0.card.pending.map(settled.contains) ?? true }
    cards.removeAll { $0.pending.map(settled.contains) ?? false }
    return settled.isEmpty ? [] : [.settle(pending: settled)]
  }

  /// The card in hand is done with.
  private mutating func dropCard() {
    kept = nil
    if !cards.isEmpty { cards.removeFirst() }
    round.left = max(0, round.left - 1)
  }

  /// The next card of the round, and what comes behind the last.
  private mutating func nextCard(_ last: Step, _ facts: GuideFacts) -> Turn<JourneyExit> {
    if round.left > 0 { return openCard(facts) }
    step = last
    return .stay
  }
}
