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

  /// What somebody buys has no number and, mostly, no name that people have; one dish may be like one.
  @Test(arguments: [
    (["五花肉", "青菜", "雞蛋", "豆腐", "高粱酒"], 0), (["王美玲", "陳志豪", "雞蛋", "阿珠姨"], 4), (["豆腐", "雞蛋"], 2),
  ])
  func aListOfWhatToBuyHasNoNames(texts: [String], count: Int) {
    let cells = texts.enumerated().map { words($1, line: $0) }
    #expect(NotNames.removed(from: cells).count == count)
  }

  /// At a place in the picture, with what else each of its characters may be.
  private func words(
    _ text: String, x: Int = 0, line: Int, number: Int? = nil, others: [Character: String] = [:]
  ) -> Cell {
    func ink(_ x: Int) -> WritingLine {
      let runs = (0..<40).map { InkComponent.Run(y: line * 60 + $0, start: x, end: x + 100) }
      return WritingLine(components: [InkComponent(runs: runs)])
    }
    let symbols = text.map { character in
      LineReading.Symbol(
        choices: [String(character), others[character]].compactMap(\.self)
          .map { .init(text: $0, confidence: 95) },
        box: Box(x: 0, y: 0, width: 40, height: 40), startsWord: false)
    }
    let isLatin = text.allSatisfy(\.isASCII)
    let model = ModelManifest.Model(
      field: .name, model: "names", scripts: [isLatin ? .latin : .han], inkHeight: 40)
    let look = LineReading(symbols: symbols)
    var cell = Cell(line: line)
    if !text.isEmpty {
      cell.words = ink(x)
      cell.views = [.init(model: model, look: look, aspect: 2.5, height: 40)]
    }
    if let number {
      cell.number = ink(number)
      cell.finding = .init(reading: .init(text: "0912", verdict: .check, candidates: []))
    }
    return cell
  }

  private func texts(_ cells: [Cell]) -> [String] {
    cells.map { $0.words == nil ? "" : $0.views[0].reading.text }
  }

  private func isNobody(_ cell: Cell) -> Bool { NotNames.isNobody(0, among: [cell]) }

  /// With letters read amiss, a colon as a dot; names with such letters stay.
  @Test(arguments: [
    ("meling Egrailcon", false), ("wang notral.com", false), ("LINE. meilq", false),
    ("LINE ID chen", false), ("Emal. chen", false), ("微信林美", false), ("Line Hansen", true),
    ("Abigail Cox", true), ("Christopher Malcom", true),
  ])
  func anAddressOfMailIsNoName(_ text: String, isKept: Bool) {
    let cells = [words("林美", line: 0), words(text, line: 1), words("", line: 2, number: 0)]
    #expect(texts(NotNames.removed(from: cells)) == (isKept ? ["林美", text, ""] : ["林美", ""]))
  }

  /// One character may be another in the model's eyes. Some networks know people by their telephones.
  @Test func theNumberOfAnAccountIsNoTelephones() {
    let account = [
      words("林美", line: 0, number: 200),
      words("長號", line: 1, number: 200, others: ["長": "帳"]),
    ]
    #expect(texts(NotNames.removed(from: account)) == ["林美"])
    var network = [words("林美", line: 0), words("微信", line: 1, number: 200)]
    #expect(texts(NotNames.removed(from: network)) == ["林美"])
    network[1].finding?.plausibility = 1
    #expect(texts(NotNames.removed(from: network)) == ["林美", ""])
  }

  /// A password, a licence plate, a bus and its time; with a number that a plan knows the last is an office.
  @Test(arguments: ["Wi-Fi", "密碼", "車牌", "公車", "Bus"])
  func whatIsNoTelephonesNumberIsNobodys(_ text: String) {
    var cells = [words("林美", line: 0, number: 200), words(text, line: 1, number: 200)]
    #expect(texts(NotNames.removed(from: cells)) == ["林美"])
    cells[1].finding?.plausibility = 1
    let isOffice = ["公車", "Bus"].contains(text)
    #expect(texts(NotNames.removed(from: cells)) == (isOffice ? ["林美", text] : ["林美"]))
  }

  @Test func whatStandsBetweenTwoNumbersIsNobody() {
    let cells = [words("林美", line: 0, number: 200), words("或", x: 400, line: 0, number: 500)]
    #expect(texts(NotNames.removed(from: cells)) == ["林美", ""])
  }

  /// A printed form's, with nothing or an address behind it; the next number is not its own.
  @Test func theLabelOfAnotherFieldIsNobody() {
    let form = [
      words("Frank Lo", x: 200, line: 0), words("Address", line: 1),
      words("", line: 2, number: 200),
    ]
    #expect(texts(NotNames.removed(from: form)) == ["Frank Lo", ""])
  }

  /// Between a name and its number, under both, or with a number of the house that was not read.
  @Test func anAddressIsNoName() {
    let between = [
      words("林美", line: 0), words("文化路", line: 1), words("", line: 2, number: 0),
    ]
    #expect(texts(NotNames.removed(from: between)) == ["林美", ""])
    let town = [
      words("Mary", line: 0), words("Hill Road", line: 1), words("Denver", line: 2),
      words("", line: 3, number: 0), words("Tom", line: 4), words("", line: 5, number: 0),
    ]
    #expect(texts(NotNames.removed(from: town)) == ["Mary", "", "Tom", ""])
    let long = [words("林美", line: 0, number: 200), words("和平街號", line: 1)]
    #expect(texts(NotNames.removed(from: long)) == ["林美"])
    for name in ["路學長", "樓雨", "中村"] {
      #expect(!isNobody(words(name, line: 0)), "\(name)")
    }
    for road in ["人民路", "Hill Road", "Izoak Streel"] {
      #expect(isNobody(words(road, line: 0)), "\(road)")
    }
  }

  /// In a table 備註 stands above what is noted of people, each behind a number; without it, so far away,
  /// it may be a name.
  @Test(arguments: [("備註", true), ("Notes", true), ("王小明", false)])
  func whatStandsUnderAHeadingForNotesIsNoName(heading: String, isNote: Bool) {
    let cells = [
      words(heading, x: 800, line: 0), words("林美", line: 1), words("", line: 1, number: 200),
      words("二舅", x: 820, line: 1),
    ]
    let kept = texts(NotNames.removed(from: cells))
    #expect(kept.contains("二舅") != isNote)
    // Near to the number, nothing else can be meant.
    let near = [words("林美", line: 0), words("二舅", x: 400, line: 0, number: 200)]
    #expect(texts(NotNames.removed(from: near)) == ["林美", ""])
    let beside = near + [words("", line: 0, number: 800)]
    #expect(texts(NotNames.removed(from: beside)) == ["林美", "二舅", ""])
    #expect(isNobody(words(heading, line: 0)) == isNote)
  }

  /// The heading stands in the middle of a wide column, what is below it at its left side.
  @Test(arguments: [("部門", true), ("王小明", false)])
  func whatStandsInAColumnOfATableIsNoName(heading: String, isNote: Bool) {
    let cells =
      [words(heading, x: 420, line: 0)]
      + (1..<4).flatMap { line in
        [
          words("林美", line: line), words("車隊", x: 300, line: line),
          words("", line: line, number: 700),
        ]
      }
    #expect(texts(NotNames.removed(from: cells)).contains("車隊") != isNote)
  }

  /// Behind a number in its own cell or the next one; before a number it is another word.
  @Test(arguments: [("停機", 700, 1), ("空號", 700, 1), ("old", 700, 1), ("停機", 60, 2), ("小美", 700, 2)])
  func aNumberThatIsNoMoreIsLeftOut(word: String, x: Int, count: Int) {
    let own = [
      words("林美", line: 0), words(word, x: x, line: 0, number: 200),
      words("", line: 1, number: 200),
    ]
    let next = [
      words("林美", line: 0, number: 200), words(word, x: x, line: 0),
      words("", line: 1, number: 200),
    ]
    for cells in [own, next] {
      #expect(NotNames.withoutEnded(cells).count { $0.number != nil } == count)
    }
  }

  /// In a table below its heading, in a form behind its label, or a word for it before the number.
  @Test func whoSomebodyIsIsNoName() {
    let table =
      [words("關係", x: 300, line: 0)]
      + (1..<4).flatMap { line in
        [words("林美", line: line), words("王祖", x: 310, line: line, number: 600)]
      }
    #expect(texts(NotNames.removed(from: table)).contains("王祖") == false)
    let form = [
      words("Tom Wong", x: 200, line: 0), words("Relationship", line: 1),
      words("Brother", x: 200, line: 1), words("", line: 2, number: 200),
    ]
    #expect(texts(NotNames.removed(from: form)).contains("Brother") == false)
    #expect(texts(NotNames.removed(from: form)).contains("Tom Wong"))
    let line = [words("林美", line: 0), words("祖母", x: 300, line: 0, number: 600)]
    #expect(texts(NotNames.removed(from: line)) == ["林美", ""])
    let alone = [words("祖母", line: 0, number: 200)]
    #expect(texts(NotNames.removed(from: alone)) == ["祖母"])
  }

  /// Printed on the edge of the page.
  @Test func lettersOnTabsAreNoNames() {
    func tab(_ text: String, line: Int) -> Cell {
      var cell = words(text, x: 800, line: line)
      cell.words = WritingLine(components: [
        InkComponent(runs: (0..<20).map { .init(y: line * 60 + $0, start: 800, end: 850) })
      ])
      return cell
    }
    let people = (0..<4).map { words("林美", line: $0, number: 300) }
    let tabs = (0..<4).map { tab("ABC", line: $0) }
    #expect(texts(NotNames.removed(from: people + tabs)) == texts(people))
    var zhuyin = (0..<2).map { tab("ㄅ", line: $0) }
    for line in 0..<2 {
      zhuyin[line].words = WritingLine(components: [
        InkComponent(runs: (0..<20).map { .init(y: line * 60 + $0, start: 800, end: 820) })
      ])
    }
    #expect(texts(NotNames.removed(from: people + zhuyin)) == texts(people))
    let names = (0..<4).map { words("王明", x: 800, line: 4 + $0) }
    #expect(texts(NotNames.removed(from: people + names)).suffix(4) == texts(names)[...])
  }

  /// Of two columns of numbers with names behind them those of the second stand behind the first's.
  @Test func aNameBehindANumberOfTheNextColumnIsAName() {
    let page = (0..<3).flatMap { line in
      [
        words("", line: line, number: 0), words("林美", x: 200, line: line),
        words("", line: line, number: 500), words("陳明", x: 700, line: line),
      ]
    }
    #expect(texts(NotNames.removed(from: page)) == texts(page))
    let inOneCell = (0..<3).flatMap { line in
      [
        words("", line: line, number: 0), words("林美", x: 200, line: line),
        words("陳明", x: 700, line: line, number: 500),
      ]
    }
    #expect(texts(NotNames.removed(from: inOneCell)) == texts(inOneCell))
  }

  /// A flower, among people with numbers.
  @Test func aDrawingIsNoName() {
    var drawing = words("品", line: 2)
    drawing.words = WritingLine(components: [
      InkComponent(runs: (120..<160).map { .init(y: $0, start: 0, end: 44) })
    ])
    let people = [words("林美", line: 0, number: 200), words("王明", line: 1, number: 200)]
    #expect(texts(NotNames.removed(from: people + [drawing])) == ["林美", "王明"])
    #expect(texts(NotNames.removed(from: [people[0], drawing])) == ["林美", "品"])
    let beside = [words("", line: 2, number: 200)]
    #expect(texts(NotNames.removed(from: people + [drawing] + beside)) == ["林美", "王明", "品", ""])
    let wide = words("品", line: 2)
    #expect(texts(NotNames.removed(from: people + [wide])) == ["林美", "王明", "品"])
  }

  /// The next line may be somebody, with a number.
  @Test func aTownIsAPartOfTheAddressAboveIt() {
    let cells = [
      words("Mary", line: 0, number: 200), words("Hill Road", line: 1), words("Denver", line: 2),
      words("Tom", line: 3, number: 200),
    ]
    let nobody = cells.indices.filter { NotNames.isNobody($0, among: cells) }
    #expect(nobody == [1, 2])
  }

  @Test func aHeadingIsNobody() {
    #expect(isNobody(words("朋友", line: 0)))
    #expect(isNobody(words("阴友", line: 0, others: ["阴": "朋"])))
    #expect(!isNobody(words("阴友", line: 0)))
    #expect(isNobody(words("Famlly", line: 0)))
    #expect(!isNobody(words("Emily", line: 0)))
  }

  /// Behind a number whose name is known; in a list of numbers and names it is the name.
  @Test func aNoteBehindANumberIsNoName() {
    let notes = [
      words("林美", line: 0), words("女兒", x: 300, line: 1, number: 0),
      words("陳明", line: 2), words("", line: 3, number: 0), words("同學", x: 200, line: 3),
    ]
    #expect(texts(NotNames.removed(from: notes)) == ["林美", "", "陳明", ""])
    let list = [
      words("林美", x: 300, line: 0, number: 0), words("陳明", x: 300, line: 1, number: 0),
    ]
    #expect(texts(NotNames.removed(from: list)) == ["林美", "陳明"])
    let columns = [
      words("", line: 0, number: 0), words("陳明", x: 200, line: 0),
      words("", x: 200, line: 1, number: 200),
    ]
    #expect(texts(NotNames.removed(from: columns)) == ["", "陳明", ""])
  }

  /// The first name of the next line of a table follows an address, and stands under none.
  @Test func aNameBehindTheEndOfAnAddressIsNoPartOfIt() {
    let table = ["林美", "陳明", "李華"].enumerated().flatMap { line, name in
      [
        words(name, line: line), words("", line: line, number: 200),
        words("中正路", x: 500, line: line),
      ]
    }
    #expect(
      texts(NotNames.removed(from: table)) == ["林美", "", "中正路", "陳明", "", "李華", ""])
  }

  /// Under the one above stands an address, and its own number behind a gutter.
  @Test func aNameUnderAnAddressIsNoPartOfIt() {
    let page = [
      words("林美", line: 0), words("", line: 0, number: 300), words("中正路", line: 1),
      words("陳明", line: 2), words("", line: 2, number: 300),
    ]
    #expect(texts(NotNames.removed(from: page)).suffix(2) == ["陳明", ""])
  }

  @Test(arguments: [("大伯家", true), ("陳家", true), ("何宜家", false), ("家", false)])
  func whoseHomeItIsIsNobody(text: String, isNobody: Bool) {
    #expect(NotNames.isNobody(0, among: [words(text, line: 0)]) == isNobody)
  }

  /// By a surname, or as kin are: goods, days and doses are nobody.
  @Test(arguments: [
    ("林美玲", true), ("阿水伯", true), ("大兒子", true), ("豆腐", false), ("飯後", false),
  ])
  func peopleAreCalledBySurnamesOrAsKin(text: String, isName: Bool) {
    #expect(NotNames.isLikeAName(words(text, line: 0)) == isName)
  }

  /// Scribbled over, and the new number written behind.
  @Test func whatBeginsWhereNumbersDoIsNoName() {
    let page = (0..<4).flatMap { line in
      [words("林美", line: line), words("", line: line, number: 200)]
    }
    let mended = [
      words("陳明", line: 4), words("風心", x: 205, line: 4), words("", line: 4, number: 400),
    ]
    #expect(texts(NotNames.removed(from: page + mended)).suffix(2) == ["陳明", ""])
  }

  /// As printed on the tabs of an address book.
  @Test func aSingleCharacterBehindANumberThatHasANameIsNobody() {
    let page = (0..<2).flatMap { line -> [Cell] in
      var tab = words("夕", x: 700, line: line)
      let runs = (0..<40).map { InkComponent.Run(y: line * 60 + $0, start: 700, end: 740) }
      tab.words = WritingLine(components: [InkComponent(runs: runs)])
      return [words("林美", line: line), words("", line: line, number: 200), tab]
    }
    #expect(texts(NotNames.removed(from: page)) == ["林美", "", "林美", ""])
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
