import Testing

@testable import CardReading

/// What hands make of names in Latin letters.
@Suite struct LatinSpellingTests {
  private func reading(_ text: String, confidence: Double = 80) -> LineReading {
    var symbols: [LineReading.Symbol] = []
    var startsWord = true
    for character in text {
      if character == " " {
        startsWord = true
        continue
      }
      symbols.append(
        .init(
          choices: [.init(text: String(character), confidence: confidence)],
          box: Box(x: symbols.count * 10, y: 0, width: 8, height: 20), startsWord: startsWord))
      startsWord = false
    }
    return LineReading(symbols: symbols)
  }

  private func texts(_ readings: LineReading...) -> [String] {
    LatinSpelling.texts(of: readings, atMost: 4)
  }

  @Test func offersTheNameThatIsLikeWhatWasRead() {
    #expect(texts(reading("Mary Snth")).contains("Mary Smith"))
    #expect(texts(reading("Marqaret Lee")).first == "Margaret Lee")
  }

  @Test func keepsANameThatNobodyKnows() {
    #expect(texts(reading("Zbigniew Wojcik")).contains("Zbigniew Wojcik"))
    #expect(texts(reading("Kurniawan")).first == "Kurniawan")
  }

  @Test func mendsCapitalsInsideAWordAndKeepsThoseOfAWhole() {
    #expect(texts(reading("DorotHy")).first == "Dorothy")
    #expect(texts(reading("DAVIES ARTHUR")).first == "DAVIES ARTHUR")
    #expect(texts(reading("THOMAS"), reading("Thomas")).first == "Thomas")
  }

  @Test func keepsHyphensInitialsAndTitles() {
    #expect(texts(reading("Mary-Jane Lee")).first == "Mary-Jane Lee")
    #expect(texts(reading("Sue D. Winter")).first == "Sue D. Winter")
    #expect(texts(reading("Mrs. Rogers")).first == "Mrs. Rogers")
  }

  @Test func costsANameLessThanWhatIsNone() throws {
    let name = try #require(LatinSpelling.best(of: [reading("Jennifer Clark")]))
    let other = try #require(LatinSpelling.best(of: [reading("Xqvrt Wbkzp")]))
    #expect(name.cost < 1)
    #expect(other.cost > 1.4)
  }

  @Test func saysNothingOfNothing() {
    #expect(texts(LineReading(symbols: [])).isEmpty)
    #expect(LatinSpelling.best(of: [])?.text == nil)
  }
}
