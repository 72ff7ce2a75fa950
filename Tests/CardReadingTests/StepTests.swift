import PhoneNumbers
import Testing

@testable import CardReading

/// The small steps between a sheet and its fields, on drawn strokes.
@Suite struct StepTests {
  private func lines(_ paper: DrawnPaper) -> [WritingLine] {
    WritingLines.found(in: paper.raster, threshold: 128)
  }

  @Test func cutsLinesAtTheColumnThatTheyLeaveFree() {
    var paper = DrawnPaper(width: 1200, height: 400)
    for y in [60, 200] {
      paper.line(y: y, from: 40, count: 4)
      paper.line(y: y, from: 320, count: 5)
    }
    let parts = Gutters.parts(of: lines(paper), height: 40, dividers: [])
    #expect(parts.map { $0.parts.map(\.components.count) } == [[4, 5], [4, 5]])
  }

  @Test func leavesALineWholeWhoseGapIsItsOwn() {
    var paper = DrawnPaper(width: 1200, height: 400)
    paper.line(y: 60, from: 40, count: 4)
    paper.line(y: 60, from: 320, count: 5)
    paper.line(y: 200, from: 40, count: 12)
    let parts = Gutters.parts(of: lines(paper), height: 40, dividers: [])
    #expect(parts.map(\.parts.count) == [1, 1])
  }

  /// Two columns that nearly touch: a printed line parts them, and neither one of a grid nor one that
  /// writing crosses does.
  @Test(arguments: [([457.0], 6), ([], 3), ([457, 557], 3), ([320], 3)])
  func partsColumnsAtThePrintedLineBetweenThem(dividers: [Double], count: Int) {
    var paper = DrawnPaper(width: 1000, height: 500)
    for y in [60, 200, 340] {
      paper.line(y: y, from: 40, count: 8)
      paper.line(y: y, from: 470, count: 8)
    }
    let parts = Gutters.parts(
      of: lines(paper), height: 40, dividers: dividers.map { Divider(x: $0) })
    #expect(parts.map(\.parts.count) == Array(repeating: 1, count: count))
    let places = count == 6 ? [0, 0, 1, 1, 2, 2] : [0, 1, 2]
    #expect(parts.map(\.place) == places)
  }

  /// Between two columns whose lines stand half a line higher or lower. The next line comes after both.
  @Test(arguments: [(48, [8, 4, 5, 8]), (8, [8, 9, 8])])
  func partsTwoLinesOfAColumnThatOtherColumnsMadeOne(gap: Int, counts: [Int]) {
    var paper = DrawnPaper(width: 1000, height: 500)
    paper.line(y: 60, from: 40, count: 8)
    paper.line(y: 340, from: 40, count: 8)
    paper.line(y: 200 - 40 - gap, from: 40, count: 4)
    paper.line(y: 200, from: 40, count: 5)
    let found = lines(paper)
    let merged = [
      found[0], WritingLine(components: found.dropFirst().dropLast().flatMap(\.components)),
      found[found.count - 1],
    ]
    let parts = Gutters.parts(of: merged, height: 40, dividers: [])
    #expect(parts.map { $0.parts.map(\.components.count) } == counts.map { [$0] })
    #expect(parts.map(\.place) == Array(counts.indices))
  }

  /// A fold, which is dark like a printed line, between digits that stand as far apart there as elsewhere.
  @Test func cutsNoNumbersAtAFold() {
    var paper = DrawnPaper(width: 1000, height: 500)
    for y in [60, 200, 340] {
      for place in 0..<10 { paper.mark(x: 40 + place * 66, y: y, size: 40) }
    }
    let parts = Gutters.parts(of: lines(paper), height: 40, dividers: [Divider(x: 357)])
    #expect(parts.map(\.parts.count) == [1, 1, 1])
    #expect(parts.allSatisfy { $0.parts[0].components.count == 10 })
  }

