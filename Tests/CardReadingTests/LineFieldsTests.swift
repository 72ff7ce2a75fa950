import PhoneNumbers
import Testing

@testable import CardReading

/// Where a number begins on a line of writing.
@Suite struct LineFieldsTests {
  private static let size = 40
  private let judge = NumberJudge(region: .taiwan, areaCode: nil)

  /// A line of marks as wide as given, each read as one of the characters, a blank for what is not
  /// read: the box of the character behind it reaches back over it.
  private func ways(
    of widths: [Int], gaps: [Int], read text: String, confidence: [Double]
  ) throws -> [LineFields.Way] {
    var paper = DrawnPaper(width: 2000, height: 140)
    var boxes: [Box] = []
    var x = 60
    for (width, gap) in zip(widths, gaps) {
      x += gap
      let box = Box(x: x, y: 50, width: width, height: Self.size)
      paper.fill(box, with: 30)
      boxes.append(box)
      x += width
    }
    let line = try #require(WritingLines.found(in: paper.raster, threshold: 128).first)
    try #require(line.components.count == widths.count)
    let fields = try LineFields(line: line, height: Self.size, judge: judge) { part in
      var symbols: [LineReading.Symbol] = []
      var missed: Box?
      for ((character, confidence), box) in zip(zip(text, confidence), boxes)
      where box.x >= part.box.x {
        let box = missed.map { $0.union(box) } ?? box
        missed = character == " " ? box : nil
        guard missed == nil else { continue }
        symbols.append(
          .init(
            choices: [.init(text: String(character), confidence: confidence)], box: box,
            startsWord: false))
      }
      return LineReading(symbols: symbols)
    }
    return fields.ways
  }

  /// The model saw a name before the first digit of what it read as a number.
  @Test(arguments: [("~~~0912345678", 3), ("0912345678123", nil), ("~091234567812", nil)])
  func takesWhatIsNoNumberBeforeADigitForAName(read text: String, characters: Int?) throws {
    var paper = DrawnPaper(width: 2000, height: 140)
    for place in 0..<13 { paper.mark(x: 60 + place * 52, y: 50, size: Self.size) }
    let line = try #require(WritingLines.found(in: paper.raster, threshold: 128).first)
    let symbols = zip(text, line.components).map { character, ink in
      LineReading.Symbol(
        choices: [.init(text: String(character), confidence: 95)], box: ink.box, startsWord: false)
    }
    let way = LineFields.Way(words: nil, number: line, score: 0)
    let named = way.named(LineReading(symbols: symbols), height: Self.size)
    #expect(named?.words?.components.count == characters)
    #expect(named?.number?.components.count == characters.map { 13 - $0 })
  }

  /// A 3 that was taken for a part of the name before 03 919 0953.
  @Test func countsWhatStandsNearerToTheNumberThanToTheNameAsADigit() throws {
    func longer(lastWord width: Int, gaps: (before: Int, behind: Int)) throws -> (Int, Int)? {
      let widths = [40, 40, width] + Array(repeating: 24, count: 9)
      var paper = DrawnPaper(width: 2000, height: 140)
      var x = 60
      for (index, width) in widths.enumerated() {
        x += index == 2 ? gaps.before : index == 3 ? gaps.behind : 10
        paper.fill(Box(x: x, y: 50, width: width, height: Self.size), with: 30)
        x += width
      }
      let line = try #require(WritingLines.found(in: paper.raster, threshold: 128).first)
      let parts = line.components.sorted { $0.box.x < $1.box.x }
      try #require(parts.count == widths.count)
      let way = LineFields.Way(
        words: WritingLine(components: Array(parts[..<3])),
        number: WritingLine(components: Array(parts[3...])), score: 0)
      return way.longer(height: Self.size).map {
        ($0.words?.components.count ?? 0, $0.number?.components.count ?? 0)
      }
    }
    #expect(try longer(lastWord: 24, gaps: (30, 12)) ?? (0, 0) == (2, 10))
    #expect(try longer(lastWord: 24, gaps: (12, 30)) == nil)
    #expect(try longer(lastWord: 60, gaps: (30, 12)) == nil)
  }

