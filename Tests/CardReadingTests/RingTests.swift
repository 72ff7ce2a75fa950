import Testing

@testable import CardReading

@Suite struct RingTests {
  /// How many pieces of ink are left of marks in a frame so large, one of them cut by a line.
  private func left(marks: Int, width: Int, height: Int, line: Box? = nil) -> Int {
    var paper = DrawnPaper(width: 700, height: 300)
    paper.line(y: 120, from: 200, count: marks)
    let frame = Box(
      x: 200 + (marks * 52 - 12 - width) / 2, y: 140 - height / 2, width: width, height: height)
    for x in [frame.x, frame.right - 5] {
      paper.fill(Box(x: x, y: frame.y, width: 5, height: height), with: 30)
    }
    for y in [frame.y, frame.bottom - 5] {
      paper.fill(Box(x: frame.x, y: y, width: width, height: 5), with: 30)
    }
    if let line { paper.fill(line, with: 30) }
    let ink = InkComponent.all(in: paper.raster, threshold: 128)
    return Ring.removed(from: ink, height: 40).count
  }

  @Test func takesOutWhatIsDrawnAroundAName() {
    #expect(left(marks: 3, width: 200, height: 90) == 3)
  }

  /// 圓 surrounds what stands in it too, and a line may run on through what looks like a ring.
  @Test func keepsWhatIsAsNarrowAsACharacterAndWhatIsNotEmpty() {
    #expect(left(marks: 1, width: 76, height: 76) == 2)
    #expect(
      left(marks: 3, width: 220, height: 90, line: Box(x: 270, y: 96, width: 4, height: 88)) == 3)
  }

  /// Of a map of a family the boxes are ink too, and higher than what is written in them.
  @Test(arguments: [(6, 0), (2, 2)]) func takesBoxesAroundEntriesOff(count: Int, boxes: Int) throws
  {
    var paper = DrawnPaper(width: 900, height: 500)
    for y in [40, 270] {
      paper.line(y: y + 70, from: 120, count: count, size: 40)
      for (x, width) in [(60, 400), (60, 5), (455, 5)] {
        for row in width == 400 ? [y, y + 175] : [y] {
          let height = width == 400 ? 5 : 180
          paper.fill(Box(x: x, y: row, width: width, height: height), with: 30)
        }
      }
    }
    let ink = InkComponent.all(in: paper.raster, threshold: 128)
    try #require(ink.count == 2 * count + 2)
    #expect(Ring.removedAroundEntries(from: ink, width: 900).count == 2 * count + boxes)
  }
}
