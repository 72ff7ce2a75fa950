import Testing

@testable import CardReading

/// Which words on a sheet are labels.
@Suite struct CellLabelsTests {
  private static let model = ModelManifest.Model(
    field: .name, model: "names", scripts: [.han], inkHeight: 40)

  private func line(x: Int, y: Int, width: Int) -> WritingLine {
    WritingLine(components: [
      InkComponent(runs: (y..<y + 40).map { .init(y: $0, start: x, end: x + width) })
    ])
  }

  private static let latin = ModelManifest.Model(
    field: .name, model: "latin", scripts: [.latin], inkHeight: 40)

  private func cell(
    _ text: String, line index: Int, model: ModelManifest.Model = model
  ) -> Cell {
    let symbols = text.enumerated().map { place, character in
      LineReading.Symbol(
        choices: [.init(text: String(character), confidence: 95)],
        box: Box(x: place * 40, y: 0, width: 40, height: 40), startsWord: false)
    }
    return Cell(
      line: index, words: line(x: 20, y: index * 90, width: 40 * text.count),
      views: [.init(model: model, look: .init(symbols: symbols), aspect: 3, height: 40)],
      number: line(x: 220, y: index * 90, width: 300),
      finding: .init(reading: .init(text: "0912", verdict: .check, candidates: ["0912"])))
  }

  private let none = { (_: WritingLine) throws(CardReadingError) -> [NameReader.View] in [] }

  private func words(of texts: [String]) throws -> [Bool] {
    let labels = CellLabels(height: 40, inOneColumn: false, views: none)
    return try labels.removed(from: texts.enumerated().map { cell($1, line: $0) })
      .map { $0.words != nil }
  }

  /// Max is as near to Fax as IEL is to Tel, and a name that is known.
  @Test(arguments: [("IEL", false), ("Cel", false), ("Max", true)])
  func takesOutLettersUnderANameThatAreNearlyALabel(_ text: String, isKept: Bool) throws {
    var name = cell("Alice", line: 0, model: Self.latin)
    (name.number, name.finding) = (nil, nil)
    let labels = CellLabels(height: 40, inOneColumn: false, views: none)
    let cells = try labels.removed(from: [name, cell(text, line: 1, model: Self.latin)])
    #expect(cells.map { $0.words != nil } == [true, isKept])
  }

  /// The name above has a number, which a gutter parts from it, and waits for none.
  @Test func keepsANameThatIsLikeALabelUnderSomebodyWithANumber() throws {
    var name = cell("王小明", line: 0)
    let number = Cell(line: 0, number: name.number, finding: name.finding)
    (name.number, name.finding) = (nil, nil)
    let labels = CellLabels(height: 40, inOneColumn: false, views: none)
    let cells = try labels.removed(from: [name, number, cell("手明", line: 1)])
    #expect(cells.map { $0.words != nil } == [true, false, true])
  }

  /// The letters on a page's tab, which stand before a label on the line.
  @Test func takesOutATabBeforeALabel() throws {
    var look = cell("ABPhone", line: 0, model: Self.latin).views[0].reading
    look.symbols[2].startsWord = true
    look.symbols[2].box.x = 124
    var label = cell("ABPhone", line: 0)
    label.views = [.init(model: Self.latin, look: look, aspect: 5, height: 40)]
    label.words = WritingLine(
      components: [20, 140].map { x in
        InkComponent(runs: (0..<40).map { .init(y: $0, start: x, end: x + 80) })
      })
    let labels = CellLabels(height: 40, inOneColumn: false) {
      (words: WritingLine) throws(CardReadingError) -> [NameReader.View] in
      #expect(words.box.x == 140)
      return self.cell("Phone", line: 0, model: Self.latin).views
    }
    #expect(try labels.removed(from: [label]).map { $0.words != nil } == [false])
  }

  /// W before a second number, further in than its name; at the names' edge it may be one.
  @Test(arguments: [(140, false), (20, true)])
  func takesOutAnInitialFurtherInThanTheName(x: Int, isKept: Bool) throws {
    var initial = cell("W", line: 1, model: Self.latin)
    initial.words = line(x: x, y: 90, width: 40)
    let labels = CellLabels(height: 40, inOneColumn: false, views: none)
    let cells = try labels.removed(from: [cell("Dave", line: 0, model: Self.latin), initial])
    #expect(cells.map { $0.words != nil } == [true, isKept])
  }

