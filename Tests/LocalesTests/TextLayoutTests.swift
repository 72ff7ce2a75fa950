import Chance
import Locales
import Testing

@Suite struct TextLayoutTests {
  /// Widths by Python's wcwidth 0.7.
  @Test(arguments: [
    ("hello", 5), ("王小明", 6), ("ㄅㄆㄇ", 6), ("ｆｕｌｌ", 8), ("，。「」", 8), ("é", 1), ("e\u{301}", 1),
    ("가나다", 6),
    ("ﾊﾝ", 2), ("👵", 2), ("👨‍👩‍👧", 2), ("❤️", 2), ("❤", 1), ("🇹🇼", 2), ("한", 2), ("☎", 1), ("☎️", 2),
    ("×", 1),
    ("─", 1), ("●", 1), ("½", 1), ("㊗", 2), ("①", 1), ("〇", 2), ("々", 2), ("𠮷", 2), ("\u{200B}", 0),
    ("a\u{300}\u{301}b", 2), ("สวัสดี", 4), ("العربية", 7), ("Việt", 4), ("🀄", 2), ("⌚", 2), ("✔", 1),
    ("📞", 2),
    ("ǖ", 1), ("［］", 4), ("€", 1), ("👍🏽", 2), ("", 0), ("\u{1B}\u{7}", 0),
  ]) func charactersTakeTheirCells(text: String, cells: Int) {
    #expect(DisplayWidth.of(text) == cells)
  }

  @Test func signsThatTerminalsDisagreeAboutAreKnown() {
    #expect("─●…“”‘’—×°·①".unicodeScalars.allSatisfy(AmbiguousWidth.has))
    #expect(!"a王，。「」（）- '\"ｱ".unicodeScalars.contains(where: AmbiguousWidth.has))
  }

  @Test func linesBreakBetweenWordsAndBetweenHan() {
    #expect(TextLayout.lines("one two three", width: 8) == ["one two", "three"])
    #expect(TextLayout.lines("打電話給家人", width: 8) == ["打電話給", "家人"])
    #expect(TextLayout.lines("a\n\nb", width: 8) == ["a", "", "b"])
    #expect(TextLayout.lines("", width: 8) == [""])
  }

  @Test func punctuationStaysWithItsWord() {
    #expect(TextLayout.lines("打電話給，家人", width: 8) == ["打電話", "給，家人"])
    #expect(TextLayout.lines("打電話「家人」", width: 8) == ["打電話", "「家人」"])
    #expect(TextLayout.lines("打电话“家人”", width: 7) == ["打电话", "“家人”"])
    #expect(TextLayout.lines("打电“家人”吧", width: 9) == ["打电“家", "人”吧"])
  }

  @Test func noLineIsWiderAndNothingIsLost() {
    let pieces = [
      "打電話", "，", "one", " ", "「家人」", "a-very-long-word-without-end", "。", "(x)", "👵🏼", "\n",
    ]
    var random = Generator(seed: 1)
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...14, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      let width = Int.random(in: 10...40, using: &random)
      let lines = TextLayout.lines(text, width: width)
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= width }, "\(text) in \(width)")
      func ink(_ text: String) -> String { text.filter { !$0.isWhitespace } }
      #expect(ink(lines.joined()) == ink(text))
    }
  }

  @Test func textStandsBesideItsLabelOrBelowAWideOne() {
    #expect(
      TextLayout.entry(label: "選項", text: "說明文字", column: 8, width: 14)
        == ["  選項  說明文", "        字"])
    #expect(
      TextLayout.entry(label: "--option", text: "text", column: 8, width: 20)
        == ["  --option", "        text"])
  }
}
