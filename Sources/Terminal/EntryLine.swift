import Guide
import Locales

/// What has been typed so far into a screen's entry.
struct EntryLine: Hashable {
  private(set) var text: String
  let kind: Screen.Entry.Kind
  /// Longer than any name, number or path that we take.
  static let limit = 1000

  init(_ entry: Screen.Entry) {
    text = entry.value
    kind = entry.kind
  }

  /// False where the key means nothing to an entry.
  mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let pasted):
      // A file dragged in is meant instead of the one before.
      if kind == .filePath, Self.isWholePath(pasted) { text = "" }
      insert(pasted)
    case .backspace: if !text.isEmpty { text.removeLast() }
    case .clear: text = ""
    default: return false
    }
    return true
  }

  /// Whether a text names a file from the root or from the home folder, as terminals paste it.
  private static func isWholePath(_ pasted: String) -> Bool {
    pasted.prefixMatch(of: /\s*['"]?(\/|~\/|file:)/) != nil
  }

  /// In a number, digits of any keyboard become plain ones.
  private mutating func insert(_ typed: String) {
    let clean = OutputGate.clean(typed)
    let added =
      kind == .number || kind == .digit
      ? String(clean.map { ZhuyinKeyboard.digit($0).map { Character(String($0)) } ?? $0 }) : clean
    text += added.prefix(max(0, Self.limit - text.count))
  }
}
