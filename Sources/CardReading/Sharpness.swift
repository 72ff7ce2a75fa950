/// How sharp the edges of the writing are.
enum Sharpness {
  /// How wide the edges of strokes are, in parts of a glyph's height: about 0.05 in a sharp
  /// photograph; 0 where there are too few of them to tell.
  static func edgeWidth(of cells: [Cell], in raster: Raster) -> Double {
    let components = cells.flatMap { [$0.words, $0.number].compactMap { $0 } }
      .flatMap(\.components)
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
}
