import CLeptonica

extension Picture {
  /// Lends this picture to Leptonica as a copy of 32 bits a pixel, freed afterwards; throws
  /// ``PictureError/tooMuchMemory`` where there is no room for the copy.
  public func withPix<Result>(
    _ body: (UnsafeMutablePointer<PIX>) throws -> Result
  ) throws -> Result {
    _ = Leptonica.silence
    guard
      let pix = pixCreate(Int32(width), Int32(height), 32), let data = pixGetData(pix)
    else { throw PictureError.tooMuchMemory }
    defer { Leptonica.free(pix) }
    pixSetSpp(pix, 3)
    rgb.withUnsafeBufferPointer { rgb in
      // Rows of 32-bit pixels have no padding.
      for index in 0..<width * height {
        data[index] =
          UInt32(rgb[3 * index]) << 24 | UInt32(rgb[3 * index + 1]) << 16
          | UInt32(rgb[3 * index + 2]) << 8
      }
    }
    return try body(pix)
  }

  /// A copy of Leptonica's picture of any depth, turned upright; alpha is laid over white. Nil where
  /// Leptonica can't convert it. The caller still owns and frees `pix`.
  public init?(pix: UnsafeMutablePointer<PIX>) {
    self.init(pix: pix, orientation: .upright)
  }

  init?(pix: UnsafeMutablePointer<PIX>, orientation: Orientation) {
    _ = Leptonica.silence
    let isTrueColour = pixGetDepth(pix) == 32
    // pixConvertTo32 would copy what needs no conversion: 320 MB for the largest pictures.
    var converted = isTrueColour ? pixClone(pix) : pixConvertTo32(pix)
    defer { pixDestroy(&converted) }
    guard let converted, let data = pixGetData(converted) else { return nil }
    let width = Int(pixGetWidth(converted))
    let height = Int(pixGetHeight(converted))
    guard width > 0, height > 0 else { return nil }
    self =
      isTrueColour && pixGetSpp(pix) == 4
      ? orientation.upright(width: width, height: height) { Self.overWhite(data[$0]) }
      : orientation.upright(width: width, height: height) { index in
        let pixel = data[index]
        return (
          UInt8(pixel >> 24), UInt8(pixel >> 16 & 0xFF), UInt8(pixel >> 8 & 0xFF)
        )
      }
  }

  /// Red, green and blue of one of Leptonica's pixels laid over white by its alpha.
  private static func overWhite(_ pixel: UInt32) -> (UInt8, UInt8, UInt8) {
    let alpha = pixel & 0xFF
    func blended(_ value: UInt32) -> UInt8 { UInt8((value * alpha + 255 * (255 - alpha)) / 255) }
    return (blended(pixel >> 24), blended(pixel >> 16 & 0xFF), blended(pixel >> 8 & 0xFF))
  }

  /// This picture, made smaller where a side is longer than `maximumSide` pixels, never larger;
  /// itself where Leptonica has no memory for it.
  public func scaled(maximumSide: Int) -> Picture {
    let longer = max(width, height)
    guard longer > maximumSide, maximumSide > 0 else { return self }
    let factor = Float(maximumSide) / Float(longer)
    let smaller = try? withPix { pix -> Picture? in
      var scaled = pixScaleAreaMap(pix, factor, factor)
      defer { pixDestroy(&scaled) }
      return scaled.flatMap { Picture(pix: $0) }
    }
    return (smaller ?? nil) ?? self
  }
}
