import AddressBook
import CardReading
import Locales
import PhoneNumbers

/// Is this the number? Yes, or candidates, or mending a digit, or typing it.
struct NumberCheck: Journey {
  enum Step: Hashable {
    case check
    /// What else it may be, of which each is a number.
    case candidates([Candidate])
    case fix
    case place(DigitPlaces)
    case digit(DigitPlaces)
    case type(NumberEntry)
  }

  enum Exit {
    case right(PhoneNumber)
    /// Typed, and to be looked at once more.
    case typed(PhoneNumber)
    /// What stands there is not right; it is being mended.
    case wrong
    case back
    case anotherPhoto
    case leaveOut
  }

  enum Action {
    case right, wrong, candidate(String), fix, anotherPhoto, mend, type, leaveOut
    case narrow(DigitPlaces)
  }

  /// What a number may be too.
  struct Candidate: Hashable {
    /// As it was read.
    let text: String
    /// As every number is shown.
    let shown: String
  }

  /// What a text is as a number somewhere, kept because to find out takes longer than a drawing.
  private struct Known: Hashable {
    let text: String
    let region: Region
    let areaCode: String?
    let number: PhoneNumber?
  }

  private var field: FieldState
  private var step: Step
  private var known: Known?

  /// - Parameter text: what stands instead of what was read.
  init(_ reading: FieldReading, text: String? = nil, isScanned: Bool) {
    field = FieldState(reading, text: text, isScanned: isScanned)
    step = Self.first(field)
  }

  /// As it stands now.
  var text: String { field.text }

  private static func first(_ field: FieldState) -> Step {
    if !field.text.isEmpty { return .check }
    return field.isScanned ? .fix : .type(NumberEntry())
  }

  /// Whether it stands at its first question, where back leads out of it, whatever was typed there.
  var isAtStart: Bool {
    switch (step, Self.first(field)) {
    case (.check, .check), (.fix, .fix), (.type, .type): true
    default: false
    }
  }

  /// Asks no more for another photograph.
  mutating func stayWithPhoto() { field.offersPhoto = false }

  /// Back to the question, with the number as it stands.
  mutating func restart() { step = Self.first(field) }

  private func number(_ facts: GuideFacts) -> PhoneNumber? {
    if let known, known.text == text, known.region == facts.region,
      known.areaCode == facts.areaCode
    {
      return known.number
    }
    return Self.number(text, facts)
  }

  private static func number(_ text: String, _ facts: GuideFacts) -> PhoneNumber? {
    CardEntry.phoneNumber(text, region: facts.region, areaCode: facts.areaCode)
  }

  /// The number as every number is shown; what is none, as it stands there.
  func shown(_ facts: GuideFacts) -> String {
    number(facts)?.formatted(in: facts.region) ?? text
  }

  /// Finds out which number stands there.
  mutating func look(_ facts: GuideFacts) {
    known = Known(
      text: text, region: facts.region, areaCode: facts.areaCode, number: number(facts))
  }

  private var menu: Menu<Action> {
    var menu = Menu<Action>()
    switch step {
    case .check:
      menu.addQuestion(right: .right, wrong: .wrong)
    case .candidates(let others):
      menu.addCandidates(others.map { ($0.shown, .candidate($0.text)) }, none: .fix)
    case .fix:
      if field.offersPhoto { menu.add(Label("add-another-photo"), .anotherPhoto) }
      if text.contains(where: \.isASCIIDigit) { menu.add(Label("add-mend"), .mend) }
      menu.add(Label("add-type-number"), .type)
      menu.add(Label("add-leave-out"), .leaveOut)
    case .place(let places):
      let parts = places.parts
      let areDigits = parts.allSatisfy { $0.indices.count == 1 }
      for (index, part) in parts.enumerated() {
        let digits = part.text(in: text)
        let label =
          areDigits
          ? Label("add-mend-nth", ["n": .number(index + 1), "digit": .text(digits)])
          : Label.plain(digits)
        menu.add(label, .narrow(part))
      }
    case .digit, .type: break
    }
    return menu
  }

