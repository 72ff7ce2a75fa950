import Testing

@testable import CardReading

@Suite struct BendTests {
  /// A page of lines at the given heights, each drawn where a bend puts it, with ink on some of them.
  private func page(
    lines: [Int], width: Int = 1_200, height: Int = 900, depth: (Double, Double) -> Double
  ) -> Raster {
    var page = Raster(width: width, height: height, filledWith: 240)
    for line in lines {
      for x in 0..<width {
        let y = line + Int(depth(Double(x), Double(line)).rounded())
        for row in y..<y + 3 where row >= 0 && row < height { page[x, row] = 150 }
        // Writing across it here and there.
        if x % 90 < 4 {
          for row in y - 20..<y + 8 where row >= 0 && row < height { page[x, row] = 40 }
        }
      }
    }
    return page
  }

  /// How many rows the dark pixels of a line between two heights take up.
  private func spread(_ page: Raster, _ rows: ClosedRange<Int>) -> Int {
    let dark = rows.filter { y in
      (0..<page.width).count { page[$0, y] < 200 } > page.width / 50
    }
    return (dark.last ?? 0) - (dark.first ?? 0)
  }

  private let levels = Light.Levels(paper: 240, paperEdge: 200, ink: 40)
  private let lines = Array(stride(from: 100, to: 850, by: 75))

  @Test func linesThatBulgeAreStraightened() throws {
    let page = page(lines: lines) { x, _ in 60 * ((x - 600) / 600) * ((x - 600) / 600) }
    let bend = try #require(Bend(of: page, levels: levels))
    let straight = bend.straightened(page)
    for line in lines { #expect(spread(straight, line - 30...line + 20) < 34) }
    func left(_ page: Raster) -> Int {
      let removed = RuledLines(in: page, levels: levels).removed(from: page, levels: levels)
      return removed.pixels.count { $0 < 200 }
    }
    #expect(left(straight) * 2 < left(page))
  }

  @Test func linesThatFanOutAreStraightened() throws {
    let page = page(lines: lines) { x, y in (x - 600) / 600 * (y - 450) / 450 * 40 }
    let bend = try #require(Bend(of: page, levels: levels))
    let straight = bend.straightened(page)
    for line in lines { #expect(spread(straight, line - 35...line + 25) < 40) }
  }

  @Test func aBoxIsFoundWhereItStood() throws {
    let page = page(lines: lines) { x, _ in 60 * ((x - 600) / 600) * ((x - 600) / 600) }
    let bend = try #require(Bend(of: page, levels: levels))
    let box = bend.original(of: Box(x: 1_100, y: 400, width: 60, height: 30))
    #expect(abs(box.y - 441) < 6)
    #expect(abs(box.bottom - 482) < 8)
    // On a sheet, and on one that is bent the other way.
    let asked = Box(x: 1_100, y: 400, width: 60, height: 30)
    let across = Sheet(photograph: page, outline: nil).original(of: asked)
    #expect(across.y - asked.y > 8, "\(across)")
    let down = Sheet(photograph: page.transposed(), outline: nil).original(of: asked.transposed)
    #expect(abs(down.x - box.y) < 8)
  }

  @Test func straightLinesAreLeftAsTheyAre() {
    #expect(Bend(of: page(lines: lines) { _, _ in 0 }, levels: levels) == nil)
  }

  @Test func fewLinesTellNothing() {
    let page = page(lines: [200, 400, 600]) { x, _ in 60 * ((x - 600) / 600) * ((x - 600) / 600) }
    #expect(Bend(of: page, levels: levels) == nil)
  }

  @Test func aPageWithoutLinesHasNoBend() {
    #expect(Bend(of: Raster(width: 900, height: 700, filledWith: 240), levels: levels) == nil)
    #expect(Bend(of: Raster(width: 1, height: 1, filledWith: 240), levels: levels) == nil)
  }
}
