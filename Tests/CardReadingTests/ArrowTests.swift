import Testing

@testable import CardReading

@Suite struct ArrowTests {
  /// Digits, and before them a stroke that comes down from `top` and turns right, with a head or without.
  private func line(top: Int, hasHead: Bool, count: Int = 9) throws -> WritingLine {
    var paper = DrawnPaper(width: 900, height: 300)
    paper.line(y: 150, from: 200, count: count, size: 40)
    paper.fill(Box(x: 100, y: top, width: 5, height: 175 - top), with: 30)
    paper.fill(Box(x: 100, y: 170, width: 60, height: 5), with: 30)
    if hasHead { paper.fill(Box(x: 168, y: 160, width: 12, height: 24), with: 30) }
    let ink = InkComponent.all(in: paper.raster, threshold: 128)
    return WritingLine(components: ink)
  }

  @Test(arguments: [true, false])
  func takesAnArrowFromTheLineAboveAway(hasHead: Bool) throws {
    let line = try line(top: 80, hasHead: hasHead)
    #expect(line.components.count == (hasHead ? 11 : 10))
    #expect(
      Arrow.removed(from: line).box == Box(x: 200, y: 150, width: line.box.right - 200, height: 40))
  }

  /// No higher than the digits it is a 1 or an L, and before a few signs the first letter of a name.
  @Test(arguments: [(145, 9), (80, 3)])
  func keepsALetter(top: Int, count: Int) throws {
    let line = try line(top: top, hasHead: false, count: count)
    #expect(Arrow.removed(from: line).components.count == line.components.count)
  }
}
