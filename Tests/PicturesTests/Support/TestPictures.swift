import Foundation

@testable import Pictures

/// Pictures and files that tests draw by hand.
enum TestPictures {
  static let red: [UInt8] = [220, 30, 30]
  static let green: [UInt8] = [30, 180, 30]
  static let blue: [UInt8] = [30, 30, 220]
  static let white: [UInt8] = [250, 250, 250]

  /// Four quarters in four colours: red and green above, blue and white below.
  static func quarters(width: Int = 48, height: Int = 32) -> Picture {
    var rgb: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width {
        switch (row < height / 2, column < width / 2) {
        case (true, true): rgb += red
        case (true, false): rgb += green
        case (false, true): rgb += blue
        case (false, false): rgb += white
        }
      }
    }
    return Picture(width: width, height: height, rgb: rgb)
  }

  /// The colours' names in the middle of a picture's quarters, row by row.
  static func quarterNames(of picture: Picture) -> [String] {
    [(1, 1), (3, 1), (1, 3), (3, 3)].map { across, down in
      name(of: picture.colour(x: picture.width * across / 4, y: picture.height * down / 4))
    }
  }

  /// The nearest of the four colours.
  static func name(of colour: [UInt8]) -> String {
    let colours = ["red": red, "green": green, "blue": blue, "white": white]
    func distance(_ other: [UInt8]) -> Int {
      zip(colour, other).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    }
    return colours.min { distance($0.value) < distance($1.value) }?.key ?? ""
  }

  /// A block of EXIF with an orientation and a GPS position's directory.
  static func exif(orientation: Int) -> [UInt8] {
    Array("II*\0".utf8) + [8, 0, 0, 0, 2, 0]
      + [0x12, 0x01, 3, 0, 1, 0, 0, 0, UInt8(orientation), 0, 0, 0]
      + [0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0] + [0, 0, 0, 0]
      + Array("GPS-SECRET".utf8)
  }

  /// A JPEG file with EXIF put in behind its first marker.
  static func jpeg(_ picture: Picture, exif: [UInt8]) throws -> [UInt8] {
    let plain = try picture.jpeg(quality: 95)
    let body = Array("Exif\0\0".utf8) + exif
    let length = body.count + 2
    return plain[..<2] + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + body + plain[2...]
  }

  /// A PNG file's chunk, its checksum included.
  static func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + body
    var checksum: UInt32 = .max
    for byte in checked {
      checksum ^= UInt32(byte)
      for _ in 0..<8 {
        checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1
      }
    }
    return big(body.count) + checked + big(Int(~checksum))
  }

  /// A PNG file of these sides, 8 bits grey, whose compressed data is `compressed`.
  static func png(width: Int, height: Int, compressed: [UInt8]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", big(width) + big(height) + [8, 0, 0, 0, 0])
      + chunk("IDAT", compressed) + chunk("IEND", [])
  }

  /// A progressive JPEG of one channel whose scans hold no data: legal to libjpeg, which makes a
  /// pass over the whole picture for each.
  static func progressiveBomb(side: Int, scans: Int) -> [UInt8] {
    let size = [UInt8(side >> 8), UInt8(side & 0xFF)]
    var file: [UInt8] = [0xFF, 0xD8]
    file += [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    file += [0xFF, 0xC2, 0, 11, 8] + size + size + [1, 1, 0x11, 0]
    // One code of one bit, which stands for a difference of nothing.
    file += [0xFF, 0xC4, 0, 20, 0, 1] + [UInt8](repeating: 0, count: 15) + [0]
    for _ in 0..<scans { file += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0, 0x00] }
    return file + [0xFF, 0xD9]
  }

  /// An uncompressed TIFF file of these pages.
  ///
  /// - Parameters:
  ///   - kinds: NewSubfileType of the pages, 0 where none is given.
  ///   - next: where the last page says that the next directory begins; the first begins at 8.
  static func tiff(
    _ pages: [Picture], isLittleEndian: Bool = true, kinds: [Int] = [], next: Int = 0
  ) -> [UInt8] {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isLittleEndian ? bytes : bytes.reversed()
    }
    var file = Array((isLittleEndian ? "II*\0" : "MM\0*").utf8) + number(8, 4)
    for (index, page) in pages.enumerated() {
      // Ten entries, then the bits of the three samples, then the pixels.
      let bits = file.count + 126
      let pixels = bits + 6
      let end = pixels + page.rgb.count
      let entries: [(tag: Int, isShort: Bool, count: Int, value: Int)] = [
        (0xFE, false, 1, index < kinds.count ? kinds[index] : 0), (0x100, false, 1, page.width),
        (0x101, false, 1, page.height), (0x102, true, 3, bits), (0x103, true, 1, 1),
        (0x106, true, 1, 2), (0x111, false, 1, pixels), (0x115, true, 1, 3),
        (0x116, false, 1, page.height), (0x117, false, 1, page.rgb.count),
      ]
      file += number(entries.count, 2)
      for entry in entries {
        file += number(entry.tag, 2)
        file += number(entry.isShort ? 3 : 4, 2)
        file += number(entry.count, 4)
        file +=
          entry.isShort && entry.count == 1
          ? number(entry.value, 2) + [0, 0] : number(entry.value, 4)
      }
      file += number(index == pages.count - 1 ? next : end, 4)
      for _ in 0..<3 { file += number(8, 2) }
      file += page.rgb
    }
    return file
  }

  static func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }
}

extension Picture {
  /// Red, green and blue at a place.
  func colour(x: Int, y: Int) -> [UInt8] {
    let index = 3 * (y * width + x)
    return Array(rgb[index..<index + 3])
  }
}
