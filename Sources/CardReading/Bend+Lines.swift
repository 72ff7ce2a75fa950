/// Finding the lines that may bend.
extension Bend {
  /// Whether a picture is dark in every ``step``th of its columns.
  private struct Samples {
    let width: Int
    let height: Int
    /// 0 where there is paper, 2 where what is dark is as thin as a printed line, else 1.
    var values: [UInt8]

    init(of raster: Raster, levels: Light.Levels) {
      width = (raster.width + Bend.step - 1) / Bend.step
      height = raster.height
      values = [UInt8](repeating: 0, count: width * height)
      let thickest = max(8, height / 200)
      var since = [Int](repeating: 0, count: width)
      raster.pixels.withUnsafeBufferPointer { source in
        for y in 0...height {
          for x in 0..<width {
            if y < height, source[y * raster.width + x * Bend.step] < levels.paperEdge {
              since[x] += 1
            } else if since[x] > 0 {
              let value: UInt8 = since[x] <= thickest ? 2 : 1
              for above in y - since[x]..<y { values[above * width + x] = value }
              since[x] = 0
            }
          }
        }
      }
    }
  }

  /// Lines that run through most of a picture's width, the longest first.
  static func lines(across raster: Raster, levels: Light.Levels) -> [Line] {
    let samples = Samples(of: raster, levels: levels)
    guard let mask = mask(of: samples) else { return [] }
    return InkComponent.all(in: mask, threshold: 128)
      .filter { $0.box.width * 5 > samples.width * 2 }
      .sorted { $0.box.width > $1.box.width }.prefix(mostLines)
      .compactMap { line(along: $0, in: samples) }
  }

  /// Of the finest grid on the largest sheet.
  private static let mostLines = 80

  /// Straight pieces of lines, dark, and of what goes on from them: nil where there are none.
  private static func mask(of samples: Samples) -> Raster? {
    let (width, height) = (samples.width, samples.height)
    let shortest = max(10, width / 24)
    var mask = Raster(width: width, height: height)
    var isEmpty = true
    for slope in stride(from: -0.24, through: 0.24, by: 0.04) {
      let offsets = (0..<width).map { Int((Double($0 * step) * slope).rounded()) }
      samples.values.withUnsafeBufferPointer { values in
        let (least, most) = (min(0, offsets[width - 1]), max(0, offsets[width - 1]))
        for start in -most..<height - least {
          func value(_ x: Int) -> UInt8 {
            let y = start + offsets[x]
            return y >= 0 && y < height ? values[y * width + x] : 0
          }
          var x = 0
          while x < width {
            guard value(x) > 0 else {
              x += 1
              continue
            }
            let left = x
            var thin = 0
            // A sample of noise does not end a line.
            var gap = 0
            while x < width, gap < 2 {
              let value = value(x)
              gap = value > 0 ? 0 : gap + 1
              thin += value == 2 ? 1 : 0
              x += 1
            }
            guard x - left >= shortest, thin * 2 > x - left else { continue }
            isEmpty = false
            for column in max(0, left - shortest)..<min(width, x + shortest) {
              let y = start + offsets[column]
              if y >= 0, y < height { mask.pixels[y * width + column] = 0 }
            }
          }
        }
      }
    }
    return isEmpty ? nil : mask
  }

  /// The middle of what is thin and dark in columns of a component; nil where it is in too few.
  private static func line(along component: InkComponent, in samples: Samples) -> Line? {
    let left = component.box.x
    var sums = [(rows: Int, count: Int)](repeating: (0, 0), count: component.box.width)
    for run in component.runs {
      for x in run.start..<run.end where samples.values[run.y * samples.width + x] == 2 {
        sums[x - left].rows += run.y
        sums[x - left].count += 1
      }
    }
    let seen = sums.indices.filter { sums[$0].count > 0 }
    guard seen.count * 10 > sums.count * 6 else { return nil }
    return stride(from: 0, to: seen.count, by: 8).map { index in
      let sum = sums[seen[index]]
      return (Double((left + seen[index]) * step), Double(sum.rows) / Double(sum.count))
    }
  }
}
