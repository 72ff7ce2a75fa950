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
      field: .name, model: "names", kind: .ours, scripts: [.han], inkHeight: 40)
    let ink = InkComponent(runs: (0..<40).map { .init(y: $0, start: 0, end: 40) })
    return Cell(
      line: 0, words: WritingLine(components: [ink]),
      views: [.init(model: model, reading: LineReading(symbols: symbols), aspect: aspect)])
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
}
