/// The first directory of a TIFF file (TIFF 6.0, section 2), which is EXIF's form too.
enum TIFFHeader {
  static func read(_ reader: ByteReader) throws(PictureError) -> PictureHeader {
    guard let fields = fields(reader) else { throw .incomplete }
    guard let width = fields[0x100], let height = fields[0x101] else { throw .damaged }
    return PictureHeader(
      format: .tiff, storedWidth: width, storedHeight: height,
      orientation: fields[0x112].flatMap(Orientation.init) ?? .upright)
  }

  /// The orientation in a block of EXIF.
  static func orientation(_ exif: [UInt8]) -> Orientation? {
    fields(ByteReader(bytes: exif))?[0x112].flatMap(Orientation.init)
  }

  /// The first directory's single whole numbers by their tag; nil where there is none.
  private static func fields(_ source: ByteReader) -> [Int: Int]? {
    var reader = source
    if source.has("II*\0") {
      reader.isLittleEndian = true
    } else if !source.has("MM\0*") {
      return nil
    }
    guard let start = reader.number(at: 4, size: 4), let count = reader.number(at: start, size: 2)
    else { return nil }
    var fields: [Int: Int] = [:]
    for index in 0..<count {
      let entry = start + 2 + 12 * index
      guard let tag = reader.number(at: entry, size: 2),
        let type = reader.number(at: entry + 2, size: 2),
        let value = reader.number(at: entry + 8, size: type == 3 ? 2 : 4)
      else { return nil }
      if type == 3 || type == 4 { fields[tag] = value }
    }
    return fields
  }
}
