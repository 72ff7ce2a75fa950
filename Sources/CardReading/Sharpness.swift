/// How sharp the edges of the writing are.
///
/// Of 30 photographs blurred by four to fifteen pixels the number was still among the candidates of
/// all 10 up to 0.15, and of one of the 20 beyond.
enum Sharpness {
  /// Nothing can be read where edges are this wide.
  static let unreadable = 0.15
  /// A reading deserves a look where edges are this wide.
  static let doubtful = 0.13

  /// How wide the edges of strokes are, in parts of a glyph's height: about 0.06 in a sharp
  /// photograph; 0 where there are too few of them to tell.
  static func edgeWidth(of cells: [Cell], in raster: Raster) -> Double {
    let parts = cells.flatMap { [$0.words, $0.number].compactMap { $0 } }
    return edgeWidth(of: parts.flatMap(\.components), in: raster)
  }

  /// The same of ink alone.
  static func edgeWidth(of components: [InkComponent], in raster: Raster) -> Double {
    guard let height = WritingLines.glyphHeight(of: components), height >= 8 else { return 0 }
    let runs = components.flatMap(\.runs)
    let step = max(1, runs.count / 2000)
    var widths: [Double] = []
    for index in stride(from: 0, to: runs.count, by: step) {
      if let width = edgeWidth(of: runs[index], reach: max(4, height / 2), in: raster) {
        widths.append(width)
      }
    }
    guard widths.count >= 30 else { return 0 }
    widths.sort()
    return widths[widths.count / 2] / Double(height)
  }

  /// The contrast at the beginning of a run of ink divided by its steepest slope, in pixels.
  private static func edgeWidth(
    of run: InkComponent.Run, reach: Int, in raster: Raster
  ) -> Double? {
    let from = max(1, run.start - reach)
    let to = min(raster.width - 2, run.start + reach)
    guard from < run.start, run.start < to else { return nil }
    var brightest = 0
    var darkest = 255
    var steepest = 0
    for x in from...to {
      let value = Int(raster[x, run.y])
      if x <= run.start { brightest = max(brightest, value) }
      if x >= run.start, x < run.end + reach { darkest = min(darkest, value) }
      steepest = max(steepest, Int(raster[x - 1, run.y]) - Int(raster[x + 1, run.y]))
    }
    guard brightest - darkest > 40, steepest > 0 else { return nil }
    return 2 * Double(brightest - darkest) / Double(steepest)
  }

  /// Whether there is something dark on a sheet and no edge anywhere: writing so blurred that no
  /// stroke of it is left.
  static func isHazy(_ sheet: Sheet) -> Bool {
    let small = sheet.picture.scaled(maximumSide: 1000).boxBlurred(radius: 1)
    guard small.width > 40, small.height > 40 else { return false }
    var shades = [Int](repeating: 0, count: 256)
    var slopes = [Int](repeating: 0, count: 256)
    for y in stride(from: 10, to: small.height - 10, by: 2) {
      for x in 10..<(small.width - 10) {
        shades[Int(small[x, y])] += 1
        slopes[abs(Int(small[x + 3, y]) - Int(small[x - 3, y]))] += 1
      }
    }
    let total = shades.reduce(0, +)
    func place(_ counts: [Int], behind share: Int) -> Int {
      var seen = 0
      return counts.firstIndex {
        seen += $0
        return seen * 1000 > total * share
      } ?? 255
    }
    let contrast = Int(sheet.levels.paper) - place(shades, behind: 5)
    return contrast > 25 && place(slopes, behind: 999) * 2 < contrast
  }
}
