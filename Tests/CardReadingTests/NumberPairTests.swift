import Testing

@testable import CardReading

/// Two numbers on one line.
@Suite struct NumberPairTests {
  private static let size = 40

  /// How many signs stand on either side, where each mark reads as one of the characters.
  private func sides(of text: String, in region: String = "TW") throws -> [Int]? {
    var paper = DrawnPaper(width: 60 * text.count + 120, height: 140)
    for place in text.indices.map({ text.distance(from: text.startIndex, to: $0) }) {
      let isStroke = text[text.index(text.startIndex, offsetBy: place)] == "/"
      let box = Box(x: 60 + place * 56, y: 50, width: 10, height: Self.size)
      if isStroke {
        paper.fill(box, with: 30)
      } else {
        paper.mark(x: box.x, y: box.y, size: Self.size)
      }
    }
    let line = try #require(WritingLines.found(in: paper.raster, threshold: 128).first)
    try #require(line.components.count == text.count)
    func symbols(_ part: WritingLine) -> [LineReading.Symbol] {
      zip(text, line.components).filter { part.components.contains($0.1) }.map { character, ink in
        .init(
          choices: [.init(text: String(character), confidence: 95)], box: ink.box,
          startsWord: false)
      }
    }
    let pair = try NumberPair(
      on: line, symbols: symbols(line), height: Self.size,
      judge: NumberJudge(region: .init(code: region), areaCode: nil)
    ) { part in LineReading(symbols: symbols(part)) }
    return pair?.sides.map(\.components.count)
  }

  /// What parts them belongs to neither: a stroke, a word, what is like a digit, or nothing but paper.
  @Test(arguments: [
    ("0912345678/0287654321", 10, 10), ("0912345678~0287654321", 10, 10),
    ("0912-345-678.0287654321", 12, 10), ("0912345678102-8765-4321", 10, 12),
    ("0912345678(02)87654321", 10, 12), ("~~~0912345678~0922333444", 13, 10),
  ])
  func partsTwoNumbers(text: String, first: Int, second: Int) throws {
    #expect(try sides(of: text) == [first, second])
  }

  /// A name between them is the second one's.
  @Test func leavesANameWithItsNumber() throws {
    #expect(try sides(of: "~~0912345678~~~0922333444") == [12, 13])
  }

  @Test func partsNumbersOfEightDigits() throws {
    #expect(try sides(of: "91759023161644469", in: "HK") == [8, 8])
  }

  @Test func leavesTheLastDigitsOfASecondNumberOut() throws {
    #expect(try sides(of: "02-8765-4321/22") == [12])
    #expect(try sides(of: "~~~27674889/90", in: "HK") == [11])
    #expect(try sides(of: "2023/12/31") == nil)
  }

  /// One number, one with an extension, and digits of which a half is no number.
  @Test(arguments: [
    "0912345678", "02-8765-4321#123456", "0912345678~123456789", "09123456789922333444",
  ])
  func leavesOtherLinesWhole(text: String) throws {
    #expect(try sides(of: text) == nil)
  }
}
