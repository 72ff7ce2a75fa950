import Foundation

/// A picture from outside: decoded only inside a child process, never in the app itself.
public struct ForeignPicture: Sendable {
  /// The decoded picture, possibly reduced.
  public let picture: Picture
  /// In pixels, of the whole picture as shown: ``picture`` has this width or a fraction of it.
  public let width: Int
  /// In pixels, of the whole picture as shown.
  public let height: Int
  /// How many pages its file has, of which this is one.
  public let pages: Int

  /// Judges and decodes a file's bytes. For use inside the child process.
  ///
  /// - Parameters:
  ///   - page: of the file, from 1 on.
  ///   - neededSide: where this is given, a large JPEG is decoded at a half, a quarter or an
  ///     eighth, as long as its longer side keeps this many pixels: twice as fast, a quarter of the
  ///     memory. Other formats always come whole.
  public init(
    decoding bytes: [UInt8], page: Int = 1, limits: PictureLimits = PictureLimits(),
    neededSide: Int? = nil
  ) throws(PictureError) {
    let header = try PictureHeader.judge(bytes, page: page, limits: limits)
    picture = try PictureDecoder.picture(
      header.directory.map { TIFFHeader.file(bytes, from: $0) } ?? bytes,
      header: header, limits: limits, neededSide: neededSide)
    width = header.width
    height = header.height
    pages = header.pages
  }

  /// Judges and decodes the file that ``LimitedProcess`` attached to standard input. For use inside
  /// the child process.
  public init(
    standardInput limits: PictureLimits, neededSide: Int? = nil
  ) throws(PictureError) {
    let bytes = try ForeignFile(descriptor: STDIN_FILENO, limits: limits).bytes(limits: limits)
    try self.init(decoding: bytes, limits: limits, neededSide: neededSide)
  }

  /// Judges and decodes the file on standard input, smaller where that shows enough.
  ///
  /// - Parameters:
  ///   - page: of the file, from 1 on.
  ///   - neededSides: of the smaller picture and of the larger one, as in
  ///     ``init(decoding:page:limits:neededSide:)``.
  ///   - suffices: whether the smaller one shows enough.
  public init(
    standardInput limits: PictureLimits, page: Int = 1, neededSides: (Int, Int),
    suffices: (Picture) -> Bool
  ) throws(PictureError) {
    let bytes = try ForeignFile(descriptor: STDIN_FILENO, limits: limits).bytes(limits: limits)
    try self.init(decoding: bytes, page: page, limits: limits, neededSide: neededSides.0)
    if picture.width < width, !suffices(picture) {
      try self.init(decoding: bytes, page: page, limits: limits, neededSide: neededSides.1)
    }
  }

  /// Our own re-encoding of a foreign file, as of any foreign picture.
  public static func imported(
    from url: URL, limits: PictureLimits = PictureLimits()
  ) throws(PictureError) -> (encoded: [UInt8], width: Int, height: Int) {
    try imported(.file(url), limits: limits)
  }

  /// Our own re-encoding of a foreign picture that came inside another file, such as a vCard.
  public static func imported(
    from bytes: [UInt8], limits: PictureLimits = PictureLimits()
  ) throws(PictureError) -> (encoded: [UInt8], width: Int, height: Int) {
    guard !bytes.isEmpty else { throw .notAPicture }
    guard bytes.count <= limits.bytes else {
      throw .fileTooLarge(limitInMegabytes: limits.bytes / 1_000_000)
    }
    return try imported(.bytes(bytes), limits: limits)
  }

  /// Our own re-encoding of a foreign picture, made in a child process: an upright JPEG whose longer
  /// side has at most 2048 pixels, without metadata.
  ///
  /// - Parameter isStopped: that of ``LimitedProcess/run(arguments:input:limits:progress:isStopped:)``.
  public static func imported(
    _ input: LimitedProcess.Input, limits: PictureLimits = PictureLimits(),
    isStopped: () -> Bool = { false }
  ) throws(PictureError) -> (encoded: [UInt8], width: Int, height: Int) {
    let encoded = try LimitedProcess.run(
      arguments: ["child", "import"], input: input, limits: limits.importing, isStopped: isStopped)
    let header = try PictureHeader.judgeOwn(encoded)
    guard header.format == .jpeg else { throw .crashed }
    return (encoded, header.width, header.height)
  }

  /// The child's half of `imported`: a JPEG of what is on standard input.
  public static func importedFromStandardInput(
    limits: PictureLimits
  ) throws(PictureError) -> [UInt8] {
    try ForeignPicture(standardInput: limits, neededSide: 2000).picture
      .scaled(maximumSide: PictureHeader.longestOwnSide).jpeg()
  }

  /// How many pages a foreign file has, though none of them may be good; counted in a child process,
  /// which decodes nothing.
  public static func pageCount(
    of input: LimitedProcess.Input, limits: PictureLimits = PictureLimits()
  ) throws(PictureError) -> Int {
    let answer = try LimitedProcess.run(
      arguments: ["child", "pages"], input: input, limits: limits)
    guard let count = Int(String(decoding: answer, as: UTF8.self)), count > 0 else {
      throw .crashed
    }
    return count
  }

  /// The child's half of `pageCount`: a decimal number.
  public static func pageCountOnStandardInput(
    limits: PictureLimits
  ) throws(PictureError) -> [UInt8] {
    let bytes = try ForeignFile(descriptor: STDIN_FILENO, limits: limits).bytes(limits: limits)
    return Array(String(try PictureHeader.pageCount(of: bytes)).utf8)
  }
}

extension Picture {
  /// Decodes a picture of our own encoding, such as one from the store. What is not, as
  /// ``PictureHeader/judgeOwn(_:)`` has it, is refused before any library sees it.
  ///
  /// - Parameter neededSide: where this is given, a large JPEG is decoded at a half, a quarter or an
  ///   eighth, as long as its longer side keeps this many pixels.
  public init(ownEncoding bytes: [UInt8], neededSide: Int? = nil) throws(PictureError) {
    let header = try PictureHeader.judgeOwn(bytes)
    var limits = PictureLimits()
    // The app itself is larger than a child may be; the picture is small.
    limits.memory = .max
    self = try PictureDecoder.picture(
      bytes, header: header, limits: limits, neededSide: neededSide)
  }
}
