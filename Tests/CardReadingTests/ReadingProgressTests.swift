import Testing

@testable import CardReading

/// How far reading is, told while a photograph is read.
@Suite struct ReadingProgressTests {
  /// A card, one on its head, which is read twice, and two beside one another.
  @Test(arguments: [
    "Documentation/examples/card-zh-Hant.jpg", "Tests/Photos/cards/upside-down.jpg",
    "Tests/Photos/cards/two-cards.jpg",
  ])
  func eachPartOfALineIsCountedOnceAndTheLastWhenAllIsRead(photo: String) throws {
    let picture = try TestPhotos.picture(photo)
    var told: [(done: Int, total: Int)] = []
    let entries = try TestPhotos.reader().read(picture) { told.append((done: $0, total: $1)) }
    #expect(!entries.isEmpty)
    let total = try #require(told.first?.total)
    #expect(total > 0 && told.allSatisfy { $0.total == total })
    #expect(told.map { $0.done } == Array(0...total))
  }
}
