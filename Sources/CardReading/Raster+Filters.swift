extension Raster {
  /// Dark as bright, bright as dark.
  func inverted() -> Raster {
    Raster(width: width, height: height, pixels: pixels.map { 255 - $0 })
  }

  /// Every pixel the brightest within `radius` along both axes.
  func maximumFiltered(radius: Int) -> Raster {
    maximumFilteredAcross(radius: radius).transposed().maximumFilteredAcross(radius: radius)
      .transposed()
  }

  /// Every pixel the darkest within `radius` along both axes.
  func minimumFiltered(radius: Int) -> Raster {
    inverted().maximumFiltered(radius: radius).inverted()
  }

  /// Every pixel the mean of the square around it.
  func boxBlurred(radius: Int) -> Raster {
    blurredAcross(radius: radius).transposed().blurredAcross(radius: radius).transposed()
  }

  private func maximumFilteredAcross(radius: Int) -> Raster {
    var result = pixels
    result.withUnsafeMutableBufferPointer { buffer in
      pixels.withUnsafeBufferPointer { source in
        for y in 0..<height {
          let row = y * width
          for near in 1..<max(1, min(radius + 1, width)) {
            // Plain loops over neighbours, of which the compiler takes many at once.
            for x in row..<row + width - near { buffer[x] = max(buffer[x], source[x + near]) }
            for x in row + near..<row + width { buffer[x] = max(buffer[x], source[x - near]) }
          }
        }
      }
    }
    return Raster(width: width, height: height, pixels: result)
  }

  private func blurredAcross(radius: Int) -> Raster {
    let result = [UInt8](unsafeUninitializedCapacity: pixels.count) { buffer, count in
      pixels.withUnsafeBufferPointer { source in
        for y in 0..<height {
          let row = y * width
          var sum = 0
          var counted = 0
          for x in 0..<min(radius, width) {
            sum += Int(source[row + x])
            counted += 1
          }
          for x in 0..<width {
            if x + radius < width {
              sum += Int(source[row + x + radius])
              counted += 1
            }
            if x - radius - 1 >= 0 {
              sum -= Int(source[row + x - radius - 1])
              counted -= 1
            }
            buffer[row + x] = UInt8(sum / max(1, counted))
          }
        }
      }
      count = pixels.count
    }
    return Raster(width: width, height: height, pixels: result)
  }
}
