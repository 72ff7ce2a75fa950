import Foundation

/// Straight edges from bright to dark in a photograph, and the quadrilaterals that they enclose:
/// finds a sheet that no one threshold shows whole, as where a hard shadow falls across it.
struct SheetLines {
  /// On which side of the sheet an edge may be.
  private enum Side: Int, CaseIterable { case top, right, bottom, left }

  /// A line `x cos + y sin = distance`.
  private struct Line {
    let cosine: Double
    let sine: Double
    let distance: Double
  }

  private let picture: Raster
  private static let linesPerSide = 7
  private static let degrees = 28

  init(_ picture: Raster) { self.picture = picture }

  /// The likeliest quadrilaterals, clockwise from the top left.
  func quadrilaterals(atMost count: Int) -> [[Point]] {
    // The fall of light is looked for a few pixels from either side.
    guard picture.width > 8, picture.height > 8 else { return [] }
    let sides = Side.allCases.map { lines(on: $0) }
    let least = 0.12 * Double(picture.width * picture.height)
    var found: [(score: Double, corners: [Point])] = []
    for top in sides[0] {
      for right in sides[1] {
        for bottom in sides[2] {
          for left in sides[3] {
            guard let corners = Self.corners([top, right, bottom, left]),
              isSheet(corners, least: least)
            else { continue }
            let covered = Side.allCases.map { share(of: $0, between: corners) }
            let score = covered.reduce(0, +) / 4 * (0.6 + (covered.min() ?? 0))
            found.append((score, corners))
          }
        }
      }
    }
    var chosen: [[Point]] = []
    for corners in found.sorted(by: { $0.score > $1.score }).lazy.map(\.corners) {
      guard chosen.count < count else { break }
      // An edge that is wide and soft, as a shadow's, gives many lines.
      let isNew = chosen.allSatisfy { other in
        zip(other, corners).contains { $0.distance(to: $1) > Self.likeness }
      }
      if isNew { chosen.append(corners) }
    }
    return chosen
  }

  /// Corners nearer than this, in pixels, are one.
  private static let likeness = 18.0

  private func isSheet(_ corners: [Point], least: Double) -> Bool {
    let width = Double(picture.width)
    let height = Double(picture.height)
    let isInside = corners.allSatisfy {
      $0.x > -0.1 * width && $0.x < 1.1 * width && $0.y > -0.1 * height && $0.y < 1.1 * height
    }
    let turns = (0..<4).map { corners[$0].cross(corners[($0 + 1) % 4], corners[($0 + 2) % 4]) }
    let area =
      (corners[0].cross(corners[1], corners[2]) + corners[0].cross(corners[2], corners[3])) / 2
    return isInside && turns.allSatisfy { $0 > 0 } && area > least
  }

  /// How much of a side lies on an edge, 0 to 1: an edge that goes on beyond a corner, as between two
  /// halves of a sheet, counts no more.
  private func share(of side: Side, between corners: [Point]) -> Double {
    let (a, b) = (corners[side.rawValue], corners[(side.rawValue + 1) % 4])
    let steps = max(1, Int(a.distance(to: b) / 2))
    let across = side == .top || side == .bottom ? (x: 0, y: 1) : (x: 1, y: 0)
    var (seen, inside) = (0, 0)
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      let x = Int((a.x + (b.x - a.x) * part).rounded())
      let y = Int((a.y + (b.y - a.y) * part).rounded())
      guard (4..<picture.width - 4).contains(x), (4..<picture.height - 4).contains(y) else {
        continue
      }
      inside += 1
      let isEdge = [0, -1, 1].contains {
        fall(x + $0 * across.x, y + $0 * across.y, side) > Self.edge
      }
      seen += isEdge ? 1 : 0
    }
    return inside > 0 ? Double(seen) / Double(inside) : 0
  }

  /// So much darker it gets at an edge.
  private static let edge = 0.1

  /// Hough's transform over the pixels where it gets darker towards the given side.
  private func lines(on side: Side) -> [Line] {
    let isLevel = side == .top || side == .bottom
    let angles = (-Self.degrees...Self.degrees).map { degree -> (Double, Double) in
      let angle = (Double(degree) + (isLevel ? 90 : 0)) * .pi / 180
      return (cos(angle), sin(angle))
    }
    let span = picture.width + picture.height
    var votes = [Int32](repeating: 0, count: angles.count * span * 2)
    for y in 3..<(picture.height - 3) {
      for x in 3..<(picture.width - 3) where fall(x, y, side) > Self.edge {
        for (index, (cosine, sine)) in angles.enumerated() {
          let distance = Int((Double(x) * cosine + Double(y) * sine).rounded()) + span
          if distance >= 0, distance < span * 2 { votes[index * span * 2 + distance] += 1 }
        }
      }
    }
    var lines: [Line] = []
    while lines.count < Self.linesPerSide {
      let best = votes.withUnsafeBufferPointer { votes in
        var best = 0
        for place in 1..<votes.count where votes[place] > votes[best] { best = place }
        return best
      }
      guard votes[best] > 30 else { break }
      let index = best / (span * 2)
      let distance = best % (span * 2)
      lines.append(
        Line(
          cosine: angles[index].0, sine: angles[index].1, distance: Double(distance - span)))
      // Its neighbours are the same edge.
      for near in max(0, index - 4)...min(angles.count - 1, index + 4) {
        for place in max(0, distance - 8)...min(span * 2 - 1, distance + 8) {
          votes[near * span * 2 + place] = 0
        }
      }
    }
    return lines
  }

  /// How much darker it gets across a pixel towards a side, relative to the brightness there.
  private func fall(_ x: Int, _ y: Int, _ side: Side) -> Double {
    let (inner, outer): (UInt8, UInt8) =
      switch side {
      case .top: (picture[x, y + 2], picture[x, y - 2])
      case .bottom: (picture[x, y - 2], picture[x, y + 2])
      case .left: (picture[x + 2, y], picture[x - 2, y])
      case .right: (picture[x - 2, y], picture[x + 2, y])
      }
    return (Double(inner) - Double(outer)) / (Double(inner) + 20)
  }

  private static func corners(_ lines: [Line]) -> [Point]? {
    func crossing(_ a: Line, _ b: Line) -> Point? {
      let determinant = a.cosine * b.sine - b.cosine * a.sine
      guard abs(determinant) > 0.3 else { return nil }
      return Point(
        x: (a.distance * b.sine - b.distance * a.sine) / determinant,
        y: (a.cosine * b.distance - b.cosine * a.distance) / determinant)
    }
    guard let topLeft = crossing(lines[3], lines[0]), let topRight = crossing(lines[0], lines[1]),
      let bottomRight = crossing(lines[1], lines[2]), let bottomLeft = crossing(lines[2], lines[3])
    else { return nil }
    return [topLeft, topRight, bottomRight, bottomLeft]
  }
}
