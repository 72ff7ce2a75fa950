/// The blocks of a GIF file (GIF89a, sections 18 to 27), walked as far as its second picture.
enum GIFHeader {
  /// Whether there is more than one picture in it.
  static func isMoving(_ reader: ByteReader) -> Bool {
    guard let screen = reader.number(at: 10, size: 1) else { return false }
    var offset = 13 + coloursLength(screen)
    var pictures = 0
    while let kind = reader.number(at: offset, size: 1) {
      switch kind {
      case 0x2C:
        pictures += 1
        guard pictures == 1, let packed = reader.number(at: offset + 9, size: 1) else {
          return pictures > 1
        }
        offset += 11 + coloursLength(packed)
      case 0x21: offset += 2
      default: return false
      }
      while let length = reader.number(at: offset, size: 1), length > 0 { offset += 1 + length }
      offset += 1
    }
    return false
  }

  /// In bytes, of the table of colours that these bits tell of.
  private static func coloursLength(_ packed: Int) -> Int {
    packed & 0x80 == 0 ? 0 : 3 << ((packed & 7) + 1)
  }
}