  /// A gutter parts the letter from the name before it and from its number.
  @Test func takesOutAnInitialBetweenANameAndItsNumber() throws {
    var (name, initial) = (cell("Dave", line: 0, model: Self.latin), cell("H", line: 0))
    initial.words = line(x: 260, y: 0, width: 40)
    initial.views = cell("H", line: 0, model: Self.latin).views
    let number = Cell(line: 0, number: line(x: 400, y: 0, width: 300), finding: initial.finding)
    (name.number, name.finding, initial.number, initial.finding) = (nil, nil, nil, nil)
    let labels = CellLabels(height: 40, inOneColumn: false, views: none)
    let cells = try labels.removed(from: [name, initial, number])
    #expect(cells.map { $0.words != nil } == [true, false])
  }

  /// What may be a label between a name and a number may end a name, too.
  @Test func keepsTheLastCharacterOfANameThatStandsApart() throws {
    var name = cell("何宜家", line: 0)
    name.words = WritingLine(components: [
      line(x: 20, y: 0, width: 80).components[0], line(x: 140, y: 0, width: 40).components[0],
    ])
    let labels = CellLabels(height: 40, inOneColumn: false) { line in
      self.cell(line.box.x < 100 ? "何宜" : "家", line: 0).views
    }
    let kept = try labels.removed(from: [name]).first?.words
    #expect(kept?.box.right == 180)
  }

  /// The number above stands by itself on the line below the name, which waits for none.
  @Test func keepsANameThatIsLikeALabelUnderANumberAlone() throws {
    var name = cell("王小明", line: 0)
    let number = Cell(line: 1, number: name.number, finding: name.finding)
    (name.number, name.finding) = (nil, nil)
    let labels = CellLabels(height: 40, inOneColumn: false, views: none)
    let cells = try labels.removed(from: [name, number, cell("手明", line: 2)])
    #expect(cells.map { $0.words != nil } == [true, false, true])
  }

  /// Beside each other above a table they make no column of labels, in which the names would stand.
  @Test func keepsTheNamesUnderTheHeadingsOfATable() throws {
    func alone(_ text: String, x: Int, line index: Int) -> Cell {
      var cell = cell(text, line: index)
      cell.words = line(x: x, y: index * 90, width: 40 * text.count)
      (cell.number, cell.finding) = (nil, nil)
      return cell
    }
    let headings = [alone("姓名", x: 20, line: 0), alone("電話", x: 220, line: 0)]
    let rows = (1...3).flatMap { [cell("王小明", line: $0), alone("文", x: 700, line: $0)] }
    let labels = CellLabels(height: 40, inOneColumn: false, views: none)
    let cells = try labels.removed(from: headings + rows)
    #expect(cells.count { $0.number != nil && $0.words != nil } == 3)
    #expect(cells.allSatisfy { $0.line > 0 })
  }

  /// 話 was taken for the number's first digit.
  @Test func takesOutTheBeginningOfALabelUnderAName() throws {
    var name = cell("王小明", line: 0)
    (name.number, name.finding) = (nil, nil)
    let labels = CellLabels(height: 40, inOneColumn: false, views: none)
    let cells = try labels.removed(from: [name, cell("行動電", line: 1)])
    #expect(cells.map { $0.words != nil } == [true, false])
  }

  /// Behind 陳志豪 a gap and 公司; 大同公司 is a name.
  @Test(arguments: [("陳志豪公司", 30, 3), ("大同公司", 0, 4), ("陳志豪大同", 30, 5)])
  func takesALabelOffBehindAName(text: String, gap: Int, kept: Int) throws {
    var cell = cell(text, line: 0)
    let count = text.count - 2
    let ink = (0..<text.count).map { place in
      let start = 24 + place * 40 + (place < count ? 0 : gap)
      return InkComponent(runs: (0..<40).map { .init(y: $0, start: start, end: start + 36) })
    }
    cell.words = WritingLine(components: ink)
    let labels = CellLabels(height: 40, inOneColumn: false, views: none)
    #expect(try labels.removed(from: [cell]).first?.words?.components.count == kept)
  }

  /// A gutter parted them.
  @Test(arguments: [(true, false), (false, true)])
  func takesOutWhatStandsInBracketsBehindAName(isInBrackets: Bool, isKept: Bool) throws {
    var name = cell("王小明", line: 0)
    (name.number, name.finding) = (nil, nil)
    var note = cell("兒子", line: 0)
    note.isInBrackets = isInBrackets
    let labels = CellLabels(height: 40, inOneColumn: false, views: none)
    let cells = try labels.removed(from: [name, note])
    #expect(cells.map { $0.words != nil } == [true, isKept])
  }

