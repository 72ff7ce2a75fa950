import Testing

@testable import CardReading

@Suite struct ListMarksTests {
  private static let size = 40

  /// Lines of six marks, each behind ink that may be a list's.
  private func lines(
    count: Int, before: (_ row: Int, _ y: Int, _ paper: inout DrawnPaper) -> Void
  ) -> [WritingLine] {
    var paper = DrawnPaper(width: 700, height: 100 * count + 60)
    for row in 0..<count {
      before(row, 40 + 100 * row, &paper)
      for place in 0..<6 { Self.character(x: 140 + place * 52, y: 40 + 100 * row, on: &paper) }
    }
    return WritingLines.found(in: paper.raster, threshold: 128)
  }

  /// No box to tick: a stroke runs through it.
  private static func character(x: Int, y: Int, on paper: inout DrawnPaper) {
    paper.mark(x: x, y: y, size: size)
    paper.fill(Box(x: x, y: y + 18, width: size, height: 4), with: 30)
  }

  /// How many pieces of ink are left of each line, where the marks read as these texts.
  private func left(of lines: [WritingLine], read texts: [String] = []) throws -> [Int] {
    try ListMarks.removed(from: lines, height: Self.size) {
      (line: WritingLine) throws(CardReadingError) -> LineReading? in
      let row = (line.box.y - 40) / 100
      guard texts.indices.contains(row) else { return nil }
      return LineReading(
        symbols: texts[row].map {
          .init(
            choices: [.init(text: String($0), confidence: 95)], box: line.box, startsWord: false)
        })
    }.map(\.components.count)
  }

  /// A stroke, and a point behind it.
  private func digit(_ row: Int, _ y: Int, _ paper: inout DrawnPaper) {
    paper.fill(Box(x: 60, y: y, width: 14, height: Self.size), with: 30)
    paper.fill(Box(x: 82, y: y + 32, width: 8, height: 8), with: 30)
  }

  /// Also where one of them was read as another, or as none.
  @Test(arguments: [
    ["1.", "2.", "3.", "4."], ["(3)", "(4)", "(5)", "(6)"], ["1", "2", "~", "4"],
    ["9", "10", "11", "12"], ["1", "2", "8", "4"],
  ])
  func takesNumbersInTurnOffTheEntries(texts: [String]) throws {
    #expect(try left(of: lines(count: 4, before: digit), read: texts) == [6, 6, 6, 6])
  }

  /// What names and numbers begin with: characters, an area's code, the same digit each time.
  @Test(arguments: [
    ["~", "~", "~", "~"], ["02", "03", "04", "05"], ["1", "1", "1", "1"], ["7", "3", "9", "4"],
    ["130", "131", "132", "133"],
  ])
  func keepsWhatIsNoListsNumber(texts: [String]) throws {
    #expect(try left(of: lines(count: 4, before: digit), read: texts) == [8, 8, 8, 8])
  }

  /// Two of seven surnames are like digits.
  @Test func keepsACharacterThatMostOthersAreNotCountedWith() throws {
    let texts = ["1", "~", "~", "~", "~", "2", "~"]
    #expect(
      try left(of: lines(count: 7, before: digit), read: texts) == Array(repeating: 8, count: 7))
  }

  /// A speck that a stroke of a character surrounds is no digit in a ring.
  @Test func keepsACharacterThatSurroundsASpeck() throws {
    let page = lines(count: 3) { _, y, paper in
      paper.mark(x: 60, y: y, size: Self.size)
      paper.fill(Box(x: 78, y: y + 14, width: 4, height: 8), with: 30)
      paper.fill(Box(x: 60, y: y + 30, width: Self.size, height: 4), with: 30)
    }
    #expect(try left(of: page, read: ["1", "2", "3"]) == [8, 8, 8])
  }

  @Test func takesTwoEntriesForAListFromItsFirstNumberOn() throws {
    #expect(try left(of: lines(count: 2, before: digit), read: ["1.", "2."]) == [6, 6])
    #expect(try left(of: lines(count: 2, before: digit), read: ["7.", "8."]) == [8, 8])
  }

  /// The digit is read without the ring around it.
  @Test func takesNumbersInRingsOff() throws {
    let ringed = lines(count: 3) { _, y, paper in
      paper.mark(x: 50, y: y, size: Self.size)
      paper.fill(Box(x: 65, y: y + 10, width: 8, height: 20), with: 30)
    }
    #expect(try left(of: ringed, read: ["1", "2", "3"]) == [6, 6, 6])
  }

  @Test(arguments: [
    Box(x: 60, y: 18, width: 10, height: 10), Box(x: 60, y: 18, width: 26, height: 6),
    Box(x: 60, y: 8, width: 20, height: 24),
  ])
  func takesTheSameBulletOff(bullet: Box) throws {
    func drawn(onRows rows: Set<Int>) -> [WritingLine] {
      lines(count: 3) { row, y, paper in
        guard rows.contains(row) else { return }
        paper.fill(
          Box(x: bullet.x, y: y + bullet.y, width: bullet.width, height: bullet.height), with: 30)
      }
    }
    #expect(try left(of: drawn(onRows: [0, 1, 2])) == [6, 6, 6])
    // A single one may be a stroke of a name.
    #expect(try left(of: drawn(onRows: [1])) == [6, 7, 6])
  }

  /// A box to tick; a 0 that numbers begin with is rounder, and a name's first character fuller.
  @Test func takesBoxesOffAndKeepsZeros() throws {
    let boxes = lines(count: 3) { _, y, paper in paper.mark(x: 60, y: y, size: 36) }
    #expect(try left(of: boxes) == [6, 6, 6])
    let zeros = lines(count: 3) { _, y, paper in
      for row in 0..<36 {
        let half = Int((1 - Double((row - 18) * (row - 18)) / 324).squareRoot() * 16) + 2
        let width = row < 4 || row > 31 ? 2 * half : 5
        paper.fill(Box(x: 78 - half, y: y + row, width: width, height: 1), with: 30)
        paper.fill(Box(x: 78 + half - width, y: y + row, width: width, height: 1), with: 30)
      }
    }
    #expect(try left(of: zeros) == [7, 7, 7])
    let characters = lines(count: 3) { _, y, paper in
      Self.character(x: 60, y: y, on: &paper)
    }
    #expect(try left(of: characters) == [7, 7, 7])
  }
}