  /// A number's last digit beyond the line at a page's margin, and a 1 that stands on a line of a table.
  @Test func cutsNoDigitOffAtAMargin() {
    var paper = DrawnPaper(width: 700, height: 500)
    for y in [60, 200, 340] {
      paper.line(y: y, from: 40, count: 8)
      paper.mark(x: 470, y: y, size: 25)
      paper.fill(Box(x: 508, y: y, width: 5, height: 40), with: 30)
    }
    let parts = Gutters.parts(
      of: lines(paper), height: 40, dividers: [Divider(x: 457), Divider(x: 510.5)])
    #expect(parts.map(\.parts.count) == [1, 1, 1])
    #expect(parts.allSatisfy { $0.parts[0].components.count == 10 })
  }

  @Test func seesAStrokeThroughWritingAndNoneInTouchingSigns() throws {
    var paper = DrawnPaper(width: 900, height: 200)
    paper.line(y: 60)
    let plain = try #require(lines(paper).first)
    #expect(!Strike.runs(through: plain))
    paper.fill(Box(x: 50, y: 78, width: 440, height: 5), with: 30)
    let struck = try #require(lines(paper).first)
    #expect(Strike.runs(through: struck))
    var underlined = DrawnPaper(width: 900, height: 200)
    underlined.line(y: 60)
    underlined.fill(Box(x: 50, y: 97, width: 440, height: 5), with: 30)
    let kept = try #require(lines(underlined).first)
    #expect(!Strike.runs(through: kept))
  }

  /// A name, behind it a number that was taken back, and the new one squeezed in above that.
  @Test func partsWhatStandsAboveAStruckNumberFromIt() throws {
    var paper = DrawnPaper(width: 900, height: 200)
    paper.line(y: 80, count: 3)
    paper.line(y: 80, from: 260, count: 7)
    paper.fill(Box(x: 250, y: 98, width: 370, height: 5), with: 30)
    paper.line(y: 48, from: 270, count: 10, size: 24)
    let parts = Strike.parted(WritingLine(components: lines(paper).flatMap(\.components)))
    #expect(parts.map(\.components.count) == [3, 1, 10])
  }

  /// The upper row of a field goes on in the lower one.
  @Test func seesTheRowsOfALine() throws {
    var paper = DrawnPaper(width: 900, height: 200)
    paper.line(y: 40, count: 4)
    paper.line(y: 92, count: 6)
    let rows = WritingLine(components: lines(paper).flatMap(\.components)).rows
    #expect(rows.map(\.components.count) == [4, 6])
  }

  @Test func seesAStrokeThroughSomeOfALine() throws {
    var paper = DrawnPaper(width: 900, height: 200)
    paper.line(y: 60)
    #expect(!Strike.crosses(partOf: try #require(lines(paper).first)))
    paper.fill(Box(x: 330, y: 78, width: 160, height: 5), with: 30)
    let struck = try #require(lines(paper).first)
    #expect(Strike.crosses(partOf: struck))
    #expect(!Strike.runs(through: struck))
  }

  @Test func tellsAStrokeThroughWritingFromAPrintedLine() {
    let line = Box(x: 100, y: 100, width: 400, height: 50)
    func share(_ x: Int, _ y: Int, _ width: Int, in row: Box? = nil) -> Double {
      let stroke = DrawnStroke(x: x, middles: Array(repeating: y + 3, count: width))
      return Strike.share(of: line, in: row ?? line, under: stroke)
    }
    #expect(share(80, 122, 440) == 1)
    #expect(share(100, 125, 100) == 0.25)
    // Under the writing, or far beyond it.
    #expect(share(80, 145, 440) == 0)
    #expect(share(80, 122, 700) == 0)
    // Beyond it stands more of the same row.
    #expect(share(80, 122, 700, in: Box(x: 100, y: 100, width: 900, height: 50)) == 1)
    // It rises out of the writing.
    let rising = DrawnStroke(x: 100, middles: (0..<400).map { 125 - $0 / 4 })
    #expect((0.1..<0.3).contains(Strike.share(of: line, in: line, under: rising)))
  }

