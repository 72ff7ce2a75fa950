import Testing

@testable import CardReading

/// What people write in brackets beside a number.
@Suite struct BracketsTests {
  /// Ink as wide as given, 60 high, from left to right.
  private func line(_ widths: [Int], gaps: [Int]) -> WritingLine {
    var x = 20
    return WritingLine(
      components: zip(widths, gaps).map { width, gap in
        x += gap
        defer { x += width }
        return InkComponent(runs: (50..<110).map { .init(y: $0, start: x, end: x + width) })
      })
  }

  /// One symbol for each piece of ink.
  private func brackets(
    endOf words: WritingLine, read text: String
  ) throws(CardReadingError) -> Brackets? {
    let symbols = zip(text, words.components).map { character, ink in
      LineReading.Symbol(
        choices: [.init(text: String(character), confidence: 95)], box: ink.box, startsWord: false)
    }
    return try Brackets(endOf: words) { _ in LineReading(symbols: symbols) }
  }

  @Test func partsANameFromWhatStandsInBracketsBehindIt() throws {
    let words = line([60, 60, 14, 50, 14], gaps: [0, 10, 40, 10, 10])
    let found = try #require(try brackets(endOf: words, read: "~~(~)"))
    #expect(found.before?.components == Array(words.components[..<2]))
    #expect(found.inside?.components == [words.components[3]])
  }

  @Test func knowsBracketsThatStandAlone() throws {
    let words = line([14, 50, 14], gaps: [0, 10, 10])
    let found = try #require(try brackets(endOf: words, read: "(~)"))
    #expect(found.before == nil)
    #expect(found.inside?.components == [words.components[1]])
    #expect(try brackets(endOf: words, read: "~~)")?.inside == found.inside)
  }

  /// The one that opens was taken for a part of what stands behind it; a stroke of a name has no gap
  /// before it.
  @Test func findsTheOneThatOpensByTheGapBeforeIt() throws {
    let words = line([60, 14, 14, 50, 14], gaps: [0, 8, 40, 10, 10])
    let found = try #require(try brackets(endOf: words, read: "~~~~)"))
    #expect(found.before?.components == Array(words.components[..<2]))
    #expect(
      try brackets(endOf: line([60, 14, 50, 14], gaps: [0, 8, 10, 10]), read: "~~~)") == nil)
  }

  @Test func asksTheModelOnlyWhereTheLastInkIsLikeABracket() throws {
    let words = line([60, 60, 60], gaps: [0, 10, 10])
    #expect(
      try Brackets(endOf: words) { _ in
        Issue.record("asked")
        return nil
      } == nil)
    #expect(try brackets(endOf: line([60, 14], gaps: [0, 10]), read: "~1") == nil)
  }
}
