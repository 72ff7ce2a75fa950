import Foundation
import Names

/// The rules for what somebody says to the family, wherever it comes from.
enum PostText {
  /// The text without controls, bidi overrides and blanks around it; nil where nothing is left.
  ///
  /// - Throws: ``AddressBookError/textTooLong(limit:)``.
  static func cleaned(_ text: String) throws(AddressBookError) -> String? {
    var scalars = String.UnicodeScalarView()
    let plain = String(PersonalName.withoutEscapeSequences(text))
    for scalar in plain.precomposedStringWithCanonicalMapping.unicodeScalars {
      switch scalar.value {
      case 0x0A: scalars.append(scalar)
      case 0x0D: continue
      case 0x09: scalars.append(" ")
      case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069,
        0xFEFF, 0xFFF9...0xFFFB:
        continue
      default: scalars.append(scalar)
      }
    }
    let cleaned = String(scalars).trimmingCharacters(in: .whitespacesAndNewlines)
    guard !cleaned.isEmpty else { return nil }
    // One character may carry any number of marks; the scalars are limited too.
    guard cleaned.count <= AddressBook.longestPost,
      cleaned.unicodeScalars.count <= 4 * AddressBook.longestPost
    else { throw .textTooLong(limit: AddressBook.longestPost) }
    return cleaned
  }
}

extension PostText {
  /// A number's label on one line, at most 40 characters; nil where nothing is left.
  static func label(_ text: String) -> String? {
    guard let cleaned = try? cleaned(text) else { return nil }
    return String(cleaned.replacing("\n", with: " ").prefix(40))
  }
}
