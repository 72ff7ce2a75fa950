import Testing

@testable import CardReading

@Suite struct CutOutTests {
  /// What is read on a photograph's part around one of its entries, with no paper beside it.
  private func read(
    cutFrom photo: String, number: String
  ) throws -> (cut: Raster, entries: [CardEntry]) {
    let picture = try TestPhotos.picture("Tests/Photos/cards/\(photo)")
    let whole = Raster(width: picture.width, height: picture.height, pixels: picture.grey)
    let reader = try TestPhotos.reader()
    let entry = try #require(
      try reader.read(photograph: whole)
        .first { TestPhotos.digits($0.number.text) == TestPhotos.digits(number) })
    let cut = try #require(whole.cropped(to: entry.box))
    return (cut, try reader.read(photograph: cut))
  }

  @Test(arguments: [
    ("columns.jpg", "陳美玲", "0928-123-456"), ("marked-list.jpg", "王明", "02-2345-6780"),
  ]) func readsAnEntryThatWasCutOutWithoutPaperAroundIt(
    photo: String, name: String, number: String
  ) throws {
    let (cut, entries) = try read(cutFrom: photo, number: number)
    try #require(entries.count == 1)
    #expect(entries[0].name.candidates.contains(name))
    #expect(entries[0].number.text == number)
    #expect(Box(x: 0, y: 0, width: cut.width, height: cut.height).surrounds(entries[0].box))
  }

  @Test func readsWhatWasCutOutOfABlackboard() throws {
    let (cut, _) = try read(cutFrom: "columns.jpg", number: "0928-123-456")
    let entries = try TestPhotos.reader().read(photograph: cut.inverted())
    #expect(entries.map(\.number.text) == ["0928-123-456"])
  }

  /// A character may be missing where it was cut.
  @Test func isSureOfNothing() throws {
    let (_, entries) = try read(cutFrom: "columns.jpg", number: "0928-123-456")
    #expect(entries.allSatisfy { $0.name.verdict != .sure && $0.number.verdict != .sure })
  }

  @Test func takesOutLinesThatRunThroughTheCut() throws {
    var paper = DrawnPaper(width: 700, height: 70)
    paper.line(y: 12, from: 0)
    let marks = try #require(CutOut(paper.raster))
    paper.fill(Box(x: 500, y: 0, width: 5, height: 70), with: 60)
    let crossed = try #require(CutOut(paper.raster))
    func ink(_ cut: CutOut) -> [Box] {
      InkComponent.all(in: cut.bordered, threshold: 128).map(\.box)
    }
    #expect(ink(marks).count == 8)
    #expect(ink(crossed) == ink(marks))
  }

  /// The squares and the edges of a sheet hang together, and are no glyph that fills the picture.
  @Test func aSheetIsNoCut() throws {
    var sheet = DrawnPaper(width: 700, height: 500)
    for y in [60, 160, 260, 360] { sheet.line(y: y) }
    sheet.fill(Box(x: 640, y: 0, width: 5, height: 500), with: 60)
    #expect(CutOut(sheet.raster) == nil)
    var edged = sheet
    edged.fill(Box(x: 0, y: 470, width: 645, height: 5), with: 60)
    #expect(CutOut(edged.raster) == nil)
    for place in stride(from: 20, to: 700, by: 40) {
      sheet.fill(Box(x: place, y: 0, width: 2, height: 500), with: 60)
      if place < 500 { sheet.fill(Box(x: 0, y: place, width: 700, height: 2), with: 60) }
    }
    #expect(CutOut(sheet.raster) == nil)
  }

  /// 陳 of 陳美玲 stands on the side of the photograph, where other sheets and desks are left out.
  @Test func isNotSureOfANameThatThePhotographsSideCuts() throws {
    let picture = try TestPhotos.picture("Documentation/examples/page-zh-Hant.jpg")
    let whole = Raster(width: picture.width, height: picture.height, pixels: picture.grey)
    let reader = try TestPhotos.reader()
    func first(_ photograph: Raster) throws -> CardEntry {
      try #require(try reader.read(photograph: photograph).first)
    }
    let left = try first(whole).box.x + 2
    let cut = try first(
      try #require(
        whole.cropped(
          to: Box(x: left, y: 0, width: whole.width - left, height: whole.height))))
    #expect(cut.name.text.hasSuffix("美玲"))
    #expect(cut.name.verdict == .check)
    #expect(cut.number.verdict == .sure)
  }

  @Test(arguments: [(70, 40), (500, 0)]) func isNoneWhereThereIsPaperAroundOrMoreOfASheet(
    height: Int, left: Int
  ) {
    var paper = DrawnPaper(width: 700, height: height)
    paper.line(y: height / 2 - 20, from: left)
    #expect(CutOut(paper.raster) == nil)
  }
}
