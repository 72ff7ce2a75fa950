import CLeptonica

extension Picture {
  /// A PNG file of this picture, one byte a pixel where all are grey, and nothing but its pixels.
  public func png() throws(PictureError) -> [UInt8] {
    try encoded { data, size, pix in
      guard isGrey else { return pixWriteMemPng(&data, &size, pix, 0) }
      guard let grey = pixGetRGBComponent(pix, Int32(COLOR_RED)) else { return 1 }
      defer { Leptonica.free(grey) }
      return pixWriteMemPng(&data, &size, grey, 0)
    }
  }

  private var isGrey: Bool {
    stride(from: 0, to: rgb.count, by: 3).allSatisfy { (index: Int) -> Bool in
      let red = rgb[index]
      return red == rgb[index + 1] && red == rgb[index + 2]
    }
  }

  /// A baseline JPEG file of this picture, and nothing but its pixels.
  ///
  /// - Parameter quality: 1 to 100, as libjpeg counts it.
  public func jpeg(quality: Int = 88) throws(PictureError) -> [UInt8] {
    try encoded { data, size, pix in pixWriteMemJpeg(&data, &size, pix, Int32(quality), 0) }
  }

  private func encoded(
    by write: (inout UnsafeMutablePointer<UInt8>?, inout Int, UnsafeMutablePointer<PIX>) -> Int32
  ) throws(PictureError) -> [UInt8] {
    let bytes = try? withPix { pix -> [UInt8]? in
      var data: UnsafeMutablePointer<UInt8>?
      var size = 0
      defer { lept_free(data) }
      guard write(&data, &size, pix) == 0, let data else { return nil }
      return Array(UnsafeBufferPointer(start: data, count: size))
    }
    // A valid picture fails to encode only for want of memory.
    guard let bytes = bytes ?? nil else { throw .tooMuchMemory }
    return bytes
  }
}
