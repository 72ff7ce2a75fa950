import Testing

@testable import CardReading

@Suite struct NotNamesTests {
  private func cell(_ text: String, confidence: Double, aspect: Double) -> Cell {
    let symbols = text.map {
      LineReading.Symbol(
        choices: [.init(text: String($0), confidence: confidence)],
        box: Box(x: 0, y: 0, width: 40, height: 40), startsWord: false)
    }
    let model = ModelManifest.Model(
      field: .name, model: "names", scripts: [.han], inkHeight: 40)
    let ink = InkComponent(runs: (0..<40).map { .init(y: $0, start: 0, end: 40) })
    return Cell(
      line: 0, words: WritingLine(components: [ink]),
      views: [.init(model: model, look: LineReading(symbols: symbols), aspect: aspect, height: 40)])
  }

  /// What stands alone, narrow and unclear is no name; a narrow one that reads well is, and so is an
  /// unclear one of the usual width, or on a list of names.
  @Test func aCatsWhiskersAreNoName() {
    let whiskers = cell("曾嘴", confidence: 87, aspect: 1.23)
    #expect(NotNames.removed(from: [whiskers]).isEmpty)
    #expect(NotNames.removed(from: [cell("曾嘴", confidence: 99, aspect: 1.35)]).count == 1)
    #expect(NotNames.removed(from: [cell("曾嘴", confidence: 87, aspect: 1.9)]).count == 1)
    #expect(NotNames.removed(from: [whiskers, whiskers]).count == 2)
  }

  /// Among names, one that was read as a single character stays to be confirmed; marks do not, nor
  /// does a single character where nothing else is.
  @Test func aSingleCharacterIsANameAmongNames() {
    let names = [entry("張磊", width: 60, height: 40), entry("趙雪", width: 66, height: 48)]
    let badlyRead = entry("購", width: 60, height: 71)
    let mark = entry("上", width: 2, height: 40)
    #expect(CardReader.likely(names + [badlyRead, mark]) == names + [badlyRead])
    #expect(CardReader.likely([badlyRead]).isEmpty)
    #expect(CardReader.likely([names[0], badlyRead]) == [names[0]])
    #expect(CardReader.likely([entry("Ae", width: 90, height: 70)]).isEmpty)
    let amy = entry("Amy", width: 90, height: 40)
    #expect(CardReader.likely([amy]) == [amy])
  }

  /// Beside numbers a single character stays, with its number to be written; a speck does not.
  @Test func aSpeckIsNobodyAmongNumbers() {
    let numbered = entry("張磊", number: "0912-345-678", width: 500, height: 60)
    let mother = entry("媽", width: 58, height: 54)
    let speck = entry("明", width: 8, height: 10)
    #expect(CardReader.likely([numbered, mother, speck]) == [numbered, mother])
  }

  private func entry(_ name: String, number: String = "", width: Int, height: Int) -> CardEntry {
    CardEntry(
      name: FieldReading(text: name, verdict: .check, candidates: [name]),
      number: FieldReading(
        text: number, verdict: number.isEmpty ? .unread : .check, candidates: []),
      e164: nil, box: Box(x: 0, y: 0, width: width, height: height))
  }
}
