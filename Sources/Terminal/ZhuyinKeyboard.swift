/// Digits typed while a Taiwanese zhuyin (ㄅㄆㄇ) keyboard layout is on.
enum ZhuyinKeyboard {
  /// What the keys of the digit row give in the standard (大千) layout.
  private static let digits: [Character: Int] = [
    "ㄅ": 1, "ㄉ": 2, "ˇ": 3, "ˋ": 4, "ㄓ": 5, "ˊ": 6, "˙": 7, "ㄚ": 8, "ㄞ": 9, "ㄢ": 0,
  ]

  /// The digit of a character: ASCII, full-width, or the zhuyin key in its place.
  static func digit(_ character: Character) -> Int? {
    if let digit = digits[character] { return digit }
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return nil
    }
    switch scalar.value {
    case 0x30...0x39: return Int(scalar.value) - 0x30
    case 0xFF10...0xFF19: return Int(scalar.value) - 0xFF10
    default: return nil
    }
  }
}
