import Testing

@testable import CardReading

@Suite struct FormLinesTests {
  private func clean(_ paper: DrawnPaper) -> (raster: Raster, levels: Light.Levels) {
    let levels = Light.levels(of: paper.raster)
    let lines = RuledLines(in: paper.raster, levels: levels)
    return (lines.removed(from: paper.raster, levels: levels), levels)
  }

  private let lines = [(100, 200), (600, 200), (100, 400), (600, 600)]

  /// Four lines to write on, with signs on two of them, of which some hang below.
  @Test func takesTheLinesToWriteOnOut() {
    var paper = DrawnPaper(width: 1000, height: 800, paper: 240)
    for (x, y) in lines { paper.fill(Box(x: x, y: y, width: 300, height: 4), with: 40) }
    paper.line(y: 156, from: 120, count: 4)
    paper.line(y: 380, from: 120, count: 1, size: 50)
    let (raster, levels) = clean(paper)
    #expect(raster[110, 201] >= levels.paperEdge && raster[890, 601] >= levels.paperEdge)
    #expect(raster[121, 170] < 60 && raster[121, 425] < 60)
  }

  /// What was drawn through a number is not printed, however straight it is; nor is what wavers, or a pair.
  @Test(arguments: ["struck", "wavering", "two"])
  func leavesWhatSomebodyDrew(_ kind: String) {
    var paper = DrawnPaper(width: 1000, height: 800, paper: 240)
    for (x, y) in kind == "two" ? Array(lines.prefix(2)) : lines {
      for step in 0..<300 {
        let wave = kind == "wavering" ? (step / 60) % 2 * 4 + (step / 100) * 3 : 0
        paper.fill(Box(x: x + step, y: y + wave, width: 1, height: 4), with: 40)
      }
      if kind == "struck" { paper.line(y: y - 18, from: x + 10, count: 5) }
    }
    let (raster, levels) = clean(paper)
    #expect(lines.prefix(2).allSatisfy { raster[$0.0 + 3, $0.1 + 1] < levels.threshold })
  }

  /// Between lines across the page; a 1 that stands on such a line is shorter.
  @Test func takesTheSidesOfCellsOut() {
    var paper = DrawnPaper(width: 1000, height: 800, paper: 240)
    for y in [100, 200, 300] { paper.fill(Box(x: 0, y: y, width: 1000, height: 4), with: 40) }
    for (x, y) in [(300, 100), (700, 100), (400, 200), (800, 200)] {
      paper.fill(Box(x: x, y: y, width: 4, height: 104), with: 40)
    }
    paper.line(y: 130, from: 320, count: 3)
    for y in [130, 230] { paper.fill(Box(x: 550, y: y, width: 4, height: 70), with: 40) }
    let (raster, levels) = clean(paper)
    #expect(raster[301, 150] >= levels.paperEdge && raster[801, 250] >= levels.paperEdge)
    #expect(raster[321, 140] < 60 && raster[551, 160] < 60 && raster[551, 260] < 60)
  }
}
