/// A name or a number somewhere on a sheet.
struct FoundField: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case name(FieldReading)
    case number(NumberJudge.Finding)
  }

  var content: Content
  /// In pixels of the sheet.
  var box: Box
  /// Which line of writing it stands on, counted from the top.
  var line: Int
  /// Whether it is a name only with a number of its own: else a heading, a note, an address.
  var needsNumber = false
  /// Whether a form has it behind the label of a name, whose numbers follow.
  var isFilledIn = false

  var isName: Bool { if case .name = content { true } else { false } }

  /// Makes what is sure something to check.
  mutating func doubt() {
    switch content {
    case .name(var reading):
      reading.doubt()
      content = .name(reading)
    case .number(var finding):
      finding.reading.doubt()
      content = .number(finding)
    }
  }
}
