/// A kind of file that is read here.
public enum PictureFormat: Sendable, CaseIterable {
  case jpeg, png, tiff, webp, bmp
  /// HEIC and AVIF: pictures in ISO/IEC 23008-12 containers.
  case heif

  /// The kind of a file by its first bytes, whatever its name says. Throws
  /// ``PictureError/unsupported(kind:)`` for kinds that are known and not read,
  /// ``PictureError/moving`` for a GIF that moves, and ``PictureError/notAPicture`` for all else.
  init(of reader: ByteReader) throws(PictureError) {
    if reader.has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if reader.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if reader.has("II*\0") || reader.has("MM\0*") {
      self = .tiff
    } else if reader.has("RIFF"), reader.has("WEBP", at: 8) {
      self = .webp
    } else if reader.has("BM"), reader.count >= 26, reader.bytes[6..<10].allSatisfy({ $0 == 0 }) {
      self = .bmp
    } else if reader.has("ftyp", at: 4) {
      self = try Self.kindOfContainer(reader)
    } else if reader.has("GIF8"), GIFHeader.isMoving(reader) {
      throw .moving
    } else if let kind = Self.refusedKind(reader) {
      throw .unsupported(kind: kind)
    } else {
      throw .notAPicture
    }
  }

  /// Tells still pictures from films by the brands in the `ftyp` box.
  private static func kindOfContainer(_ reader: ByteReader) throws(PictureError) -> PictureFormat {
    let end = min(reader.number(at: 0, size: 4) ?? 0, reader.count, 4096)
    let stills = ["heic", "heix", "heim", "heis", "mif1", "avif"]
    for offset in stride(from: 8, to: end - 3, by: 4) where offset != 12 {
      if stills.contains(where: { reader.has($0, at: offset) }) { return .heif }
    }
    throw .unsupported(kind: reader.has("jxl ", at: 8) ? "JPEG XL" : "MP4")
  }

  private static func refusedKind(_ reader: ByteReader) -> String? {
    let signatures: [(String, [UInt8])] = [
      ("GIF", Array("GIF8".utf8)), ("PDF", Array("%PDF".utf8)), ("JPEG XL", [0xFF, 0x0A]),
      ("JPEG XL", [0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20]),
      ("JPEG 2000", [0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20]),
      ("JPEG 2000", [0xFF, 0x4F, 0xFF, 0x51]), ("Photoshop", Array("8BPS".utf8)),
      ("BigTIFF", Array("II+\0".utf8)), ("BigTIFF", Array("MM\0+".utf8)),
      ("ICO", [0, 0, 1, 0]), ("ZIP", [0x50, 0x4B, 3, 4]), ("DjVu", Array("AT&TFORM".utf8)),
      ("SVG", Array("<svg".utf8)), ("RAW", Array("FUJIFILMCCD-RAW".utf8)),
    ]
    return signatures.first { reader.has($0.1) }?.0
  }
}