  @Test func seesStrokesToAndFroAndNoneInTouchingSigns() throws {
    func line(_ draw: (inout DrawnPaper) -> Void) throws -> WritingLine {
      var paper = DrawnPaper(width: 900, height: 300)
      for y in [60, 200] { paper.line(y: y) }
      draw(&paper)
      return try #require(lines(paper).first)
    }
    let touching = try line { $0.fill(Box(x: 60, y: 78, width: 400, height: 5), with: 30) }
    #expect(touching.components.map(\.holes) == [16])
    #expect(!Strike.covers(touching))
    let scribbled = try line { paper in
      for y in [66, 74, 82, 90] { paper.fill(Box(x: 60, y: y, width: 400, height: 4), with: 30) }
    }
    #expect(Strike.covers(scribbled))
    #expect(WritingLines.glyphHeight(of: scribbled.components) == nil)
    #expect(
      Strike.covers(try line { $0.fill(Box(x: 50, y: 70, width: 430, height: 26), with: 30) }))
    let underlined = try line { $0.fill(Box(x: 50, y: 104, width: 430, height: 6), with: 30) }
    #expect(!Strike.covers(underlined))
  }

  /// A name, what was taken back, and the new number.
  @Test func readsWhatWasTakenBackByItself() throws {
    func parts(_ draw: (inout DrawnPaper) -> Void) throws -> [Int] {
      var paper = DrawnPaper(width: 1400, height: 200)
      paper.line(y: 60, from: 60, count: 2)
      paper.line(y: 60, from: 200, count: 8)
      paper.line(y: 60, from: 660, count: 6)
      draw(&paper)
      return Strike.parted(try #require(lines(paper).first)).map(\.components.count)
    }
    #expect(try parts { _ in } == [16])
    #expect(
      try parts { $0.fill(Box(x: 190, y: 78, width: 430, height: 5), with: 30) } == [2, 1, 6])
    #expect(
      try parts { $0.fill(Box(x: 190, y: 62, width: 430, height: 36), with: 30) } == [2, 1, 6])
    // Under the writing, or through two signs.
    #expect(try parts { $0.fill(Box(x: 190, y: 97, width: 430, height: 5), with: 30) } == [9])
    #expect(try parts { $0.fill(Box(x: 60, y: 78, width: 90, height: 5), with: 30) } == [15])
  }

  @Test func countsTheSpotsThatInkSurrounds() {
    var paper = DrawnPaper(width: 200, height: 100)
    paper.mark(x: 10, y: 10, size: 40)
    paper.fill(Box(x: 48, y: 28, width: 60, height: 4), with: 30)
    paper.mark(x: 100, y: 10, size: 60)
    paper.fill(Box(x: 10, y: 80, width: 60, height: 4), with: 30)
    let ink = InkComponent.all(in: paper.raster, threshold: 128)
    #expect(ink.map(\.holes) == [2, 0])
  }

  @Test func edgesGetWiderWithBlur() throws {
    var paper = DrawnPaper(width: 800, height: 500)
    for y in [60, 180, 300] { paper.line(y: y, size: 60, ink: 20) }
    func width(_ raster: Raster) -> Double {
      let cells = WritingLines.found(in: raster, threshold: 150).enumerated().map {
        Cell(line: $0.offset, words: $0.element)
      }
      return Sharpness.edgeWidth(of: cells, in: raster)
    }
    let sharp = width(paper.raster)
    let soft = width(paper.raster.boxBlurred(radius: 2))
    let blurred = width(paper.raster.boxBlurred(radius: 5))
    #expect(sharp > 0 && sharp < soft && soft < blurred)
  }

  @Test(arguments: [0, 1, 2, 3])
  func turnsAPictureAndFindsBackWhereAPixelWas(quarters: Int) {
    var raster = Raster(width: 5, height: 3)
    raster[3, 1] = 7
    let turned = raster.turned(quarters: quarters)
    let map = Homography.quarters(quarters, ofWidth: 5, height: 3)
    var found: [Point] = []
    for y in 0..<turned.height {
      for x in 0..<turned.width where turned[x, y] == 7 {
        found.append(map(Point(x: Double(x), y: Double(y))))
      }
    }
    #expect(found == [Point(x: 3, y: 1)])
    #expect((turned.width == 3) == (quarters % 2 == 1))
  }

  @Test func turnsToTheRight() {
    let raster = Raster(width: 2, height: 1, pixels: [1, 2])
    #expect(raster.turned(quarters: 1) == Raster(width: 1, height: 2, pixels: [1, 2]))
    #expect(raster.turned(quarters: 3) == Raster(width: 1, height: 2, pixels: [2, 1]))
  }

  @Test(arguments: 0..<4) func anOutlineIsTurnedWithItsPhotograph(quarters: Int) throws {
    var photograph = DrawnPaper(width: 900, height: 700, paper: 70)
    photograph.fill(Box(x: 150, y: 80, width: 560, height: 320), with: 230)
    let outline = try #require(PaperOutline(of: photograph.raster))
    let turned = outline.turned(quarters: quarters, in: (width: 900, height: 700))
    let found = try #require(PaperOutline(of: photograph.raster.turned(quarters: quarters)))
    for (corner, other) in zip(turned.corners, found.corners) {
      #expect(corner.distance(to: other) < 4)
    }
  }

  @Test func findsASecondSheetOnTheDesk() throws {
    var photograph = DrawnPaper(width: 900, height: 900, paper: 70)
    photograph.fill(Box(x: 150, y: 80, width: 560, height: 320), with: 230)
    photograph.fill(Box(x: 250, y: 500, width: 560, height: 320), with: 230)
    let first = try #require(PaperOutline(of: photograph.raster))
    let further = FurtherSheets.outlines(in: photograph.raster, beside: first)
    #expect(further.count == 1)
    let distance = try #require(further.first).corners[0].distance(to: first.corners[0])
    #expect(distance > 200)
  }

  /// Darker than the desk all around it.
  @Test func takesTheShadowOfASheetForNone() throws {
    var photograph = DrawnPaper(width: 1200, height: 900, paper: 110)
    photograph.fill(Box(x: 60, y: 60, width: 448, height: 348), with: 60)
    photograph.fill(Box(x: 82, y: 82, width: 404, height: 304), with: 230)
    photograph.fill(Box(x: 650, y: 460, width: 448, height: 348), with: 60)
    photograph.fill(Box(x: 672, y: 482, width: 404, height: 304), with: 230)
    let first = try #require(PaperOutline(of: photograph.raster))
    #expect(FurtherSheets.outlines(in: photograph.raster, beside: first).count == 1)
  }

  /// Each a sixteenth of the photograph: too small to be what it was taken of, were it alone.
  @Test func findsSeveralSmallSheetsOnTheDesk() {
    var photograph = DrawnPaper(width: 1200, height: 900, paper: 70)
    let places = [(90, 70), (800, 350), (420, 640)]
    for (x, y) in places {
      photograph.fill(Box(x: x, y: y, width: 340, height: 200), with: 230)
    }
    let found = FurtherSheets.outlines(in: photograph.raster)
    #expect(found.count == 3)
    for (x, y) in places {
      let corner = Point(x: Double(x), y: Double(y))
      #expect(found.contains { $0.corners[0].distance(to: corner) < 20 })
    }
  }
}

