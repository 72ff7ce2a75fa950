/// An entry that somebody wrote along a side of the page, turned by a quarter, where no line was free.
///
/// Left there, its characters are read as the beginnings or ends of the lines beside them.
enum MarginWriting {
  /// A sheet with such an entry set upright below everything else; nil where there is none.
  ///
  /// - Parameter plausibility: how much a picture of a line is like a telephone number, 0 to 1.
  static func set(
    on sheet: Sheet, plausibility: (Raster) throws(CardReadingError) -> Double
  ) throws(CardReadingError) -> Sheet? {
    let picture = sheet.picture
    let ink = InkComponent.all(in: picture, threshold: sheet.levels.threshold)
      .filter { $0.box.height >= 5 && !$0.box.touchesSide(of: picture) }
    guard let height = WritingLines.glyphHeight(of: ink) else { return nil }
    for strip in strips(of: ink, height: height) {
      let box = WritingLine(components: strip).box.grown(by: 2)
      guard let cut = picture.cropped(to: box) else { continue }
      var best: (picture: Raster, plausibility: Double)?
      for quarters in [1, 3] {
        let line = cut.turned(quarters: quarters)
        let like = try plausibility(line)
        if like >= 0.9, like > best?.plausibility ?? 0 { best = (line, like) }
      }
      if let best { return sheet.with(best.picture, insteadOf: box, gap: 2 * height) }
    }
    return nil
  }

  /// What stands beside a side of the page with nothing above or below it but more of the same.
  private static func strips(of ink: [InkComponent], height: Int) -> [[InkComponent]] {
    let ink = ink.filter { max($0.box.width, $0.box.height) * 5 >= height }
    let sides = [ink.sorted { $0.box.x < $1.box.x }, ink.sorted { $0.box.right > $1.box.right }]
    return sides.compactMap { sorted in
      guard var box = sorted.first?.box else { return nil }
      var strip: [InkComponent] = []
      for component in sorted {
        let gap = max(component.box.x - box.right, box.x - component.box.right)
        if gap * 10 >= 4 * height { break }
        strip.append(component)
        box = box.union(component.box)
        if box.width > 2 * height { return nil }
      }
      return strip.count < ink.count && isTurned(strip, beside: ink, height: height) ? strip : nil
    }
  }

  /// Whether ink below each other is a line of characters, closer than lines are, and more of them than there
  /// are lines beside them.
  private static func isTurned(
    _ strip: [InkComponent], beside ink: [InkComponent], height: Int
  ) -> Bool {
    let box = WritingLine(components: strip).box
    let pieces = spans(of: strip)
    let gaps = zip(pieces, pieces.dropFirst()).map { $1.lowerBound - $0.upperBound }.sorted()
    guard pieces.count >= leastCharacters, gaps[gaps.count / 2] * 2 < height,
      (gaps.last ?? 0) < 3 * height
    else { return false }
    let inner = Set(strip)
    let beside = ink.filter { !inner.contains($0) && $0.box.rowsShared(with: box) > 0 }
    // On a page that lies on its side no lines run across.
    let lines = spans(of: beside).filter { rows in
      let row = beside.map(\.box).filter { rows.contains($0.y) }
      let width = (row.map(\.right).max() ?? 0) - (row.map(\.x).min() ?? 0)
      return rows.count < 3 * height && width >= 4 * height
    }
    return lines.count >= leastLines && pieces.count * 2 > 3 * spans(of: beside).count
  }

  private static let leastLines = 3

  /// As many as the shortest local numbers have digits.
  private static let leastCharacters = 7

  /// The rows that hold ink, from above.
  private static func spans(of ink: [InkComponent]) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    for box in ink.map(\.box).sorted(by: { $0.y < $1.y }) {
      if let last = spans.last, box.y <= last.upperBound {
        spans[spans.count - 1] = last.lowerBound..<max(last.upperBound, box.bottom)
      } else {
        spans.append(box.y..<box.bottom)
      }
    }
    return spans
  }
}
