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
    lines += [screen.subject?.text, screen.subject?.secondText].compactMap { $0 }
    lines += screen.paragraphs
    if let progress { lines.append(progress) }
    lines += screen.choices.map { "\($0.digit)  \($0.label)" }
    if screen.entry == nil { lines.append("0  \(screen.back)") }
    return lines.flatMap {
      TextLayout.lines(OutputGate.clean($0, keepsLines: true), width: width)
    }.joined(separator: "\n")
  }

  /// How far the work is.
  var progress: String? {
    screen.progress.map {
      words("terminal-progress", ["done": .number($0.done), "total": .number($0.total)])
    }
  }

  /// What to type, with the default said.
  var prompt: String {
    guard let entry = screen.entry else { return words("terminal-choose") }
    let label = OutputGate.clean(entry.label)
    let back = OutputGate.clean(screen.back)
    if entry.value.isEmpty {
      return words("terminal-type", ["label": .text(label), "back": .text(back)])
    }
    return words(
      "terminal-type-default",
      [
        "label": .text(label), "back": .text(back), "value": .text(OutputGate.clean(entry.value)),
      ])
  }
}
