import Foundation

/// A small Windows bitmap of one colour, made without any picture library.
enum TestBitmap {
  static func write(to file: URL, colour: UInt8 = 0x80, side: Int = 16) throws {
    let pixels = side * side * 3
    func word(_ value: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var bytes: [UInt8] = Array("BM".utf8) + word(54 + pixels) + word(0) + word(54)
    bytes += word(40) + word(side) + word(side) + [1, 0, 24, 0] + word(0) + word(pixels)
    bytes += word(2835) + word(2835) + word(0) + word(0)
    bytes += [UInt8](repeating: colour, count: pixels)
    try Data(bytes).write(to: file)
  }
}
