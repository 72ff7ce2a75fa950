import AddressBook
import CardReading
import Locales
import PhoneNumbers

/// One entry of a card, from what was read to what is stored: the number, then the name.
struct CardCheck: Journey {
  enum Step: Hashable {
    case number
    /// 110 and its like are nobody's own number.
    case service(PhoneNumber)
    case finding(PhoneNumber)
    case known(Contact)
    case name
    case findingName(String)
    case namesake(Contact)
    /// Who had this name and number and was removed.
    case removed(Contact)
    /// Whether it is really not to be added, also where it was said to be of somebody who is there.
    case leaving(Contact?)
    case storing
    case bringingBack
  }

  enum Exit {
    case back, anotherPhoto, leftOut
    case stored(Contact, Contact.Number?)
    /// It was stored before.
    case known(Contact, Contact.Number?)
    /// It was removed before, and is back.
    case broughtBack(Contact, Contact.Number?)
  }

  enum Action {
    case keepService(PhoneNumber), wrongNumber, leaveOut, leave, stay
    case same(Contact), other(Contact)
    case addTo(Contact), bringBack(Contact), someoneElse(Contact)
  }

  private(set) var card: Card
  private var number: NumberCheck
  private var name: NameCheck
  private var confirmed: PhoneNumber?
  private var confirmedName: String?
  private var step = Step.number
  /// Whether the name is confirmed, behind the number.
  private var isNamed = false
  /// Who may be meant too, and is asked about next.
  private var others: [Contact] = []
  /// Who is not meant, as the person has said since the number was confirmed.
  private var denied: Set<Contact.ID> = []
  /// What it became a moment ago and is put right: it stays as it is until that is confirmed.
  private(set) var stored: StoredCard?
  /// Whether the person came back to the number from the name.
  private(set) var isGoingBack = false

  init(_ card: Card) {
    self.card = card
    number = NumberCheck(
      card.number, text: card.confirmedNumber, isScanned: card.photo != nil)
    name = NameCheck(card.name, text: card.confirmedName, isScanned: card.photo != nil)
  }

  /// Whether there is nothing yet that going away would lose.
  var isBlank: Bool { card.pending == nil && number.text.isEmpty && name.text.isEmpty }

  /// Whether it stands at its first question, where back leads away from the card.
  var isAtStart: Bool { step == .number && number.isAtStart }

  /// The same card, asked from the number on; what was chosen and typed stands.
  var restarted: CardCheck {
    var copy = self
    copy.number.restart()
    copy.name.restart()
    copy.step = .number
    copy.isGoingBack = false
    return copy
  }

  /// The same card, to put right what it became. Another photograph would be of somebody new.
  func correcting(_ stored: StoredCard) -> CardCheck {
    var copy = restarted
    copy.stored = stored
    copy.number.stayWithPhoto()
    copy.name.stayWithPhoto()
    return copy
  }

  /// Goes on behind the number where it was confirmed before.
  mutating func begin(_ facts: GuideFacts) -> Turn<Exit> {
    number.look(facts)
    guard let text = card.confirmedNumber,
      let number = CardEntry.phoneNumber(text, region: facts.region, areaCode: facts.areaCode),
      // Since then the area code may have become another.
      number.e164 == card.confirmedE164
    else { return .stay }
    if number.standing == .service {
      confirmed = number
      step = .service(number)
      return .stay
    }
    // What was typed was looked at by nobody else.
    return number.needsLook && card.photo == nil ? .stay : look(for: number)
  }

  private var menu: Menu<Action> {
    var menu = Menu<Action>()
    switch step {
    case .service(let number):
      menu.add(Label("add-service-keep"), .keepService(number))
      menu.add(Label("add-service-wrong"), .wrongNumber)
      menu.add(Label("add-leave-out"), .leaveOut)
    case .known(let contact):
      menu.add(Label("add-known-same"), .same(contact))
      menu.add(Label("add-known-other"), .other(contact))
    case .namesake(let contact):
      menu.add(Label("add-namesake-same"), .addTo(contact))
      menu.add(Label("add-namesake-other"), .someoneElse(contact))
    case .removed(let contact):
      menu.add(Label("add-removed-back"), .bringBack(contact))
      menu.add(Label("add-removed-new"), .someoneElse(contact))
    case .leaving:
      menu.add(Label("add-leave-yes"), .leave)
      menu.add(Label("add-leave-no"), .stay)
    case .number, .finding, .name, .findingName, .storing, .bringingBack: break
    }
    return menu
  }

