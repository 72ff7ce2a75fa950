/// The shorter lines of printed forms: those to write on, and the sides of cells. A printer draws several alike,
/// straighter than any hand does.
struct FormLines {
  let across: [InkComponent]
  /// Of the picture's columns, each as a row.
  let down: [InkComponent]

  /// - Parameters:
  ///   - transposed: the picture, of its columns.
  ///   - long: the lines that run across most of it, and those that run down it.
  init(
    in evened: Raster, transposed: Raster, levels: Light.Levels,
    beside long: (across: [InkComponent], down: [InkComponent])
  ) {
    across = Self.blanks(on: evened, levels: levels, beside: long.across)
    let rows = long.across + across
    let areSquares = Self.areSquares(long.across, long.down)
    let greys = rows.compactMap { RuledLines.shade(of: $0, on: evened, levels: levels)?.grey }
    let darkest = (greys.min() ?? 0) - RuledLines.darker(levels)
    down =
      areSquares
      ? []
      : Self.sides(on: transposed, levels: levels, between: rows).filter { side in
        RuledLines.shade(of: side, on: transposed, levels: levels).map { $0.grey >= darkest }
          ?? false
      }
  }

  /// Whether lines across and down a page stand as far apart: of squares as small as digits, between whose
  /// sides a stroke may reach from one line to the next.
  private static func areSquares(_ across: [InkComponent], _ down: [InkComponent]) -> Bool {
    func step(_ lines: [InkComponent]) -> Double? {
      let places = lines.map(\.centreY).sorted()
      let steps = zip(places, places.dropFirst()).map { $1 - $0 }.sorted()
      return steps.count < 6 ? nil : steps[steps.count / 2]
    }
    guard let rows = step(across), let columns = step(down) else { return false }
    return max(rows, columns) < 1.4 * min(rows, columns)
  }

  /// The lines to write on. Hardly anything hangs below them; a line that was drawn through a number stays.
  private static func blanks(
    on raster: Raster, levels: Light.Levels, beside long: [InkComponent]
  ) -> [InkComponent] {
    let bars = bars(along: raster, levels: levels, least: raster.width / 10).filter { bar in
      let thickness = thickness(of: bar)
      let isOfLong = long.contains {
        $0.box.rowsShared(with: bar.box) > 0 && $0.box.columnsShared(with: bar.box) > 0
      }
      guard !isOfLong, bar.box.width > 30 * thickness else { return false }
      return RuledLines.inkedShare(
        beside: bar, above: false, on: raster, thickness: thickness, levels: levels) < 0.2
    }
    return alike(bars, atLeast: 3)
  }

  /// The sides of cells: from one line across to another, as thick and as dark as those are.
  ///
  /// - Parameter raster: the picture's columns, each as a row.
  private static func sides(
    on raster: Raster, levels: Light.Levels, between across: [InkComponent]
  ) -> [InkComponent] {
    guard across.count > 1 else { return [] }
    let rows = across.map { line in
      (line.box.x, columns: RuledLines.columns(of: line).map(\.rows))
    }
    let middle = thickness(of: across.sorted { $0.area < $1.area }[across.count / 2])
    let bars = bars(along: raster, levels: levels, least: 24).filter { bar in
      let place = bar.box.y + bar.box.height / 2
      let lines = rows.compactMap { left, columns in
        columns.indices.contains(place - left) ? columns[place - left] : nil
      }
      let isAsThick = abs(thickness(of: bar) - middle) * 2 <= max(2, middle)
      return isAsThick
        && lines.contains { $0.upperBound + 1 >= bar.box.x && $0.lowerBound <= bar.box.x + 8 }
        && lines.contains {
          $0.lowerBound - 1 <= bar.box.right && $0.upperBound >= bar.box.right - 8
        }
    }
    return alike(bars, atLeast: 4)
  }

  /// Straight bars from left to right, as thin as a printed line.
  ///
  /// - Parameter least: how long they are, in pixels.
  private static func bars(
    along raster: Raster, levels: Light.Levels, least: Int
  ) -> [InkComponent] {
    var mask = Raster(width: raster.width, height: raster.height)
    for run in RuledLines.runs(along: raster, levels: levels, least: max(20, least / 3)) {
      let row = run.y * raster.width
      for x in run.start..<run.end { mask.pixels[row + x] = 0 }
    }
    return InkComponent.all(in: mask, threshold: 128).filter { bar in
      bar.box.width >= least && bar.box.width > 6 * thickness(of: bar)
        && bar.box.height < 3 * thickness(of: bar) + bar.box.width / 40 && isStraight(bar)
    }
  }

  private static func thickness(of bar: InkComponent) -> Int {
    max(2, bar.area / max(1, bar.box.width))
  }

  /// Whether the middle of nearly every column lies within a pixel of one line.
  private static func isStraight(_ bar: InkComponent) -> Bool {
    let line = Divider(downwards: bar)
    let columns = RuledLines.columns(of: bar)
    let near = columns.count { x, rows in
      let middle = Double(rows.lowerBound + rows.upperBound) / 2
      return abs(middle - line.x - line.slope * (Double(x) - line.y)) <= 1.5
    }
    return near * 20 >= columns.count * 19
  }

  /// Those that are as thick as most, where they are so many.
  private static func alike(_ bars: [InkComponent], atLeast least: Int) -> [InkComponent] {
    let thicknesses = bars.map(thickness).sorted()
    guard thicknesses.count >= least else { return [] }
    let middle = thicknesses[thicknesses.count / 2]
    let alike = bars.filter { abs(thickness(of: $0) - middle) * 3 <= max(3, middle) }
    return alike.count >= least ? alike : []
  }
}
