/// The chunks of a PNG file (ISO/IEC 15948, 5.3), walked to its end.
enum PNGHeader {
  static func read(_ reader: ByteReader) throws(PictureError) -> PictureHeader {
    guard reader.has("IHDR", at: 12), let width = reader.number(at: 16, size: 4),
      let height = reader.number(at: 20, size: 4)
    else { throw reader.count < 24 ? .incomplete : .damaged }
    var orientation = Orientation.upright
    var offset = 8
    while let length = reader.number(at: offset, size: 4) {
      let body = offset + 8
      if reader.has("IEND", at: offset + 4) {
        guard reader.number(at: body + length, size: 4) != nil else { break }
        return PictureHeader(
          format: .png, storedWidth: width, storedHeight: height, orientation: orientation)
      }
      if reader.has("eXIf", at: offset + 4), body + length <= reader.count {
        orientation =
          TIFFHeader.orientation(Array(reader.bytes[body..<body + length])) ?? orientation
      }
      offset = body + length + 4
    }
    throw .incomplete
  }
}
