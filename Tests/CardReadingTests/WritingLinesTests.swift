import Testing

@testable import CardReading

@Suite struct WritingLinesTests {
  @Test func findsEachLineFromTopToBottom() {
    var paper = DrawnPaper(width: 700, height: 600)
    for row in 0..<5 { paper.line(y: 60 + row * 90) }
    let lines = WritingLines.found(in: paper.raster, threshold: 128)
    #expect(lines.map(\.box.y) == [60, 150, 240, 330, 420])
    #expect(lines.allSatisfy { $0.components.count == 8 })
  }

  @Test func findsFortyLinesOnAPage() {
    var paper = DrawnPaper(width: 700, height: 2500)
    for row in 0..<40 { paper.line(y: 30 + row * 60, size: 34) }
    #expect(WritingLines.found(in: paper.raster, threshold: 128).count == 40)
  }

  /// The last character of the second line reaches into the third, and touches one there.
  @Test func partsCharactersOfTwoLinesThatTouch() {
    var paper = DrawnPaper(width: 700, height: 400)
    for row in 0..<3 { paper.line(y: 60 + row * 60) }
    let apart = WritingLines.found(in: paper.raster, threshold: 128)
    guard apart.count == 3 else {
      Issue.record("\(apart.count) lines")
      return
    }
    let last = apart[1].components[7].box
    let stem = Box(x: last.x + last.width / 2, y: last.y, width: 3, height: 60)
    paper.fill(stem, with: 0)
    let touching = WritingLines.found(in: paper.raster, threshold: 128)
    #expect(touching.count == 3)
    for (line, before) in zip(touching, apart) {
      #expect(line.components.count == 8)
      #expect(abs(line.box.y - before.box.y) <= 20 && line.box.height <= 60)
    }
  }

  @Test func leavesATailThatHangsIntoTheNextLine() {
    var paper = DrawnPaper(width: 700, height: 400)
    for row in 0..<3 { paper.line(y: 60 + row * 90, count: row == 1 ? 8 : 6) }
    let before = WritingLines.found(in: paper.raster, threshold: 128)
    guard before.count == 3 else {
      Issue.record("\(before.count) lines")
      return
    }
    let last = before[1].components[7].box
    paper.fill(Box(x: last.x + last.width / 2, y: last.y, width: 3, height: 120), with: 0)
    let lines = WritingLines.found(in: paper.raster, threshold: 128)
    #expect(lines.map(\.components.count) == [6, 8, 6])
    #expect(lines[1].components[7].box.height == 120)
  }

  /// Thinner than any dash, it would join a name to its number.
  @Test func leavesOutWhatABrokenRuledLineLeft() {
    var paper = DrawnPaper(width: 900, height: 300)
    paper.line(y: 120, count: 3)
    paper.line(y: 120, from: 400, count: 3)
    paper.fill(Box(x: 230, y: 158, width: 160, height: 1), with: 30)
    paper.fill(Box(x: 560, y: 138, width: 30, height: 4), with: 30)
    let lines = WritingLines.found(in: paper.raster, threshold: 128)
    #expect(lines.map(\.components.count) == [7])
  }

  @Test func leavesSpecksAndTheEdgeOfTheDeskOut() {
    var paper = DrawnPaper(width: 700, height: 300)
    paper.line(y: 120)
    paper.fill(Box(x: 500, y: 20, width: 3, height: 3), with: 0)
    paper.fill(Box(x: 0, y: 0, width: 12, height: 300), with: 20)
    let lines = WritingLines.found(in: paper.raster, threshold: 128)
    #expect(lines.count == 1)
    #expect(lines.first?.components.count == 8)
  }

  /// A cup left a ring that runs through two lines.
  @Test func takesTheInkOutOfAStain() throws {
    var paper = DrawnPaper(width: 600, height: 400)
    paper.fill(Box(x: 124, y: 40, width: 10, height: 320), with: 150)
    paper.line(y: 80)
    paper.line(y: 240)
    func counts(ink: UInt8?) -> [Int] {
      WritingLines.found(in: paper.raster, threshold: 170, ink: ink).map(\.components.count)
    }
    #expect(counts(ink: 30) == [8, 8])
    #expect(counts(ink: nil) == [7, 7])
  }

  @Test func takesWhatStandsOnBothSidesOfAStroke() throws {
    var paper = DrawnPaper(width: 900, height: 200)
    paper.line(y: 60, from: 40, count: 3)
    paper.fill(Box(x: 200, y: 56, width: 8, height: 50), with: 30)
    paper.line(y: 60, from: 220, count: 4)
    let line = try #require(WritingLines.found(in: paper.raster, threshold: 128).first)
    let sides = line.sides(of: Box(x: 198, y: 58, width: 12, height: 44))
    #expect(sides?.map(\.components.count) == [3, 4])
    // No ink is the stroke's alone.
    #expect(line.sides(of: Box(x: 145, y: 58, width: 12, height: 44)) == nil)
  }

  @Test func findsNothingOnBlankPaper() {
    let paper = DrawnPaper(width: 400, height: 300)
    #expect(WritingLines.found(in: paper.raster, threshold: 128).isEmpty)
  }

  @Test func cutsALineWhereTheGapIsWide() throws {
    var paper = DrawnPaper(width: 900, height: 200)
    paper.line(y: 60, from: 40, count: 3)
    paper.line(y: 60, from: 400, count: 5)
    let line = try #require(WritingLines.found(in: paper.raster, threshold: 128).first)
    #expect(line.parts(gap: 80).map(\.components.count) == [3, 5])
  }

  @Test func takesTheInkOfALineFromACheque() throws {
    var paper = DrawnPaper(width: 700, height: 80)
    paper.fill(Box(x: 0, y: 74, width: 700, height: 3), with: 60)
    for x in stride(from: 4, to: 690, by: 14) {
      paper.fill(Box(x: x, y: 8, width: 5, height: 5), with: 60)
    }
    paper.line(y: 20, count: 8)
    let line = try #require(WritingLine(aloneOn: paper.raster, threshold: 128))
    #expect(line.components.count == 8)
  }

  /// Every third line of a form says the same, and two columns share a line.
  @Test func aSampleIsSpreadUnevenlyAndWhole() throws {
    var paper = DrawnPaper(width: 300, height: 120)
    paper.line(y: 40, count: 2)
    let line = try #require(
      WritingLines.found(in: paper.raster, threshold: 128).first)
    let writing = SheetReader.Writing(
      lines: (0..<18).flatMap { [(place: $0, parts: [line]), (place: $0, parts: [line])] },
      height: 40)
    let sample = writing.sample(atMost: 6)
    #expect(sample.lines.count == 12)
    #expect(Set(sample.lines.map { $0.place % 3 }) == [0, 1, 2])
    #expect(sample.lines.count + writing.without(sample).lines.count == 36)
    #expect(writing.sample(atMost: 18).lines.count == 36)
  }
}