  func screen(_ words: MessageCatalog, _ facts: GuideFacts) -> Screen {
    var screen = Screen(
      title: words("guided-moment"), choices: menu.choices(words), back: words("guided-back"))
    switch step {
    case .number:
      var screen = number.screen(words, facts)
      // Where nothing of the number is there to see, the name tells whose it is.
      if screen.subject == Screen.Subject() { screen.subject = name.subject }
      return screen
    case .name: return name.screen(words, facts)
    case .service(let number):
      screen.title = words("add-service-title")
      screen.subject = Screen.Subject(secondText: number.formatted)
      screen.paragraphs =
        (number.serviceNumber.map { [words($0.warning(in: facts.region))] } ?? []) + [
          words("add-service-question")
        ]
    case .known(let contact):
      screen.title = words("add-known-title")
      let number = number(of: contact)
      screen.subject = contact.subject(number: number, facts)
      screen.paragraphs = [number?.byHand, Message("add-known-question")]
        .compactMap(\.self).map { words($0) }
    case .namesake(let contact):
      screen.title = words("add-namesake-title")
      let number = contact.numbers.first
      screen.subject = contact.subject(number: number, facts)
      screen.paragraphs = [number?.byHand, Message("add-namesake-question")]
        .compactMap(\.self).map { words($0) }
    case .removed(let contact):
      screen.title = words("add-removed-title")
      screen.subject = contact.subject(number: number(of: contact), facts)
      screen.paragraphs = [words("add-removed-question")]
    case .leaving(let known):
      // Not the number that is somebody else's, but what stands on the paper.
      let written =
        known == nil ? number : NumberCheck(card.number, isScanned: card.photo != nil)
      screen.title = words("add-leave-title")
      screen.subject = Screen.Subject(
        picture: card.number.crop.map(ScreenPicture.encoded), text: name.subject?.text,
        secondText: written.text.isEmpty ? nil : written.shown(facts))
      screen.paragraphs = card.photo == nil ? [] : [words("add-leave-photo")]
    case .finding, .findingName, .storing, .bringingBack:
      screen.paragraphs = [words("add-storing")]
    }
    return screen
  }

  mutating func handle(_ event: Event, _ facts: GuideFacts) -> Turn<Exit> {
    if case .choice = event { isGoingBack = false }
    switch (step, event) {
    case (_, .result(.kept(let pending))):
      card.pending = pending
      card.confirmedNumber = confirmed?.written
      card.confirmedE164 = confirmed?.e164
      card.confirmedName = confirmedName
    case (.number, _): return after(number.handle(event, facts))
    case (.name, _): return after(name.handle(event, facts))
    case (_, .choice(let digit)): return perform(menu.action(digit), facts)
    case (.finding, .result(.known(let known))), (.findingName, .result(.known(let known))):
      others = known.filter { !denied.contains($0.id) && !isPutRight($0) }
      return askAboutNext()
    case (.storing, .result(.stored(let contact))):
      // What was put right in its place is nobody else's.
      let effects = contact.id == stored?.contact.id ? [] : takenBack(for: contact)
      return Turn(effects: effects, exit: .stored(contact, number(of: contact)))
    case (.bringingBack, .result(.stored(let contact))):
      let number = number(of: contact)
      return Turn(effects: takenBack(for: contact), exit: .broughtBack(contact, number))
    case (.leaving, .back): stay()
    case (.finding, .result(.failed)), (.finding, .back), (.service, .back), (.known, .back):
      step = .number
    case (.findingName, .result(.failed)), (.storing, .result(.failed)),
      (.bringingBack, .result(.failed)), (.findingName, .back), (.namesake, .back),
      (.removed, .back):
      name.restart()
      step = .name
    default: break
    }
    return .stay
  }

  private mutating func after(_ turn: Turn<NumberCheck.Exit>) -> Turn<Exit> {
    switch turn.exit {
    case .right(let number) where number.standing == .service:
      confirmed = number
      step = .service(number)
      return Turn(effects: keptAnswers)
    case .right(let number): return find(number)
    case .typed(let number):
      confirmed = number
      return Turn(effects: keptAnswers)
    case .wrong: return denied(.number)
    case .back: return .exit(.back)
    case .anotherPhoto: return .exit(.anotherPhoto)
    case .leaveOut: step = .leaving(nil)
    case nil: break
    }
    return Turn(effects: turn.effects)
  }

  private mutating func after(_ turn: Turn<NameCheck.Exit>) -> Turn<Exit> {
    switch turn.exit {
    case .right(let name?):
      guard let confirmed else { return .stay }
      confirmedName = name
      isNamed = true
      step = .findingName(name)
      return Turn(effects: keptAnswers + [.findName(name, confirmed)])
    case .right(nil):
      confirmedName = nil
      return store()
    case .wrong: return denied(.name)
    case .back:
      step = .number
      isGoingBack = true
    case .anotherPhoto: return .exit(.anotherPhoto)
    case nil: break
    }
    return Turn(effects: turn.effects)
  }