  /// The model for letters may see nothing else of a name in Han.
  @Test(arguments: [(1.2, false), (3.6, true)])
  func takesALetterByItselfOutUnlessItIsTooWide(aspect: Double, isKept: Bool) throws {
    var cell = cell("H.", line: 0, model: Self.latin)
    cell.views = [
      .init(model: Self.latin, look: cell.views[0].reading, aspect: aspect, height: 40)
    ]
    let labels = CellLabels(height: 40, inOneColumn: false, views: none)
    #expect(try labels.removed(from: [cell]).map { $0.words != nil } == [isKept])
  }

  /// Brackets are read as strokes.
  @Test func takesLabelsInBracketsOut() throws {
    #expect(try words(of: ["王小明", "丨手機亅", "公司丿"]) == [true, false, false])
  }

  @Test func takesLabelsOutThatStandBeforeNumbers() throws {
    #expect(try words(of: ["王小明", "手機", "電話"]) == [true, false, false])
  }

  @Test func keepsTheNamesOfAPageWhereOneReadsLikeALabel() throws {
    let names = ["陳美玲", "林志豪", "公司", "張淑芬", "黃建國", "吳春嬌"]
    #expect(try words(of: names) == [true, true, false, true, true, true])
  }

  /// 李真 is half a 傳真, and its number stands on the next line.
  @Test func keepsNamesAboveTheirNumbersThatAreHalfALabel() throws {
    let texts = ["陳美玲", "", "李真", "", "林志豪", ""]
    let cells = texts.enumerated().map { place, text in
      var cell = cell(text, line: place)
      if text.isEmpty {
        cell.words = nil
      } else {
        (cell.number, cell.finding) = (nil, nil)
      }
      return cell
    }
    let labels = CellLabels(height: 40, inOneColumn: false, views: none)
    #expect(try labels.removed(from: cells).map { $0.words != nil } == texts.map { !$0.isEmpty })
  }

  /// Under 姓名 a label of four characters, of which none was read.
  @Test(arguments: [(220, 2), (100, 4)])
  func takesLongLabelsOutThatStandBeforeAllNames(names x: Int, kept: Int) throws {
    let cells = (0..<6).map { place in
      var cell = cell(["姓名", "王小明", "耿年起語"][place % 3], line: place * 2 / 3)
      if place % 3 < 2 { (cell.number, cell.finding) = (nil, nil) }
      if place % 3 == 1 { cell.words = line(x: x, y: cell.line * 90, width: 120) }
      return cell
    }
    let labels = CellLabels(height: 40, inOneColumn: false, views: none)
    #expect(try labels.removed(from: cells).compactMap(\.words).count == kept)
  }

  /// Printed Name: and Tel: stand in one column, of which one was read as None.
  @Test func takesALabelOffThatIsReadAmiss() throws {
    func labelled(_ label: String, _ name: String, line index: Int) -> Cell {
      var cell = cell(label + name, line: index)
      cell.words = WritingLine(
        components: [(20, 120), (150, 330)].map { start, end in
          InkComponent(runs: (0..<40).map { .init(y: index * 90 + $0, start: start, end: end) })
        })
      cell.views = [
        .init(
          model: Self.model,
          look: .init(
            symbols: (label + name).enumerated().map { place, letter in
              .init(
                choices: [.init(text: String(letter), confidence: 95)],
                box: place < label.count
                  ? Box(x: 4 + place * 20, y: 0, width: 20, height: 40)
                  : Box(x: 184 + (place - label.count) * 30, y: 0, width: 30, height: 40),
                startsWord: place == 0 || place == label.count)
            }), aspect: 8, height: 40)
      ]
      (cell.number, cell.finding) = (nil, nil)
      return cell
    }
    func number(line index: Int) -> Cell {
      var cell = cell("Tel", line: index)
      cell.number = line(x: 150, y: index * 90, width: 300)
      return cell
    }
    let cells = [
      labelled("Name", "Ada", line: 0), number(line: 1), labelled("None", "Eva", line: 2),
      number(line: 3),
    ]
    let labels = CellLabels(height: 40, inOneColumn: false, views: none)
    let removed = try labels.removed(from: cells)
    #expect(removed.map { $0.words?.box.x } == [150, nil, 150, nil])
  }
}
