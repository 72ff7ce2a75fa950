/// How a camera was held, after EXIF's tag 0x0112 (JEITA CP-3451, 4.6.4 A).
enum Orientation: Int, Sendable {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case mirroredUpsideDown = 4
  case transposed = 5
  /// The picture must be turned a quarter to the right to stand upright.
  case needsRightTurn = 6
  case transposedUpsideDown = 7
  /// The picture must be turned a quarter to the left to stand upright.
  case needsLeftTurn = 8

  /// Whether turning upright makes the width the height.
  var swapsSides: Bool { rawValue >= 5 }

  /// The picture turned upright, in one pass.
  ///
  /// - Parameters:
  ///   - width: of the picture as stored, in pixels.
  ///   - height: of the picture as stored, in pixels.
  ///   - pixel: red, green and blue of the stored picture by `row * width + column`.
  func upright(
    width: Int, height: Int, pixel: (Int) -> (UInt8, UInt8, UInt8)
  ) -> Picture {
    let lastColumn = width - 1
    let lastRow = (height - 1) * width
    // The stored index of the upright top left pixel, and the steps to its right and lower ones.
    let (start, right, down) =
      switch self {
      case .upright: (0, 1, width)
      case .mirrored: (lastColumn, -1, width)
      case .upsideDown: (lastRow + lastColumn, -1, -width)
      case .mirroredUpsideDown: (lastRow, 1, -width)
      case .transposed: (0, width, 1)
      case .needsRightTurn: (lastRow, -width, 1)
      case .transposedUpsideDown: (lastRow + lastColumn, -width, -1)
      case .needsLeftTurn: (lastColumn, width, -1)
      }
    let columns = swapsSides ? height : width
    let rows = swapsSides ? width : height
    let rgb = [UInt8](unsafeUninitializedCapacity: width * height * 3) { rgb, initialized in
      var target = 0
      for row in 0..<rows {
        var source = start + row * down
        for _ in 0..<columns {
          let (red, green, blue) = pixel(source)
          rgb[target] = red
          rgb[target + 1] = green
          rgb[target + 2] = blue
          target += 3
          source += right
        }
      }
      initialized = target
    }
    return Picture(width: columns, height: rows, rgb: rgb)
  }
}
