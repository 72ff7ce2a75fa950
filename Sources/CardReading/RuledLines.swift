/// Lines printed on the paper, along and across: taken out without breaking what was written over them.
struct RuledLines {
  private let across: [InkComponent]
  /// Of the picture's columns, each as a row.
  private let down: [InkComponent]
  /// The sides of squares with room between their rows, which part nothing: across, and down as rows.
  private let squares: (across: [InkComponent], down: [InkComponent])
  private let form: FormLines

  /// All are looked for before any is taken out: with the others gone, those down a page of many rows
  /// are in pieces.
  init(in evened: Raster, levels: Light.Levels) {
    func printed(on raster: Raster) -> (lines: [InkComponent], squares: [InkComponent]) {
      let found = Self.lines(along: raster, levels: levels)
      let isPrinted = { line in
        !Self.isWriting(line, on: raster, levels: levels)
          && !Self.isDrawn(line, on: raster, levels: levels)
      }
      return (found.whole.filter(isPrinted), Self.squares(among: found.broken).filter(isPrinted))
    }
    let transposed = evened.transposed()
    let (rows, columns) = (printed(on: evened), printed(on: transposed))
    (across, down) = (rows.lines, columns.lines)
    squares = (rows.squares, columns.squares)
    form = FormLines(in: evened, transposed: transposed, levels: levels, beside: (across, down))
  }

  /// Broken lines that have their gaps at the same places: the sides of squares, of which a row stands
  /// apart from the next.
  private static func squares(
    among all: [(line: InkComponent, seen: [Bool])]
  ) -> [InkComponent] {
    // Of digits below each other there is more room than ink.
    let broken = all.filter { _, seen in seen.count { $0 } * 5 >= seen.count * 3 }
    guard broken.count >= leastSquares else { return [] }
    let end = broken.map(\.line.box.right).max() ?? 0
    let isSeen = (0..<end).map { x in
      let covering = broken.filter { ($0.line.box.x..<$0.line.box.right).contains(x) }
      return covering.count { $0.seen[x - $0.line.box.x] } * 2 > covering.count
    }
    let alike = broken.filter { line, seen in
      let agreeing = seen.indices.count { seen[$0] == isSeen[line.box.x + $0] }
      return agreeing * 10 >= seen.count * 9
    }
    return alike.count >= leastSquares ? alike.map(\.line) : []
  }

  /// So many lines side by side are no chance.
  private static let leastSquares = 10

  /// Whether ink goes on above or below most of what looks like a dark line: the strokes of a marker hang
  /// together, and are as long.
  private static func isWriting(
    _ line: InkComponent, on raster: Raster, levels: Light.Levels
  ) -> Bool {
    guard let shade = shade(of: line, on: raster, levels: levels), !isPale(shade, levels) else {
      return false
    }
    let thickness = thickness(of: line, shade)
    var (crossed, plain) = (0, 0)
    for (x, rows) in columns(of: line) {
      let ink = inked(beside: rows, at: x, on: raster, thickness: thickness, levels: levels)
      if isCrossing(ink, thickness) {
        crossed += 1
      } else if rows.contains(where: { raster[x, $0] < levels.paperEdge }) {
        plain += 1
      }
    }
    return crossed * 2 > plain * 3
  }

  /// Whether a dark line is no wider than half of the page and has ink above and below much of it: somebody
  /// drew it through a number to take that back.
  private static func isDrawn(
    _ line: InkComponent, on raster: Raster, levels: Light.Levels
  ) -> Bool {
    guard line.box.width * 2 < raster.width,
      let shade = shade(of: line, on: raster, levels: levels), !isPale(shade, levels)
    else { return false }
    let thickness = thickness(of: line, shade)
    return [true, false].allSatisfy { isAbove in
      inkedShare(beside: line, above: isAbove, on: raster, thickness: thickness, levels: levels)
        > 0.2
    }
  }

