import Foundation
import PhoneNumbers
import Pictures
import Testing

@testable import CardReading

/// Photographs of Tests/Photos/cards, each with something that makes it hard; drawn by
/// Documentation/examples/tools/draw_trouble.py.
@Suite struct TroublePhotoTests {
  private func read(
    _ photo: String, region: Region = .taiwan, turned quarters: Int = 0
  ) throws -> [CardEntry] {
    let picture = try TestPhotos.picture("Tests/Photos/cards/\(photo)")
    let whole = Raster(width: picture.width, height: picture.height, pixels: picture.grey)
    return try TestPhotos.reader(region: region).read(
      photograph: whole.turned(quarters: quarters))
  }

  /// What is found of what is written: the numbers among the candidates, in the order of the list.
  @discardableResult private func check(
    _ photo: String, region: Region = .taiwan, turned quarters: Int = 0
  ) throws -> [CardEntry] {
    let wanted = try #require(try TestPhotos.trouble()[photo])
    let entries = try read(photo, region: region, turned: quarters)
      .filter { $0.number.verdict != .unread }
    let numbers = wanted.map(\.number).filter { !$0.isEmpty }.map(TestPhotos.digits)
    try #require(entries.count == numbers.count, "\(photo): \(entries.map(\.number.text))")
    for (entry, number) in zip(entries, numbers) {
      #expect(entry.number.candidates.map(TestPhotos.digits).contains(number), "\(photo)")
    }
    for (entry, person) in zip(entries, wanted) {
      let letters = entry.name.text.filter(\.isLetter).count
      let written = person.name.filter(\.isLetter).count
      #expect(abs(letters - written) <= 1, "\(photo): \(entry.name.text)")
    }
    return entries
  }

  @Test(arguments: ["upside-down.jpg", "turned-left.jpg", "turned-right.jpg"])
  func readsACardThatLiesOnItsSideOrItsHead(photo: String) throws { try check(photo) }

  /// Upside down they read as numbers too, some of the region.
  @Test(arguments: ["written-labels.jpg", "labels.jpg", "columns.jpg"])
  func readsWhatIsTurnedUpsideDown(photo: String) throws { try check(photo, turned: 2) }

  /// There the name alone tells which way is up.
  @Test(arguments: ["hard-shadow.jpg", "scribbled-out.jpg", "blacked-out.jpg"])
  func readsWhatIsTurnedUpsideDownInAnotherRegion(photo: String) throws {
    try check(photo, region: .unitedStates, turned: 2)
  }

  @Test(arguments: ["page-upside-down.jpg", "page-turned-left.jpg"])
  func readsAPageThatLiesOnItsSideOrItsHead(photo: String) throws { try check(photo) }

  /// Dashes lie in one number and run down the column in the other. What is taken apart and set
  /// side by side may be so wrongly.
  @Test func readsWhatIsWrittenFromTopToBottomAndIsSureOfNone() throws {
    let entries = try check("downwards.jpg")
    #expect(entries.map(\.name.text) == ["許文成", "江美玉"])
    #expect(entries.map(\.number.text) == ["0928-123-456", "0935-602-817"])
    #expect(entries.allSatisfy { $0.name.verdict == .check && $0.number.verdict == .check })
    #expect(entries.allSatisfy { $0.box.height > 6 * $0.box.width })
    #expect(entries[0].box.x > entries[1].box.right)
  }

  @Test func readsNamesAloneFromAPageOnItsSide() throws {
    let wanted = try #require(try TestPhotos.trouble()["names-turned-right.jpg"]).map(\.name)
    let names = try read("names-turned-right.jpg").map(\.name)
    #expect(names.count == wanted.count)
    #expect(zip(names, wanted).count { $0.candidates.contains($1) } >= 3)
  }

  @Test(arguments: ["labels.jpg", "written-labels.jpg", "latin-labels.jpg", "bracketed-labels.jpg"])
  func dropsLabelsAndKeepsAllNumbersOfAName(photo: String) throws {
    #expect(Set(try check(photo).map(\.name.text)).count == 1)
  }

