import Testing

@testable import CardReading

/// The lower half of a long page, read by a thread of its own.
@Suite struct ConcurrentReadingTests {
  /// One card's sheet over and over: a page of 14 lines.
  private func page() throws -> Sheet {
    let picture = try TestPhotos.picture("Documentation/examples/card-zh-Hant.jpg")
    let card = Sheet(
      photograph: Raster(width: picture.width, height: picture.height, pixels: picture.grey)
    ).picture
    let pixels = (0..<7).flatMap { _ in card.pixels }
    return Sheet(
      photograph: Raster(width: card.width, height: 7 * card.height, pixels: pixels), outline: nil)
  }

  @Test func aLongPageSaysWhatItsLinesSayOneAfterTheOther() throws {
    let page = try page()
    let sheets = try TestPhotos.reader().sheets
    let writing = sheets.writing(on: page)
    try #require(writing.lines.count >= 12)
    var told = 0
    let cells = try sheets.cells(of: writing, on: page) { told += 1 }
    let inTurn = try TestPhotos.reader().sheets.cells(inTurn: writing, on: page) {}
    #expect(told == writing.count)
    #expect(cells.map(\.line) == inTurn.map(\.line))
    #expect(cells.map(\.finding) == inTurn.map(\.finding))
    #expect(
      cells.map { $0.views.map(\.reading.text) } == inTurn.map { $0.views.map(\.reading.text) })
    #expect(cells.count { $0.finding?.reading.text == "0912-345-678" } == 7)
  }

  @Test func whatGoesWrongOnTheOtherThreadIsThrownHere() throws {
    let page = try page()
    let writing = try TestPhotos.reader().sheets.writing(on: page)
    let missing = CardReadingError.modelMissing(file: "numbers.traineddata")
    let concurrent = ConcurrentReading(of: writing, on: page) { () throws(CardReadingError) in
      throw missing
    }
    #expect(throws: missing) { try concurrent.cells {} }
  }
}
