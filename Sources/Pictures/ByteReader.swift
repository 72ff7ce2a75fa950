import Foundation

/// Whole numbers at places in foreign bytes; nil beyond their end.
struct ByteReader {
  let bytes: [UInt8]
  var isLittleEndian = false

  var count: Int { bytes.count }

  /// The number of `size` bytes (at most 4) at an offset.
  func number(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= count - size else { return nil }
    var value = 0
    for index in 0..<size {
      value = value << 8 | Int(bytes[offset + (isLittleEndian ? size - 1 - index : index)])
    }
    return value
  }

  /// Whether these bytes stand at an offset.
  func has(_ expected: [UInt8], at offset: Int = 0) -> Bool {
    guard offset >= 0, offset <= count - expected.count else { return false }
    return bytes[offset..<offset + expected.count].elementsEqual(expected)
  }

  /// Whether this ASCII text stands at an offset.
  func has(_ text: String, at offset: Int = 0) -> Bool { has(Array(text.utf8), at: offset) }

  /// The offset of the first byte of this value from `start` on.
  func firstOffset(of value: UInt8, from start: Int) -> Int? {
    guard start >= 0, start < count else { return nil }
    return bytes.withUnsafeBytes { buffer -> Int? in
      guard let base = buffer.baseAddress,
        let found = memchr(base + start, Int32(value), buffer.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}
