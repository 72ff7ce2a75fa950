/// How many cells of a terminal a text takes.
public enum DisplayWidth {
  /// The cells of one line; control characters take none.
  public static func of(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The cells of one character as a person sees it: 0, 1 or 2.
  public static func of(_ character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F, width > 0 { return 2 }
      width = max(width, of(scalar))
    }
    // Two regional indicators are one flag.
    return character.unicodeScalars.count == 2
      && character.unicodeScalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) } ? 2 : width
  }

  /// The cells of one scalar by itself: 0, 1 or 2.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E: 1
    case 0..<0xA0: 0
    case 0x4E00...0x9FFF: 2
    default: zero.contains(scalar.value) ? 0 : wide.contains(scalar.value) ? 2 : 1
    }
  }

  private static let wide = ScalarRanges(DisplayWidthTable.wide)
  private static let zero = ScalarRanges(DisplayWidthTable.zero)
}
