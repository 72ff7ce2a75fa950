import Guide

/// The lines that a screen takes as plain text in a terminal of some width.
struct PlainLines {
  let screen: Screen

  /// Title, subject, paragraphs, choices, 0 and the prompt.
  var texts: [String] {
    var texts = [screen.title]
    if let subject = screen.subject {
      texts += [subject.text, subject.secondText].compactMap { $0 }
    }
    texts += screen.paragraphs
    texts += screen.choices.map { "\($0.digit)  \($0.label)" }
    texts.append("0  \(screen.back)")
    if let entry = screen.entry { texts.append("\(entry.label) \(entry.value)") }
    return texts
  }

  func count(columns: Int) -> Int {
    texts.map { max(1, (Self.width($0) + columns - 1) / columns) }.reduce(0, +)
  }

  /// Cells in a terminal: two for Han and full-width signs.
  static func width(_ text: String) -> Int {
    text.unicodeScalars.map { isWide($0) ? 2 : 1 }.reduce(0, +)
  }

  /// Wide by Unicode's East Asian Width, in the blocks that the words use.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    (0x2E80...0xA4CF).contains(scalar.value) || (0xFF01...0xFF60).contains(scalar.value)
      || (0x20000...0x3FFFF).contains(scalar.value)
  }
}
