import Foundation
import Locales

/// The form of everything that `--json` prints: one value a line, keys sorted, dates in ISO 8601,
/// what is not there left out.
enum JSONLine {
  static func print(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    Console.print(escaped(String(decoding: try encoder.encode(value), as: UTF8.self)))
  }

  /// What no terminal may see of an old name or post, in JSON's own escapes: a program gets all of it.
  private static func escaped(_ json: String) -> String {
    guard OutputGate.clean(json) != json else { return json }
    return json.unicodeScalars.map { scalar in
      let text = String(scalar)
      // Of many marks on one character the gate drops some, whichever they are.
      guard scalar.properties.isGraphemeExtend || OutputGate.clean(text) != text else {
        return text
      }
      return text.utf16.map { String(format: "\\u%04x", $0) }.joined()
    }.joined()
  }
}
