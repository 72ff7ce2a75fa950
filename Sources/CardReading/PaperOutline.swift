import Foundation

/// The corners of a bright sheet on a darker desk.
struct PaperOutline: Hashable, Sendable {
  /// Clockwise from the top left, in pixels of the photograph.
  let corners: [Point]

  /// The part of a picture of the given size that lies inside, 0 to 1.
  func share(ofWidth width: Int, height: Int) -> Double {
    Self.area(corners) / Double(width * height)
  }

  init(corners: [Point]) { self.corners = corners }

  /// A sheet that somebody takes a photograph of fills this much of it.
  static let usualShare = 0.12

  /// The outline in the photograph turned to the right by quarters.
  ///
  /// - Parameter size: of the photograph as it was, in pixels.
  func turned(quarters: Int, in size: (width: Int, height: Int)) -> PaperOutline {
    let turn = Homography.turn(quarters: quarters, ofWidth: size.width, height: size.height)
    return PaperOutline(corners: (0..<4).map { turn(corners[($0 - quarters) & 3]) })
  }

  /// Looks for the sheet; nil where it fills the photograph or can't be told from the desk.
  ///
  /// Shadows make one threshold fail where another succeeds, so many are tried, and long straight
  /// edges too. Each region that is like a quadrilateral is drawn to the edges near its sides, where the picture falls from bright
  /// to dark at once; the one with most of its rim on such edges is the sheet.
  ///
  /// - Parameter leastShare: how much of the photograph it must be, 0 to 1.
  init?(of photograph: Raster, leastShare: Double = PaperOutline.usualShare) {
    let small = photograph.scaled(maximumSide: Self.roughSide).boxBlurred(radius: 1)
    let scale = Double(photograph.width) / Double(small.width)
    var candidates = SheetLines(small).quadrilaterals(atMost: 24)
    let sorted = small.pixels.sorted()
    var last: UInt8 = 0
    for step in 1..<20 {
      let threshold = sorted[sorted.count * step / 20]
      guard threshold > last else { continue }
      last = threshold
      if let rough = Self.quadrilateral(in: small, above: threshold, leastShare: leastShare) {
        candidates.append(rough)
      }
    }
    let rim = SheetRim(small)
    let reach = max(5, Int(0.035 * Double(max(small.width, small.height))))
    var best: (score: Double, corners: [Point])?
    for rough in candidates {
      guard let found = rim.drawn(rough, reach: reach) else { continue }
      let size = Self.area(found.corners) / Double(small.width * small.height)
      let score = found.support * found.support * (0.5 + size)
      if best.map({ score > $0.score }) ?? true { best = (score, found.corners) }
    }
    guard let best else { return nil }
    let rough = best.corners.map { Point(x: ($0.x + 0.5) * scale, y: ($0.y + 0.5) * scale) }
    self = PaperOutline(corners: rough).refined(in: photograph)
  }

  /// The outline drawn to the edges as a larger picture shows them, where it does: of 273 numbers on
  /// pages 18 had lost a digit that stands near the edge, or had one cut.
  func refined(in photograph: Raster) -> PaperOutline {
    let picture = photograph.scaled(maximumSide: 1440)
    let scale = Double(photograph.width) / Double(picture.width)
    let rough = corners.map { Point(x: $0.x / scale - 0.5, y: $0.y / scale - 0.5) }
    let reach = 3 * max(picture.width, picture.height) / Self.roughSide
    guard let found = SheetRim(picture).drawn(rough, reach: reach) else { return self }
    return PaperOutline(
      corners: found.corners.map { Point(x: ($0.x + 0.5) * scale, y: ($0.y + 0.5) * scale) })
  }

  /// Of the picture in which an outline is found at first, in pixels.
  private static let roughSide = 480

  private static func quadrilateral(
    in raster: Raster, above threshold: UInt8, leastShare: Double
  ) -> [Point]? {
    let inverted = Raster(
      width: raster.width, height: raster.height,
      pixels: raster.pixels.map { $0 >= threshold ? 0 : 255 })
    let total = Double(raster.width * raster.height)
    guard let sheet = InkComponent.all(in: inverted, threshold: 128).max(by: { $0.area < $1.area }),
      Double(sheet.area) > total * leastShare
    else { return nil }
    var left = [Int: Int]()
    var right = [Int: Int]()
    for run in sheet.runs {
      left[run.y] = min(left[run.y] ?? .max, run.start)
      right[run.y] = max(right[run.y] ?? 0, run.end - 1)
    }
    let rows = left.keys.sorted()
    let outline = rows.flatMap { y -> [Point] in
      [Point(x: Double(left[y] ?? 0), y: Double(y)), Point(x: Double(right[y] ?? 0), y: Double(y))]
    }
    let filled = rows.reduce(0) { $0 + (right[$1] ?? 0) - (left[$1] ?? 0) + 1 }
    let hull = convexHull(outline)
    guard hull.count >= 4, let rough = largestQuadrilateral(in: hull) else { return nil }
    let hullArea = area(hull) + perimeter(hull) / 2 + 1
    let convexity = min(1, Double(filled) / hullArea)
    let squareness = (area(rough) + perimeter(rough) / 2 + 1) / hullArea
    guard convexity > 0.85, squareness > 0.85 else { return nil }
    // A sheet that fills the frame shows no corner.
    let width = Double(raster.width - 1)
    let height = Double(raster.height - 1)
    let frame = [
      Point(x: 0, y: 0), Point(x: width, y: 0), Point(x: width, y: height), Point(x: 0, y: height),
    ]
    let nearFrame = frame.filter { corner in
      rough.contains { $0.distance(to: corner) < 0.03 * (width + height) }
    }
    guard nearFrame.count < 2 else { return nil }
    return ordered(refined(rough, along: hull))
  }

