import Foundation
import Pictures

/// A TIFF file of several pages, as a flatbed scanner writes it.
enum TestTIFF {
  static func write(_ pages: [Picture], to file: URL) throws {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var bytes = Array("II*\0".utf8) + number(8, 4)
    for (index, page) in pages.enumerated() {
      // Nine entries, then the bits of the three samples, then the pixels.
      let bits = bytes.count + 114
      let pixels = bits + 6
      let entries = [
        [0x100, 4, 1, page.width], [0x101, 4, 1, page.height], [0x102, 3, 3, bits],
        [0x103, 3, 1, 1], [0x106, 3, 1, 2], [0x111, 4, 1, pixels], [0x115, 3, 1, 3],
        [0x116, 4, 1, page.height], [0x117, 4, 1, page.rgb.count],
      ]
      bytes += number(entries.count, 2)
      for entry in entries {
        bytes += number(entry[0], 2)
        bytes += number(entry[1], 2)
        bytes += number(entry[2], 4)
        bytes += number(entry[3], 4)
      }
      bytes += number(index == pages.count - 1 ? 0 : pixels + page.rgb.count, 4)
      for _ in 0..<3 { bytes += number(8, 2) }
      bytes += page.rgb
    }
    try Data(bytes).write(to: file)
  }
}
