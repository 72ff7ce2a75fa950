import Testing

@testable import CardReading

@Suite struct CreaseTests {
  /// A sheet with lines down it, each a little aslant, that writing runs across; or beside.
  private func sheet(at places: [Int], shade: UInt8 = 165, isCrossed: Bool = true) -> Raster {
    var sheet = Raster(width: 900, height: 1_200, filledWith: 236)
    for place in places {
      for y in 0..<sheet.height {
        for x in place + y / 60..<place + y / 60 + 4 { sheet[x, y] = shade }
      }
    }
    for row in stride(from: 60, to: 1_150, by: 100) {
      for x in (isCrossed ? 100 : 500)..<860 where x % 9 < 7 {
        for y in row..<row + 5 { sheet[x, y] = 60 }
      }
    }
    return sheet
  }

  @Test func aFoldIsAsLightAsThePaperAndTheInkOnItDark() throws {
    let folded = sheet(at: [400])
    let light = try #require(Crease.lightened(in: folded))
    for y in stride(from: 20, to: 1_180, by: 100) { #expect(light[402 + y / 60, y] > 225) }
    let dark = stride(from: 62, to: 1_150, by: 100).count { y in
      (400...404).contains { light[$0 + y / 60, y] < 100 }
    }
    #expect(dark == 11)
  }

  @Test func linesThatNothingIsWrittenAcrossStay() {
    let parted = sheet(at: [400], isCrossed: false)
    #expect(Crease.lightened(in: parted) == nil)
  }

  @Test func linesPrintedInInkAndTheManyOfAGridStay() {
    for printed in [sheet(at: [400], shade: 90), sheet(at: [150, 300, 450, 600, 750])] {
      #expect(Crease.lightened(in: printed) == nil)
    }
  }
}
