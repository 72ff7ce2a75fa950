import PhoneNumbers
import Testing

@testable import CardReading

@Suite struct FieldTests {
  private func name(_ text: String, x: Int, line: Int) -> FoundField {
    FoundField(
      content: .name(FieldReading(text: text, verdict: .check, candidates: [text])),
      box: Box(x: x, y: line * 100, width: 150, height: 50), line: line)
  }

  private func number(_ text: String, x: Int, line: Int) -> FoundField {
    FoundField(
      content: .number(
        .init(reading: FieldReading(text: text, verdict: .check, candidates: [text]), e164: nil)),
      box: Box(x: x, y: line * 100, width: 300, height: 50), line: line)
  }

  private func texts(_ pairs: [FieldPairing.Pair]) -> [[String]] {
    pairs.map { pair in
      [pair.name, pair.number].map { field in
        switch field?.content {
        case .name(let reading): reading.text
        case .number(let finding): finding.reading.text
        case nil: "-"
        }
      }
    }
  }

  @Test func joinsANameWithTheNumberBesideIt() {
    let fields = [
      name("王小明", x: 10, line: 0), number("0912", x: 200, line: 0),
      name("陳美玲", x: 10, line: 1), number("0933", x: 200, line: 1),
    ]
    #expect(texts(FieldPairing.pairs(fields)) == [["王小明", "0912"], ["陳美玲", "0933"]])
  }

  @Test func joinsANameWithTheNumberBelowIt() {
    let fields = [name("王小明", x: 10, line: 0), number("0912", x: 20, line: 1)]
    #expect(texts(FieldPairing.pairs(fields)) == [["王小明", "0912"]])
  }

  /// What stood behind the name was taken back. Farther to the right it is somebody's of another column.
  @Test(arguments: [(200, "王小明"), (700, "-")])
  func joinsANameWithTheNewNumberBelowTheOldOne(x: Int, owner: String) {
    let fields = [
      name("王小明", x: 10, line: 0), number("0912", x: x, line: 1), name("陳美玲", x: 10, line: 2),
      number("0933", x: 200, line: 2),
    ]
    var rows = [[owner, "0912"], ["陳美玲", "0933"]]
    if owner == "-" { rows.insert(["王小明", "-"], at: 0) }
    #expect(texts(FieldPairing.pairs(fields)) == rows)
  }

  /// Where two may wait for it, to the nearer one; a label may be read as a name.
  @Test func joinsANumberWithTheNearerNameAbove() {
    let fields = [
      name("姓名", x: 10, line: 0), name("王小明", x: 300, line: 0), number("0912", x: 500, line: 1),
    ]
    #expect(texts(FieldPairing.pairs(fields)).contains(["王小明", "0912"]))
  }

  /// Of a sentence between them, which may name somebody else, nothing is left.
  @Test(arguments: [(1, Verdict.sure), (2, .check)])
  func isNotSureOfANameOverASentence(line: Int, verdict: Verdict) {
    var above = name("王小明", x: 10, line: 0)
    above.content = .name(FieldReading(text: "王小明", verdict: .sure, candidates: ["王小明"]))
    let pairs = FieldPairing.pairs([above, number("0912", x: 20, line: line)])
    guard case .name(let reading) = pairs.first?.name?.content else { return #expect(Bool(false)) }
    #expect(reading.verdict == verdict)
  }

  /// Squeezed in above the one that was taken back: nearer to the name below than to the line above.
  @Test(arguments: [(160, "陳美玲"), (60, "王小明")])
  func joinsANameWithTheNewNumberAboveTheOldOne(y: Int, owner: String) {
    var new = number("0933", x: 260, line: 1)
    new.box.y = y
    new.box.height = 38
    let fields = [
      name("王小明", x: 10, line: 0), number("0912", x: 260, line: 0), new,
      name("陳美玲", x: 10, line: 2), name("林志豪", x: 10, line: 3),
      number("0955", x: 260, line: 3),
    ]
    let pairs = texts(FieldPairing.pairs(fields)).filter { $0[1] == "0933" }
    #expect(pairs == [[owner, "0933"]])
  }

  /// A form's numbers belong to the last name before them, and to nobody where that is empty.
  @Test func joinsTheNumbersOfAFormWithTheNameBeforeThem() {
    func filled(_ text: String, line: Int) -> FoundField {
      var field = name(text, x: 300, line: line)
      field.isFilledIn = true
      return field
    }
    let fields = [
      filled("方子晴", line: 0), filled("方俊宏", line: 1), number("0912", x: 10, line: 2),
      number("0933", x: 900, line: 2), filled("", line: 3), number("0955", x: 10, line: 4),
    ]
    #expect(
      texts(FieldPairing.pairs(fields)) == [["方俊宏", "0912"], ["方俊宏", "0933"], ["", "0955"]])
  }

