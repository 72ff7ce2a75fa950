import Testing

@testable import CardReading

@Suite struct LeadersTests {
  private static let size = 40

  /// A name, what is drawn behind it, and a number.
  private func line(_ draw: (inout DrawnPaper) -> Void) throws -> WritingLine {
    var paper = DrawnPaper(width: 1100, height: 140)
    paper.line(y: 50, from: 60, count: 3, size: Self.size)
    paper.line(y: 50, from: 500, count: 9, size: Self.size)
    draw(&paper)
    return try #require(WritingLines.found(in: paper.raster, threshold: 128).first)
  }

  @Test(arguments: [(8, 8, 84), (30, 6, 70)])
  func takesARowOfDotsOrDashesOut(width: Int, height: Int, y: Int) throws {
    func count(ofMarks count: Int) throws -> Int? {
      let line = try line { paper in
        for place in 0..<count {
          paper.fill(
            Box(x: 240 + place * (width + 16), y: y, width: width, height: height), with: 30)
        }
      }
      return Leaders.removed(from: line, height: Self.size)?.components.count
    }
    #expect(try count(ofMarks: 5) == 12)
    #expect(try count(ofMarks: 3) == 12)
    #expect(try count(ofMarks: 2) == 14)
  }

  /// As in 0-9-1-2 or 熱 with its dots, which stand under other strokes.
  @Test func keepsDashesBetweenDigitsAndDotsUnderStrokes() throws {
    let dashed = try line { paper in
      for place in 0..<4 {
        paper.fill(Box(x: 228 + place * 52, y: 66, width: 12, height: 5), with: 30)
        paper.mark(x: 246 + place * 52, y: 50, size: 30)
      }
    }
    #expect(Leaders.removed(from: dashed, height: Self.size) == dashed)
    let dotted = try line { paper in
      paper.fill(Box(x: 240, y: 52, width: 60, height: 18), with: 30)
      for place in 0..<4 {
        paper.fill(Box(x: 240 + place * 16, y: 80, width: 8, height: 8), with: 30)
      }
    }
    #expect(Leaders.removed(from: dotted, height: Self.size) == dotted)
  }

  @Test func aRowOfDotsAloneIsNothing() throws {
    var paper = DrawnPaper(width: 700, height: 300)
    paper.line(y: 50, from: 60)
    let dots = (0..<9).map { place in
      InkComponent(
        runs: (200..<208).map { .init(y: $0, start: 60 + place * 24, end: 68 + place * 24) })
    }
    #expect(Leaders.removed(from: WritingLine(components: dots), height: Self.size) == nil)
  }

  /// A cell with a name in so many characters, a stroke behind it where `leader` is given, and a number.
  private func cell(line: Int, leader: [Box]) -> Cell {
    func ink(_ box: Box) -> InkComponent {
      InkComponent(
        runs: (box.y..<box.bottom).map { .init(y: $0, start: box.x, end: box.right) })
    }
    let y = line * 100
    let name = (0..<3).map { Box(x: 60 + $0 * 48, y: y, width: 40, height: 40) }
    let behind = leader.map { Box(x: $0.x, y: y + $0.y, width: $0.width, height: $0.height) }
    var cell = Cell(line: line, words: WritingLine(components: (name + behind).map(ink)))
    cell.number = WritingLine(components: [
      ink(Box(x: 400, y: y, width: 300, height: 40))
    ])
    return cell
  }

  private static let dash = [Box(x: 220, y: 18, width: 60, height: 5)]
  private static let arrow = [Box(x: 220, y: 8, width: 90, height: 24)]
  private static let colon = [
    Box(x: 220, y: 8, width: 6, height: 6), Box(x: 220, y: 28, width: 6, height: 6),
  ]

  private func named(_ leaders: [[Box]]) -> [Int: Int] {
    Leaders.names(among: leaders.enumerated().map { cell(line: $0.offset, leader: $0.element) })
      .mapValues(\.components.count)
  }

  /// 一 is a name's last character too, and then not that of most.
  @Test(arguments: [dash, arrow]) func takesAStrokeOffWhereMostNamesEndInOne(stroke: [Box]) {
    #expect(named([stroke, stroke, []]) == [0: 3, 1: 3])
    #expect(named([stroke, [], []]).isEmpty)
    #expect(named([stroke]).isEmpty)
  }

  @Test func takesAColonOff() {
    #expect(named([Self.colon, [], []]) == [0: 3])
  }
}
