import Testing

@testable import CardReading

@Suite struct PerforationTests {
  /// A round hole, with a wire to its left or without.
  private static func hole(at x: Int, _ y: Int, wire: Int = 0, on paper: inout DrawnPaper) {
    let radius = 12
    for row in -radius...radius {
      let half = Int(Double(radius * radius - row * row).squareRoot())
      paper.fill(Box(x: x - half, y: y + row, width: 2 * half + 1, height: 1), with: 90)
    }
    paper.fill(Box(x: x - radius - wire, y: y - 2, width: wire, height: 5), with: 130)
  }

  private static func left(of paper: DrawnPaper) -> [InkComponent] {
    let all = InkComponent.all(in: paper.raster, threshold: 150)
    return Perforation.removed(
      from: all, width: paper.raster.width, height: paper.raster.height)
  }

  /// Holes down the left side of a sheet with two lines, whichever side of it is up.
  @Test(arguments: 0..<4, [0, 24]) func leavesHolesAlongASideOut(quarters: Int, wire: Int) {
    var paper = DrawnPaper(width: 800, height: 600)
    for row in 0..<10 { Self.hole(at: 50, 30 + row * 60, wire: wire, on: &paper) }
    paper.line(y: 150, from: 160)
    paper.line(y: 400, from: 160)
    paper.raster = paper.raster.turned(quarters: quarters)
    #expect(Self.left(of: paper).count == 16)
  }

  @Test func leavesHolesOutOfWhichSomeAreHiddenAndOthersInPieces() {
    var paper = DrawnPaper(width: 800, height: 900)
    for row in 0..<14 where row != 4 && row != 5 { Self.hole(at: 50, 30 + row * 64, on: &paper) }
    paper.fill(Box(x: 30, y: 150, width: 40, height: 6), with: 235)
    paper.line(y: 150, from: 160)
    #expect(Self.left(of: paper).count == 8)
  }

  /// A ring binder's; a single spot, or rings, may be written.
  @Test func leavesTwoRoundSpotsAtASideOut() {
    var paper = DrawnPaper(width: 800, height: 600)
    for y in [150, 450] { Self.hole(at: 50, y, on: &paper) }
    Self.hole(at: 760, 300, on: &paper)
    for y in [80, 500] { paper.mark(x: 60, y: y, size: 25) }
    paper.line(y: 150, from: 160)
    #expect(Self.left(of: paper).count == 11)
  }

  /// Each in the middle of its box, as well as people hit that.
  @Test func keepsDigitsThatAreWrittenIntoBoxes() {
    var paper = DrawnPaper(width: 900, height: 700)
    let off = [0, 7, -6, 8, -7, 5, -8, 6, -5, 7]
    for (place, off) in off.enumerated() { paper.mark(x: 40 + place * 84 + off, y: 640, size: 40) }
    paper.line(y: 150, from: 160)
    #expect(Self.left(of: paper).count == 18)
  }

  @Test func keepsTheFirstDigitsOfAColumnOfNumbers() {
    var paper = DrawnPaper(width: 800, height: 600)
    for row in 0..<9 { paper.line(y: 20 + row * 64, from: 40, count: 10, size: 36) }
    #expect(Self.left(of: paper).count == 90)
  }

  /// As numbers of mobile telephones on the Mainland begin.
  @Test func keepsAColumnOfOnes() {
    var paper = DrawnPaper(width: 800, height: 600)
    for row in 0..<9 {
      paper.fill(Box(x: 50, y: 20 + row * 64, width: 7, height: 36), with: 30)
      paper.line(y: 20 + row * 64, from: 72, count: 8, size: 36)
    }
    #expect(Self.left(of: paper).count == 81)
  }

  /// Single characters at the beginning of lines are written neither as large nor as evenly as that.
  @Test func keepsACharacterAtTheBeginningOfEachLine() {
    var paper = DrawnPaper(width: 800, height: 600)
    for (row, off) in [0, 9, -7, 12, -10, 4, -12, 8].enumerated() {
      paper.mark(x: 40 + abs(off), y: 40 + row * 66 + off, size: 34 + row % 3 * 5)
    }
    #expect(Self.left(of: paper).count == 8)
  }

  @Test func keepsALineOfDigitsAtTheUpperEdge() {
    var paper = DrawnPaper(width: 800, height: 600)
    paper.line(y: 20, from: 60, count: 12, size: 36)
    #expect(Self.left(of: paper).count == 12)
  }
}
