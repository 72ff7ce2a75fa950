/// Messages on a stream of bytes, each behind its length: `5:hello,`
/// (D. J. Bernstein, "Netstrings", 1997).
enum Netstring {
  /// A longer message is a fault of the other side.
  private static let longest = 1_000_000

  static func encoded(_ message: [UInt8]) -> [UInt8] {
    Array("\(message.count):".utf8) + message + [UInt8(ascii: ",")]
  }

  /// Takes every whole message from the beginning of `bytes`; nil where they are no netstrings.
  static func take(from bytes: inout [UInt8]) -> [[UInt8]]? {
    var messages: [[UInt8]] = []
    var start = 0
    while let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) {
      guard let count = Int(String(decoding: bytes[start..<colon], as: UTF8.self)),
        (0...longest).contains(count)
      else { return nil }
      let end = colon + 1 + count
      guard end < bytes.count else { break }
      guard bytes[end] == UInt8(ascii: ",") else { return nil }
      messages.append(Array(bytes[(colon + 1)..<end]))
      start = end + 1
    }
    bytes.removeFirst(start)
    return bytes.count > longest + 8 ? nil : messages
  }
}
