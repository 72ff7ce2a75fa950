import Foundation

/// GNU Unifont's 16-pixel bitmaps, for where no outline font is installed.
final class HexFont: GlyphSource {
  let heights = [64, 48, 32, 16]

  private let data: Data
  private var bitmaps = RecentValues<Character, Bitmap?>()

  private static let files = [
    "/usr/share/unifont/unifont.hex", "/usr/local/share/unifont/unifont.hex",
  ]

  /// Nil where the file is not installed, or is not what it says.
  init?(files: [String] = HexFont.files) {
    guard
      let path = files.first(where: { FileManager.default.isReadableFile(atPath: $0) }),
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else { return nil }
    self.data = data
  }

  func advance(_ character: Character) -> Double? {
    bitmap(character).map { Double($0.width) / 16 }
  }

  func glyph(_ character: Character, width: Int, height: Int) -> Glyph? {
    guard let bitmap = bitmap(character) else { return nil }
    let scale = max(1, height / 16)
    var scaled = Bitmap(width: bitmap.width * scale, height: 16 * scale)
    for y in 0..<scaled.height {
      for x in 0..<scaled.width { scaled[x, y] = bitmap[x / scale, y / scale] }
    }
    return Glyph(bitmap: scaled, left: 0, top: 14 * scale, advance: scaled.width)
  }

  func forgetUnused() { bitmaps.forgetUnused() }

  private func bitmap(_ character: Character) -> Bitmap? {
    bitmaps.value(for: character) { read(character) }
  }

  /// The lines are sorted by code point: `4E00:` and 32 or 64 hexadecimal digits.
  private func read(_ character: Character) -> Bitmap? {
    guard let scalar = character.unicodeScalars.first, scalar.value <= 0xFFFF else { return nil }
    var (low, high) = (data.startIndex, data.endIndex)
    while low < high {
      var start = (low + high) / 2
      while start > low, data[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      var end = start
      while end < data.endIndex, data[end] != UInt8(ascii: "\n") { end += 1 }
      let parts = data[start..<end].split(separator: UInt8(ascii: ":"))
      guard parts.count == 2,
        let value = UInt32(String(decoding: parts[0], as: UTF8.self), radix: 16)
      else { return nil }
      if value == scalar.value { return bitmap(String(decoding: parts[1], as: UTF8.self)) }
      if value < scalar.value { low = end + 1 } else { high = start }
    }
    return nil
  }

  private func bitmap(_ digits: String) -> Bitmap? {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count, values.count == 32 || values.count == 64 else { return nil }
    let perRow = values.count / 16
    var bitmap = Bitmap(width: perRow * 4, height: 16)
    for (index, value) in values.enumerated() {
      for bit in 0..<4 where value & (8 >> bit) != 0 {
        bitmap[index % perRow * 4 + bit, index / perRow] = true
      }
    }
    return bitmap
  }
}