@Suite struct NumberKindTests {
  private let judge = NumberJudge(region: .taiwan, areaCode: nil)

  private func kind(_ texts: String...) -> NumberJudge.Kind {
    judge.kind(
      of: texts.map { text in
        LineReading(
          symbols: text.map {
            .init(
              choices: [.init(text: String($0), confidence: 90)],
              box: Box(x: 0, y: 0, width: 1, height: 1), startsWord: false)
          })
      })
  }

  @Test func whatReadingsAgreeOnIsANumber() {
    #expect(kind("0912-345-678", "0912-345-678", "0917-345-678") == .number)
  }

  @Test func whatReadingsNearlyAgreeOnIsANumberWhereAPlanKnowsIt() {
    #expect(kind("0912-345-678", "0912-345-578", "0912-345-67") == .number)
  }

  @Test func whatEachReadsOtherwiseIsNone() {
    #expect(kind("18071 098758", "180771 098758", "80774 098758") == .other)
    #expect(kind("5119115", "519115", "511145") == .other)
  }

  @Test func aSumIsDigitsAndNoNumber() {
    #expect(kind("1250-380", "1250-380", "1250-380") == .digits)
    #expect(kind("173", "173", "175") == .digits)
  }

  @Test func anEmergencyNumberIsOneWhereAllAgree() {
    #expect(kind("119", "119", "119") == .number)
  }

