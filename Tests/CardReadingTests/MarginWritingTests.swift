import Testing

@testable import CardReading

@Suite struct MarginWritingTests {
  /// Six lines, and along the left or the right side signs below each other, closer than the lines.
  private func sheet(at x: Int, step: Int) -> Sheet {
    var paper = DrawnPaper(width: 800, height: 900)
    for row in 0..<6 { paper.line(y: 100 + row * 120, from: 160) }
    for place in 0..<(12 * 48 / step) { paper.mark(x: x, y: 120 + place * step, size: 36) }
    return Sheet(photograph: paper.raster, outline: nil)
  }

  @Test(arguments: [40, 720]) func setsALineAlongTheSideUpright(x: Int) throws {
    let sheet = sheet(at: x, step: 48)
    let set = try MarginWriting.set(on: sheet) { (line: Raster) throws(CardReadingError) in
      line.width > 10 * line.height ? 1 : 0
    }
    let upright = try #require(set)
    let lines = WritingLines.found(in: upright.picture, threshold: upright.levels.threshold)
    #expect(lines.count == 7 && lines.last?.components.count == 12)
    let last = try #require(lines.last).box
    #expect(upright.original(of: last).height > 500 && abs(upright.original(of: last).x - x) < 4)
    #expect(upright.original(of: lines[0].box) == lines[0].box)
  }

  /// Lines of a page on its side are no entries along it.
  @Test(arguments: [1, 3]) func leavesAPageThatLiesOnItsSide(quarters: Int) throws {
    var paper = DrawnPaper(width: 900, height: 500)
    for row in 0..<3 { paper.line(y: 60 + row * 140, from: 60, count: row == 1 ? 4 : 12) }
    let sheet = Sheet(photograph: paper.raster.turned(quarters: quarters), outline: nil)
    let set = try MarginWriting.set(on: sheet) { (_: Raster) throws(CardReadingError) in 1 }
    #expect(set == nil)
  }

  /// One sign beside each line is its mark, and what is no number stays.
  @Test(arguments: [(120, 1.0), (48, 0.5)])
  func leavesMarksAndNotes(step: Int, plausibility: Double) throws {
    let set = try MarginWriting.set(on: sheet(at: 40, step: step)) {
      (_: Raster) throws(CardReadingError) in plausibility
    }
    #expect(set == nil)
  }
}
