/// A grey picture: one byte a pixel, row by row from the top left corner; 0 is black, 255 white.
public struct Raster: Hashable, Sendable {
  /// In pixels, at least 1.
  public let width: Int
  /// In pixels, at least 1.
  public let height: Int
  /// `width * height` values.
  public var pixels: [UInt8]

  /// A picture of these pixels, of which there must be `width * height`.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0 && pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A picture of one brightness.
  public init(width: Int, height: Int, filledWith value: UInt8 = 255) {
    self.init(
      width: width, height: height, pixels: [UInt8](repeating: value, count: width * height))
  }

  /// The brightness of the pixel in column `x` and row `y`, which must lie inside.
  public subscript(x: Int, y: Int) -> UInt8 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// The part of the picture inside the box; nil where they do not meet.
  public func cropped(to box: Box) -> Raster? {
    let left = max(0, box.x)
    let top = max(0, box.y)
    let right = min(width, box.x + box.width)
    let bottom = min(height, box.y + box.height)
    guard right > left, bottom > top else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity((right - left) * (bottom - top))
    for y in top..<bottom { result += pixels[(y * width + left)..<(y * width + right)] }
    return Raster(width: right - left, height: bottom - top, pixels: result)
  }

  /// The picture inside a border of one brightness.
  public func bordered(by border: Int, filledWith value: UInt8 = 255) -> Raster {
    bordered(left: border, top: border, right: border, bottom: border, filledWith: value)
  }

  /// The picture inside a border of one brightness, in pixels on each side.
  public func bordered(
    left: Int, top: Int, right: Int, bottom: Int, filledWith value: UInt8 = 255
  ) -> Raster {
    var result = Raster(
      width: width + left + right, height: height + top + bottom, filledWith: value)
    for y in 0..<height {
      let start = (y + top) * result.width + left
      result.pixels.replaceSubrange(
        start..<start + width, with: pixels[(y * width)..<((y + 1) * width)])
    }
    return result
  }

  /// This picture with another one to its right, both in the middle of the height, on white.
  func beside(_ other: Raster, gap: Int) -> Raster {
    let height = max(height, other.height)
    func placed(_ part: Raster, right: Int) -> Raster {
      let above = (height - part.height) / 2
      return part.bordered(left: 0, top: above, right: right, bottom: height - part.height - above)
    }
    let (left, right) = (placed(self, right: gap), placed(other, right: 0))
    func row(_ y: Int, of part: Raster) -> ArraySlice<UInt8> {
      part.pixels[(y * part.width)..<((y + 1) * part.width)]
    }
    return Raster(
      width: left.width + right.width, height: height,
      pixels: (0..<height).flatMap { row($0, of: left) + row($0, of: right) })
  }

