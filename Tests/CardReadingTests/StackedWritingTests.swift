import Testing

@testable import CardReading

@Suite struct StackedWritingTests {
  /// Columns of marks, each this many pixels high and wide, on the sheet as it lies turned to the left.
  private func turned(_ columns: [[(height: Int, width: Int)]]) -> Sheet {
    var paper = DrawnPaper(width: 200 + 160 * columns.count, height: 1200)
    for (index, column) in columns.enumerated() {
      var y = 80
      for (height, width) in column {
        let middle = paper.raster.width - 160 - 160 * index
        // Like 王: strokes across, and one through them.
        paper.fill(Box(x: middle - 2, y: y, width: 4, height: height), with: 30)
        for part in 0...3 {
          paper.fill(
            Box(x: middle - width / 2, y: y + (height - 4) * part / 3, width: width, height: 4),
            with: 30)
        }
        y += height + 12
      }
    }
    return Sheet(photograph: paper.raster.turned(quarters: 3), outline: nil)
  }

  private func stacked(
    _ columns: [[(height: Int, width: Int)]], dash: Double = 0.7
  ) throws -> [[Box]] {
    let sheet = try #require(StackedWriting(on: turned(columns), dash: dash)).sheet
    return WritingLines.found(in: sheet.picture, threshold: sheet.levels.threshold)
      .map { $0.components.map(\.box) }
  }

  private static let han = (height: 70, width: 76)
  private static let digit = (height: 56, width: 34)

  @Test func makesALineOfEachColumnTheRightOneFirst() throws {
    let lines = try stacked([
      [Self.han, Self.han, Self.han], Array(repeating: Self.digit, count: 10),
    ])
    #expect(lines.map(\.count) == [3, 10])
    for box in lines.joined() {
      let size = box.width > 50 ? Self.han : Self.digit
      #expect(abs(box.width - size.width) < 6 && abs(box.height - size.height) < 6)
    }
  }

  @Test func knowsWhereOnThePaperALineStood() throws {
    let turned = turned([[Self.han, Self.han], Array(repeating: Self.han, count: 8)])
    let sheet = try #require(StackedWriting(on: turned, dash: 0.7)).sheet
    let lines = WritingLines.found(in: sheet.picture, threshold: sheet.levels.threshold)
    let columns = WritingLines.found(in: turned.picture, threshold: turned.levels.threshold)
    #expect(lines.map { sheet.original(of: $0.box) } == columns.map(\.box))
  }

  /// 二 is one character, and two digits below each other are two.
  @Test func joinsStrokesToACharacterAndNoDigits() throws {
    let stroke = (height: 10, width: 70)
    let boxes = try stacked([
      [Self.han, stroke, stroke, Self.han] + Array(repeating: Self.digit, count: 8)
    ]).flatMap(\.self)
    let strokes = boxes.filter { $0.height < 20 }
    try #require(strokes.count == 2)
    #expect(strokes[0].columnsShared(with: strokes[1]) > 60)
    #expect(boxes.count { abs($0.width - Self.digit.width) < 2 } == 8)
  }

  /// As that of 許, above which a pen lifts.
  @Test func joinsADotToWhatStandsUnderIt() throws {
    let boxes = try stacked([
      [Self.han, Self.han, (height: 14, width: 14), (height: 60, width: 64)]
        + Array(repeating: Self.digit, count: 8)
    ]).flatMap(\.self)
    let dot = try #require(boxes.first { max($0.width, $0.height) < 20 })
    #expect(
      boxes.contains {
        $0.height > 50 && $0.columnsShared(with: dot) > 10 && abs($0.y - dot.y) < 40
      })
  }

  /// A dash between digits lies down the column; what is longer may be a 1.
  @Test func laysADashAcross() throws {
    let column = [Self.han, Self.han] + Array(repeating: Self.digit, count: 4)
    let digits = Array(repeating: Self.digit, count: 4)
    func strokes(_ height: Int, dash: Double) throws -> [Box] {
      try stacked([column + [(height, 6)] + digits], dash: dash).joined()
        .filter { min($0.width, $0.height) < 14 }
    }
    #expect(try strokes(30, dash: 0.7).map { $0.width > $0.height } == [true])
    #expect(try strokes(46, dash: 0.7).map { $0.width > $0.height } == [false])
    #expect(try strokes(46, dash: 0.9).map { $0.width > $0.height } == [true])
  }

  @Test func partsCharactersThatTouch() throws {
    let lines = try stacked([
      [Self.han, Self.han, (height: 140, width: 76)] + Array(repeating: Self.digit, count: 10)
    ])
    #expect(lines.map { $0.count { $0.width > 50 } } == [4])
  }

  @Test func findsNoneOnEmptyPaperOrWhereAllColumnsAreShort() {
    let found = [[], [Self.han, Self.han, Self.han]].map { column in
      StackedWriting(on: turned([column]), dash: 0.7) != nil
    }
    #expect(found == [false, false])
  }
}