  @Test func aShortNumberThatEverybodyKnowsIsOneThoughALookDiffers() {
    #expect(kind("1999", "1999", "199", "1999") == .number)
    #expect(kind("55688", "55688", "5588", "55688") == .number)
    #expect(kind("1999", "199", "199", "1999") == .digits)
    #expect(kind("2478", "2478", "248", "2478") == .digits)
  }

  /// Numbers of another region tell that the lines run along the photograph, not which way is up.
  @Test func numbersOfAnotherRegionTellOnlyThatLinesRunAlong() {
    let sheet = Sheet(photograph: DrawnPaper(width: 400, height: 300).raster)
    func attempt(plausibility: Double) -> ContentOrientation.Attempt {
      let reading = FieldReading(text: "13800138000", verdict: .check, candidates: [])
      let finding = NumberJudge.Finding(
        reading: reading, kind: .number, agreement: 1, plausibility: plausibility)
      let cells = (0..<3).map { Cell(line: $0, finding: finding) }
      return .init(quarters: 0, sheet: sheet, cells: cells)
    }
    let own = attempt(plausibility: 1)
    let foreign = attempt(plausibility: 0.9)
    let none = attempt(plausibility: 0.3)
    #expect(own.runsAlong && own.isConvincing)
    #expect(foreign.runsAlong && !foreign.isConvincing)
    #expect(!none.runsAlong && !none.isConvincing)
  }

  @Test("numbers, and names beside them that read well, tell which way is up")
  func numbersAndNamesTellWhichWayIsUp() {
    let sheet = Sheet(photograph: DrawnPaper(width: 400, height: 300).raster)
    let reading = FieldReading(text: "13800138000", verdict: .check, candidates: [])
    let ink = InkComponent(runs: [.init(y: 0, start: 0, end: 40)])
    func attempt(
      names confidence: Double, plausibilities: [Double]
    ) -> ContentOrientation.Attempt {
      let symbols = "王小明".map { character in
        LineReading.Symbol(
          choices: [.init(text: String(character), confidence: confidence)],
          box: Box(x: 0, y: 0, width: 1, height: 1), startsWord: false)
      }
      let view = NameReader.View(
        model: .init(field: .name, model: "names", scripts: [.han], inkHeight: 40),
        look: LineReading(symbols: symbols), aspect: 3, height: 80)
      let cells = plausibilities.enumerated().map { line, plausibility in
        Cell(
          line: line, words: WritingLine(components: [ink]), views: [view],
          finding: .init(
            reading: reading, kind: .number, agreement: 1, plausibility: plausibility))
      }
      return .init(quarters: 0, sheet: sheet, cells: cells)
    }
    #expect(attempt(names: 95, plausibilities: [0.9, 0.9, 0.9, 0.9]).isUnmistakable)
    #expect(!attempt(names: 80, plausibilities: [0.9, 0.9, 0.9, 0.9]).isUnmistakable)
    #expect(!attempt(names: 95, plausibilities: [0.9, 0.9]).isUnmistakable)
    // Upside down one in three may be the region's by chance, and names are none.
    #expect(attempt(names: 95, plausibilities: [1, 1, 0.9]).isConvincing)
    #expect(!attempt(names: 95, plausibilities: [1, 0.9, 0.9]).isConvincing)
    #expect(!attempt(names: 80, plausibilities: [1, 1, 0.9]).isConvincing)
  }
}