  /// The share of a line's columns with ink close above or below it.
  static func inkedShare(
    beside line: InkComponent, above isAbove: Bool, on raster: Raster, thickness: Int,
    levels: Light.Levels
  ) -> Double {
    let reach = 3...8 * thickness
    let inked = columns(of: line).count { x, rows in
      reach.contains { step in
        let y = isAbove ? rows.lowerBound - step : rows.upperBound + step
        return y >= 0 && y < raster.height && raster[x, y] < levels.threshold
      }
    }
    return Double(inked) / Double(max(1, line.box.width))
  }

  private static func thickness(of line: InkComponent, _ shade: (grey: Int, pixels: Int)) -> Int {
    max(2, shade.pixels / max(1, line.box.width))
  }

  /// The rows that a line takes up in each of its columns, from left to right: as it hangs together, it has
  /// some in all.
  static func columns(of line: InkComponent) -> [(x: Int, rows: ClosedRange<Int>)] {
    let left = line.box.x
    var top = [Int](repeating: .max, count: line.box.width)
    var bottom = [Int](repeating: -1, count: line.box.width)
    for run in line.runs {
      for x in run.start..<run.end {
        top[x - left] = min(top[x - left], run.y)
        bottom[x - left] = max(bottom[x - left], run.y)
      }
    }
    return top.indices.map { (left + $0, top[$0]...bottom[$0]) }
  }

  /// A dark line's rows in a column, its fringe, and the ink that goes on from there.
  private static func inked(
    beside rows: ClosedRange<Int>, at x: Int, on raster: Raster, thickness: Int,
    levels: Light.Levels
  ) -> ClosedRange<Int> {
    let (top, bottom) = (rows.lowerBound, rows.upperBound)
    var first = max(0, top - 2)
    var last = min(raster.height - 1, bottom + 2)
    while first > 0, top - first < 3 * thickness, raster[x, first] < levels.paperEdge {
      first -= 1
    }
    while last < raster.height - 1, last - bottom < 3 * thickness,
      raster[x, last] < levels.paperEdge
    {
      last += 1
    }
    return first...last
  }

  /// Whether ink goes on above or below a line: a stroke that crosses it.
  private static func isCrossing(_ ink: ClosedRange<Int>, _ thickness: Int) -> Bool {
    ink.upperBound - ink.lowerBound > 2 * thickness + 4
  }

  /// The lines that run down the page, from left to right.
  var dividers: [Divider] { down.map(Divider.init(downwards:)).sorted { $0.x < $1.x } }

  /// Dark lines across that end on the page, and not below each other: where one runs through writing,
  /// somebody drew it.
  func strokes(on evened: Raster, levels: Light.Levels) -> [DrawnStroke] {
    let edge = evened.width / 80
    let dark = across.filter {
      Self.shade(of: $0, on: evened, levels: levels).map { !Self.isPale($0, levels) } == true
    }.compactMap { Self.drawn($0, on: evened, levels: levels) }
      .filter { $0.x > edge && $0.right < evened.width - edge }
    func isPrinted(_ stroke: DrawnStroke) -> Bool {
      dark.count {
        max(abs($0.x - stroke.x), abs($0.right - stroke.right)) * 200 < evened.width
      } > 4
    }
    return dark.filter { !isPrinted($0) }
  }

  /// A line without what it was prolonged by at its ends; nil where nothing of it is dark.
  private static func drawn(
    _ line: InkComponent, on raster: Raster, levels: Light.Levels
  ) -> DrawnStroke? {
    let columns = columns(of: line)
    func isDark(_ x: Int, _ rows: ClosedRange<Int>) -> Bool {
      rows.contains { raster[x, $0] < levels.threshold }
    }
    guard let first = columns.firstIndex(where: isDark),
      let last = columns.lastIndex(where: isDark)
    else { return nil }
    return DrawnStroke(
      x: columns[first].x,
      middles: columns[first...last].map { ($0.rows.lowerBound + $0.rows.upperBound) / 2 })
  }

  /// The picture in which they were found without them.
  func removed(from evened: Raster, levels: Light.Levels) -> Raster {
    let down = Self.removed(
      across + squares.across + form.across, from: evened, levels: levels
    ).transposed()
    return Self.removed(self.down + squares.down + form.down, from: down, levels: levels)
      .transposed()
  }