  func screen(_ words: MessageCatalog, _ facts: GuideFacts) -> Screen {
    let shown = shown(facts)
    let subject = Screen.Subject(picture: field.crop, secondText: shown.isEmpty ? nil : shown)
    var screen = Screen(
      title: "", subject: subject, choices: menu.choices(words), back: words("guided-back"))
    switch step {
    case .check:
      screen.title = words("add-number-title")
      screen.paragraphs = checkParagraphs(words, facts)
    case .candidates(let others):
      screen.title = words("add-candidates-title", ["count": .number(others.count)])
      screen.subject?.secondText = nil
    case .fix:
      screen.title = words(text.isEmpty ? "add-number-unread-title" : "add-number-fix-title")
      screen.paragraphs = field.problem.map { [words($0)] } ?? []
    case .place:
      screen.title = words("add-mend-place-title")
      screen.subject?.secondText = text
    case .digit(let place):
      screen.title = words("add-mend-digit-title", ["digit": .text(place.text(in: text))])
      screen.subject?.secondText = text
      screen.paragraphs =
        (field.problem.map { [words($0)] } ?? []) + [words("add-mend-digit-help")]
      screen.entry = Screen.Entry(label: words("add-mend-digit-label"), kind: .digit)
    case .type(let entry):
      screen.title = words("add-type-number-title")
      screen.subject?.secondText = nil
      screen.paragraphs = entry.paragraphs(words)
      screen.entry = entry.entry(words, label: "add-type-number-label")
    }
    return screen
  }

  private func checkParagraphs(_ words: MessageCatalog, _ facts: GuideFacts) -> [String] {
    guard let number = number(facts) else {
      return [words(field.crop == nil ? "add-look-again" : "add-compare")]
    }
    var paragraphs = number.doubts.map { words($0) }
    if let part = number.extension {
      paragraphs.append(words("add-number-extension", ["extension": .text(part)]))
    }
    return paragraphs + [words(field.crop == nil ? "add-look-again" : "add-compare")]
  }

  mutating func handle(_ event: Event, _ facts: GuideFacts) -> Turn<Exit> {
    defer { look(facts) }
    switch (step, event) {
    case (_, .choice(let digit)):
      guard let action = menu.action(digit) else { return .stay }
      return perform(action, facts)
    case (_, .back) where isAtStart: return .exit(.back)
    case (_, .back):
      field.problem = nil
      step = Self.first(field)
    case (.digit(let place), .text(let typed)): mend(place, with: typed)
    case (.type(var entry), .text(let typed)):
      if let number = entry.accept(typed, facts) {
        take(number, facts)
        return .exit(number.needsLook ? .typed(number) : .right(number))
      }
      step = .type(entry)
    default: break
    }
    return .stay
  }

  private mutating func perform(_ action: Action, _ facts: GuideFacts) -> Turn<Exit> {
    switch action {
    case .right:
      if let number = number(facts) {
        take(text)
        return .exit(.right(number))
      }
      do { _ = try PhoneNumber(text, region: facts.region) } catch { field.problem = error.message }
      step = .fix
    case .wrong:
      refuse(facts)
      return .exit(.wrong)
    case .candidate(let other): take(other)
    case .fix: step = .fix
    case .anotherPhoto: return .exit(.anotherPhoto)
    case .mend:
      group(facts)
      step = narrowed(DigitPlaces(of: text))
    case .type:
      group(facts)
      step = .type(NumberEntry(typed: text))
    case .leaveOut: return .exit(.leaveOut)
    case .narrow(let places): step = narrowed(places)
    }
    return .stay
  }

  /// What else it may be, or how to put it right: what stands there is not the number.
  mutating func refuse(_ facts: GuideFacts) {
    var met = Set([number(facts)].compactMap { $0.map { NewContact.Number($0).destination } })
    let others = field.others.compactMap { text -> Candidate? in
      guard let number = Self.number(text, facts),
        met.insert(NewContact.Number(number).destination).inserted
      else { return nil }
      return Candidate(text: text, shown: number.formatted(in: facts.region))
    }
    step = others.isEmpty ? .fix : .candidates(others)
  }

  /// The digits in the groups that the screen before showed, for whoever looks for one of them.
  private mutating func group(_ facts: GuideFacts) {
    let shown = shown(facts)
    guard shown != text, shown.filter(\.isASCIIDigit) == text.filter(\.isASCIIDigit) else { return }
    field.take(shown)
  }

  private func narrowed(_ places: DigitPlaces) -> Step {
    places.indices.count > 1 ? .place(places) : .digit(places)
  }

  /// Takes what was typed for the number that it was understood as: what is read from a card knows other
  /// rules.
  private mutating func take(_ number: PhoneNumber, _ facts: GuideFacts) {
    take(number.written)
    known = Known(
      text: text, region: facts.region, areaCode: facts.areaCode, number: number)
  }

  private mutating func take(_ text: String) {
    field.take(text)
    step = .check
  }

  /// Puts what was typed in place of one digit: nothing takes it away, two insert one.
  private mutating func mend(_ place: DigitPlaces, with typed: String) {
    let digits = LookAlikes.repaired(typed).filter(\.isASCIIDigit)
    var characters = Array(text)
    guard let index = place.indices.first, characters.indices.contains(index) else { return }
    guard digits.count <= 2, typed.isBlank || !digits.isEmpty else {
      field.problem = Message("add-mend-digit-wrong")
      return
    }
    characters.replaceSubrange(index...index, with: Array(digits))
    take(String(characters))
  }
}
