extension Raster {
  /// Dark as bright, bright as dark.
  func inverted() -> Raster {
    Raster(width: width, height: height, pixels: pixels.map { 255 - $0 })
  }

  /// Every pixel the brightest within `radius` along both axes.
  func maximumFiltered(radius: Int) -> Raster {
    filtered(radius: radius, keepsBrighter: true)
  }

  /// Every pixel the darkest within `radius` along both axes.
  func minimumFiltered(radius: Int) -> Raster {
    filtered(radius: radius, keepsBrighter: false)
  }

  /// Every pixel the mean of the square around it.
  func boxBlurred(radius: Int) -> Raster {
    blurredAcross(radius: radius).transposed().blurredAcross(radius: radius).transposed()
  }

  private func filtered(radius: Int, keepsBrighter: Bool) -> Raster {
    filteredAcross(radius: radius, keepsBrighter: keepsBrighter).transposed()
      .filteredAcross(radius: radius, keepsBrighter: keepsBrighter).transposed()
  }

  private func filteredAcross(radius: Int, keepsBrighter: Bool) -> Raster {
    let result = [UInt8](unsafeUninitializedCapacity: pixels.count) { buffer, count in
      pixels.withUnsafeBufferPointer { source in
        for y in 0..<height {
          let row = y * width
          for x in 0..<width {
            var best = source[row + x]
            for near in max(0, x - radius)...min(width - 1, x + radius) {
              let value = source[row + near]
              if keepsBrighter ? value > best : value < best { best = value }
            }
            buffer[row + x] = best
          }
        }
      }
      count = pixels.count
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
