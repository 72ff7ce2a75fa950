import Foundation

/// What is kept of a text that somebody gave as a name.
public enum PersonalName {
  /// The most characters that a name may have, as a person counts them.
  public static let longest = 80

  /// A family of four emoji with their skin tones is one character of eleven scalars; names are not
  /// made of those alone.
  private static let mostScalars = 8 * longest

  /// The name in NFC, without controls, escape sequences, bidirectional overrides, invisible and
  /// private characters, runs of spaces folded to one. Emoji and their joiners stay.
  ///
  /// - Throws: ``PersonalNameError`` where nothing is left, or more than ``longest`` characters (one
  ///   that carries hundreds of marks counts as many), or where a part was no text: a name is never cut.
  public static func normalized(_ text: String) throws(PersonalNameError) -> String {
    guard !text.unicodeScalars.contains("\u{FFFD}") else { throw .unreadable }
    var kept = String.UnicodeScalarView()
    var isAfterSpace = true
    for scalar in withoutEscapeSequences(text) {
      if scalar.properties.isWhitespace {
        if !isAfterSpace { kept.append(" ") }
        isAfterSpace = true
      } else if isPrintable(scalar) || joinsEmoji(scalar, after: kept.last) {
        kept.append(scalar)
        isAfterSpace = false
      }
    }
    if kept.last == " " { kept.removeLast() }
    guard kept.contains(where: isSeenAlone) else { throw .empty }
    // The time that composing takes grows with the square of the marks on one character.
    guard kept.count <= mostScalars else { throw .tooLong(count: kept.count) }
    let name = String(kept)
    guard name.count <= longest else { throw .tooLong(count: name.count) }
    return isComposed(kept) ? name : name.precomposedStringWithCanonicalMapping
  }

  /// Whether a text shows anything: blanks do not, nor signs that draw nothing.
  public static func isSeen(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      !$0.properties.isWhitespace && isPrintable($0) && isSeenAlone($0)
    }
  }

  /// The name that somebody typed, normalised.
  ///
  /// - Throws: what ``normalized(_:)`` does, and ``PersonalNameError/digits``. A name of digits that came
  ///   from another program is taken as it is.
  public static func typed(_ text: String) throws(PersonalNameError) -> String {
    let name = try normalized(text)
    let isDigits = name.unicodeScalars.allSatisfy {
      $0 == " " || $0.properties.numericType == .decimal
    }
    guard !isDigits else { throw .digits }
    return name
  }

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200D || scalar.value == 0xFE0F || scalar.value == 0xFE0E
  }

  /// Marks are seen on what they follow.
  private static func isSeenAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: false
    default: !isJoiner(scalar)
    }
  }

  /// Joiners and selectors are invisible, yet an emoji is made of them: they stay beside one.
  private static func joinsEmoji(_ scalar: Unicode.Scalar, after kept: Unicode.Scalar?) -> Bool {
    guard isJoiner(scalar), let kept else { return false }
    return kept.properties.isEmoji && !kept.isASCII || isJoiner(kept)
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    if isJoiner(scalar) { return false }
    // Tags and the other default-ignorable characters draw nothing, as does Braille without a dot.
    if scalar.properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}" { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }

  /// Drops whole escape sequences (CSI, OSC and other strings, two-character ones), since what
  /// follows a lone ESC would stay as rubbish.
  public static func withoutEscapeSequences(_ text: String) -> String.UnicodeScalarView {
    guard text.unicodeScalars.contains(where: { $0 == "\u{1B}" || isControl($0) })
    else { return text.unicodeScalars }
    var kept = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      var introducer = scalar
      if scalar == "\u{1B}" {
        guard let next = rest.popFirst() else { break }
        introducer = next
      } else if !isControl(scalar) {
        kept.append(scalar)
        continue
      }
      switch introducer {
      case "[", "\u{9B}":
        rest = rest.drop { (0x20...0x3F).contains($0.value) }
        if let last = rest.first, (0x40...0x7E).contains(last.value) { rest.removeFirst() }
      case "]", "P", "X", "^", "_", "\u{90}", "\u{98}", "\u{9D}", "\u{9E}", "\u{9F}":
        dropString(from: &rest)
      default: break
      }
    }
    return kept
  }

  /// Whether it may begin a sequence by itself; a C1 control that ends a line does not.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (0x80...0x9F).contains(scalar.value) && scalar != "\u{85}"
  }

  /// Drops up to BEL or ST; a string without an end swallows the rest, as in a terminal.
  private static func dropString(from rest: inout Substring.UnicodeScalarView) {
    while let scalar = rest.popFirst() {
      if scalar == "\u{07}" || scalar == "\u{9C}" { return }
      if scalar == "\u{1B}" {
        if rest.first == "\\" { rest.removeFirst() }
        return
      }
    }
  }

  /// Whether every character is surely in NFC: the composition tables cost 7 ms to load.
  private static func isComposed(_ scalars: String.UnicodeScalarView) -> Bool {
    scalars.allSatisfy {
      $0.value < 0x300 || (0x3100...0xABFF).contains($0.value) && $0.value != 0x3099
    }
  }
}