  /// The smallest box around everything darker than `threshold`; nil where nothing is.
  public func inkBox(threshold: UInt8) -> Box? {
    var left = width
    var right = -1
    var top = height
    var bottom = -1
    pixels.withUnsafeBufferPointer { source in
      for y in 0..<height {
        for x in 0..<width where source[y * width + x] < threshold {
          left = min(left, x)
          right = max(right, x)
          top = min(top, y)
          bottom = y
        }
      }
    }
    guard right >= left, bottom >= top else { return nil }
    return Box(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// How many pixels have each value.
  public func histogram() -> [Int] {
    var counts = [Int](repeating: 0, count: 256)
    pixels.withUnsafeBufferPointer { source in for value in source { counts[Int(value)] += 1 } }
    return counts
  }

  /// The picture at another size: every pixel the mean of those that it covers, or, where it
  /// grows, mixed from its neighbours.
  public func resized(width newWidth: Int, height newHeight: Int) -> Raster {
    guard newWidth != width || newHeight != height else { return self }
    return resizedAcross(to: max(1, newWidth)).resizedDown(to: max(1, newHeight))
  }

  /// The same picture with its longest side at most `side`.
  public func scaled(maximumSide side: Int) -> Raster {
    let longest = max(width, height)
    guard longest > side else { return self }
    return resized(
      width: max(1, width * side / longest), height: max(1, height * side / longest))
  }

  /// Rows become columns.
  public func transposed() -> Raster {
    let result = [UInt8](unsafeUninitializedCapacity: pixels.count) { buffer, count in
      pixels.withUnsafeBufferPointer { source in
        let block = 32
        for blockY in stride(from: 0, to: height, by: block) {
          for blockX in stride(from: 0, to: width, by: block) {
            for y in blockY..<min(height, blockY + block) {
              for x in blockX..<min(width, blockX + block) {
                buffer[x * height + y] = source[y * width + x]
              }
            }
          }
        }
      }
      count = pixels.count
    }
    return Raster(width: height, height: width, pixels: result)
  }

  /// The picture turned to the right by so many quarters.
  func turned(quarters: Int) -> Raster {
    switch quarters & 3 {
    case 1: flippedUpsideDown().transposed()
    case 2: Raster(width: width, height: height, pixels: pixels.reversed())
    case 3: transposed().flippedUpsideDown()
    default: self
    }
  }

  private func flippedUpsideDown() -> Raster {
    var result: [UInt8] = []
    result.reserveCapacity(pixels.count)
    for y in (0..<height).reversed() { result += pixels[(y * width)..<((y + 1) * width)] }
    return Raster(width: width, height: height, pixels: result)
  }

  private func resizedAcross(to newWidth: Int) -> Raster {
    guard newWidth != width else { return self }
    let mixes = Self.mixes(of: width, to: newWidth)
    let result = [UInt8](unsafeUninitializedCapacity: newWidth * height) { buffer, count in
      pixels.withUnsafeBufferPointer { source in
        mixes.weights.withUnsafeBufferPointer { weights in
          mixes.spans.withUnsafeBufferPointer { spans in
            for y in 0..<height {
              for x in 0..<newWidth {
                var sum: Int32 = 512
                let offset = y * width + spans[x].start - spans[x].first
                var index = spans[x].first
                while index < spans[x].end {
                  sum &+= weights[index] &* Int32(source[offset + index])
                  index += 1
                }
                buffer[y * newWidth + x] = UInt8(min(255, sum >> 10))
              }
            }
          }
        }
      }
      count = newWidth * height
    }
    return Raster(width: newWidth, height: height, pixels: result)
  }

  private func resizedDown(to newHeight: Int) -> Raster {
    guard newHeight != height else { return self }
    let mixes = Self.mixes(of: height, to: newHeight)
    let result = [UInt8](unsafeUninitializedCapacity: width * newHeight) { buffer, count in
      var sums = [Int32](repeating: 0, count: width)
      pixels.withUnsafeBufferPointer { source in
        sums.withUnsafeMutableBufferPointer { sums in
          for (y, span) in mixes.spans.enumerated() {
            sums.update(repeating: 512)
            for index in span.first..<span.end {
              let weight = mixes.weights[index]
              let row = (span.start + index - span.first) * width
              for x in 0..<width { sums[x] &+= weight &* Int32(source[row + x]) }
            }
            for x in 0..<width { buffer[y * width + x] = UInt8(min(255, sums[x] >> 10)) }
          }
        }
      }
      count = width * newHeight
    }
    return Raster(width: width, height: newHeight, pixels: result)
  }

  /// The pixels that one of another size is mixed from: those from `start` on, in 1/1024 of the weights
  /// from `first` up to `end`.
  private typealias Span = (start: Int, first: Int, end: Int)

  /// What each pixel of a row of another length is mixed from.
  private static func mixes(of length: Int, to newLength: Int) -> (spans: [Span], weights: [Int32])
  {
    let scale = Double(length) / Double(newLength)
    var spans: [Span] = []
    var weights: [Int32] = []
    for x in 0..<newLength {
      let first = weights.count
      let start: Int
      if scale > 1 {
        let from = Double(x) * scale
        let to = min(Double(length), from + scale)
        start = Int(from)
        let last = min(length - 1, Int(to.rounded(.up)) - 1)
        weights += normalised(
          (start...max(start, last)).map {
            max(0, min(to, Double($0 + 1)) - max(from, Double($0)))
          })
      } else {
        let centre = max(0, (Double(x) + 0.5) * scale - 0.5)
        start = min(Int(centre), length - 1)
        let part = start + 1 < length ? centre - Double(start) : 0
        weights += part > 0 ? normalised([1 - part, part]) : [1024]
      }
      spans.append((start, first, weights.count))
    }
    return (spans, weights)
  }

  private static func normalised(_ parts: [Double]) -> [Int32] {
    let sum = parts.reduce(0, +)
    return parts.map { Int32(($0 / sum * 1024).rounded()) }
  }
}