  /// The picture of one line of writing without what may be the sides of a box that it was cut from: a
  /// straight line all along an edge of the picture. Where it is cut close, that can be a stroke.
  static func removedAtEdges(of evened: Raster, levels: Light.Levels) -> Raster {
    var result = evened
    for quarters in 0..<4 {
      result = removedAtTop(of: result.turned(quarters: quarters), levels: levels)
        .turned(quarters: (4 - quarters) % 4)
    }
    return result
  }

  private static func removedAtTop(of raster: Raster, levels: Light.Levels) -> Raster {
    func darkShare(_ y: Int) -> Double {
      let row = raster.pixels[y * raster.width..<(y + 1) * raster.width]
      return Double(row.count { $0 < levels.paperEdge }) / Double(max(1, raster.width))
    }
    let reach = raster.height / 8
    guard let top = (0..<reach).first(where: { darkShare($0) >= 0.9 }),
      let below = (top..<raster.height).first(where: { darkShare($0) < 0.6 }),
      below - top <= max(3, raster.height / 16)
    else { return raster }
    // The fringe of the line is paler than paper's edge.
    let cleared = (below + 1) * raster.width
    var result = raster
    result.pixels.replaceSubrange(0..<cleared, with: repeatElement(levels.paper, count: cleared))
    return result
  }

  /// The lines that run from left to right, and those that are broken, with the columns in which they
  /// were seen.
  private static func lines(
    along raster: Raster, levels: Light.Levels
  ) -> (whole: [InkComponent], broken: [(line: InkComponent, seen: [Bool])]) {
    let shortest = max(30, raster.width / 24)
    let lineRuns = runs(along: raster, levels: levels, least: shortest)
    guard !lineRuns.isEmpty else { return ([], []) }
    var mask = Raster(width: raster.width, height: raster.height)
    let reach = shortest
    for run in lineRuns {
      let row = run.y * raster.width
      for x in max(0, run.start - reach)..<min(raster.width, run.end + reach) {
        mask.pixels[row + x] = 0
      }
    }
    let thickest = max(8, raster.height / 60)
    let long = InkComponent.all(in: mask, threshold: 128).filter {
      $0.box.width > raster.width * 2 / 5 && $0.area < $0.box.width * thickest
    }
    var found: (whole: [InkComponent], broken: [(line: InkComponent, seen: [Bool])]) = ([], [])
    for line in long {
      let seen = seen(of: line, among: lineRuns)
      if isUnbroken(seen) { found.whole.append(line) } else { found.broken.append((line, seen)) }
    }
    return found
  }

  /// What is darker than paper for so many pixels of a row.
  static func runs(
    along raster: Raster, levels: Light.Levels, least: Int
  ) -> [InkComponent.Run] {
    var runs: [InkComponent.Run] = []
    raster.pixels.withUnsafeBufferPointer { source in
      for y in 0..<raster.height {
        var x = 0
        let row = y * raster.width
        while x < raster.width {
          guard source[row + x] < levels.paperEdge else {
            x += 1
            continue
          }
          let start = x
          // A pixel of noise does not end a line.
          var gap = 0
          while x < raster.width, gap < 2 {
            gap = source[row + x] < levels.paperEdge ? 0 : gap + 1
            x += 1
          }
          if x - start >= least { runs.append(.init(y: y, start: start, end: x)) }
        }
      }
    }
    return runs
  }

  private static func removed(
    _ lines: [InkComponent], from raster: Raster, levels: Light.Levels
  ) -> Raster {
    var result = raster
    for line in lines { remove(line, from: raster, into: &result, levels: levels) }
    return result
  }

  /// Whether nearly all of a line was seen: of digits and dashes in a row, on a narrow sheet as long as
  /// parts of a printed line, up to 77 columns of a hundred were, of all but one of 2,000 printed lines 81.
  private static func isUnbroken(_ seen: [Bool]) -> Bool {
    seen.count { $0 } * 10 >= seen.count * 8
  }

