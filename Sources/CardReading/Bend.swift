/// How lines printed across a sheet bend or fan out: a page that bulges to its spine, curls, or is seen
/// from the side.
struct Bend: Hashable, Sendable {
  /// How far below its place in a straight picture a point stands: the sum, over the powers of the column
  /// (1...), of polynomials of the row.
  private let surface: [[Double]]
  /// Where lines were seen; beyond, it goes on as at the edge.
  private let columns: ClosedRange<Double>
  private let rows: ClosedRange<Double>
  /// Of the picture, in pixels: columns and rows are measured in it.
  private let half: Double

  /// Lines that differ by less than this are straight: so steep, in parts of their length, a line may be
  /// that is taken out as it is.
  private static let straight = 0.015
  /// Columns between those that are looked at, in pixels.
  static let step = 4
  private static let powers = 5
  /// Pixels that a printed line stands off from where it should be.
  private static let tolerance = 3.0

  /// Where a line stands in some columns, in pixels.
  typealias Line = [(x: Double, y: Double)]

  /// The bend of the lines that run from left to right in a picture; nil where too few do, or where they
  /// are straight.
  init?(of evened: Raster, levels: Light.Levels) {
    var lines = Self.lines(across: evened, levels: levels)
    let half = Double(max(evened.width, evened.height)) / 2
    var found: Bend?
    // Some of the lines may be writing, or the edge of something else.
    while lines.count >= 4 {
      guard let bend = Bend(fitting: lines, half: half) else { return nil }
      let misses = lines.map { bend.miss(of: $0) }
      guard let worst = misses.indices.max(by: { misses[$0] < misses[$1] }) else { return nil }
      if misses[worst] <= Self.tolerance {
        found = bend
        break
      }
      lines.remove(at: worst)
    }
    guard let found, found.steepest > Self.straight else { return nil }
    self = found
  }

  /// By least squares over all points, each line's own height left open.
  private init?(fitting lines: [Line], half: Double) {
    let heights = lines.map { line in line.reduce(0) { $0 + $1.y } / Double(line.count) }
    // So many lines tell how it changes from the first to the last.
    let degrees = lines.count < 6 ? 2 : 3
    let count = Self.powers * degrees
    var equations = [[Double]](repeating: [Double](repeating: 0, count: count + 1), count: count)
    for (line, height) in zip(lines, heights) {
      var terms = line.map { Self.terms($0.x / half - 1, height / half - 1, degrees) }
      for term in 0..<count {
        let mean = terms.reduce(0) { $0 + $1[term] } / Double(terms.count)
        for point in terms.indices { terms[point][term] -= mean }
      }
      for (point, terms) in zip(line, terms) {
        for row in 0..<count {
          for column in 0..<count { equations[row][column] += terms[row] * terms[column] }
          equations[row][count] += terms[row] * (point.y - height)
        }
      }
    }
    for index in 0..<count { equations[index][index] += 1e-6 * Double(lines.count) }
    let xs = lines.flatMap { $0.map(\.x) }
    guard let solution = LinearEquations.solved(equations), let left = xs.min(),
      let right = xs.max(), let top = heights.min(), let bottom = heights.max()
    else { return nil }
    surface = (0..<Self.powers).map { Array(solution[$0 * degrees..<($0 + 1) * degrees]) }
    columns = (left / half - 1)...(right / half - 1)
    rows = (top / half - 1)...(bottom / half - 1)
    self.half = half
  }

  /// The products of the powers of a column and of a row.
  private static func terms(_ x: Double, _ y: Double, _ degrees: Int) -> [Double] {
    var terms: [Double] = []
    var power = x
    for _ in 0..<powers {
      var term = power
      for _ in 0..<degrees {
        terms.append(term)
        term *= y
      }
      power *= x
    }
    return terms
  }

  /// The factors of the column's powers in a row.
  private func factors(inRow y: Double) -> [Double] {
    let row = min(rows.upperBound, max(rows.lowerBound, y / half - 1))
    return surface.map { $0.reversed().reduce(0) { $0 * row + $1 } }
  }

  /// How far below its place a point stands, and how steeply a line falls there.
  private func fall(_ factors: [Double], atColumn x: Double) -> (depth: Double, slope: Double) {
    let wanted = x / half - 1
    let column = min(columns.upperBound, max(columns.lowerBound, wanted))
    var depth = 0.0
    var slope = 0.0
    for factor in factors.reversed() {
      slope = slope * column + depth
      depth = depth * column + factor
    }
    slope = slope * column + depth
    depth *= column
    return (depth + slope * (wanted - column), slope / half)
  }

  /// Pixels between a line and where it should be, at most of its points.
  private func miss(of line: Line) -> Double {
    let height = line.reduce(0) { $0 + $1.y } / Double(line.count)
    let factors = factors(inRow: height)
    let misses = line.map { $0.y - fall(factors, atColumn: $0.x).depth }.sorted()
    let middle = misses[misses.count / 2]
    return misses.map { abs($0 - middle) }.sorted()[misses.count * 9 / 10]
  }

  /// The most that a line falls or rises, in parts of its length.
  private var steepest: Double {
    [rows.lowerBound, (rows.lowerBound + rows.upperBound) / 2, rows.upperBound].flatMap { row in
      let factors = factors(inRow: (row + 1) * half)
      return (0...16).map { part in
        let column =
          columns.lowerBound + (columns.upperBound - columns.lowerBound) * Double(part) / 16
        return abs(fall(factors, atColumn: (column + 1) * half).slope)
      }
    }.max() ?? 0
  }

  /// The picture in which the lines are straight.
  func straightened(_ raster: Raster) -> Raster {
    let (width, height) = (raster.width, raster.height)
    let pixels = [UInt8](unsafeUninitializedCapacity: raster.pixels.count) { buffer, count in
      raster.pixels.withUnsafeBufferPointer { source in
        for y in 0..<height {
          let factors = factors(inRow: Double(y))
          for x in 0..<width {
            let depth = fall(factors, atColumn: Double(x)).depth
            let place = min(Double(height - 1), max(0, Double(y) + depth))
            let above = Int(place)
            let below = min(above + 1, height - 1)
            let part = Int((place - Double(above)) * 256)
            buffer[y * width + x] = UInt8(
              (Int(source[above * width + x]) * (256 - part)
                + Int(source[below * width + x]) * part) >> 8)
          }
        }
      }
      count = raster.pixels.count
    }
    return Raster(width: width, height: height, pixels: pixels)
  }

  /// Where a box of the straight picture stands in the bent one.
  func original(of box: Box) -> Box {
    func depths(ofRow y: Int) -> [Double] {
      let factors = factors(inRow: Double(y))
      return [box.x, box.x + box.width / 2, box.right].map {
        Double(y) + fall(factors, atColumn: Double($0)).depth
      }
    }
    let top = Int((depths(ofRow: box.y).min() ?? 0).rounded(.down))
    let bottom = Int((depths(ofRow: box.bottom).max() ?? 0).rounded(.up))
    return Box(x: box.x, y: top, width: box.width, height: bottom - top)
  }
}
