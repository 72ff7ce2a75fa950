import Testing

@testable import CardReading

/// Which words on a sheet are labels.
@Suite struct CellLabelsTests {
  private static let model = ModelManifest.Model(
    field: .name, model: "names", kind: .ours, scripts: [.han], inkHeight: 40)

  private func line(x: Int, y: Int, width: Int) -> WritingLine {
    WritingLine(components: [
      InkComponent(runs: (y..<y + 40).map { .init(y: $0, start: x, end: x + width) })
    ])
  }

  private func cell(_ text: String, line index: Int) -> Cell {
    let symbols = text.enumerated().map { place, character in
      LineReading.Symbol(
        choices: [.init(text: String(character), confidence: 95)],
        box: Box(x: place * 40, y: 0, width: 40, height: 40), startsWord: false)
    }
    return Cell(
      line: index, words: line(x: 20, y: index * 90, width: 40 * text.count),
      views: [.init(model: Self.model, look: .init(symbols: symbols), aspect: 3, height: 40)],
      number: line(x: 220, y: index * 90, width: 300),
      finding: .init(reading: .init(text: "0912", verdict: .check, candidates: ["0912"])))
  }

  private func words(of texts: [String]) throws -> [Bool] {
    let none = { (_: WritingLine) throws(CardReadingError) -> [NameReader.View] in [] }
    let labels = CellLabels(height: 40, inOneColumn: false, views: none, printedViews: none)
    return try labels.removed(from: texts.enumerated().map { cell($1, line: $0) })
      .map { $0.words != nil }
  }

  @Test func takesLabelsOutThatStandBeforeNumbers() throws {
    #expect(try words(of: ["王小明", "手機", "電話"]) == [true, false, false])
  }

  @Test func keepsTheNamesOfAPageWhereOneReadsLikeALabel() throws {
    let names = ["陳美玲", "林志豪", "公司", "張淑芬", "黃建國", "吳春嬌"]
    #expect(try words(of: names) == [true, true, false, true, true, true])
  }
}
