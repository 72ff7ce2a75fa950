import Locales
import Names

/// A name that is being typed; what was typed is kept, also where it can't be taken.
struct NameEntry: Hashable, Sendable {
  var typed = ""
  private var problem: Message?

  init(typed: String = "") { self.typed = typed }

  func paragraphs(_ words: MessageCatalog) -> [String] { problem.map { [words($0)] } ?? [] }

  func entry(_ words: MessageCatalog, label: String) -> Screen.Entry {
    Screen.Entry(label: words(label), value: typed, kind: .text)
  }

  /// The name as it is kept; nil where it can't be, and the screen then says why.
  mutating func accept(_ text: String) -> String? {
    typed = text
    do throws(PersonalNameError) {
      problem = nil
      return try PersonalName.typed(text)
    } catch {
      problem = error.message
      return nil
    }
  }
}

extension String {
  /// Whether nothing but spaces stands in it.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
