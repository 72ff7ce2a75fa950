/// The information header of a Windows bitmap.
enum BMPHeader {
  static func read(_ source: ByteReader) throws(PictureError) -> PictureHeader {
    var reader = source
    reader.isLittleEndian = true
    guard let size = reader.number(at: 14, size: 4) else { throw .incomplete }
    let bytes = size == 12 ? 2 : 4
    guard let width = reader.number(at: 18, size: bytes),
      let height = reader.number(at: 18 + bytes, size: bytes)
    else { throw .incomplete }
    // A negative height means rows from the top down.
    let rows = bytes == 4 ? Int(Int32(truncatingIfNeeded: height)).magnitude : UInt(height)
    return PictureHeader(format: .bmp, storedWidth: width, storedHeight: Int(rows))
  }
}