  /// A stroke between two numbers, or a heart, and no word.
  @Test func leavesOutASignThatStandsApartBehindANumber() throws {
    func shorter(gap: Int, last width: Int) throws -> Int? {
      let widths = Array(repeating: 24, count: 10) + [width]
      var paper = DrawnPaper(width: 2000, height: 140)
      var x = 60
      for (index, width) in widths.enumerated() {
        x += index == 10 ? gap : 10
        paper.fill(Box(x: x, y: 50, width: width, height: Self.size), with: 30)
        x += width
      }
      let line = try #require(WritingLines.found(in: paper.raster, threshold: 128).first)
      let way = LineFields.Way(words: nil, number: line, score: 0)
      return way.withoutLastSign(height: Self.size)?.number?.components.count
    }
    #expect(try shorter(gap: 30, last: 8) == 10)
    #expect(try shorter(gap: 10, last: 8) == nil)
    #expect(try shorter(gap: 30, last: 34) == 10)
    #expect(try shorter(gap: 30, last: 70) == nil)
  }

  @Test func leavesANameOutOfTheNumberBesideIt() throws {
    let ways = try ways(
      of: [40, 40, 40] + Array(repeating: 24, count: 10),
      gaps: [0, 12, 12, 40] + Array(repeating: 10, count: 9),
      read: "8880912345678", confidence: [90, 90, 90] + Array(repeating: 99, count: 10))
    #expect(ways[0].words?.components.count == 3)
    #expect(ways[0].number?.components.count == 10)
  }

  @Test func knowsWhatIsNoPartOfANumber() throws {
    let ways = try ways(
      of: [40, 40, 40] + Array(repeating: 24, count: 10),
      gaps: [0, 12, 12, 14] + Array(repeating: 10, count: 9),
      read: "~~ 0912345678", confidence: Array(repeating: 99, count: 13))
    #expect(ways[0].words?.components.count == 3)
    #expect(ways[0].number?.components.count == 10)
  }

  /// 一斤120元, 欠$500 far behind a number; no further from it than its digits are its digits stay, and so
  /// does an extension.
  @Test(arguments: [(40, "~120~", 10), (40, "~8500", 10), (12, "~120~", 13), (40, "#~120", 15)])
  func leavesOutANoteWithDigits(gap: Int, note: String, digits: Int) throws {
    let ways = try ways(
      of: Array(repeating: 24, count: 15),
      gaps: [0] + Array(repeating: 10, count: 9) + [gap] + Array(repeating: 10, count: 4),
      read: "0912345678" + note, confidence: Array(repeating: 99, count: 15))
    #expect(ways[0].number?.components.count == digits)
  }

  @Test(
    "A short number that everybody knows stands beside a name, though its digits are narrow",
    arguments: [("119", [8, 8, 24]), ("55688", [24, 24, 24, 24, 24])])
  func findsShortNumbers(digits: String, widths: [Int]) throws {
    let ways = try ways(
      of: [40, 40] + widths, gaps: [0, 12, 30] + Array(repeating: 8, count: digits.count - 1),
      read: "~~" + digits, confidence: Array(repeating: 98, count: 2 + digits.count))
    #expect(ways[0].words?.components.count == 2)
    #expect(ways[0].number?.components.count == digits.count)
  }

  @Test("A wide first digit with a gap behind it stays in a number from abroad")
  func keepsItsFirstDigit() throws {
    let ways = try ways(
      of: [36] + Array(repeating: 24, count: 11), gaps: [0, 30] + Array(repeating: 10, count: 10),
      read: "206-357-4084", confidence: [98.6] + Array(repeating: 99, count: 11))
    #expect(ways[0].words == nil)
    #expect(ways[0].number?.components.count == 12)
  }

  /// As a number with an area code stands behind its country's, with a name before it or without.
  @Test(arguments: ["", "~~"])
  func takesWhatAPlusBeginsForNoName(name: String) throws {
    let ways = try ways(
      of: Array(repeating: 24, count: name.count + 15),
      gaps: [0] + name.map { _ in 10 } + [10, 10, 34] + Array(repeating: 10, count: 11),
      read: name + "+99(02)23456789",
      confidence: name.map { _ in 99 } + [97, 97, 97] + Array(repeating: 99, count: 12))
    #expect(!ways.contains { $0.words?.components.count == name.count + 3 })
  }

  @Test func findsTheNameBehindTheNumber() throws {
    let ways = try ways(
      of: Array(repeating: 24, count: 10) + [40, 40],
      gaps: [0] + Array(repeating: 10, count: 9) + [30, 12],
      read: "0912345678~~", confidence: Array(repeating: 99, count: 12))
    #expect(ways[0].words?.components.count == 2)
    #expect(ways[0].number?.components.count == 10)
  }

