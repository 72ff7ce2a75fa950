/// Uneven light, shadows and the paper's own shade are taken out: paper becomes white, ink dark.
struct Light: Sendable {
  /// What lies between ink and paper in an evened picture.
  struct Levels: Hashable, Sendable {
    /// The commonest value of the paper.
    var paper: UInt8
    /// Anything below is not paper: ink, or a printed line.
    var paperEdge: UInt8
    /// The core of the strokes.
    var ink: UInt8

    /// Separates ink from paper and from lines printed more faintly than the ink.
    var threshold: UInt8 { UInt8(Int(paper) - (Int(paper) - Int(ink)) * 2 / 5) }
  }

  /// The paper's brightness around each pixel divided out.
  ///
  /// The brightness is the closing of a smaller copy: dark things narrower than the window (strokes,
  /// glyphs) vanish from it, while the edge of a shadow stays sharp.
  ///
  /// - Parameter radius: half the window, in pixels; wider than any stroke.
  static func evened(_ raster: Raster, radius: Int) -> Raster {
    let small = raster.scaled(maximumSide: 640)
    let radius = max(3, radius * small.width / raster.width)
    let paper = withShadows(
      of: small, on: withoutBars(closed(small, radius: radius)), radius: max(3, radius * 2 / 5)
    ).boxBlurred(radius: 2)
    let background = paper.resized(width: raster.width, height: raster.height)
    let pixels = [UInt8](unsafeUninitializedCapacity: raster.pixels.count) { buffer, count in
      raster.pixels.withUnsafeBufferPointer { source in
        background.pixels.withUnsafeBufferPointer { paper in
          for index in 0..<source.count {
            buffer[index] = UInt8(min(255, Int(source[index]) * 240 / max(1, Int(paper[index]))))
          }
        }
      }
      count = raster.pixels.count
    }
    return Raster(width: raster.width, height: raster.height, pixels: pixels)
  }

  private static func closed(_ raster: Raster, radius: Int) -> Raster {
    raster.maximumFiltered(radius: radius).minimumFiltered(radius: radius)
  }

  /// The paper's brightness in shadows too that are narrower than the window, as of a window's frame: wider
  /// than most strokes, not as dark as ink, and long.
  ///
  /// - Parameter radius: half of what is wider than most strokes, in pixels.
  private static func withShadows(of small: Raster, on paper: Raster, radius: Int) -> Raster {
    let narrow = closed(small, radius: radius)
    var dark = Raster(width: paper.width, height: paper.height)
    for index in dark.pixels.indices {
      let share = Int(narrow.pixels[index]) * 100 / max(1, Int(paper.pixels[index]))
      if (40..<85).contains(share) { dark.pixels[index] = 0 }
    }
    let long = max(paper.width, paper.height) / 6
    var shaded = paper
    for shadow in InkComponent.all(in: dark, threshold: 128)
    where max(shadow.box.width, shadow.box.height) > long {
      for place in shadow.places { shaded[place.x, place.y] = narrow[place.x, place.y] }
    }
    return shaded
  }

  /// The paper's brightness where a broad pen has blacked writing out, which is no shadow: those are
  /// not so dark, or not long, or come in from the edge.
  private static func withoutBars(_ paper: Raster) -> Raster {
    var middle: UInt8 = 0
    var darker = 0
    for (value, count) in paper.histogram().enumerated() where darker * 2 < paper.pixels.count {
      (middle, darker) = (UInt8(value), darker + count)
    }
    var lit = paper
    for bar in InkComponent.all(in: paper, threshold: middle / 5 * 2) {
      let around = bar.box.grown(by: 3)
      guard max(bar.box.width, bar.box.height) > 3 * min(bar.box.width, bar.box.height),
        bar.area * 10 > bar.box.width * bar.box.height * 6,
        around.x >= 0, around.y >= 0, around.right <= paper.width, around.bottom <= paper.height
      else { continue }
      for y in around.y..<around.bottom {
        for x in around.x..<around.right { lit[x, y] = max(lit[x, y], middle) }
      }
    }
    return lit
  }

  /// The levels of an evened picture.
  static func levels(of evened: Raster) -> Levels {
    let histogram = evened.histogram()
    let paper = (170...255).max { histogram[$0] < histogram[$1] } ?? 240
    // The paper's noise: where the histogram has fallen to 60 % of its peak, one deviation away.
    var spread = 1
    while spread < 40, histogram[paper - spread] * 10 > histogram[paper] * 6 { spread += 1 }
    let edge = paper - max(12, Int(3.5 * Double(spread)))
    // Otsu's threshold among all that is not paper parts strokes from their pale edges, printed
    // lines and the desk; the strokes' mean is the ink.
    let dark = histogram[0..<edge].reduce(0, +)
    let darkSum = (0..<edge).reduce(0) { $0 + $1 * histogram[$1] }
    var below = 0
    var belowSum = 0
    var best = -1.0
    var ink = 0
    for value in 0..<edge where dark > 0 {
      below += histogram[value]
      belowSum += value * histogram[value]
      guard below > 0, below < dark else { continue }
      let mean = Double(belowSum) / Double(below)
      let otherMean = Double(darkSum - belowSum) / Double(dark - below)
      let spread = Double(below) * Double(dark - below) * (otherMean - mean) * (otherMean - mean)
      if spread > best {
        best = spread
        ink = Int(mean)
      }
    }
    return Levels(
      paper: UInt8(paper), paperEdge: UInt8(max(1, edge)), ink: UInt8(min(ink, edge - 1)))
  }

  /// Paper becomes white, strokes black, with the grey of their edges kept.
  ///
  /// - Parameter pattern: how dark what is printed on the paper may be, in parts of the ink's
  ///   darkness, to become white too.
  static func stretched(_ raster: Raster, levels: Levels, pattern: Double = 0) -> Raster {
    let depth = Double(levels.paper) - Double(levels.ink)
    let white = min(Int(levels.paperEdge), Int(Double(levels.paper) - pattern * depth))
    let black = min(Int(levels.ink), white - 20)
    let table = (0...255).map {
      UInt8(max(0, min(255, ($0 - black) * 255 / max(1, white - black))))
    }
    return Raster(
      width: raster.width, height: raster.height, pixels: raster.pixels.map { table[Int($0)] })
  }
}
