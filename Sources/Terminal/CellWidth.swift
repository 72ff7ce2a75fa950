/// How many cells of a terminal a character takes.
enum CellWidth {
  static func of(_ text: String) -> Int { text.map(of).reduce(0, +) }

  static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default:
      if first.properties.isEmojiPresentation { return 2 }
      if first.properties.generalCategory == .nonspacingMark { return 0 }
      return 1
    }
  }
}