  private mutating func perform(_ action: Action?, _ facts: GuideFacts) -> Turn<Exit> {
    switch action {
    case .keepService(let number): return find(number)
    case .wrongNumber:
      number.refuse(facts)
      step = .number
      return denied(.number)
    case .leaveOut: step = .leaving(nil)
    case .leave:
      if case .leaving(let known) = step { return leaveOut(known) }
    case .stay: stay()
    case .same(let contact):
      if mayBe(contact, facts) { return leaveOut(contact) }
      step = .leaving(contact)
    case .other(let contact):
      denied.insert(contact.id)
      return askAboutNext()
    case .addTo(let contact):
      guard let confirmed = confirmedCard else { return .stay }
      step = .storing
      if let stored, stored.contact.id == contact.id { return correct(stored, to: confirmed) }
      return .perform(.addNumber(confirmed, to: contact.id))
    case .bringBack(let contact):
      step = .bringingBack
      return .perform(.bringBack(contact.id, pending: card.pending))
    case .someoneElse(let contact):
      denied.insert(contact.id)
      return askAboutNext()
    case nil: break
    }
    return .stay
  }

  /// Asks about the next one who may be meant; goes on where there is nobody.
  private mutating func askAboutNext() -> Turn<Exit> {
    guard !others.isEmpty else {
      if isNamed { return store() }
      step = .name
      return .stay
    }
    let next = others.removeFirst()
    step =
      if next.removed != nil {
        .removed(next)
      } else if number(of: next) == nil {
        .namesake(next)
      } else {
        .known(next)
      }
    return .stay
  }

  private mutating func stay() {
    number.restart()
    step = .number
  }

  /// The number in hand, where a contact has it.
  private func number(of contact: Contact) -> Contact.Number? {
    guard let confirmed else { return nil }
    let destination = NewContact.Number(confirmed).destination
    return contact.numbers.first { $0.destination == destination }
  }

  private mutating func find(_ number: PhoneNumber) -> Turn<Exit> {
    let turn = look(for: number)
    return Turn(effects: keptAnswers + turn.effects)
  }

  private mutating func look(for number: PhoneNumber) -> Turn<Exit> {
    confirmed = number
    isNamed = false
    denied = []
    step = .finding(number)
    return .perform(.findNumber(number))
  }

  /// What was confirmed is kept at once, whatever happens before all of it is.
  private var keptAnswers: [Effect] {
    confirmed.map {
      [.keepAnswers(pending: card.pending, number: $0, name: confirmedName)]
    } ?? []
  }

  /// A no is kept at once too: nobody may take for right what the person has called wrong.
  private mutating func denied(_ field: PendingEntry.Field) -> Turn<Exit> {
    switch field {
    case .number:
      confirmed = nil
      card.number.text = card.confirmedNumber ?? card.number.text
      card.confirmedNumber = nil
      card.confirmedE164 = nil
    case .name:
      confirmedName = nil
      card.name.text = card.confirmedName ?? card.name.text
      card.confirmedName = nil
    }
    return Turn(effects: card.pending.map { [.deny(field, pending: $0)] } ?? [])
  }

  /// - Parameter known: who is there already, where it is of them.
  private func leaveOut(_ known: Contact?) -> Turn<Exit> {
    let settled = card.pending.map { [Effect.settle(pending: [$0])] } ?? []
    return Turn(
      effects: stored == nil ? settled : takenBack(for: known),
      exit: known.map { .known($0, number(of: $0)) } ?? .leftOut)
  }

  /// Whether the card may well be of somebody who is there: a number that was typed may be theirs by a
  /// slip, and what is written would be lost.
  private func mayBe(_ contact: Contact, _ facts: GuideFacts) -> Bool {
    (card.photo == nil && stored == nil) || contact.id == stored?.contact.id
      || card.mayName(contact) || card.mayHaveNumber(of: contact, facts)
  }

  /// Whether a contact is only there because of what is put right: nobody need be asked about it.
  private func isPutRight(_ contact: Contact) -> Bool {
    guard let stored, stored.contact.id == contact.id else { return false }
    return isNamed ? stored.isWhole : number(of: contact)?.id == stored.number?.id
  }

  private func correct(_ stored: StoredCard, to card: ConfirmedCard) -> Turn<Exit> {
    .perform(.correct(stored.number?.id, of: stored.contact.id, to: card))
  }

  /// What is put right goes once somebody stands in its place.
  private func takenBack(for contact: Contact?) -> [Effect] {
    guard let stored else { return [] }
    let isSame = contact?.id == stored.contact.id
    if isSame, contact.flatMap(number(of:))?.id == stored.number?.id { return [] }
    return [.takeBack(stored.number?.id, of: stored.contact.id)]
  }

  private var confirmedCard: ConfirmedCard? {
    confirmed.map {
      ConfirmedCard(
        pending: card.pending, name: confirmedName, number: $0, handwriting: card.name.crop,
        photo: card.photo)
    }
  }

  private mutating func store() -> Turn<Exit> {
    guard let card = confirmedCard else { return .stay }
    step = .storing
    if let stored, stored.isWhole { return correct(stored, to: card) }
    return .perform(.store(card))
  }
}
