/// The first chunk of a WebP file (RFC 9649, section 2).
enum WebPHeader {
  static func read(_ source: ByteReader) throws(PictureError) -> PictureHeader {
    var reader = source
    reader.isLittleEndian = true
    guard let length = reader.number(at: 4, size: 4), length + 8 <= reader.count,
      reader.count >= 30
    else { throw .incomplete }
    let size: (width: Int, height: Int)?
    if reader.has("VP8 ", at: 12), reader.has([0x9D, 0x01, 0x2A], at: 23) {
      size = pair(reader.number(at: 26, size: 2), reader.number(at: 28, size: 2)).map {
        ($0 & 0x3FFF, $1 & 0x3FFF)
      }
    } else if reader.has("VP8L", at: 12), reader.has([0x2F], at: 20) {
      size = reader.number(at: 21, size: 4).map { ($0 & 0x3FFF + 1, $0 >> 14 & 0x3FFF + 1) }
    } else if reader.has("VP8X", at: 12) {
      let isAnimated = reader.bytes[20] & 0x02 != 0
      if isAnimated { throw .moving }
      size = pair(reader.number(at: 24, size: 3), reader.number(at: 27, size: 3)).map {
        ($0 + 1, $1 + 1)
      }
    } else {
      size = nil
    }
    guard let size else { throw .damaged }
    return PictureHeader(
      format: .webp, storedWidth: size.width, storedHeight: size.height,
      orientation: orientation(reader))
  }

  private static func pair(_ first: Int?, _ second: Int?) -> (Int, Int)? {
    first.flatMap { first in second.map { (first, $0) } }
  }

  /// The orientation in the `EXIF` chunk, with or without JPEG's prefix.
  private static func orientation(_ reader: ByteReader) -> Orientation {
    var offset = 12
    while let length = reader.number(at: offset + 4, size: 4) {
      let end = offset + 8 + length
      if reader.has("EXIF", at: offset), end <= reader.count {
        let start = offset + 8 + (reader.has("Exif\0\0", at: offset + 8) ? 6 : 0)
        guard start < end else { break }
        return TIFFHeader.orientation(Array(reader.bytes[start..<end])) ?? .upright
      }
      offset = end + length % 2
    }
    return .upright
  }
}
