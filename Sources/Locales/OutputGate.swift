/// The one gate that everything from a photo, a file, a name or a network passes before a terminal
/// sees it.
public enum OutputGate {
  /// More marks than this on one character are no language's; they climb over other lines.
  static let mostMarks = 4

  /// The text without controls, escape sequences (with all that belongs to them), bidi controls,
  /// tags and other invisible characters. Line feeds stay where `keepsLines` is true; else they
  /// become spaces, as tabs do. Cleaning what is clean changes nothing.
  public static func clean(_ text: String, keepsLines: Bool = false) -> String {
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    let scalars = Array(text.unicodeScalars)
    var output = String.UnicodeScalarView()
    var marks = 0
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let afterSequence = endOfSequence(scalars, at: index)
      if afterSequence > index {
        index = afterSequence
        continue
      }
      index += 1
      switch scalar.value {
      case 0x0A where keepsLines, 0x20...0x7E:
        marks = 0
        output.append(scalar)
      case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x2028, 0x2029:
        marks = 0
        output.append(" ")
      case 0x00...0x1F, 0x7F...0x9F: continue
      case 0x200D:
        let follower = index < scalars.count ? scalars[index] : " "
        guard joins(output.last, follower) else { continue }
        output.append(scalar)
      default:
        if isInvisible(scalar) { continue }
        marks = isMark(scalar) ? marks + 1 : 0
        if marks <= mostMarks { output.append(scalar) }
      }
    }
    return String(output)
  }

  /// Texts beside one another on one line, each cleaned for itself: a sequence that does not end takes
  /// nothing of the next with it. What is written from the right to the left comes last: a terminal
  /// that knows such writing would turn the groups of a number behind it.
  public static func line(_ texts: String?...) -> String {
    let cleaned = texts.compactMap { $0.map { clean($0) } }
    let fromLeft = cleaned.filter { !$0.unicodeScalars.contains(where: isFromRight) }
    let fromRight = cleaned.filter { $0.unicodeScalars.contains(where: isFromRight) }
    return (fromLeft + fromRight).joined(separator: "  ")
  }

  /// Hebrew, Arabic and their neighbours: the blocks that Unicode keeps for writing from the right
  /// (https://www.unicode.org/reports/tr9/, table 4).
  private static func isFromRight(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Where the escape sequence that starts at an index ends; the index itself where none starts.
  /// A sequence that does not end, or runs over a line's end, is taken to end there.
  private static func endOfSequence(_ scalars: [Unicode.Scalar], at start: Int) -> Int {
    var index = start + 1
    let introducer: UInt32
    switch scalars[start].value {
    case 0x1B:
      guard index < scalars.count else { return index }
      introducer = scalars[index].value
      index += 1
    case 0x80...0x9F: introducer = scalars[start].value - 0x40
    default: return start
    }
    switch introducer {
    case 0x5B:  // CSI: parameters, intermediates, one final byte
      while index < scalars.count, 0x20...0x3F ~= scalars[index].value { index += 1 }
      if index < scalars.count, 0x40...0x7E ~= scalars[index].value { index += 1 }
      return index
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F:  // DCS, SOS, OSC, PM, APC: up to their terminator
      return endOfString(scalars, from: index)
    case 0x20...0x2F:  // intermediates, one final byte
      while index < scalars.count, 0x20...0x2F ~= scalars[index].value { index += 1 }
      if index < scalars.count, 0x30...0x7E ~= scalars[index].value { index += 1 }
      return index
    case 0x30...0x7E: return index
    default: return start + 1
    }
  }

  private static func endOfString(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    var index = start
    while index < scalars.count {
      switch scalars[index].value {
      case 0x07, 0x9C: return index + 1
      case 0x1B:
        return index + 1 < scalars.count && scalars[index + 1] == "\\" ? index + 2 : index
      case 0x0A, 0x0D: return index
      default: index += 1
      }
    }
    return index
  }

  /// A joiner has a use only between two emoji: a family, a profession.
  private static func joins(_ before: Unicode.Scalar?, _ after: Unicode.Scalar) -> Bool {
    guard let before else { return false }
    let isBase =
      before.properties.isEmoji || before.properties.isEmojiModifier || before.value == 0xFE0F
    return isBase && before.value > 0xFF && after.properties.isEmoji && after.value > 0xFF
  }

  /// Non-spacing and enclosing marks. Thai and Indic vowels among them stay within the limit.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Format characters, fillers and characters that no terminal can show; variation selectors of
  /// ideographs stay.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE0E, 0xFE0F, 0xE0100...0xE01EF: false
    case 0x00AD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159: true
    case 0xFDD0...0xFDEF: true
    case let value where value & 0xFFFE == 0xFFFE: true
    default:
      switch scalar.properties.generalCategory {
      case .format, .control, .surrogate: true
      default: scalar.properties.isDefaultIgnorableCodePoint
      }
    }
  }
}
