import Guide
import Locales

/// The two keys of a screen where something is typed, and what they do: Enter goes on, Escape back.
struct EntryKeys: Hashable {
  struct Key: Hashable {
    let name: String
    let does: String
  }

  let enter: Key
  let escape: Key
  /// What Escape does, and that a number pad, which has none, can do it too.
  let escapeAlso: String
  /// Both on one line.
  let line: String

  init(_ screen: Screen, words: MessageCatalog) {
    enter = Key(name: words("terminal-key-enter"), does: words("terminal-key-done"))
    escape = Key(name: words("terminal-key-escape"), does: OutputGate.clean(screen.back))
    // Where one digit is asked for, 0 is that digit.
    escapeAlso =
      if let entry = screen.entry, entry.kind != .digit {
        words(
          "terminal-key-escape-also",
          ["does": .text(escape.does), "key": .text(PlainText.backKey(behind: entry.value))])
      } else {
        escape.does
      }
    line = [enter, escape].map {
      words("terminal-key", ["key": .text($0.name), "does": .text($0.does)])
    }.joined(separator: "    ")
  }
}
