import CLeptonica

/// Turns judged bytes into pixels.
enum PictureDecoder {
  /// The picture, upright.
  ///
  /// - Parameter neededSide: where this is given, a JPEG may come back at a half, a quarter or an
  ///   eighth, as long as its longer side keeps this many pixels.
  static func picture(
    _ bytes: [UInt8], header: PictureHeader, limits: PictureLimits, neededSide: Int?
  ) throws(PictureError) -> Picture {
    let reduction = header.format == .jpeg ? Self.reduction(header, neededSide: neededSide) : 1
    try judgeMemory(header, reduction: reduction, limits: limits)
    if header.format == .heif { return try HEIF.picture(bytes) }
    _ = Leptonica.silence
    var pix: Leptonica.Pix?
    if header.format == .jpeg {
      var warnings: Int32 = 0
      // libjpeg warns of much that does no harm, such as stray bytes between two markers.
      pix = pixReadMemJpeg(
        bytes, bytes.count, 0, Int32(reduction), &warnings, Int32(L_JPEG_CONTINUE_WITH_BAD_DATA))
    } else {
      pix = pixReadMem(bytes, bytes.count)
    }
    guard let pix else { throw .damaged }
    defer { Leptonica.free(pix) }
    // Leptonica turns TIFF pictures upright by itself.
    let orientation = header.format == .tiff ? .upright : header.orientation
    guard let picture = Picture(pix: pix, orientation: orientation) else {
      throw .tooMuchMemory
    }
    return picture
  }

  /// Refuses what surely won't fit. A library that runs out of memory can't always say so; some end
  /// the process.
  private static func judgeMemory(
    _ header: PictureHeader, reduction: Int, limits: PictureLimits
  ) throws(PictureError) {
    let stored = header.width * header.height
    // Leptonica's 4 bytes a pixel and our own 3; a progressive JPEG's coefficients, 2 for each of
    // three samples.
    let needed = stored / (reduction * reduction) * 7 + (header.scans > 1 ? stored * 6 : 0)
    let held = ProcessMemory.isBounded ? ProcessMemory.addressSpace : 0
    guard held + needed <= limits.memory else { throw .tooMuchMemory }
  }

  /// libjpeg decodes to a half, a quarter or an eighth for a fraction of the time and memory.
  private static func reduction(_ header: PictureHeader, neededSide: Int?) -> Int {
    guard let neededSide else { return 1 }
    let longer = max(header.width, header.height)
    return [8, 4, 2].first { longer / $0 >= neededSide } ?? 1
  }
}
