/// A fold of the paper that runs down a whole sheet: a pale line, on which writing hangs together.
struct Crease {
  /// The column of its middle in each strip of the picture, from the top.
  private let columns: [Int]

  /// A picture is looked at in so many strips, and so many rows of each.
  private static let strips = 24
  private static let samples = 20
  /// Of the strips that a crease is seen in, at least.
  private static let leastShare = 0.8
  /// Of a sheet's height, how far aside its end may be.
  private static let steepest = 0.04
  /// More than these are printed.
  private static let most = 3
  /// In pixels: so near to a straight line is a crease.
  private static let reach = 4

  /// The picture with the paper on its creases as light as around them, what is written there still dark;
  /// nil where there are none.
  static func lightened(in raster: Raster) -> Raster? {
    let found = all(in: raster)
    guard found.count <= most else { return nil }
    let creases = found.filter { $0.crossings(on: raster) > 1 }
    guard !creases.isEmpty else { return nil }
    return creases.reduce(into: raster) { picture, crease in crease.lighten(&picture) }
  }

  /// The creases and other pale lines that run down the whole picture, one more than ``most`` at most.
  private static func all(in raster: Raster) -> [Crease] {
    guard raster.height > strips * samples, raster.width > 200 else { return [] }
    var dips = (0..<strips).map { Self.dips(in: raster, strip: $0) }
    var found: [Crease] = []
    while found.count <= most,
      let crease = straightest(of: dips, width: raster.width, height: raster.height)
    {
      found.append(crease)
      for strip in dips.indices {
        dips[strip].removeAll { abs($0 - crease.columns[strip]) <= 3 * reach }
      }
    }
    return found
  }

  private static func rows(of strip: Int, height: Int) -> StrideTo<Int> {
    let (first, last) = (height * strip / strips, height * (strip + 1) / strips)
    return stride(from: first, to: last, by: max(1, (last - first) / samples))
  }

  /// The columns of a strip that are a little darker than what is beside them in most rows: writing is
  /// dark in fewer.
  private static func dips(in raster: Raster, strip: Int) -> [Int] {
    let rows = Array(rows(of: strip, height: raster.height))
    var values = [UInt8](repeating: 0, count: rows.count)
    let shades = (0..<raster.width).map { x in
      for (place, y) in rows.enumerated() { values[place] = raster[x, y] }
      return shade(of: &values)
    }
    let aside = 12
    return (aside..<(raster.width - aside)).filter { x in
      let paper = min(shades[x - aside], shades[x + aside])
      return paper - shades[x] >= 10 && shades[x] * 2 > paper
        && shades[x] == shades[(x - reach)...(x + reach)].min()
    }
  }

  /// What is darker than a third of the values, which are sorted.
  private static func shade(of values: inout [UInt8]) -> Int {
    guard !values.isEmpty else { return 255 }
    for place in values.indices.dropFirst() {
      let value = values[place]
      var free = place
      while free > 0, values[free - 1] > value {
        values[free] = values[free - 1]
        free -= 1
      }
      values[free] = value
    }
    return Int(values[values.count * 13 / 20])
  }

  /// The straight line that the dips of most strips lie on.
  private static func straightest(of dips: [[Int]], width: Int, height: Int) -> Crease? {
    let aside = Int(steepest * Double(height))
    var best: (strips: Int, columns: [Int])?
    for slope in stride(from: -aside, through: aside, by: reach) {
      func shift(_ strip: Int) -> Int { slope * strip / (strips - 1) }
      guard
        let start = commonest(
          dips.enumerated().map { strip, dips in
            dips.map { $0 - shift(strip) }.filter { (0..<width).contains($0) }
          }, width: width)
      else { continue }
      let near = dips.indices.map { strip in
        dips[strip].first { abs($0 - start - shift(strip)) <= reach }
      }
      let seen = near.count { $0 != nil }
      if seen > best?.strips ?? 0 {
        best = (seen, near.enumerated().map { $1 ?? start + shift($0) })
      }
    }
    guard let best, Double(best.strips) >= leastShare * Double(strips) else { return nil }
    return Crease(columns: best.columns)
  }

  /// About where most strips have a place; nil where they have none.
  private static func commonest(_ places: [[Int]], width: Int) -> Int? {
    var counts = [Int](repeating: 0, count: width / reach + 2)
    for places in places {
      // One that lies at the edge of a bin counts for the next as well.
      for bin in Set(places.flatMap { [$0 / reach, ($0 + reach / 2) / reach] }) { counts[bin] += 1 }
    }
    guard let most = counts.max(), most > 0, let bin = counts.firstIndex(of: most) else {
      return nil
    }
    return bin * reach + reach / 4
  }

  /// The column of its middle in a row.
  private func column(at y: Int, height: Int) -> Int {
    let place = Double(y) / Double(height) * Double(Self.strips) - 0.5
    let strip = max(0, min(Self.strips - 2, Int(place)))
    let share = max(0, min(1, place - Double(strip)))
    return Int(
      (Double(columns[strip]) * (1 - share) + Double(columns[strip + 1]) * share).rounded())
  }

  /// How many strokes run over it: none over a line that parts columns.
  private func crossings(on raster: Raster) -> Int {
    let dark = (0..<raster.height).map { y in
      let x = column(at: y, height: raster.height)
      return (0..<raster.width).contains(x) && raster[x, y] < Self.ink
    }
    return zip(dark, dark.dropFirst()).count { !$0 && $1 }
  }

  /// Of evened paper, 0 to 255.
  private static let ink: UInt8 = 120

  private func lighten(_ raster: inout Raster) {
    let width = max(5, raster.width / 200)
    let offsets = Array(-2 * width...2 * width)
    for strip in 0..<Self.strips {
      let rows = Self.rows(of: strip, height: raster.height)
      func shade(_ offset: Int) -> Double {
        var values = rows.compactMap { y in
          let x = column(at: y, height: raster.height) + offset
          return (0..<raster.width).contains(x) ? raster[x, y] : nil
        }
        return Double(Self.shade(of: &values))
      }
      let paper = (shade(-2 * width - 2) + shade(2 * width + 2)) / 2
      let gains = offsets.map { paper / max(1, shade($0)) }
      for y in raster.height * strip / Self.strips..<raster.height * (strip + 1) / Self.strips {
        let middle = column(at: y, height: raster.height)
        for (offset, gain) in zip(offsets, gains) where gain > 1.02 {
          let x = middle + offset
          guard (0..<raster.width).contains(x) else { continue }
          raster[x, y] = UInt8(min(255, Double(raster[x, y]) * gain))
        }
      }
    }
  }
}
