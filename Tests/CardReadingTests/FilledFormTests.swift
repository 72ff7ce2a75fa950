import Testing

@testable import CardReading

@Suite struct FilledFormTests {
  /// Words, of which each character is as wide as high, and perhaps a number behind them.
  private func cell(_ text: String, x: Int, line: Int, hasNumber: Bool = false) -> Cell {
    let isLatin = text.allSatisfy(\.isASCII)
    let width = isLatin ? 20 : 40
    var symbols: [LineReading.Symbol] = []
    var startsWord = false
    for (place, character) in text.enumerated() {
      if character != " " {
        symbols.append(
          .init(
            choices: [.init(text: String(character), confidence: 95)],
            box: Box(x: SheetReader.margin + place * width, y: 0, width: width, height: 40),
            startsWord: startsWord))
      }
      startsWord = character == " "
    }
    func ink(_ x: Int, width: Int = 30) -> InkComponent {
      InkComponent(
        runs: (line * 90..<line * 90 + 40).map { .init(y: $0, start: x, end: x + width) })
    }
    let model = ModelManifest.Model(
      field: .name, model: "names", scripts: [isLatin ? .latin : .han], inkHeight: 40)
    var cell = Cell(line: line)
    if !text.isEmpty {
      cell.words = WritingLine(
        components: text.indices.filter { text[$0] != " " }.map {
          ink(x + text.distance(from: text.startIndex, to: $0) * width, width: width - 4)
        })
      cell.views = [.init(model: model, look: .init(symbols: symbols), aspect: 3, height: 40)]
    }
    if hasNumber {
      cell.number = WritingLine(components: [ink(x + text.count * width + 100, width: 300)])
      cell.finding = .init(reading: .init(text: "0912", verdict: .check, candidates: []))
    }
    return cell
  }

  /// What is found: where each name begins, and null where a number is.
  private func found(_ cells: [Cell]) throws -> [Int?]? {
    try FilledForm(cells) { (_: WritingLine) throws(CardReadingError) in [] }?.cells.map {
      $0.isFilledIn ? $0.words?.box.x : nil
    }
  }

  /// Who somebody is, when he was born and what is printed above is nobody's name, and a birthday is no
  /// telephone number.
  @Test func takesNamesFromBehindTheirLabels() throws {
    let cells = [
      cell("學生資料卡", x: 300, line: 0),
      cell("姓名方俊宏", x: 0, line: 1), cell("關係父女", x: 400, line: 1),
      cell("電話", x: 0, line: 2, hasNumber: true), cell("手機", x: 600, line: 2, hasNumber: true),
      cell("聯絡人", x: 0, line: 3), cell("阿嬤", x: 160, line: 3),
      cell("生日", x: 400, line: 3, hasNumber: true),
      cell("", x: 0, line: 4, hasNumber: true),
    ]
    #expect(try found(cells) == [80, nil, nil, 160, nil])
  }

  @Test func takesEnglishNamesFromBehindTheirLabels() throws {
    let cells = [
      cell("EMERGENCY", x: 300, line: 0),
      cell("Name Yvonne Kwan", x: 0, line: 1), cell("Relatonship mother", x: 700, line: 1),
      cell("Home phone", x: 0, line: 2, hasNumber: true),
      cell("Full name", x: 0, line: 3), cell("Rose", x: 200, line: 3),
      cell("Mobile", x: 0, line: 4, hasNumber: true), cell("Emal", x: 700, line: 4),
    ]
    #expect(try found(cells) == [100, nil, 200, nil])
  }

  /// Numbers below an empty name are nobody's: its label takes the place of the name.
  @Test func keepsThePlaceOfANameThatNobodyFilledIn() throws {
    let cells = [
      cell("姓名方俊宏", x: 0, line: 0), cell("電話", x: 0, line: 1, hasNumber: true),
      cell("姓名", x: 0, line: 2), cell("電話", x: 0, line: 3, hasNumber: true),
      cell("姓名饒美鳳", x: 0, line: 4), cell("電話", x: 0, line: 5, hasNumber: true),
    ]
    let form = try FilledForm(cells) { (_: WritingLine) throws(CardReadingError) in [] }
    #expect(try found(cells) == [80, nil, 0, nil, 80, nil])
    #expect(form?.cells[2].views.isEmpty == true)
  }

  /// A colon and a small number are the label's; what the next column holds is not the name's.
  @Test func leavesWhatIsPrintedOffTheName() throws {
    let small = InkComponent(runs: (20..<32).map { .init(y: $0, start: 125, end: 135) })
    var contact = cell("聯絡人口霍倩", x: 0, line: 0)
    contact.words = WritingLine(
      components: (contact.words?.components ?? []).filter { $0.box.x != 120 } + [small])
    let cells = [
      contact, cell("小明", x: 500, line: 0), cell("手機", x: 0, line: 1, hasNumber: true),
      cell("姓名饒美鳳", x: 0, line: 2), cell("手機", x: 0, line: 3, hasNumber: true),
    ]
    let form = try FilledForm(cells) { (_: WritingLine) throws(CardReadingError) in [] }
    #expect(form?.cells[0].words?.box == Box(x: 160, y: 0, width: 76, height: 40))
  }

  /// One labelled name is a card, and labels above columns are a table's.
  @Test func isNoFormWithoutTwoNamesBehindLabels() throws {
    let card = [cell("姓名方俊宏", x: 0, line: 0), cell("電話", x: 0, line: 1, hasNumber: true)]
    #expect(try found(card) == nil)
    let table = [
      cell("姓名", x: 0, line: 0), cell("電話", x: 400, line: 0),
      cell("方俊宏", x: 0, line: 1, hasNumber: true),
      cell("饒美鳳", x: 0, line: 2, hasNumber: true),
    ]
    #expect(try found(table) == nil)
  }
}
