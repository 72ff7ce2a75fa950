import Testing

@testable import CardReading

@Suite struct LostStrokeTests {
  /// A number written so, of which a model read the text.
  private func restored(_ written: String, read text: String) throws -> [String] {
    var paper = DrawnPaper(width: 1_200, height: 140)
    for (place, character) in written.enumerated() where character != "-" {
      let x = 60 + place * 60
      if character == "1" {
        paper.fill(Box(x: x + 15, y: 50, width: 6, height: 40), with: 30)
      } else {
        paper.mark(x: x, y: 50, size: 40)
      }
    }
    let line = try #require(WritingLines.found(in: paper.raster, threshold: 128).first)
    let reading = LineReading(
      symbols: text.map {
        .init(
          choices: [.init(text: String($0), confidence: 95)],
          box: Box(x: 0, y: 0, width: 1, height: 1), startsWord: false)
      })
    return LostStroke.restored(in: [reading], from: line).map(\.text)
  }

  @Test func aStrokeBesideAnotherIsSeenInTheInk() throws {
    #expect(try restored("020-24337411", read: "020-2433741") == ["020-24337411"])
    #expect(try restored("5911-0954", read: "591-0954") == ["5911-0954"])
    #expect(try restored("0417-549-115", read: "0417-549-15") == ["0417-549-115"])
  }

  @Test func nothingIsMadeUp() throws {
    // As many as were read; more than one too many; a stroke that stands by itself.
    #expect(try restored("0912-345-618", read: "0912-345-618").isEmpty)
    #expect(try restored("0911-111-618", read: "0911-1-618").isEmpty)
    #expect(try restored("0912-315-678", read: "0912-35-678").isEmpty)
  }
}
