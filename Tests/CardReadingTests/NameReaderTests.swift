import Testing

@testable import CardReading

/// What the views of one line make of its name.
@Suite struct NameReaderTests {
  /// One look at a line, a list of what each of its characters may be.
  private func look(_ symbols: [[(String, Double)]]) -> LineReading {
    LineReading(
      symbols: symbols.map { choices in
        .init(
          choices: choices.map { .init(text: $0.0, confidence: $0.1) },
          box: Box(x: 0, y: 0, width: 1, height: 1), startsWord: false)
      })
  }

  private func look(_ name: String, _ confidence: Double = 98.5) -> LineReading {
    look(name.map { [(String($0), confidence)] })
  }

  /// What looks at one line make of it, the last of them repeated until there are `count`.
  private func field(
    _ looks: [LineReading], model: String = "names", script: ModelManifest.Model.Script = .han,
    height: Int = 80, count: Int = 3
  ) -> FieldReading {
    let looks = looks + Array(repeating: looks[looks.count - 1], count: max(0, count - looks.count))
    return NameReader.field([view(looks, model: model, script: script, height: height)])
  }

  private func view(
    _ looks: [LineReading], model: String = "names", script: ModelManifest.Model.Script = .han,
    height: Int = 80
  ) -> NameReader.View {
    var view = NameReader.View(
      model: .init(field: .name, model: model, scripts: [script], inkHeight: 40),
      look: looks[0], aspect: 3, height: height)
    for further in looks.dropFirst() { view.add(further) }
    return view
  }

  @Test("a name is looked at again only where that may tell something")
  func looks() {
    func areEnough(
      _ looks: LineReading..., script: ModelManifest.Model.Script = .han, height: Int = 80
    ) -> Bool {
      !NameReader.needsAnotherLook(view(looks, script: script, height: height))
    }
    let (clear, doubtful, other) = (look("王小明"), look("王小明", 80), look("王小朋", 80))
    // Three that agree may be sure, of two none.
    #expect(!areEnough(clear))
    #expect(!areEnough(clear, clear))
    #expect(areEnough(clear, clear, clear))
    // No third one makes sure what nobody is called.
    #expect(areEnough(look("賺錢乎"), look("賺錢乎")))
    // Doubtful ones that agree may be mistaken together.
    #expect(!areEnough(doubtful, doubtful))
    #expect(areEnough(doubtful, doubtful, doubtful))
    // Where they differ, a clear one decides with a third, and nothing else before the last.
    #expect(!areEnough(clear, other))
    #expect(areEnough(clear, other, other))
    #expect(!areEnough(doubtful, other, other))
    #expect(!areEnough(doubtful, other, other, other))
    // Small writing and letters are never sure.
    #expect(areEnough(clear, height: 40))
    #expect(!areEnough(doubtful, height: 40))
    #expect(areEnough(look("Linda"), script: .latin))
    let (linda, lindo) = (look("Linda", 80), look("Lindo", 80))
    #expect(!areEnough(linda, script: .latin))
    #expect(areEnough(linda, linda, script: .latin))
    #expect(!areEnough(linda, lindo, script: .latin))
    #expect(areEnough(linda, lindo, lindo, script: .latin))
  }

  @Test("sure only of Han that every look sees with certainty")
  func sure() {
    #expect(field([look("王小明")]).verdict == .sure)
    #expect(field([look("王小明")], count: 2).verdict == .check)
    #expect(field([look("王小明"), look("王小朋")]).verdict == .check)
    #expect(field([look("王小明"), look("王小明", 80)]).verdict == .check)
    #expect(field([look("王小明", 80)]).verdict == .check)
    #expect(field([look("明")]).verdict == .check)
    #expect(field([look("一二三四五")]).verdict == .check)
    // Nobody is called so.
    #expect(field([look("賺錢乎")]).verdict == .check)
    #expect(field([look("Linda")], model: "latin", script: .latin).verdict != .sure)
  }

  @Test("not sure where another name is nearly as likely, however certain the look is")
  func odds() {
    func verdict(_ next: Double) -> Verdict {
      field([look([[("王", 98.5), ("汪", next)], [("小", 98.5)], [("明", 98.5), ("朋", next)]])]).verdict
    }
    #expect(verdict(20) == .sure)
    #expect(verdict(90) == .check)
  }

  @Test("of what people are called the ink needs to say less")
  func rare() {
    func verdict(_ name: String) -> Verdict {
      field([look(name.map { [(String($0), 98.5), ("朋", 50.0)] })]).verdict
    }
    #expect(verdict("王小明") == .sure)
    #expect(verdict("水電行") == .check)
    #expect(field([look("水電行")]).verdict == .sure)
  }

  @Test("one or two letters are no whole name where they may be Han")
  func initials() {
    func view(
      _ text: String, _ script: ModelManifest.Model.Script, _ confidence: Double = 98.5
    ) -> NameReader.View {
      .init(
        model: .init(
          field: .name, model: "\(script)", scripts: [script], inkHeight: 40),
        look: look(text, confidence), aspect: 1, height: 80)
    }
    func texts(_ views: NameReader.View...) -> [String] { NameReader.field(views).candidates }
    #expect(texts(view("A", .latin), view("人", .han)).first == "人")
    #expect(texts(view("Al", .latin), view("水", .han)).first == "水")
    #expect(texts(view("Ann", .latin), view("水", .han)).first == "Ann")
    #expect(texts(view("Al", .latin)).first == "Al")
    // A known name, and Han that the model is not certain of.
    #expect(texts(view("Yu", .latin), view("九", .han, 88)).first == "Yu")
    #expect(texts(view("Yx", .latin), view("九", .han, 88)).first == "九")
    #expect(texts(view("Y", .latin), view("九", .han, 88)).first == "九")
  }

  @Test("small writing is never sure")
  func small() {
    #expect(field([look("廖芬")], height: 60).verdict == .sure)
    #expect(field([look("廖芬")], height: 40).verdict == .check)
  }

  @Test("where ranking prefers another name than the ink, nobody is sure")
  func ranked() {
    let reading = field([look([[("玉", 98.5), ("王", 98.2)], [("小", 99)], [("明", 99)]])])
    #expect(reading.text == "王小明")
    #expect(reading.verdict == .check)
  }

  @Test("a character that the model does not know is never sure, and never offered as its mark")
  func strangers() {
    let likely = field([look([[("王", 99)], [("小", 99)], [("明", 98.5), ("〓", 65)]])])
    #expect(likely.text == "王小明")
    #expect(likely.verdict == .check)
    let unknown = field([look([[("王", 99)], [("小", 99)], [("〓", 98.5), ("明", 70), ("朋", 50)]])])
    #expect(unknown.candidates.first == "王小明")
    #expect(unknown.verdict == .check)
    #expect(unknown.candidates.allSatisfy { !$0.contains("〓") })
    let nothingElse = field([look([[("王", 99)], [("〓", 99)]])])
    #expect(nothingElse == FieldReading(text: "", verdict: .unread, candidates: []))
    // A trace of doubt is in every character.
    let trace = field([look([[("王", 99)], [("小", 99)], [("明", 98.5), ("〓", 5)]])])
    #expect(trace.verdict == .sure)
  }
}
