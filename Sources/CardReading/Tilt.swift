import Foundation

/// How far lines of writing, or lines printed on the paper, lean from the horizontal.
enum Tilt {
  /// Degrees, positive where lines fall to the right; 0 where nothing speaks for another value.
  ///
  /// At the right angle the ink gathers in few rows: the squares of the rows' sums are greatest
  /// there. Looked for within `limit` degrees to both sides.
  static func degrees(of evened: Raster, threshold: UInt8, limit: Double) -> Double {
    let small = evened.scaled(maximumSide: 900)
    var places: [(x: Double, y: Double)] = []
    // A mean of many pixels is paler than the darkest of them.
    let edge = UInt8(min(250, Int(threshold) + 15))
    for y in 0..<small.height {
      for x in 0..<small.width where small[x, y] < edge {
        places.append((Double(x) - Double(small.width) / 2, Double(y)))
      }
    }
    guard places.count > 50 else { return 0 }
    let step = max(1, places.count / 30_000)
    let chosen = stride(from: 0, to: places.count, by: step).map { places[$0] }
    func score(_ degrees: Double) -> Double {
      let slope = tan(degrees * .pi / 180)
      var rows = [Double](repeating: 0, count: small.height * 3)
      for place in chosen {
        let row = Int(place.y - place.x * slope) + small.height
        if row >= 0, row < rows.count { rows[row] += 1 }
      }
      return rows.reduce(0) { $0 + $1 * $1 }
    }
    let coarse = stride(from: -limit, through: limit, by: 0.5).map { ($0, score($0)) }
    guard let rough = coarse.max(by: { $0.1 < $1.1 }) else { return 0 }
    let fine = stride(from: rough.0 - 0.5, through: rough.0 + 0.5, by: 0.1).map { ($0, score($0)) }
    guard let best = fine.max(by: { $0.1 < $1.1 }), best.1 > score(0) * 1.05 else { return 0 }
    return best.0
  }
}
