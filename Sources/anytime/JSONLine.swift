import Foundation

/// The form of everything that `--json` prints: one value a line, keys sorted, dates in ISO 8601,
/// what is not there left out.
enum JSONLine {
  static func print(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    Console.print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
