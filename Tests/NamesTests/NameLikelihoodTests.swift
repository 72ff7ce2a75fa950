import Names
import Testing

@Suite struct NameLikelihoodTests {
  @Test(arguments: [
    ("王小明", "玉小明"), ("陳美玲", "陣美玲"), ("李志强", "李志弶"), ("林淑芬", "材淑芬"), ("張國華", "张國華"),
    ("歐陽娜娜", "歐阻娜娜"), ("黃秀英", "黃秀莫"), ("王明", "王 7月"), ("Mary Smith", "Mary Sm1th"),
    ("媽媽", "嗎嗎"), ("陳媽媽", "陳嗎嗎"), ("王先生", "王先主"), ("John", "JoHn,"),
  ]) func theNameIsLikelierThanItsMisreading(name: String, misreading: String) {
    #expect(NameLikelihood.score(name) > NameLikelihood.score(misreading))
  }

  @Test func aRareNameCostsABoundedAmount() {
    let usual = NameLikelihood.score("王小明")
    for rare in ["王小喆", "仇甪端", "囧囧囧", "Xk'q", "", "   ", "🙂", String(repeating: "囧", count: 80)] {
      #expect(NameLikelihood.score(rare).isFinite)
    }
    #expect(usual - NameLikelihood.score("王小甪") < 12)
    #expect(usual - NameLikelihood.score("甪小明") < 16)
  }

  @Test func bothScriptsAreEquallyLikely() {
    #expect(NameLikelihood.score("陳國強") == NameLikelihood.score("陈国强"))
  }
}
