/// What the first bytes of a foreign picture say about it, read without decoding it.
public struct PictureHeader: Sendable {
  /// The kind of file.
  public let format: PictureFormat
  /// In pixels, as stored.
  let storedWidth: Int
  /// In pixels, as stored.
  let storedHeight: Int
  /// How the stored picture stands.
  var orientation = Orientation.upright
  /// Passes over the picture; above 1 only in progressive JPEGs.
  var scans = 1
  /// Pictures in the file, one after the other; above 1 only in TIFF files.
  var pages = 1
  /// Where the page's directory begins, where that is not a TIFF file's first.
  var directory: Int?

  /// In pixels, of the picture as shown.
  public var width: Int { orientation.swapsSides ? storedHeight : storedWidth }
  /// In pixels, of the picture as shown.
  public var height: Int { orientation.swapsSides ? storedWidth : storedHeight }

  /// Judges a file's bytes: its kind, that it is whole, and that decoding it stays within the
  /// limits. Nothing is decoded.
  ///
  /// - Parameter page: the one that is asked for, from 1 on; ``PictureError/incomplete`` where the
  ///   file does not hold it.
  public static func judge(
    _ bytes: [UInt8], page: Int = 1, limits: PictureLimits = PictureLimits()
  ) throws(PictureError) -> PictureHeader {
    let reader = ByteReader(bytes: bytes)
    let header =
      switch try PictureFormat(of: reader) {
      case .jpeg: try JPEGHeader.read(reader, maximumScans: limits.scans)
      case .png: try PNGHeader.read(reader)
      case .tiff: try TIFFHeader.read(reader, page: page)
      case .webp: try WebPHeader.read(reader)
      case .bmp: try BMPHeader.read(reader)
      case .heif: try HEIF.header(bytes)
      }
    guard page <= header.pages else { throw .incomplete }
    try header.judgeSides(maximumPixels: limits.pixels)
    return header
  }

  private func judgeSides(maximumPixels: Int) throws(PictureError) {
    guard storedWidth > 0, storedHeight > 0 else { throw .damaged }
    let (pixels, overflows) = storedWidth.multipliedReportingOverflow(by: storedHeight)
    guard !overflows, pixels <= maximumPixels else {
      throw .tooManyPixels(
        megapixels: overflows ? .max : pixels / 1_000_000,
        limitInMegapixels: maximumPixels / 1_000_000)
    }
  }

  /// How many pages a file has, good or not.
  static func pageCount(of bytes: [UInt8]) throws(PictureError) -> Int {
    let reader = ByteReader(bytes: bytes)
    return try PictureFormat(of: reader) == .tiff ? TIFFHeader.pageCount(reader) : 1
  }
}

extension PictureHeader {
  /// In pixels, of the longer side: we write no larger picture.
  static let longestOwnSide = 2048

  /// Judges bytes that should be our own encoding, though they come from a child process, a backup or
  /// a disk: a PNG or a baseline JPEG of at most 2048 pixels a side. Only what its first bytes say is
  /// one is looked at any further, by no library.
  ///
  /// - Throws: ``PictureError/damaged`` for what we never write.
  public static func judgeOwn(_ bytes: [UInt8]) throws(PictureError) -> PictureHeader {
    let format = try PictureFormat(of: ByteReader(bytes: bytes))
    guard format == .jpeg || format == .png else { throw .damaged }
    let header = try judge(bytes)
    guard header.scans == 1, max(header.storedWidth, header.storedHeight) <= longestOwnSide else {
      throw .damaged
    }
    return header
  }
}
