import CardReading
import Locales
import Names

/// Is this the name? Yes, or candidates, or typing it, or keeping the handwriting as the name.
struct NameCheck: Journey {
  enum Step: Hashable {
    case check
    case candidates
    case fix
    case type(NameEntry)
  }

  enum Exit {
    /// The name; nil where the handwriting is the name.
    case right(String?)
    /// What stands there is not right; it is being mended.
    case wrong
    case back
    case anotherPhoto
  }

  enum Action {
    case right, wrong, candidate(String), fix, anotherPhoto, type, handwriting
  }

  private var field: FieldState
  private var step: Step

  /// - Parameter text: what stands instead of what was read.
  init(_ reading: FieldReading, text: String? = nil, isScanned: Bool) {
    field = FieldState(reading, text: text, isScanned: isScanned)
    step = Self.first(field)
  }

  /// As it stands now.
  var text: String { field.text }

  private static func first(_ field: FieldState) -> Step {
    if !field.text.isEmpty { return .check }
    return field.isScanned ? .fix : .type(NameEntry())
  }

  /// Whether it stands at its first question, where back leads out of it, whatever was typed there.
  private var isAtStart: Bool {
    switch (step, Self.first(field)) {
    case (.check, .check), (.fix, .fix), (.type, .type): true
    default: false
    }
  }

  /// Asks no more for another photograph.
  mutating func stayWithPhoto() { field.offersPhoto = false }

  /// Back to the question, with the name as it stands.
  mutating func restart() { step = Self.first(field) }

  private var menu: Menu<Action> {
    var menu = Menu<Action>()
    switch step {
    case .check:
      menu.addQuestion(right: .right, wrong: .wrong)
    case .candidates:
      menu.addCandidates(field.others.map { ($0, .candidate($0)) }, none: .fix)
    case .fix:
      if field.offersPhoto { menu.add(Label("add-another-photo"), .anotherPhoto) }
      menu.add(Label("add-type-name"), .type)
      if field.crop != nil { menu.add(Label("add-keep-handwriting"), .handwriting) }
    case .type: break
    }
    return menu
  }

  /// The handwriting and what stands there as the name; nil where there is neither.
  var subject: Screen.Subject? {
    let subject = Screen.Subject.name(text.isEmpty ? nil : text, picture: field.crop)
    return subject == Screen.Subject() ? nil : subject
  }

  func screen(_ words: MessageCatalog, _ facts: GuideFacts) -> Screen {
    var screen = Screen(
      title: "", subject: subject, choices: menu.choices(words), back: words("guided-back"))
    switch step {
    case .check:
      screen.title = words("add-name-title")
      screen.paragraphs = [
        words(field.crop == nil ? "add-look-again" : "add-compare")
      ]
    case .candidates:
      screen.title = words("add-candidates-title", ["count": .number(field.others.count)])
      screen.subject?.text = nil
    case .fix:
      screen.title = words(text.isEmpty ? "add-name-unread-title" : "add-name-fix-title")
      screen.paragraphs = field.problem.map { [words($0)] } ?? []
      if field.crop != nil { screen.paragraphs.append(words("add-keep-handwriting-why")) }
    case .type(let entry):
      screen.title = words("add-type-name-title")
      screen.subject?.text = nil
      screen.paragraphs = entry.paragraphs(words)
      screen.entry = entry.entry(words, label: "add-type-name-label")
    }
    if screen.subject == Screen.Subject() { screen.subject = nil }
    return screen
  }

  mutating func handle(_ event: Event, _ facts: GuideFacts) -> Turn<Exit> {
    switch (step, event) {
    case (_, .choice(let digit)):
      guard let action = menu.action(digit) else { return .stay }
      return perform(action)
    case (_, .back) where isAtStart: return .exit(.back)
    case (_, .back): step = Self.first(field)
    case (.type(var entry), .text(let typed)):
      if let name = entry.accept(typed) {
        take(name)
        return .exit(.right(name))
      }
      step = .type(entry)
    default: break
    }
    return .stay
  }

  private mutating func perform(_ action: Action) -> Turn<Exit> {
    switch action {
    case .right:
      do { return .exit(.right(try PersonalName.normalized(text))) } catch {
        field.problem = error.message
        step = .fix
      }
    case .wrong:
      step = field.others.isEmpty ? .fix : .candidates
      return .exit(.wrong)
    case .candidate(let other): take(other)
    case .fix: step = .fix
    case .anotherPhoto: return .exit(.anotherPhoto)
    case .type: step = .type(NameEntry(typed: text))
    case .handwriting: return .exit(.right(nil))
    }
    return .stay
  }

  private mutating func take(_ text: String) {
    field.take(text)
    step = .check
  }
}
