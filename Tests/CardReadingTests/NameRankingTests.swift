import Testing

@testable import CardReading

struct NameRankingTests {
  /// A line whose symbols may each be one of some characters, with the engine's confidences.
  private func line(_ symbols: [[(String, Double)]]) -> LineReading {
    LineReading(
      symbols: symbols.map { choices in
        LineReading.Symbol(
          choices: choices.map { LineReading.Choice(text: $0.0, confidence: $0.1) },
          box: Box(x: 0, y: 0, width: 1, height: 1), startsWord: false)
      })
  }

  @Test func takesTheNameThatPeopleBearWhereTheInkLeavesItOpen() {
    let reading = line([[("玉", 71), ("王", 70)], [("坪", 81), ("萍", 80)]])
    #expect(NameRanking.texts(of: [reading], atMost: 4).first == "王萍")
  }

  @Test func leavesARareNameAloneThatTheInkSaysClearly() {
    let reading = line([[("玊", 97), ("王", 40)], [("彧", 96), ("或", 45), ("成", 40)]])
    #expect(NameRanking.texts(of: [reading], atMost: 4).first == "玊彧")
  }

  @Test func offersNamesThatDifferInMoreThanOneCharacter() {
    let reading = line([[("郑", 90), ("郭", 88)], [("盛", 87), ("鑫", 85)]])
    let texts = NameRanking.texts(of: [reading], atMost: 4)
    #expect(Set(texts) == ["郑盛", "郑鑫", "郭盛", "郭鑫"])
  }

  @Test func believesSeveralLooksMoreThanOne() {
    let looks = [
      line([[("玊", 80), ("彧", 78)]]), line([[("彧", 90), ("玊", 40)]]), line([[("彧", 85)]]),
    ]
    #expect(NameRanking.texts(of: looks, atMost: 4) == ["彧", "玊"])
  }

  @Test func offersWhatOneLookSeesWellThoughOthersMissIt() {
    let missed = line([[("楊", 92), ("陽", 55), ("揚", 50), ("湯", 45)], [("紫", 92)]])
    let seen = line([[("楊", 97)], [("紫", 97)], [("涵", 97), ("函", 60)]])
    let texts = NameRanking.texts(of: [missed, missed, missed, missed, seen], atMost: 4)
    #expect(texts.first == "楊紫")
    #expect(texts.contains("楊紫涵"))
  }

  @Test func saysNothingOfALineWithoutSymbols() {
    #expect(NameRanking.texts(of: [line([])], atMost: 4) == [])
  }

  /// One model's view of a line of which every symbol is as certain.
  private func view(
    _ model: String, _ script: ModelManifest.Model.Script, _ text: String, _ confidence: Double,
    aspect: Double
  ) -> NameReader.View {
    .init(
      model: .init(field: .name, model: model, scripts: [script], inkHeight: 40),
      look: line(text.map { [(String($0), confidence)] }), aspect: aspect, height: 40)
  }

  @Test("Letters that spell a known name come before Han that nobody is called, and the reverse")
  func partsTheScriptsByWhatTheySpell() {
    let linda = [
      view("names", .han, "训川", 90, aspect: 2.3), view("latin", .latin, "Linda", 95, aspect: 2.3),
    ]
    #expect(NameReader.score(linda[0]) > NameReader.score(linda[1]))
    #expect(NameReader.ranked(linda).map(\.model.model) == ["latin", "names"])
    let zhang = [
      view("names", .han, "張美玲", 81, aspect: 2.6), view("latin", .latin, "Ghho", 97, aspect: 2.6),
    ]
    #expect(NameReader.score(zhang[1]) > NameReader.score(zhang[0]))
    #expect(NameReader.ranked(zhang).map(\.model.model) == ["names", "latin"])
  }
}
