import Glibc

/// How the letters of a text stand as bytes, under iconv's name for it.
enum TextEncoding: String {
  case utf8 = "UTF-8"
  /// As the web reads Big5: with what ETEN and Hong Kong added.
  case big5 = "BIG5-HKSCS"
  /// GBK and GB 2312 are parts of it.
  case gb18030 = "GB18030"
  case japanese = "CP932"
  case western = "WINDOWS-1252"

  /// The longest text that iconv is given, in bytes.
  static let longest = 1_000_000

  /// Nil for a name that no old telephone writes: iconv knows hundreds, and a file from outside is
  /// no reason to run them.
  init?(label: String) {
    switch label.uppercased().filter({ $0.isLetter || $0.isNumber }) {
    case "UTF8", "USASCII", "ASCII": self = .utf8
    case "BIG5", "BIG5HKSCS", "CP950", "MS950", "XXBIG5": self = .big5
    case "GB2312", "GB231280", "EUCCN", "GBK", "XGBK", "CP936", "MS936", "GB18030":
      self = .gb18030
    case "SHIFTJIS", "SJIS", "CP932", "MS932", "WINDOWS31J": self = .japanese
    case "ISO88591", "LATIN1", "CP1252", "WINDOWS1252": self = .western
    default: return nil
    }
  }

  /// The text; nil where the bytes are none in this encoding. Nothing is guessed or replaced.
  func text(_ bytes: [UInt8]) -> String? {
    if self == .utf8 || bytes.allSatisfy({ $0 < 0x80 }) {
      return String(validating: bytes, as: UTF8.self)
    }
    guard bytes.count <= Self.longest, let text = converted(bytes),
      !text.unicodeScalars.contains(where: Self.isNoCharacter)
    else { return nil }
    return text
  }

  private func converted(_ bytes: [UInt8]) -> String? {
    guard let converter = iconv_open(TextEncoding.utf8.rawValue, rawValue),
      converter != UnsafeMutableRawPointer(bitPattern: -1)
    else { return nil }
    defer { iconv_close(converter) }
    var input = bytes.map { CChar(truncatingIfNeeded: $0) }
    // Two bytes of Hong Kong's Big5 may be two characters of two bytes; no others give more.
    var output = [CChar](repeating: 0, count: bytes.count * 4)
    let length = input.withUnsafeMutableBufferPointer { (from) -> Int? in
      output.withUnsafeMutableBufferPointer { (to) -> Int? in
        var source = from.baseAddress
        var sourceLeft = from.count
        var target = to.baseAddress
        var targetLeft = to.count
        guard iconv(converter, &source, &sourceLeft, &target, &targetLeft) != -1,
          // The second of two characters may still be held back.
          iconv(converter, nil, nil, &target, &targetLeft) != -1
        else { return nil }
        return to.count - targetLeft
      }
    }
    return length.flatMap { String(validating: output.prefix($0), as: UTF8.self) }
  }

  /// What converters give for bytes that stand for no character that everybody knows.
  private static func isNoCharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{FFFD}" || (0x80...0x9F).contains(scalar.value)
      || scalar.properties.generalCategory == .privateUse
  }
}