  /// And parts two numbers at a stroke between them.
  @Test func readsNamesInTwoScripts() throws {
    let entries = try check("two-scripts.jpg")
    #expect(
      entries.map(\.name.text) == ["Tom 林", "Aunt 玉蘭", "陳 Mary", "董春華", "董春華"])
    #expect(entries.prefix(3).allSatisfy { $0.name.verdict == .check })
  }

  /// Folded twice, with dots that lead from names to numbers and the ring that a cup left.
  @Test func readsAcrossFoldsAndStains() throws {
    let entries = try check("folded.jpg")
    #expect(entries.filter { $0.number.verdict == .sure }.count > 2)
  }

  /// And takes the address under it for nobody.
  @Test func takesTheHolesOfASpiralForNobody() throws { try check("spiral-bound.jpg") }

  /// Numbers in turn before the names, dots behind them, a ring around one, two spread as wide as the others.
  @Test func takesTheMarksOfAListOffTheNames() throws {
    let wanted = try #require(try TestPhotos.trouble()["marked-list.jpg"]).map(\.name)
    let entries = try check("marked-list.jpg")
    #expect(entries.map(\.name.text.count) == wanted.map(\.count))
    #expect(zip(entries, wanted).allSatisfy { $0.name.candidates.contains($1) })
    #expect(try read("marked-list.jpg").count == wanted.count)
  }

  @Test func joinsANumberThatGoesOnOnTheNextLine() throws {
    let entries = try check("parted-number.jpg")
    #expect(entries.map(\.number.verdict) == [.check])
    #expect(try read("parted-number.jpg").count == 1)
  }

  /// The letters of several lines under each other are no column of Han.
  @Test func readsForeignNumbersAlongTheirLines() throws { try check("foreign-list.jpg") }

  /// A number whose name was left out would be given to the person above.
  @Test(arguments: [
    ("thick-pen.jpg", Region.taiwan), ("thick-pen-new-numbers.jpg", .hongKong),
  ])
  func givesEachNumberItsOwnNameInThickWriting(photo: String, region: Region) throws {
    let wanted = try #require(try TestPhotos.trouble()[photo]).map(\.name)
    #expect(try check(photo, region: region).map(\.name.text) == wanted)
  }

  @Test func readsOneColumnAfterTheOther() throws { try check("columns.jpg") }

  @Test(arguments: 0..<4) func readsBothOfTwoCardsWhicheverWayTheyLie(quarters: Int) throws {
    try check("two-cards.jpg", turned: quarters)
  }

  @Test func readsTwoCardsOfWhichOneLiesUpsideDown() throws {
    let wanted = try #require(try TestPhotos.trouble()["two-cards.jpg"]).map(\.number)
    let picture = try TestPhotos.picture("Tests/Photos/cards/two-cards.jpg")
    let half = picture.width * (picture.height / 2)
    let turned = Array(picture.grey[..<half].reversed()) + picture.grey[half...]
    let entries = try TestPhotos.reader(region: .taiwan).read(
      photograph: Raster(width: picture.width, height: picture.height, pixels: turned))
    #expect(entries.map { TestPhotos.digits($0.number.text) } == wanted.map(TestPhotos.digits))
  }

  /// Behind some of them no number is seen yet, behind others one that is too short.
  @Test(arguments: [0.5, 0.65, 0.8]) func joinsTheDigitsThatAGutterParted(place: Double) throws {
    let picture = try TestPhotos.picture("Documentation/examples/card-zh-Hant.jpg")
    let sheet = Sheet(
      photograph: Raster(width: picture.width, height: picture.height, pixels: picture.grey))
    let reader = try TestPhotos.reader(region: .taiwan).sheets
    let writing = try reader.writing(on: sheet)
    let parted = writing.lines.map { index, parts in
      let line = WritingLine(components: parts.flatMap(\.components))
      let edge = line.box.x + Int(Double(line.box.width) * place)
      let halves = [true, false].map { isLeft in
        line.components.filter { ($0.box.x < edge) == isLeft }
      }
      return (place: index, parts: halves.filter { !$0.isEmpty }.map(WritingLine.init(components:)))
    }
    #expect(parted.contains { $0.parts.count == 2 })
    let cells = try reader.cells(of: .init(lines: parted, height: writing.height), on: sheet)
    #expect(
      cells.compactMap(\.finding).map { TestPhotos.digits($0.reading.text) } == ["0912345678"])
  }

  @Test(
    arguments: ["crossed-out.jpg", "scribbled-out.jpg", "crossed-through.jpg", "blacked-out.jpg"])
  func leavesANumberOutThatIsCrossedOut(photo: String) throws { try check(photo) }

  /// One line through name and number, or one through each.
  @Test func leavesRowsOutThatAreCrossedOut() throws { try check("crossed-out-rows.jpg") }

  @Test func partsTwoNumbersOnOneLine() throws {
    let wanted = try #require(try TestPhotos.trouble()["two-numbers.jpg"]).map(\.name)
    #expect(try check("two-numbers.jpg").map(\.name.text) == wanted)
  }

  @Test func takesHeartsBesideNamesAndNumbersForNoneOfThem() throws {
    let wanted = try #require(try TestPhotos.trouble()["hearts.jpg"]).map(\.name)
    #expect(try check("hearts.jpg").map(\.name.text) == wanted)
  }

  @Test func readsTiltedColouredInkOnSquaredPaperInAShadow() throws { try check("hard-light.jpg") }
  @Test func readsACardThatAHardShadowFallsAcross() throws { try check("hard-shadow.jpg") }
  @Test func readsWhatTheShadowsOfAWindowFallAcross() throws { try check("window-shadow.jpg") }
  @Test func readsSquaredPaperThatBulgesToItsSpine() throws { try check("bent-page.jpg") }
  @Test func givesAllNumbersOfAContactOnAScreenToItsName() throws { try check("screenshot.jpg") }

  @Test(arguments: ["dark-screenshot.jpg", "chalk.jpg"])
  func readsLightOnDark(photo: String) throws { try check(photo) }

  @Test func takesNeitherTradeNorAddressOfABusinessCardForAName() throws {
    #expect(Set(try check("business-card.jpg").map(\.name.text)).count == 1)
  }

  @Test func makesNoNumberOfHalfANumber() throws {
    let entries = try read("half-card.jpg")
    #expect(entries.count == 1)
    #expect(entries.first?.number.verdict == .unread)
    #expect(entries.first?.name.text.isEmpty == false)
  }

  @Test(arguments: ["sums.jpg", "sums-with-signs.jpg", "letter.jpg"])
  func findsNobodyOnAPageOfSumsAndInALetter(photo: String) throws {
    #expect(throws: CardReadingError.noWriting) { try read(photo) }
  }

  @Test func saysThatAPhotoIsTooBlurredAndReadsASoftOne() throws {
    #expect(throws: CardReadingError.blurred) { try read("blurred.jpg") }
    try check("soft.jpg")
  }
}
