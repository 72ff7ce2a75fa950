import Testing

@testable import CardReading

@Suite struct HangingSignsTests {
  private static let size = 40

  /// Lines of six marks; those of some rows have another sign before them.
  private func left(
    signed: Set<Int>, rows: Int, read text: String = "~~~~~~",
    sign: (Int, inout DrawnPaper) -> Void
  ) throws -> [Int] {
    var paper = DrawnPaper(width: 700, height: 100 * rows + 60)
    for row in 0..<rows {
      if signed.contains(row) { sign(40 + 100 * row, &paper) }
      paper.line(y: 40 + 100 * row, from: 140, count: 6, size: Self.size)
    }
    let lines = WritingLines.found(in: paper.raster, threshold: 128)
    return try HangingSigns.removed(from: lines, height: Self.size) { line in
      LineReading(
        symbols: text.map {
          .init(
            choices: [.init(text: String($0), confidence: 95)], box: line.box, startsWord: false)
        })
    }.map(\.components.count)
  }

  @Test func takesSignsThatHangBesideSomeOfTheLinesOff() throws {
    let left = try left(signed: [0, 2, 3], rows: 6) { y, paper in
      paper.mark(x: 70, y: y, size: Self.size)
      paper.mark(x: 84, y: y + 14, size: 12)
    }
    #expect(left == [6, 6, 6, 6, 6, 6])
  }

  /// Where all lines begin so, it is a column of its own; one line alone may be longer than others.
  @Test(arguments: [([0, 1, 2, 3, 4, 5], 6), ([2], 6), ([0, 1], 3)])
  func keepsWhatMayBeginNames(signed: [Int], rows: Int) throws {
    let left = try left(signed: Set(signed), rows: rows) { y, paper in
      paper.mark(x: 70, y: y, size: Self.size)
    }
    #expect(left == (0..<rows).map { signed.contains($0) ? 7 : 6 })
  }

  @Test func keepsTheFirstDigitOfANumber() throws {
    let left = try left(signed: [0, 2, 3], rows: 6, read: "912345") { y, paper in
      paper.mark(x: 70, y: y, size: Self.size)
    }
    #expect(left == [7, 6, 7, 7, 6, 6])
  }

  /// A character of several strokes that stand apart is no sign.
  @Test func keepsWhatIsNotDrawnInOneGo() throws {
    let left = try left(signed: [0, 2, 3], rows: 6) { y, paper in
      paper.mark(x: 70, y: y, size: 17)
      paper.mark(x: 70, y: y + 23, size: 17)
    }
    #expect(left == [8, 6, 8, 8, 6, 6])
  }
}
