import Testing

@testable import CardReading

@Suite struct SheetTests {
  /// A bright sheet lying askew on a dark desk.
  private static func sheetOnDesk(enlarged: Double = 1) -> (photograph: Raster, corners: [Point]) {
    let corners = [
      Point(x: 120, y: 90), Point(x: 820, y: 140), Point(x: 790, y: 560), Point(x: 90, y: 500),
    ].map { Point(x: $0.x * enlarged, y: $0.y * enlarged) }
    var photograph = Raster(
      width: Int(900 * enlarged), height: Int(640 * enlarged), filledWith: 70)
    for y in 0..<photograph.height {
      for x in 0..<photograph.width {
        let point = Point(x: Double(x), y: Double(y))
        let inside = (0..<4).allSatisfy { corners[$0].cross(corners[($0 + 1) % 4], point) > 0 }
        if inside { photograph[x, y] = 230 }
      }
    }
    return (photograph, corners)
  }

  @Test func findsTheCornersOfASheetOnADesk() throws {
    let (photograph, corners) = Self.sheetOnDesk()
    let outline = try #require(PaperOutline(of: photograph))
    for (found, drawn) in zip(outline.corners, corners) { #expect(found.distance(to: drawn) < 8) }
  }

  /// Digits are written right up to the edge: a few pixels more and they are cut.
  @Test func drawsTheCornersOfALargeSheetToAPartInAThousand() throws {
    let (photograph, corners) = Self.sheetOnDesk(enlarged: 3)
    let outline = try #require(PaperOutline(of: photograph))
    for (found, drawn) in zip(outline.corners, corners) { #expect(found.distance(to: drawn) < 2.5) }
  }

  /// A line down its middle makes two sheets of it, whose edges go on beyond their corners.
  @Test func takesTheWholeSheetForLikelierThanItsHalves() throws {
    var (photograph, corners) = Self.sheetOnDesk()
    for y in 120..<530 {
      for x in 0..<3 { photograph[470 - (y - 320) / 14 + x, y] = 90 }
    }
    let likeliest = try #require(SheetLines(photograph).quadrilaterals(atMost: 1).first)
    for (found, drawn) in zip(likeliest, corners) { #expect(found.distance(to: drawn) < 8) }
  }

  @Test func seesNoSheetWherePaperFillsTheFrame() {
    var paper = DrawnPaper(width: 600, height: 400)
    paper.line(y: 100)
    paper.line(y: 200)
    #expect(PaperOutline(of: paper.raster) == nil)
  }

  /// Shadows that leave so many parts of a hundred of the light, left of a line that leans by so much.
  @Test(arguments: [(55, 0.0), (35, 0), (35, 0.3), (25, -0.2)])
  func findsTheSheetThoughAHardShadowFallsAcrossIt(light: Int, lean: Double) throws {
    var (photograph, corners) = Self.sheetOnDesk()
    for y in 0..<photograph.height {
      for x in 0..<(450 + Int(lean * Double(y - photograph.height / 2))) {
        photograph[x, y] = UInt8(Int(photograph[x, y]) * light / 100)
      }
    }
    let outline = try #require(PaperOutline(of: photograph))
    for (found, drawn) in zip(outline.corners, corners) { #expect(found.distance(to: drawn) < 14) }
  }

  @Test func mapsABoxOnTheSheetBackToThePhotograph() throws {
    let (photograph, corners) = Self.sheetOnDesk()
    let sheet = Sheet(photograph: photograph)
    let centre = sheet.toPhotograph(
      Point(x: Double(sheet.picture.width) / 2, y: Double(sheet.picture.height) / 2))
    let x = corners.map(\.x).reduce(0, +) / 4
    let y = corners.map(\.y).reduce(0, +) / 4
    #expect(centre.distance(to: Point(x: x, y: y)) < 15)
  }

  /// What a broad pen blacked out stays one blot; a shadow that comes in from the edge is none.
  @Test(arguments: [(100, true), (0, false)])
  func keepsWhatABroadPenBlackedOut(from x: Int, isInk: Bool) {
    var paper = DrawnPaper(width: 600, height: 400, paper: 220)
    paper.fill(Box(x: x, y: 150, width: 320, height: 80), with: 40)
    #expect((Light.evened(paper.raster, radius: 14)[x + 160, 190] < 100) == isInk)
  }

  @Test func makesPaperInShadeAsWhiteAsPaperInLight() {
    var paper = DrawnPaper(width: 500, height: 300, paper: 220)
    paper.fill(Box(x: 0, y: 0, width: 220, height: 300), with: 90)
    paper.mark(x: 100, y: 100, size: 40, ink: 15)
    paper.mark(x: 350, y: 100, size: 40, ink: 40)
    let evened = Light.evened(paper.raster, radius: 20)
    #expect(abs(Int(evened[40, 40]) - Int(evened[450, 40])) < 8)
    #expect(evened[102, 120] < 80 && evened[352, 120] < 80)
  }

  @Test(arguments: [-12.0, -4, 3, 9])
  func seesHowFarLinesLean(degrees: Double) {
    var paper = DrawnPaper(width: 900, height: 700)
    for row in 0..<4 { paper.line(y: 180 + row * 100, from: 200) }
    let centre = Point(x: 450, y: 350)
    let leaning = paper.raster.warped(
      by: .rotation(degrees: -degrees, around: centre), width: 900, height: 700)
    #expect(abs(Tilt.degrees(of: leaning, threshold: 150, limit: 20) - degrees) < 0.7)
  }

  private func ruledOut(of raster: Raster, levels: Light.Levels) -> Raster {
    RuledLines(in: raster, levels: levels).removed(from: raster, levels: levels)
  }

  @Test func takesNoRowOfSignsForARuledLine() {
    // On a narrow sheet their strokes are as long as parts of a printed line.
    var paper = DrawnPaper(width: 300, height: 900)
    for y in [60, 160, 260] { paper.line(y: y, from: 20, count: 5, size: 36) }
    let levels = Light.levels(of: paper.raster)
    #expect(ruledOut(of: paper.raster, levels: levels) == paper.raster)
  }

  @Test func takesRuledLinesOutAndLeavesTheStrokesThatCrossThem() {
    var paper = DrawnPaper(width: 800, height: 400, paper: 240)
    for y in [100, 200, 300] { paper.fill(Box(x: 0, y: y, width: 800, height: 3), with: 190) }
    paper.mark(x: 300, y: 180, size: 50)
    let levels = Light.levels(of: paper.raster)
    let clean = ruledOut(of: paper.raster, levels: levels)
    #expect(clean[100, 101] >= levels.paperEdge && clean[600, 201] >= levels.paperEdge)
    #expect(clean[301, 201] < 60 && clean[347, 201] < 60 && clean[320, 181] < 60)
  }

  /// The feet of letters like L, as wide as a printed line is thick; with few strokes on it, it is one.
  @Test(arguments: [(24, true), (80, false)])
  func takesNoStrokesOfAMarkerForAPrintedLine(step: Int, isWriting: Bool) {
    var paper = DrawnPaper(width: 700, height: 1000)
    paper.fill(Box(x: 100, y: 246, width: 480, height: 14), with: 30)
    for x in stride(from: 100, to: 580, by: step) {
      paper.fill(Box(x: x, y: 200, width: 16, height: 60), with: 30)
    }
    let levels = Light.levels(of: paper.raster)
    let lines = RuledLines(in: paper.raster, levels: levels)
    let isKept = lines.removed(from: paper.raster, levels: levels) == paper.raster
    #expect(isKept == isWriting)
    #expect(lines.strokes(on: paper.raster, levels: levels).isEmpty == isWriting)
  }

  /// Between rows that stand closer than what is seen of a line at once.
  @Test func takesTheLinesOfATableOfManyRowsOut() throws {
    var paper = DrawnPaper(width: 300, height: 1200, paper: 240)
    for y in stride(from: 10, to: 1200, by: 40) {
      paper.fill(Box(x: 0, y: y, width: 300, height: 3), with: 190)
    }
    paper.fill(Box(x: 120, y: 0, width: 3, height: 1200), with: 190)
    paper.mark(x: 160, y: 95, size: 30)
    let levels = Light.levels(of: paper.raster)
    let lines = RuledLines(in: paper.raster, levels: levels)
    let clean = lines.removed(from: paper.raster, levels: levels)
    #expect(clean.inkBox(threshold: levels.paperEdge) == Box(x: 160, y: 95, width: 30, height: 30))
    let divider = try #require(lines.dividers.first)
    #expect(lines.dividers.count == 1 && abs(divider.x - 121) < 2 && abs(divider.slope) < 0.01)
  }

  /// The darkest grains of a printed line are no ink; a dash that lies on one is.
  @Test func leavesNoGrainOfALine() {
    var paper = DrawnPaper(width: 800, height: 400, paper: 240)
    paper.fill(Box(x: 0, y: 100, width: 800, height: 3), with: 190)
    for x in stride(from: 30, to: 800, by: 37) {
      paper.fill(Box(x: x, y: 100, width: 3, height: 2), with: 130)
    }
    paper.fill(Box(x: 300, y: 99, width: 30, height: 4), with: 30)
    paper.mark(x: 600, y: 80, size: 50)
    let levels = Light.levels(of: paper.raster)
    let clean = ruledOut(of: paper.raster, levels: levels)
    #expect(clean[30, 100] >= levels.paperEdge && clean[771, 101] >= levels.paperEdge)
    #expect(clean[301, 101] < 60 && clean[329, 101] < 60 && clean[601, 101] < 60)
  }

  /// However long they are, where they are thinner than the printed line.
  @Test func leavesNoCoreOfALine() {
    var paper = DrawnPaper(width: 800, height: 400, paper: 240)
    paper.fill(Box(x: 0, y: 100, width: 800, height: 3), with: 190)
    for x in stride(from: 30, to: 700, by: 130) {
      paper.fill(Box(x: x, y: 101, width: 60, height: 1), with: 130)
    }
    paper.mark(x: 600, y: 200, size: 50)
    let levels = Light.levels(of: paper.raster)
    let clean = ruledOut(of: paper.raster, levels: levels)
    #expect(clean.inkBox(threshold: levels.paperEdge) == Box(x: 600, y: 200, width: 50, height: 50))
  }

  /// Squares of which each row stands apart from the next, with a digit in some. Without the squares the
  /// digits stay, though they stand above each other.
  @Test(arguments: [true, false])
  func takesTheSidesOfSquaresOut(areThere: Bool) {
    var paper = DrawnPaper(width: 1000, height: 900, paper: 240)
    for y in stride(from: 40, to: 840, by: 100) {
      for x in stride(from: 50, to: 951, by: 90) where areThere {
        paper.fill(Box(x: x, y: y, width: 3, height: 70), with: 170)
      }
      for x in stride(from: 75, to: 900, by: 90) { paper.mark(x: x, y: y + 15, size: 40) }
    }
    let levels = Light.levels(of: paper.raster)
    let clean = ruledOut(of: paper.raster, levels: levels)
    #expect(
      clean.inkBox(threshold: levels.paperEdge) == Box(x: 75, y: 55, width: 850, height: 740))
  }

  /// A stroke along a printed line, wider than it, and a character's other strokes beside it.
  @Test func leavesAStrokeThatRunsAlongALine() {
    var paper = DrawnPaper(width: 1200, height: 1000, paper: 240)
    paper.fill(Box(x: 200, y: 0, width: 3, height: 1000), with: 195)
    for y in [200, 500, 800] {
      paper.fill(Box(x: 198, y: y, width: 10, height: 110), with: 25)
      paper.fill(Box(x: 150, y: y + 20, width: 90, height: 12), with: 25)
    }
    let levels = Light.levels(of: paper.raster)
    let clean = ruledOut(of: paper.raster, levels: levels)
    #expect(clean[201, 170] >= levels.paperEdge)
    for y in [200, 500, 800] {
      #expect((y..<y + 110).allSatisfy { clean[199, $0] < 60 && clean[206, $0] < 60 })
      #expect((150..<240).allSatisfy { clean[$0, y + 26] < 60 })
    }
  }

  /// As the lens shows it: dark in its middle, paler towards its sides.
  @Test func takesAWidePrintedFrameOutToItsCore() {
    var paper = DrawnPaper(width: 800, height: 600, paper: 240)
    for (inset, grey) in [(32, 205), (34, 120), (36, 205)] {
      let box = Box(x: inset, y: inset, width: 800 - 2 * inset, height: 600 - 2 * inset)
      for side in [
        Box(x: box.x, y: box.y, width: box.width, height: 2),
        Box(x: box.x, y: box.bottom - 2, width: box.width, height: 2),
        Box(x: box.x, y: box.y, width: 2, height: box.height),
        Box(x: box.right - 2, y: box.y, width: 2, height: box.height),
      ] { paper.fill(side, with: UInt8(grey)) }
    }
    paper.mark(x: 300, y: 250, size: 60)
    let levels = Light.levels(of: paper.raster)
    let clean = ruledOut(of: paper.raster, levels: levels)
    #expect(clean.inkBox(threshold: levels.paperEdge) == Box(x: 300, y: 250, width: 60, height: 60))
  }

  /// A box is gone where it runs along the picture's edges; a stroke that is as long, and apart from
  /// them, stays.
  @Test func takesOutTheSidesOfABoxThatALineWasCutFrom() {
    var boxed = DrawnPaper(width: 120, height: 100, paper: 240)
    boxed.mark(x: 35, y: 25, size: 50)
    let alone = boxed.raster
    boxed.fill(Box(x: 0, y: 2, width: 120, height: 2), with: 90)
    boxed.fill(Box(x: 115, y: 0, width: 2, height: 100), with: 90)
    let levels = Light.levels(of: boxed.raster)
    let clean = RuledLines.removedAtEdges(of: boxed.raster, levels: levels)
    #expect(clean.inkBox(threshold: 160) == Box(x: 35, y: 25, width: 50, height: 50))
    #expect(RuledLines.removedAtEdges(of: alone, levels: levels) == alone)
    var crossed = DrawnPaper(width: 120, height: 100, paper: 240)
    crossed.fill(Box(x: 0, y: 50, width: 120, height: 4), with: 30)
    #expect(RuledLines.removedAtEdges(of: crossed.raster, levels: levels) == crossed.raster)
  }
}