  /// Each pair is nearer together than to the next.
  @Test func joinsANameWithTheNumberAboveItWhereAllStandSo() {
    func place(_ field: FoundField, at y: Int) -> FoundField {
      var field = field
      field.box.y = y
      return field
    }
    let fields = [
      place(number("0912", x: 20, line: 0), at: 0), place(name("王小明", x: 10, line: 1), at: 70),
      place(number("0933", x: 20, line: 2), at: 240), place(name("陳美玲", x: 10, line: 3), at: 310),
    ]
    #expect(texts(FieldPairing.pairs(fields)) == [["王小明", "0912"], ["陳美玲", "0933"]])
    // As far from the next: the name of the first was not found.
    let even = fields.enumerated().map { place($1, at: $0 * 100) }
    #expect(
      texts(FieldPairing.pairs(even)) == [["-", "0912"], ["王小明", "0933"], ["陳美玲", "-"]])
  }

  /// One of the numbers was not found.
  @Test func joinsNamesWithTheNumbersAboveThemThoughOneIsMissing() {
    let ys = [0, 100, 280, 380, 660, 840, 940]
    let fields = zip(ys, 0...).compactMap { y, line -> FoundField in
      let isNumber = [0, 2, 5].contains(line)
      var field =
        isNumber ? number("091\(line)", x: 20, line: line) : name("陳\(line)", x: 10, line: line)
      field.box.y = y
      return field
    }
    #expect(
      texts(FieldPairing.pairs(fields)) == [
        ["陳1", "0910"], ["陳3", "0912"], ["陳4", "-"], ["陳6", "0915"],
      ])
  }

  /// The lines of one stand between those of the other, and a number beside the next name.
  @Test func joinsWithinEachColumn() {
    let columns = (0..<3).flatMap { row -> [FoundField] in
      [
        name("甲\(row)", x: 10, line: 3 * row), number("01\(row)", x: 30, line: 3 * row + 1),
        name("乙\(row)", x: 500, line: 3 * row + 1), number("02\(row)", x: 520, line: 3 * row + 2),
      ]
    }
    let pairs = FieldPairing.pairs(columns)
    #expect(
      texts(pairs)
        == (0..<3).map { ["甲\($0)", "01\($0)"] } + (0..<3).map { ["乙\($0)", "02\($0)"] })
  }

  @Test func givesANameWithTwoNumbersTwoEntries() {
    let fields = [
      name("王小明", x: 10, line: 0), number("0912", x: 20, line: 1), number("02", x: 20, line: 2),
    ]
    #expect(texts(FieldPairing.pairs(fields)) == [["王小明", "0912"], ["王小明", "02"]])
  }

  /// Beside the second one may stand a name that was not found.
  @Test func isNotSureWhoseANumberOnALineOfItsOwnIs() {
    var owner = name("王小明", x: 10, line: 0)
    owner.content = .name(FieldReading(text: "王小明", verdict: .sure, candidates: ["王小明"]))
    let pairs = FieldPairing.pairs([
      owner, number("0912", x: 200, line: 0), number("02", x: 520, line: 0),
      number("0933", x: 200, line: 1),
    ])
    let verdicts = pairs.compactMap { pair -> Verdict? in
      guard case .name(let reading) = pair.name?.content else { return nil }
      return reading.verdict
    }
    #expect(verdicts == [.sure, .sure, .check])
  }

  @Test func readsOneOfTwoColumnsOfPeopleAfterTheOther() {
    let fields = (0..<3).flatMap { line in
      [
        name("左\(line)", x: 10, line: line), number("0\(line)", x: 200, line: line),
        name("右\(line)", x: 600, line: line), number("1\(line)", x: 800, line: line),
      ]
    }
    let people = texts(FieldPairing.pairs(fields))
    #expect(people.map { $0[0] } == ["左0", "左1", "左2", "右0", "右1", "右2"])
    // Names with two numbers each stand in one.
    let table = (0..<3).flatMap { line in
      [
        name("左\(line)", x: 10, line: line), number("0\(line)", x: 200, line: line),
        number("1\(line)", x: 800, line: line),
      ]
    }
    #expect(
      texts(FieldPairing.pairs(table)).map { $0[1] } == ["00", "10", "01", "11", "02", "12"])
  }

  @Test func keepsColumnsApart() {
    let fields = [
      name("王小明", x: 10, line: 0), name("陳美玲", x: 600, line: 0),
      number("0912", x: 10, line: 1), number("0933", x: 600, line: 1),
    ]
    #expect(texts(FieldPairing.pairs(fields)) == [["王小明", "0912"], ["陳美玲", "0933"]])
  }

  /// A heading is nobody, where there are numbers; with a number it is what somebody is called.
  @Test func leavesOutWhatIsANameOnlyWithANumber() {
    var heading = name("醫院", x: 10, line: 0)
    heading.needsNumber = true
    let other = name("王小明", x: 10, line: 1)
    let number = number("0912", x: 200, line: 1)
    #expect(texts(FieldPairing.pairs([heading, other, number])) == [["王小明", "0912"]])
    #expect(texts(FieldPairing.pairs([heading, number])) == [["醫院", "0912"]])
    #expect(texts(FieldPairing.pairs([heading, other])) == [["醫院", "-"], ["王小明", "-"]])
  }

  /// Too far to the right for the name above.
  @Test func givesANameTheNumbersUnderItsFirstInATable() {
    let fields = [
      name("王小明", x: 10, line: 0), number("0912", x: 500, line: 0), number("02", x: 510, line: 1),
      number("04", x: 500, line: 2), name("陳美玲", x: 10, line: 3), number("0933", x: 500, line: 3),
    ]
    #expect(
      texts(FieldPairing.pairs(fields)) == [
        ["王小明", "0912"], ["王小明", "02"], ["王小明", "04"], ["陳美玲", "0933"],
      ])
  }

  /// What looks like a heading stands in its own column, and is a name there where a number comes next.
  @Test func keepsWhatLooksLikeAHeadingInItsColumn() {
    var fields = [
      name("王小明", x: 10, line: 0), number("0911", x: 30, line: 1), name("陳美玲", x: 10, line: 3),
      number("0912", x: 30, line: 4), number("0913", x: 30, line: 5),
      number("0914", x: 30, line: 6),
      name("鄰居", x: 500, line: 0), name("林志豪", x: 500, line: 2), number("0921", x: 520, line: 3),
      name("張淑芬", x: 500, line: 5), number("0922", x: 520, line: 6),
    ]
    for place in [2, 6, 9] { fields[place].needsNumber = true }
    fields.sort { ($0.line, $0.box.x) < ($1.line, $1.box.x) }
    #expect(
      texts(FieldPairing.pairs(fields)) == [
        ["王小明", "0911"], ["陳美玲", "0912"], ["陳美玲", "0913"], ["陳美玲", "0914"], ["林志豪", "0921"],
        ["張淑芬", "0922"],
      ])
  }

  /// Of the two numbers on the second line one is the right column's.
  @Test func keepsColumnsOfSeveralNumbersApart() {
    let fields = [
      name("王小明", x: 10, line: 0), number("0912", x: 500, line: 0),
      name("陳美玲", x: 900, line: 0), number("0933", x: 1400, line: 0),
      name("林志豪", x: 10, line: 1), number("0955", x: 500, line: 1),
      number("02", x: 1400, line: 1),
    ]
    #expect(
      texts(FieldPairing.pairs(fields)) == [
        ["王小明", "0912"], ["林志豪", "0955"], ["陳美玲", "0933"], ["陳美玲", "02"],
      ])
    // Behind a name that has none yet it is that name's.
    #expect(
      texts(FieldPairing.pairs(fields.filter { $0 != fields[5] })) == [
        ["王小明", "0912"], ["陳美玲", "0933"], ["林志豪", "02"],
      ])
  }

  /// The name beside the middle of two numbers: both are its own.
  @Test func givesTheNumbersAboveAndBelowANameToIt() {
    var fields = [
      name("王小明", x: 10, line: 0), number("0912", x: 500, line: 0),
      number("0933", x: 500, line: 1), name("陳美玲", x: 10, line: 2), number("02", x: 500, line: 3),
    ]
    fields[3].box.y = 150
    fields[4].box.y = 200
    #expect(
      texts(FieldPairing.pairs(fields)) == [
        ["王小明", "0912"], ["陳美玲", "0933"], ["陳美玲", "02"],
      ])
  }

  /// The first name is above the second number, and whose that is says its own line.
  @Test func joinsANumberWithTheNameBehindItWhereNumbersComeFirst() {
    let fields = [
      number("0912", x: 10, line: 0), name("王小明", x: 350, line: 0),
      number("0933", x: 10, line: 1), name("陳美玲", x: 340, line: 1),
      number("02", x: 10, line: 2), name("林志豪", x: 500, line: 2),
    ]
    #expect(
      texts(FieldPairing.pairs(fields)) == [["王小明", "0912"], ["陳美玲", "0933"], ["林志豪", "02"]])
    // Two columns of such pairs.
    let columns = [
      number("0912", x: 10, line: 0), name("王小明", x: 350, line: 0),
      number("0933", x: 600, line: 0), name("陳美玲", x: 950, line: 0),
    ]
    #expect(texts(FieldPairing.pairs(columns)) == [["王小明", "0912"], ["陳美玲", "0933"]])
  }

  /// Too far to the right for the name above, and close behind that name's number.
  @Test func givesANameTheNumberBesideItsFirst() {
    var second = number("02", x: 420, line: 1)
    second.content = .number(
      .init(reading: FieldReading(text: "02", verdict: .sure, candidates: ["02"]), e164: nil))
    let pairs = FieldPairing.pairs([
      name("王小明", x: 10, line: 0), number("0912", x: 20, line: 1), second,
    ])
    #expect(texts(pairs) == [["王小明", "0912"], ["王小明", "02"]])
    guard case .number(let finding) = pairs.last?.number?.content else {
      return #expect(Bool(false))
    }
    #expect(finding.reading.verdict == .check)
    let far = number("02", x: 900, line: 1)
    #expect(
      texts(
        FieldPairing.pairs([name("王小明", x: 10, line: 0), number("0912", x: 20, line: 1), far]))
        == [["王小明", "0912"], ["-", "02"]])
  }

  @Test(arguments: [
    ("傳真", true), ("传真：", true), ("FAX", true), ("Fax.", true), ("電話", false), ("Faxon Lee", false),
  ])
  func knowsAFaxMachine(_ text: String, isFax: Bool) {
    #expect(FieldLabels.isFax(text) == isFax)
  }

  @Test func keepsANumberWithoutAName() {
    #expect(texts(FieldPairing.pairs([number("0912", x: 0, line: 0)])) == [["-", "0912"]])
  }

  @Test(arguments: ["姓名：", "電話", "电话:", "Tel.", "Name:", "手機", "Mobile"])
  func knowsLabels(_ text: String) { #expect(FieldLabels.isLabel(text)) }

  @Test(arguments: ["王小明", "Mary Chen", "名揚", "電話3", "Tom"])
  func takesNoNameForALabel(_ text: String) { #expect(!FieldLabels.isLabel(text)) }

  /// The colon behind a printed label, which the models take for 一 or 了 and are not certain of.
  @Test(arguments: [
    ("手機一", 16.0, true), ("聯絡電話了", 28, true), ("手機一", 95, false), ("王小一", 16, false),
    ("Noh", 16, false),
  ])
  func knowsALabelWhoseColonReadsAsACharacter(_ text: String, last: Double, isLabel: Bool) {
    let symbols = text.enumerated().map { place, character in
      LineReading.Symbol(
        choices: [
          .init(text: String(character), confidence: place == text.count - 1 ? last : 97)
        ], box: Box(x: place * 40, y: 0, width: 40, height: 40), startsWord: false)
    }
    #expect(FieldLabels.isLabel(LineReading(symbols: symbols)) == isLabel)
  }

  @Test(arguments: ["IEL", "Cel", "Cells", "Mobileil", "Mobite."])
  func knowsLettersThatAreNearlyALabel(_ text: String) { #expect(FieldLabels.isLike(text)) }

  @Test(arguments: ["Alice", "Max", "Mom", "Wells", "Homeric", "No", "Te", "Li"])
  func takesNoOtherLettersForALabel(_ text: String) { #expect(!FieldLabels.isLike(text)) }

  @Test func findsWhereALabelEnds() {
    #expect(FieldLabels.prefixCount(of: "姓名：王小明") == 3)
    #expect(FieldLabels.prefixCount(of: "姓名王小明") == 2)
    #expect(FieldLabels.prefixCount(of: "Name:Mary") == 5)
    #expect(FieldLabels.prefixCount(of: "王小明") == 0)
    #expect(FieldLabels.prefixCount(of: "有事請打給李醫師") == 5)
    #expect(FieldLabels.prefixCount(of: "聯絡人王小明") == 3)
    #expect(FieldLabels.prefixCount(of: "請打給") == 0)
    let words = ["If", "out", "ring", "Uncle", "Ben"]
    let line = LineReading(
      symbols: words.flatMap { word in
        word.enumerated().map { place, letter in
          .init(
            choices: [.init(text: String(letter), confidence: 90)],
            box: Box(x: 0, y: 0, width: 1, height: 1), startsWord: place == 0)
        }
      })
    #expect(FieldLabels.prefixCount(of: line) == 9)
  }

  @Test func knowsALabelOfWhichHalfWasRead() {
    func likeness(_ text: String) -> Double {
      FieldLabels.likeness(
        of: text.map {
          .init(
            choices: [.init(text: String($0), confidence: 90)],
            box: Box(x: 0, y: 0, width: 1, height: 1), startsWord: false)
        })
    }
    #expect(likeness("電話") == 1)
    #expect(likeness("電語") == 0.5)
    #expect(likeness("王小明") == 0)
    #expect(likeness("行動電") == 1)
    #expect(likeness("大哥") == 0)
  }

  @Test func knowsWhatStandsBeforeAnExtension() {
    #expect(
      ["ext. 290", "Ext 12", "分機12", "轉801", "内线5"].allSatisfy(PhoneNumberGrammar.beginsExtension))
    #expect(["x12", "Peter", "Mary", "王小明"].allSatisfy { !PhoneNumberGrammar.beginsExtension($0) })
  }

  @Test func anExtensionThatStandsBehindANumberBelongsToIt() {
    var number = FieldReading(
      text: "0161 493 0368", verdict: .sure, candidates: ["0161 493 0368", "0167 493 0368"])
    number.extend(by: "290")
    #expect(number.text == "0161 493 0368 #290")
    #expect(number.candidates == ["0161 493 0368 #290", "0167 493 0368 #290"])
    #expect(number.verdict == .check)
    // One that was not read leaves a number to be checked.
    var other = FieldReading(text: "0912", verdict: .sure, candidates: ["0912"])
    other.extend(by: "")
    #expect(other.text == "0912" && other.verdict == .check)
  }

  @Test(arguments: [
    ("Dad CworkD", 3), ("DAD CWORKD", 3), ("Jenny CcelD", 5), ("Dad C work", 3),
    ("Mary Cole", nil), ("Tom Carmel", nil), ("CworkD", nil), ("Anna C", nil),
  ])
  func knowsALabelInBracketsBehindAName(text: String, place: Int?) {
    var symbols: [LineReading.Symbol] = []
    for word in text.split(separator: " ") {
      for (index, letter) in word.enumerated() {
        symbols.append(
          .init(
            choices: [.init(text: String(letter), confidence: 95)],
            box: Box(x: symbols.count, y: 0, width: 1, height: 1), startsWord: index == 0))
      }
    }
    let label = FieldLabels.bracketedSuffix(of: LineReading(symbols: symbols))
    #expect(label?.box.x == place)
  }

  /// A 2 was read as the A of "Henry Taylor A", and what was left of the number was one of Taiwan's.
  @Test func aCharacterAloneBeforeANumberMayBeItsFirstDigit() {
    func verdict(_ name: String, blur: Double = 0.06) -> Verdict {
      let entry = CardEntry(
        name: FieldReading(text: name, verdict: .check, candidates: [name]),
        number: FieldReading(text: "06-357-4084", verdict: .sure, candidates: ["06-357-4084"]),
        e164: "+88663574084", box: Box(x: 0, y: 0, width: 9, height: 9))
      return CardReader.doubted(entry, blur: blur).number.verdict
    }
    #expect(["Henry Taylor A.", "Henry Taylor A", "也", "媽"].allSatisfy { verdict($0) == .check })
    #expect(
      ["Henry Taylor", "王小明", "A. Taylor", "Tom 林", ""].allSatisfy { verdict($0) == .sure })
    #expect(verdict("王小明", blur: 0.14) == .check)
  }

  @Test func aBlurredPhotographIsSureOfNoName() {
    let entry = CardEntry(
      name: FieldReading(text: "王小明", verdict: .sure, candidates: ["王小明"]),
      number: FieldReading(text: "", verdict: .unread, candidates: []), e164: nil,
      box: Box(x: 0, y: 0, width: 9, height: 9))
    #expect(CardReader.doubted(entry, blur: 0.06).name.verdict == .sure)
    #expect(CardReader.doubted(entry, blur: 0.14).name.verdict == .check)
  }
}
