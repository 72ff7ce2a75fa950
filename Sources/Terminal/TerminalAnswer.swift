/// What a terminal says when it is asked. Others may say it too: only what is exactly an answer is
/// one, and no answer does more than change how screens look.
enum TerminalAnswer: Hashable {
  /// The colour of its background (OSC 11).
  case background(Colour)
  /// It has taken the small picture of the question, and so shows pictures as kitty does.
  case kittyPictures
  /// It is a VTE that draws sextants itself, without the gaps that a font's own leave (`CSI > c`).
  case sextants
  /// The pixels of a cell (`CSI 16 t`).
  case cell(CellPixels)
  /// What it can do (`CSI c`); the last of the answers.
  case attributes(hasSixel: Bool)

  /// All questions in one breath, answered in this order. A terminal may take the string of kitty's
  /// for its title, which is therefore put aside; what else it makes of them is cleared.
  static let questions =
    "\u{1B}]11;?\u{7}\u{1B}[22;2t\u{1B}_Gi=\(kittyImage),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[23;2t"
    + "\u{1B}[>c\u{1B}[16t\u{1B}[c"

  private static let kittyImage = 8227

  /// VTE 0.70, the oldest whose sextants have been looked at. (What else draws them itself shows
  /// pictures in pixels.)
  private static let firstWithSextants = 7000

  /// The parameters and the end of a control sequence: `?62;4c`.
  init?(control: String) {
    if control.hasPrefix("?"), control.hasSuffix("c") {
      guard let numbers = Self.numbers(control.dropFirst().dropLast()) else { return nil }
      self = .attributes(hasSixel: numbers.dropFirst().contains(4))
    } else if control.hasPrefix(">"), control.hasSuffix("c") {
      // Its kind, version and options: 65 and 1 are VTE's.
      guard let numbers = Self.numbers(control.dropFirst().dropLast()), numbers.count == 3,
        numbers[0] == 65, numbers[1] >= Self.firstWithSextants, numbers[2] == 1
      else { return nil }
      self = .sextants
    } else if control.hasSuffix("t") {
      guard let numbers = Self.numbers(control.dropLast()), numbers.count == 3, numbers[0] == 6,
        let cell = CellPixels(width: numbers[2], height: numbers[1])
      else { return nil }
      self = .cell(cell)
    } else {
      return nil
    }
  }

  /// A string with the character that introduces it: `]11;rgb:rrrr/gggg/bbbb`, each part of one to
  /// four hexadecimal digits, or `_Gi=…;OK`.
  init?(string: String) {
    if string == "_Gi=\(Self.kittyImage);OK" {
      self = .kittyPictures
      return
    }
    guard string.hasPrefix("]11;rgb:") else { return nil }
    let texts = string.dropFirst(8).split(separator: "/", omittingEmptySubsequences: false)
    let parts = texts.compactMap { part -> UInt32? in
      guard (1...4).contains(part.count), part.allSatisfy(\.isHexDigit),
        let value = UInt32(part, radix: 16)
      else { return nil }
      return value * 255 / ((1 << (4 * UInt32(part.count))) - 1)
    }
    guard texts.count == 3, parts.count == 3 else { return nil }
    self = .background(Colour(parts[0] << 16 | parts[1] << 8 | parts[2]))
  }

  /// Numbers between semicolons, none meaning 0, not more than any terminal has to tell.
  private static func numbers(_ text: Substring) -> [Int]? {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { 0x30...0x39 ~= $0 } && part.utf8.count <= 5 ? Int(part) ?? 0 : nil
    }
    return numbers.count == parts.count && numbers.count <= 32 ? numbers : nil
  }
}
