/// The reading of each Han character where nothing says otherwise.
enum HanReadings {
  /// The usual reading; nil for a character outside the table.
  static func usual(of scalar: Unicode.Scalar) -> PinyinSyllable? {
    guard range.contains(scalar.value) else { return nil }
    let code = table[Int(scalar.value - range.lowerBound)]
    guard code > 0 else { return nil }
    return PinyinSyllable(base: bases[Int(code / 8) - 1], tone: Int(code % 8))
  }

  private static let range: ClosedRange<UInt32> = 0x4E00...0x9FFF

  /// The syllables without tones, in the order of the table's lines.
  static let bases: [String] = PinyinTable.text.split(separator: "\n").map { line in
    String(line.prefix { $0 != " " })
  }

  /// For each character of the range: eight times its syllable's place, counted from 1, plus its
  /// tone; 0 where it has no reading.
  private static let table: [UInt16] = {
    var table = [UInt16](repeating: 0, count: range.count)
    var syllable: UInt16 = 0
    var tone: UInt16 = 0
    var isNewLine = true
    for scalar in PinyinTable.text.unicodeScalars {
      switch scalar.value {
      case 0x0A: isNewLine = true
      case 0x31...0x35: tone = UInt16(scalar.value - 0x30)
      case range: table[Int(scalar.value - range.lowerBound)] = syllable * 8 + tone
      default:
        if isNewLine { syllable += 1 }
        isNewLine = false
      }
    }
    return table
  }()
}
