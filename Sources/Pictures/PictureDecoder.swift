import CLeptonica

/// Turns judged bytes into pixels.
enum PictureDecoder {
  /// The picture, upright.
  ///
  /// - Parameter neededSide: where this is given, a JPEG may come back at a half, a quarter or an
  ///   eighth, as long as its longer side keeps this many pixels.
  static func picture(
    _ bytes: [UInt8], header: PictureHeader, neededSide: Int?
  ) throws(PictureError) -> Picture {
    if header.format == .heif { return try HEIF.picture(bytes) }
    _ = Leptonica.silence
    var pix: Leptonica.Pix?
    if header.format == .jpeg {
      var warnings: Int32 = 0
      let reduction = reduction(header, neededSide: neededSide)
      pix = pixReadMemJpeg(bytes, bytes.count, 0, Int32(reduction), &warnings, 0)
    } else {
      pix = pixReadMem(bytes, bytes.count)
    }
    guard let pix else { throw .damaged }
    defer { Leptonica.free(pix) }
    guard let picture = Picture(pix: pix, orientation: header.orientation) else {
      throw .tooMuchMemory
    }
    return picture
  }

  /// libjpeg decodes to a half, a quarter or an eighth for a fraction of the time and memory.
  private static func reduction(_ header: PictureHeader, neededSide: Int?) -> Int {
    guard let neededSide else { return 1 }
    let longer = max(header.width, header.height)
    return [8, 4, 2].first { longer / $0 >= neededSide } ?? 1
  }
}
