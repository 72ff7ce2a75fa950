import Names
import Testing

@Suite struct NameLikelihoodTests {
  @Test(arguments: [
    ("王小明", "玉小明"), ("陳美玲", "陣美玲"), ("李志强", "李志弶"), ("林淑芬", "材淑芬"), ("張國華", "张國華"),
    ("歐陽娜娜", "歐阻娜娜"), ("黃秀英", "黃秀莫"), ("王明", "王 7月"), ("Mary Smith", "Mary Sm1th"),
    ("媽媽", "嗎嗎"), ("陳媽媽", "陳嗎嗎"), ("王先生", "王先主"), ("John", "JoHn,"), ("水電行", "水雷行"),
    ("社區巴士", "社通巴士"), ("仁愛診所", "仁愛珍所"), ("出租车", "出租年"), ("阿珠姨", "阿珠娣"), ("二女兒", "二如兒"),
    ("張大媽", "張犬媽"), ("水電阿標", "水雷阿標"), ("大女兒美玲", "大女兄美玲"),
  ]) func theNameIsLikelierThanItsMisreading(name: String, misreading: String) {
    #expect(NameLikelihood.score(name) > NameLikelihood.score(misreading))
  }

  @Test func aShopIsNobodysName() {
    #expect(NameLikelihood.score("瓦斯行") > NameLikelihood.score(ofPerson: "瓦斯行") + 10)
    #expect(NameLikelihood.score("王小明") == NameLikelihood.score(ofPerson: "王小明"))
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
    for (traditional, simplified) in [("陳國強", "陈国强"), ("仁愛診所", "仁爱诊所")] {
      #expect(NameLikelihood.score(traditional) == NameLikelihood.score(simplified))
    }
  }
}
