import Testing

@testable import Guide

/// A long text is broken where a reader pauses, and all of it is there.
@Suite struct TextPagesTests {
  private func pages(_ text: String, width: Int, lines: Int) -> [String] {
    TextPages(text, width: width, first: lines, others: lines).pages
  }

  @Test func whatFitsIsLeftAsItIs() {
    #expect(pages("一\n\n\n二", width: 38, lines: 4) == ["一\n\n\n二"])
  }

  @Test func linesStayWhole() {
    let lines = (1...22).map { "第 \($0) 行" }
    #expect(
      pages(lines.joined(separator: "\n"), width: 38, lines: 5)
        == stride(from: 0, to: 22, by: 5).map {
          lines[$0..<min($0 + 5, 22)].joined(separator: "\n")
        })
  }

  @Test func otherwiseSentencesDoAndThenWords() {
    #expect(pages("一二。三四五六七八。", width: 8, lines: 1) == ["一二。", "三四五六", "七八。"])
    #expect(pages("one two three four", width: 9, lines: 1) == ["one two", "three", "four"])
    #expect(pages("It is 3.5. Good", width: 12, lines: 1) == ["It is 3.5.", "Good"])
  }

  @Test func theFirstPageMayBeShorter() {
    #expect(
      TextPages("一\n二\n三\n四", width: 38, first: 1, others: 2).pages == ["一", "二\n三", "四"])
  }

  @Test(arguments: [
    String(repeating: "a", count: 2000), String(repeating: "字", count: 2000),
    String(repeating: "今天天氣很好，我們去公園，", count: 150), String(repeating: "字\n", count: 1000),
    String(repeating: "字\n \n\n", count: 500), String(repeating: "one two ", count: 250),
    String(repeating: "她說：「好。」", count: 250), String(repeating: "👨‍👩‍👧", count: 400),
    "「" + String(repeating: "e\u{301}", count: 900) + "」",
  ])
  func nothingIsLostAndNoPageIsTooLong(text: String) {
    let pages = pages(text, width: 38, lines: 5)
    #expect(pages.count > 1)
    func written(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    #expect(written(pages.joined()) == written(text))
    for page in pages {
      #expect(TextPages.lines(of: page, width: 38) <= 5)
      #expect(page.first?.isWhitespace == false && page.last?.isWhitespace == false)
      #expect(page.first.map { !"，。」".contains($0) } == true, "\(page)")
    }
  }
}
