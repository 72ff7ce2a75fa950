import Foundation
import Names

/// The rules for what somebody says to the family, wherever it comes from.
enum PostText {
  /// The text without controls, bidi overrides and blanks around it; nil where nothing is left
  /// that could be seen.
  ///
  /// - Throws: ``AddressBookError/textTooLong(limit:)``.
  static func cleaned(_ text: String) throws(AddressBookError) -> String? {
    var scalars = String.UnicodeScalarView()
    let plain = String(PersonalName.withoutEscapeSequences(text))
    guard isQuickToCompose(plain.unicodeScalars) else {
      throw .textTooLong(limit: AddressBook.longestPost)
    }
    for scalar in plain.precomposedStringWithCanonicalMapping.unicodeScalars {
      switch scalar.value {
      case 0x0A: scalars.append(scalar)
      // As notes on telephones part lines and paragraphs, and large computers lines.
      case 0x85, 0x2028, 0x2029: scalars.append("\n")
      case 0x0D: continue
      case 0x09: scalars.append(" ")
      case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069,
        0xFEFF, 0xFFF9...0xFFFB:
        continue
      default: scalars.append(scalar)
      }
    }
    let cleaned = String(scalars).trimmingCharacters(in: .whitespacesAndNewlines)
    guard PersonalName.isSeen(cleaned) else { return nil }
    // One character may carry any number of marks; the scalars are limited too.
    guard cleaned.count <= AddressBook.longestPost,
      cleaned.unicodeScalars.count <= 4 * AddressBook.longestPost
    else { throw .textTooLong(limit: AddressBook.longestPost) }
    return cleaned
  }
}

extension PostText {
  /// So many marks on one character are no language's: Unicode's Stream-Safe Text Format (UAX #15)
  /// ends at 30.
  private static let mostMarks = 100

  /// The time that composing takes grows with the square of the marks on one character.
  private static func isQuickToCompose(_ scalars: String.UnicodeScalarView) -> Bool {
    guard scalars.count <= 8 * AddressBook.longestPost else { return false }
    var marks = 0
    for scalar in scalars {
      marks = isMark(scalar) ? marks + 1 : 0
      if marks > mostMarks { return false }
    }
    return true
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// A number's label on one line, at most 40 characters; nil where nothing is left.
  static func label(_ text: String) -> String? {
    guard let cleaned = try? cleaned(text) else { return nil }
    return String(cleaned.replacing("\n", with: " ").prefix(40))
  }
}
