/// Pixels to be shown in a terminal.
public struct RGBAImage: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Red, green, blue, alpha, one byte each and not premultiplied, row by row from the top:
  /// `width * height * 4` bytes.
  public let pixels: [UInt8]

  /// Nil where the sides are not positive or do not match the number of bytes.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard width > 0, height > 0, width <= 1 << 15, height <= 1 << 15,
      pixels.count == width * height * 4
    else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// An opaque picture from red, green, blue bytes, `width * height * 3` of them.
  public init?(width: Int, height: Int, rgb: [UInt8]) {
    guard width > 0, height > 0, width <= 1 << 15, height <= 1 << 15,
      rgb.count == width * height * 3
    else { return nil }
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    for index in 0..<width * height {
      pixels[index * 4] = rgb[index * 3]
      pixels[index * 4 + 1] = rgb[index * 3 + 1]
      pixels[index * 4 + 2] = rgb[index * 3 + 2]
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