  /// Each side is the straight line through the middle of its part of the hull, so that a corner
  /// cut by the frame, or rounded, does not bend it.
  private static func refined(_ quadrilateral: [Point], along hull: [Point]) -> [Point] {
    var dense: [Point] = []
    for (a, b) in zip(hull, hull.dropFirst() + hull.prefix(1)) {
      let steps = max(1, Int(a.distance(to: b)))
      for step in 0..<steps {
        let part = Double(step) / Double(steps)
        dense.append(Point(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part))
      }
    }
    let lines = (0..<4).map { side -> (Point, Point) in
      let a = quadrilateral[side]
      let b = quadrilateral[(side + 1) % 4]
      let length = max(1, a.distance(to: b))
      let near = dense.filter {
        let along = (($0.x - a.x) * (b.x - a.x) + ($0.y - a.y) * (b.y - a.y)) / (length * length)
        return along > 0.12 && along < 0.88 && abs(a.cross(b, $0)) / length < 0.02 * length + 2
      }
      return fitted(near) ?? (a, b)
    }
    return crossings(of: lines) ?? quadrilateral
  }

  /// Where each of four lines meets the one before it; nil where two are parallel.
  static func crossings(of lines: [(Point, Point)]) -> [Point]? {
    var corners: [Point] = []
    for corner in 0..<4 {
      let (a, b) = lines[(corner + 3) % 4]
      let (c, d) = lines[corner]
      let denominator = (a.x - b.x) * (c.y - d.y) - (a.y - b.y) * (c.x - d.x)
      guard abs(denominator) > 1e-6 else { return nil }
      let first = a.x * b.y - a.y * b.x
      let second = c.x * d.y - c.y * d.x
      corners.append(
        Point(
          x: (first * (c.x - d.x) - (a.x - b.x) * second) / denominator,
          y: (first * (c.y - d.y) - (a.y - b.y) * second) / denominator))
    }
    return corners
  }

  /// Two points on the line of least squared distance.
  static func fitted(_ points: [Point]) -> (Point, Point)? {
    guard points.count >= 5 else { return nil }
    let count = Double(points.count)
    let x = points.map(\.x).reduce(0, +) / count
    let y = points.map(\.y).reduce(0, +) / count
    var xx = 0.0
    var xy = 0.0
    var yy = 0.0
    for point in points {
      xx += (point.x - x) * (point.x - x)
      xy += (point.x - x) * (point.y - y)
      yy += (point.y - y) * (point.y - y)
    }
    let angle = atan2(2 * xy, xx - yy) / 2
    return (Point(x: x, y: y), Point(x: x + cos(angle) * 100, y: y + sin(angle) * 100))
  }

  private static func ordered(_ corners: [Point]) -> [Point] {
    guard
      let start = corners.indices.min(by: {
        corners[$0].x + corners[$0].y < corners[$1].x + corners[$1].y
      })
    else { return corners }
    let turned = (0..<4).map { corners[(start + $0) % 4] }
    return turned[0].cross(turned[1], turned[2]) > 0
      ? turned : [turned[0], turned[3], turned[2], turned[1]]
  }

  /// Andrew's monotone chain.
  private static func convexHull(_ points: [Point]) -> [Point] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: [Point]) -> [Point] {
      var chain: [Point] = []
      for point in points {
        while chain.count >= 2, chain[chain.count - 2].cross(chain[chain.count - 1], point) <= 0 {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain.dropLast()
    }
    return chain(sorted) + chain(sorted.reversed())
  }

  private static func largestQuadrilateral(in hull: [Point]) -> [Point]? {
    var best: (area: Double, corners: [Point])?
    let step = max(1, hull.count / 60)
    let points = stride(from: 0, to: hull.count, by: step).map { hull[$0] }
    for first in 0..<points.count {
      for third in (first + 1)..<points.count {
        let a = points[first]
        let c = points[third]
        var side = (0.0, -1)
        var other = (0.0, -1)
        for index in points.indices {
          let area = a.cross(c, points[index])
          if area > side.0 { side = (area, index) }
          if -area > other.0 { other = (-area, index) }
        }
        guard side.1 >= 0, other.1 >= 0 else { continue }
        let area = side.0 + other.0
        if best.map({ area > $0.area }) ?? true {
          best = (area, [a, points[other.1], c, points[side.1]])
        }
      }
    }
    return best?.corners
  }

  private static func area(_ polygon: [Point]) -> Double {
    var sum = 0.0
    for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      sum += a.x * b.y - a.y * b.x
    }
    return abs(sum) / 2
  }

  private static func perimeter(_ polygon: [Point]) -> Double {
    zip(polygon, polygon.dropFirst() + polygon.prefix(1)).map { $0.distance(to: $1) }.reduce(0, +)
  }
}
