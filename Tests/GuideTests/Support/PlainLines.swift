import Guide

/// All that a screen says.
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

  /// Wide by Unicode's East Asian Width, in the blocks that the words use.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    (0x2E80...0xA4CF).contains(scalar.value) || (0xFF01...0xFF60).contains(scalar.value)
      || (0x20000...0x3FFFF).contains(scalar.value)
  }
}
