extension Screen {
  /// All that it says: title, subject, paragraphs, how far it is, choices, 0 and the prompt.
  var texts: [String] {
    var texts = [title]
    if let subject { texts += [subject.text, subject.secondText].compactMap { $0 } }
    texts += paragraphs
    if let progress { texts.append("\(progress.done) / \(progress.total)") }
    texts += choices.map { "\($0.digit)  \($0.label)" }
    texts.append("0  \(back)")
    if let entry { texts.append("\(entry.label) \(entry.value)") }
    return texts
  }
}
