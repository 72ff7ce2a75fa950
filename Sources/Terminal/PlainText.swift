import Guide
import Locales

/// A screen as text: title, subject, paragraphs, numbered choices, and 0 last.
struct PlainText {
  let screen: Screen
  let words: MessageCatalog
  /// In cells. A terminal would break words in two, and a screen reader would say them so.
  var width = min(Descriptor.output.size?.columns ?? 80, 80)

  init(_ screen: Screen, words: MessageCatalog) {
    self.screen = screen
    self.words = words
  }

  var body: String {
    var lines = [screen.title]
    lines += screen.subject?.lines(words) ?? []
    lines += screen.paragraphs
    if let progress { lines.append(progress) }
    lines += screen.choices.map { "\($0.digit)  \($0.label)" }
    if screen.entry == nil { lines.append("0  \(screen.back)") }
    return wrapped(lines)
  }

  /// What is new behind another screen: all of it, but only the sentences that were not there where
  /// nothing else has changed, and 0 is all that can be pressed, as while a call goes on.
  func news(after last: Screen) -> String {
    var same = last
    same.paragraphs = screen.paragraphs
    guard same == screen, screen.choices.isEmpty, screen.entry == nil else { return "\n" + body }
    return wrapped(screen.paragraphs.filter { !last.paragraphs.contains($0) })
  }

  private func wrapped(_ lines: [String]) -> String {
    lines.flatMap { TextLayout.lines(OutputGate.clean($0, keepsLines: true), width: width) }
      .joined(separator: "\n")
  }

  /// How far the work is.
  var progress: String? {
    screen.progress.map {
      words("terminal-progress", ["done": .number($0.done), "total": .number($0.total)])
    }
  }

  /// What takes the place of the key 0 where something is typed: 0 may be the digit that is wanted.
  static func backKey(of entry: Screen.Entry) -> String { entry.kind == .digit ? "000" : "0" }

  /// The same on a number pad, which can't erase what stands in the field: nobody's last digits.
  static func backKey(behind value: String) -> String { value.isEmpty ? "0" : "000" }

  /// Whether an answer asks to go back: a number pad has no Escape.
  static func isBack(_ answer: String, in entry: Screen.Entry) -> Bool {
    let digit = answer.count == 1 ? answer.first.flatMap { ZhuyinKeyboard.digit($0) } : nil
    return answer == backKey(of: entry) || digit == 0 && entry.kind != .digit
      || answer == entry.value + "000"
  }

  /// What to type, with the default said.
  var prompt: String {
    guard let entry = screen.entry else { return words("terminal-choose") }
    let label = OutputGate.clean(entry.label)
    let back = OutputGate.clean(screen.back)
    if entry.value.isEmpty {
      return words(
        "terminal-type",
        ["label": .text(label), "back": .text(back), "key": .text(Self.backKey(of: entry))])
    }
    return words(
      "terminal-type-default",
      [
        "label": .text(label), "back": .text(back), "key": .text(Self.backKey(of: entry)),
        "value": .text(OutputGate.clean(entry.value)),
      ])
  }
}
