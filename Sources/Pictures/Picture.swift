/// A picture in memory: upright, opaque, 8 bits a channel, without metadata.
public struct Picture: Hashable, Sendable {
  /// In pixels, at least 1.
  public let width: Int
  /// In pixels, at least 1.
  public let height: Int
  /// Red, green and blue of each pixel, row after row from the top left: `width * height * 3`
  /// bytes.
  public let rgb: [UInt8]

  /// A picture of these bytes.
  ///
  /// - Precondition: `width` and `height` are at least 1 and `rgb` has `width * height * 3` bytes.
  public init(width: Int, height: Int, rgb: [UInt8]) {
    precondition(width > 0 && height > 0 && rgb.count == width * height * 3)
    self.width = width
    self.height = height
    self.rgb = rgb
  }

  /// A picture of these brightnesses, 0 black to 255 white.
  ///
  /// - Precondition: `width` and `height` are at least 1 and `grey` has `width * height` bytes.
  public init(width: Int, height: Int, grey: [UInt8]) {
    let rgb = [UInt8](unsafeUninitializedCapacity: grey.count * 3) { rgb, initialized in
      for (index, value) in grey.enumerated() {
        rgb[3 * index] = value
        rgb[3 * index + 1] = value
        rgb[3 * index + 2] = value
      }
      initialized = grey.count * 3
    }
    self.init(width: width, height: height, rgb: rgb)
  }

  /// The brightness of each pixel by ITU-R BT.601, 0 black to 255 white: `width * height` bytes.
  public var grey: [UInt8] {
    let count = width * height
    return rgb.withUnsafeBufferPointer { rgb in
      [UInt8](unsafeUninitializedCapacity: count) { grey, initialized in
        for index in 0..<count {
          let red = Int(rgb[3 * index])
          let green = Int(rgb[3 * index + 1])
          let blue = Int(rgb[3 * index + 2])
          grey[index] = UInt8((299 * red + 587 * green + 114 * blue + 500) / 1000)
        }
        initialized = count
      }
    }
  }
}
