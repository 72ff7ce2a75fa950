/// The pages of a TIFF file (TIFF 6.0, section 2), whose form is EXIF's too.
enum TIFFHeader {
  /// - Parameter page: from 1 on.
  static func read(_ source: ByteReader, page: Int) throws(PictureError) -> PictureHeader {
    guard let reader = ordered(source) else { throw .damaged }
    let pages = Self.pages(reader)
    guard pages.indices.contains(page - 1),
      let directory = TIFFDirectory(reader, at: pages[page - 1])
    else { throw .incomplete }
    guard let width = directory.number(0x100), let height = directory.number(0x101) else {
      throw .damaged
    }
    // libtiff would fill with one colour what is missing.
    guard directory.isWhole else { throw .incomplete }
    return PictureHeader(
      format: .tiff, storedWidth: width, storedHeight: height,
      orientation: directory.number(0x112).flatMap(Orientation.init) ?? .upright,
      pages: pages.count, directory: page > 1 ? pages[page - 1] : nil)
  }

  /// How many pages there are, good or not; at least 1.
  static func pageCount(_ source: ByteReader) -> Int { ordered(source).map(pages)?.count ?? 1 }

  /// The orientation in a block of EXIF.
  static func orientation(_ exif: [UInt8]) -> Orientation? {
    guard let reader = ordered(ByteReader(bytes: exif)),
      let start = reader.number(at: 4, size: 4),
      let directory = TIFFDirectory(reader, at: start)
    else { return nil }
    return directory.number(0x112).flatMap(Orientation.init)
  }

  /// The file with this directory as its first, which is the one that Leptonica decodes.
  static func file(_ bytes: [UInt8], from directory: Int) -> [UInt8] {
    guard let reader = ordered(ByteReader(bytes: bytes)), bytes.count >= 8 else { return bytes }
    var bytes = bytes
    for index in 0..<4 {
      let place = reader.isLittleEndian ? index : 3 - index
      bytes[4 + index] = UInt8(truncatingIfNeeded: directory >> (8 * place))
    }
    return bytes
  }

  /// So many directories of one file are looked at.
  private static let mostDirectories = 100

  /// Where the directories of the pages begin. The first is a page whatever it says. A chain that
  /// comes back to itself ends there; where it leads out of the file, that page is missing.
  private static func pages(_ reader: ByteReader) -> [Int] {
    var pages: [Int] = []
    var seen: Set<Int> = []
    var start = reader.number(at: 4, size: 4) ?? 0
    while start != 0 || seen.isEmpty, seen.count < mostDirectories, seen.insert(start).inserted {
      let directory = TIFFDirectory(reader, at: start)
      if pages.isEmpty || directory?.isPage ?? true { pages.append(start) }
      start = directory?.next ?? 0
    }
    return pages
  }

  /// A reader in the byte order that the file names; nil where it names none.
  private static func ordered(_ source: ByteReader) -> ByteReader? {
    var reader = source
    if source.has("II*\0") {
      reader.isLittleEndian = true
    } else if !source.has("MM\0*") {
      return nil
    }
    return reader
  }
}
