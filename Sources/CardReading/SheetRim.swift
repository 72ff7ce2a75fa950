import Foundation

/// Draws a rough quadrilateral to the edges of the sheet near it.
struct SheetRim {
  private let picture: Raster

  init(_ picture: Raster) { self.picture = picture }

  /// The quadrilateral with each side on the edge found along it, and the share of its rim where
  /// there is an edge; nil where a side has none.
  ///
  /// - Parameters:
  ///   - rough: clockwise from the top left.
  ///   - reach: how far from a side its edge is looked for, in pixels.
  func drawn(_ rough: [Point], reach: Int) -> (corners: [Point], support: Double)? {
    var lines: [(Point, Point)] = []
    var supports: [Double] = []
    for side in 0..<4 {
      let a = rough[side]
      let b = rough[(side + 1) % 4]
      guard let found = edge(from: a, to: b, reach: reach) else { return nil }
      lines.append(found.line)
      supports.append(found.support)
    }
    guard let corners = PaperOutline.crossings(of: lines) else { return nil }
    let farthest = 0.15 * Double(max(picture.width, picture.height))
    let isNear = zip(corners, rough).allSatisfy { $0.distance(to: $1) < farthest }
    guard isNear else { return nil }
    for side in 0..<4 where continues(from: corners[side], to: corners[(side + 1) % 4]) {
      supports[side] *= Self.shadowSupport
    }
    return (corners, supports.reduce(0, +) / 4)
  }

  /// How much an edge counts that goes on beyond the sheet.
  private static let shadowSupport = 0.2

  /// Whether the edge along a side goes on from a corner, as that of a shadow does and that of a sheet
  /// does not; that of a second sheet begins again behind a gap.
  private func continues(from a: Point, to b: Point) -> Bool {
    let length = a.distance(to: b)
    guard length > 20 else { return false }
    let outX = (b.y - a.y) / length
    let outY = -(b.x - a.x) / length
    return [-1.0, 1.0].contains { end in
      var falls: [Bool] = []
      for step in 0..<12 {
        let beyond = 6 + Double(step) * max(2, length * 0.015)
        let part = end < 0 ? -beyond / length : 1 + beyond / length
        let x = a.x + (b.x - a.x) * part
        let y = a.y + (b.y - a.y) * part
        let steepest = (-2...2).compactMap { fall(x, y, outX, outY, at: Double($0))?.fall }.max()
        guard let steepest else { continue }
        falls.append(steepest > 0.12)
      }
      return falls.count >= 6 && falls.prefix(4).count { $0 } >= 3
        && falls.count { $0 } * 4 >= falls.count * 3
    }
  }

  /// The straight line on which the brightness falls most sharply towards the outside, near a side.
  private func edge(
    from a: Point, to b: Point, reach: Int
  ) -> (line: (Point, Point), support: Double)? {
    let length = a.distance(to: b)
    guard length > 20 else { return nil }
    // Clockwise corners: the outside is on the left of the way from a to b, as seen on a screen.
    let outX = (b.y - a.y) / length
    let outY = -(b.x - a.x) / length
    let count = 60
    var places: [Point] = []
    var inside = 0
    for index in 0..<count {
      let part = 0.06 + 0.88 * (Double(index) + 0.5) / Double(count)
      let x = a.x + (b.x - a.x) * part
      let y = a.y + (b.y - a.y) * part
      guard value(x, y) != nil else { continue }
      inside += 1
      var best = (fall: 0.0, offset: 0.0)
      for step in -reach...reach {
        let offset = Double(step)
        guard let (near, steepness) = fall(x, y, outX, outY, at: offset) else { continue }
        // Beyond a printed line, or a stroke, there is paper again.
        if let beyond = mean(x, y, outX, outY, from: offset + 8, to: offset + 12),
          (near - beyond) / (near + 20) < 0.05
        {
          continue
        }
        // Nearer is better.
        let fall = steepness - 0.1 * abs(offset) / Double(reach) * 0.3
        if fall > best.fall { best = (fall, offset) }
      }
      if best.fall > 0.06 {
        places.append(Point(x: x + outX * best.offset, y: y + outY * best.offset))
      }
    }
    guard inside > 0 else { return ((a, b), 0) }
    guard let line = agreed(places, direction: (b.x - a.x, b.y - a.y)) else {
      return nil
    }
    let share = Double(line.count) / Double(count)
    return share > 0.3 ? (line.line, share) : nil
  }

  /// The line with most places on it, fitted to them.
  private func agreed(
    _ places: [Point], direction: (x: Double, y: Double)
  ) -> (line: (Point, Point), count: Int)? {
    var best: [Point] = []
    for first in stride(from: 0, to: places.count, by: 2) {
      for second in stride(from: first + 6, to: places.count, by: 3) {
        let a = places[first]
        let b = places[second]
        let length = a.distance(to: b)
        guard length > 10 else { continue }
        let near = places.filter { abs(a.cross(b, $0)) / length < 1.3 }
        if near.count > best.count { best = near }
      }
    }
    guard let line = PaperOutline.fitted(best) else { return nil }
    let isForward = (line.1.x - line.0.x) * direction.x + (line.1.y - line.0.y) * direction.y >= 0
    return (isForward ? line : (line.1, line.0), best.count)
  }

  /// The brightness before a place outwards of a side, and how much less there is behind it, relative to
  /// that, so that an edge in a shadow counts as much.
  private func fall(
    _ x: Double, _ y: Double, _ outX: Double, _ outY: Double, at offset: Double
  ) -> (near: Double, fall: Double)? {
    guard let near = mean(x, y, outX, outY, from: offset - 3, to: offset - 1),
      let far = mean(x, y, outX, outY, from: offset + 1, to: offset + 3)
    else { return nil }
    return (near, (near - far) / (near + 20))
  }

  private func mean(
    _ x: Double, _ y: Double, _ outX: Double, _ outY: Double, from: Double, to: Double
  ) -> Double? {
    var sum = 0.0
    var count = 0.0
    var offset = from
    while offset <= to {
      guard let value = value(x + outX * offset, y + outY * offset) else { return nil }
      sum += value
      count += 1
      offset += 1
    }
    return sum / count
  }

  private func value(_ x: Double, _ y: Double) -> Double? {
    let column = Int(x.rounded())
    let row = Int(y.rounded())
    guard column >= 0, row >= 0, column < picture.width, row < picture.height else { return nil }
    return Double(picture[column, row])
  }
}
