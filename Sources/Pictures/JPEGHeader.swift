/// The markers of a JPEG file (ITU-T T.81, annex B), walked to its end.
enum JPEGHeader {
  static func read(
    _ reader: ByteReader, maximumScans: Int
  ) throws(PictureError) -> PictureHeader {
    var size: (width: Int, height: Int)?
    var orientation = Orientation.upright
    var scans = 0
    var offset = 2
    while let (marker, body) = nextMarker(reader, from: offset) {
      offset = body
      switch marker {
      case 0xD9:
        guard let size, scans > 0 else { throw .damaged }
        return PictureHeader(
          format: .jpeg, storedWidth: size.width, storedHeight: size.height,
          orientation: orientation, scans: scans)
      case 0x00, 0x01, 0xD0...0xD8:
        continue
      default:
        break
      }
      guard let length = reader.number(at: body, size: 2) else { throw .incomplete }
      guard length >= 2 else { throw .damaged }
      switch marker {
      case 0xC0, 0xC1, 0xC2, 0xC9, 0xCA:
        guard size == nil, let precision = reader.number(at: body + 2, size: 1),
          let height = reader.number(at: body + 3, size: 2),
          let width = reader.number(at: body + 5, size: 2)
        else { throw .damaged }
        guard precision == 8 else { throw .unsupported(kind: "JPEG 12") }
        size = (width, height)
      case 0xC3, 0xC5...0xC7, 0xCB, 0xCD...0xCF:
        throw .unsupported(kind: "JPEG LS")
      case 0xDA:
        scans += 1
        guard scans <= maximumScans else { throw .tooManyScans }
      case 0xE1 where reader.has("Exif\0\0", at: body + 2):
        let end = min(body + length, reader.count)
        if body + 8 < end {
          orientation = TIFFHeader.orientation(Array(reader.bytes[body + 8..<end])) ?? orientation
        }
      default:
        break
      }
      offset = body + length
    }
    throw .incomplete
  }

  /// The next marker and the offset behind it; bytes that are no marker are passed over, as
  /// libjpeg does, among them the compressed data of a scan.
  private static func nextMarker(_ reader: ByteReader, from start: Int) -> (UInt8, Int)? {
    var offset = start
    while let prefix = reader.firstOffset(of: 0xFF, from: offset) {
      offset = prefix + 1
      guard offset < reader.count else { return nil }
      let marker = reader.bytes[offset]
      if marker != 0x00, marker != 0xFF { return (marker, offset + 1) }
    }
    return nil
  }
}
