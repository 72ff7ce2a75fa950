import Locales
import PhoneNumbers

/// A telephone number that is being typed; what was typed is kept, also where it is no number.
struct NumberEntry: Hashable, Sendable {
  var typed = ""
  private var problem: Message?

  init(typed: String = "") { self.typed = typed }

  func paragraphs(_ words: MessageCatalog) -> [String] { problem.map { [words($0)] } ?? [] }

  func entry(_ words: MessageCatalog, label: String) -> Screen.Entry {
    Screen.Entry(label: words(label), value: typed, kind: .number)
  }

  /// The number of the person themselves, by which other homes know them: it must be whole.
  mutating func acceptOwn(_ text: String, _ facts: GuideFacts) -> PhoneNumber? {
    guard let number = accept(text, facts) else { return nil }
    guard number.e164 != nil else {
      problem = Message("start-number-whole")
      return nil
    }
    return number
  }

  /// The number; nil where it is none, and the screen then says why.
  mutating func accept(_ text: String, _ facts: GuideFacts) -> PhoneNumber? {
    typed = text
    do {
      problem = nil
      return try PhoneNumber(typed: text, region: facts.region, areaCode: facts.areaCode)
    } catch {
      problem = error.message
      return nil
    }
  }
}