  /// In which of its columns a line was seen.
  private static func seen(of line: InkComponent, among runs: [InkComponent.Run]) -> [Bool] {
    let across = line.box.x..<line.box.right
    var seen = [Bool](repeating: false, count: across.count)
    for run in runs where run.y >= line.box.y && run.y < line.box.bottom {
      for x in (run.start..<run.end).clamped(to: across) { seen[x - across.lowerBound] = true }
    }
    return seen
  }

  /// A line's own grey, the middle of all its pixels, most of which no ink crosses, and how many there
  /// are; nil where there are none. Where a wide line's fringe is most of it, or ink along it, its grey is
  /// the middle of each column's darkest.
  static func shade(
    of line: InkComponent, on raster: Raster, levels: Light.Levels
  ) -> (grey: Int, pixels: Int)? {
    var counts = [Int](repeating: 0, count: 256)
    var darkest = [UInt8](repeating: .max, count: raster.width)
    for run in line.runs {
      for x in run.start..<run.end where raster[x, run.y] < levels.paperEdge {
        counts[Int(raster[x, run.y])] += 1
        darkest[x] = min(darkest[x], raster[x, run.y])
      }
    }
    let cores = darkest.filter { $0 < levels.paperEdge }.sorted()
    guard !cores.isEmpty else { return nil }
    let core = Int(cores[cores.count / 2])
    let total = counts.reduce(0, +)
    var grey = 0
    var seen = 0
    while grey < 255, seen * 2 < total {
      seen += counts[grey]
      grey += 1
    }
    return (abs(core - grey) > darker(levels) ? core : grey, total)
  }

  /// So much darker than a printed line ink is.
  static func darker(_ levels: Light.Levels) -> Int {
    (Int(levels.paper) - Int(levels.ink)) / 6
  }

  private static func isPale(_ shade: (grey: Int, pixels: Int), _ levels: Light.Levels)
    -> Bool
  {
    shade.grey > Int(levels.ink) + (Int(levels.paper) - Int(levels.ink)) / 3
  }

  private static func remove(
    _ line: InkComponent, from raster: Raster, into result: inout Raster, levels: Light.Levels
  ) {
    guard let shade = shade(of: line, on: raster, levels: levels) else { return }
    let isPale = isPale(shade, levels)
    let inkEdge = UInt8(max(0, shade.grey - darker(levels)))
    let thickness = thickness(of: line, shade)
    let columns = columns(of: line)
    let specks =
      isPale
      ? specks(
        in: raster, columns, darkerThan: inkEdge, thickness: thickness, levels: levels) : []
    for (x, rows) in columns {
      var cleared = max(0, rows.lowerBound - 2)...min(raster.height - 1, rows.upperBound + 2)
      if !isPale {
        cleared = inked(beside: rows, at: x, on: raster, thickness: thickness, levels: levels)
        if isCrossing(cleared, thickness) { continue }
      }
      let isInk = isPale && !specks.contains(x)
      for y in cleared where !isInk || raster[x, y] > inkEdge {
        result[x, y] = max(result[x, y], levels.paper)
      }
    }
  }

  /// The columns of a pale line in which some pixels are as dark as ink and none beside the line goes on
  /// from there: the grain of the printed line, unless so many in a row, as thick as the line, are a dash.
  private static func specks(
    in raster: Raster, _ columns: [(x: Int, rows: ClosedRange<Int>)], darkerThan edge: UInt8,
    thickness: Int, levels: Light.Levels
  ) -> Set<Int> {
    var specks: Set<Int> = []
    var dark: [Int] = []
    var pixels = 0
    var goesOn = false
    func endDark() {
      let isDash = dark.count >= 3 * thickness && pixels >= dark.count * thickness
      if !goesOn, !isDash { specks.formUnion(dark) }
      (dark, pixels, goesOn) = ([], 0, false)
    }
    for (x, rows) in columns {
      let (first, last) = (
        max(0, rows.lowerBound - 3), min(raster.height - 1, rows.upperBound + 3)
      )
      let inked = (first...last).count { raster[x, $0] <= edge }
      if inked > 0 {
        dark.append(x)
        pixels += inked
        goesOn = goesOn || min(raster[x, first], raster[x, last]) < levels.paperEdge
      } else {
        endDark()
      }
    }
    endDark()
    return specks
  }
}