  /// What is noted behind a number may look like digits, of which the model is not certain; those of an
  /// extension it is certain of, and without a gap, or with nothing like words, they are the number's.
  @Test(arguments: [
    ("~50", 90.0, 30, true), ("#50", 99, 30, false), ("~50", 90, 10, false), ("850", 90, 30, false),
  ])
  func leavesANoteOutOfTheNumberBeforeIt(
    note: String, confidence: Double, gap: Int, isParted: Bool
  ) throws {
    let ways = try ways(
      of: Array(repeating: 24, count: 10) + [40, 40, 40],
      gaps: [0] + Array(repeating: 10, count: 9) + [gap, 10, 10],
      read: "0912345678" + note,
      confidence: Array(repeating: 99, count: 10) + Array(repeating: confidence, count: 3))
    #expect((ways[0].number?.components.count == 10) == isParted)
    #expect((ways[0].words?.components.count == 3) == isParted)
  }

  /// Behind a number, of which letters and brackets may look like digits, 12 wide where brackets do; not
  /// the digits of an extension, nor what makes a number longer.
  @Test(arguments: [
    ("(~)", 12, true), ("1~1", 12, true), ("14)", 12, true), ("151", 12, true), ("~11", 40, false),
    ("151", 40, false),
  ])
  func leavesALabelInBracketsOutOfTheNumberBeforeIt(
    label: String, width: Int, isParted: Bool
  ) throws {
    let ways = try ways(
      of: Array(repeating: 24, count: 10) + [width, 40, 12],
      gaps: [0] + Array(repeating: 10, count: 9) + [14, 10, 10],
      read: "0912345678" + label, confidence: Array(repeating: 99, count: 13))
    #expect((ways[0].number?.components.count == 10) == isParted)
  }

  /// One of two ways that are as likely: with the digits of the other one, with a digit before them, or with
  /// two characters, which may be a name's.
  @Test(arguments: [(24, "0212345678", true), (24, "212345678", true), (90, "212345678", false)])
  func isClearOfANumberThatNoNameMayStandBefore(
    width: Int, digits: String, isClear: Bool
  ) throws {
    let widths = [width] + Array(repeating: 24, count: 9)
    let parts = widths.indices.map { index in
      let x = widths[..<index].reduce(60) { $0 + $1 + 10 }
      let runs = (50..<90).map { InkComponent.Run(y: $0, start: x, end: x + widths[index]) }
      return InkComponent(runs: runs)
    }
    let whole = LineFields.Way(
      words: nil, number: WritingLine(components: parts), score: 9, digits: "0212345678")
    let other = LineFields.Way(
      words: WritingLine(components: [parts[0]]),
      number: WritingLine(components: Array(parts[1...])), score: 8, digits: digits)
    let fields = LineFields(ways: [whole, other])
    #expect(fields.isClear(whole, height: Self.size) == isClear)
    #expect(fields.isClear(other, height: Self.size) == (digits == whole.digits))
  }

  /// 853 2825 6181 is of Macau; without its beginning it would be one of Hong Kong.
  @Test(arguments: [("853", true), ("~~~", false)])
  func isNotClearOfANumberWithDigitsBeforeIt(beginning: String, missesDigits: Bool) throws {
    let ways = try ways(
      of: Array(repeating: 24, count: 13), gaps: [0, 10, 10, 40] + Array(repeating: 10, count: 9),
      read: beginning + "0912345678", confidence: Array(repeating: 99, count: 13))
    let way = try #require(ways.first { $0.number?.components.count == 10 })
    #expect(way.missesDigits == missesDigits)
    #expect(LineFields(ways: [way]).isClear(way, height: Self.size) != missesDigits)
  }

  /// A first digit that stands apart and reads badly is none the less no name.
  @Test func takesALoneNarrowSignAtTheBeginningForADigit() throws {
    let ways = try ways(
      of: Array(repeating: 24, count: 10), gaps: [0, 40] + Array(repeating: 10, count: 8),
      read: "1912345678", confidence: [85] + Array(repeating: 99, count: 9))
    #expect(ways[0].words == nil)
    #expect(ways[0].number?.components.count == 10)
  }

  /// A name is wider than four fifths of what a digit is high.
  @Test(arguments: [(12, true), (40, false)])
  func knowsABracketFromAName(width: Int, isNarrow: Bool) throws {
    var paper = DrawnPaper(width: 600, height: 100)
    paper.mark(x: 20, y: 30, size: width)
    paper.line(y: 30, from: 100, count: 8, size: 40)
    let components = InkComponent.all(in: paper.raster, threshold: 128)
    let way = LineFields.Way(
      words: WritingLine(components: components.filter { $0.box.x < 100 }),
      number: WritingLine(components: components.filter { $0.box.x >= 100 }), score: 0)
    #expect(way.areWordsNarrow(height: 40) == isNarrow)
  }
}
