/// Signs that stand for digits in a written number. For number fields only: in a name, O is O.
public enum LookAlikes {
  /// The text with ASCII digits for full-width, Han and other scripts' digits and for letters of a
  /// digit's shape inside a number; with one kind of dash, single blanks and no invisible signs.
  ///
  /// A letter is taken for a digit only where everything that touches it is a digit or such a
  /// letter, and a digit is among them: `O912` → `0912`, while `Tel0912` and `BOSS` stay.
  public static func repaired(_ text: String) -> String {
    var scalars = text.unicodeScalars.compactMap(plain)
    let hasDigits = scalars.contains { isDigit($0) }
    if !hasDigits {
      scalars = scalars.map { hanDigits[$0] ?? $0 }
    } else {
      for index in scalars.indices.dropFirst().dropLast()
      where scalars[index] == "一" && isDigit(scalars[index - 1]) && isDigit(scalars[index + 1]) {
        scalars[index] = "-"
      }
      scalars = scalars.map { $0 == "〇" || $0 == "○" ? "0" : $0 }
    }
    var output = String.UnicodeScalarView()
    var run: [Unicode.Scalar] = []
    func flush() {
      let isNumber =
        run.contains(where: isDigit) && run.allSatisfy { isDigit($0) || letters[$0] != nil }
      output.append(contentsOf: isNumber ? run.map { letters[$0] ?? $0 } : run)
      run = []
    }
    for scalar in scalars {
      if isDigit(scalar) || scalar.properties.isAlphabetic || scalar == "|" {
        run.append(scalar)
      } else {
        flush()
        if scalar == " ", output.isEmpty || output.last == " " { continue }
        output.append(scalar)
      }
    }
    flush()
    if output.last == " " { output.removeLast() }
    return String(output)
  }

  /// The letters that are drawn like a digit. S, Z and B are not among them: whoever types them
  /// missed a key, and a guess would call a stranger.
  private static let letters: [Unicode.Scalar: Unicode.Scalar] = [
    "O": "0", "o": "0", "I": "1", "l": "1", "|": "1",
  ]

  private static let hanDigits: [Unicode.Scalar: Unicode.Scalar] = [
    "〇": "0", "○": "0", "零": "0", "一": "1", "二": "2", "三": "3", "四": "4", "五": "5",
    "六": "6", "七": "7", "八": "8", "九": "9",
  ]

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// One sign as ASCII where it has an ASCII counterpart; nil where it can't be seen.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .format: return nil
    case .decimalNumber:
      guard let value = properties.numericValue else { return scalar }
      return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return " "
    case .dashPunctuation: return "-"
    default: break
    }
    switch scalar.value {
    case 0x09...0x0D: return " "
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0)
    // Minus, the long vowel mark, horizontal box lines: all are drawn as dashes.
    case 0x2212, 0x30FC, 0x2500, 0x2501, 0xFF70: return "-"
    case 0xFE00...0xFE0F: return nil
    default: return scalar
    }
  }
}
