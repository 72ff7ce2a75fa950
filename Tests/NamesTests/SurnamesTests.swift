import Names
import Testing

@Suite struct SurnamesTests {
  @Test func listsAreLongAndHoldNothingTwice() {
    for list in [Surnames.taiwan, Surnames.mainland] {
      #expect(list.count >= 120)
      #expect(Set(list).count == list.count)
    }
    #expect(Surnames.double.allSatisfy { $0.count == 2 } && Surnames.double.count >= 50)
  }

  @Test func listsKeepToTheirScript() {
    let simplified = Surnames.taiwan.joined().unicodeScalars.filter(ScriptVariants.isSimplifiedOnly)
    let traditional = Surnames.mainland.joined().unicodeScalars
      .filter(ScriptVariants.isTraditionalOnly)
    // Taiwan registers 温 and 溫 apart.
    #expect(String(simplified.map(Character.init)) == "温")
    #expect(traditional.isEmpty)
  }

  @Test(arguments: [
    ("歐陽娜娜", "歐陽", "娜娜"), ("欧阳娜娜", "欧阳", "娜娜"), ("王小明", "王", "小明"), ("諸葛亮", "諸葛", "亮"),
    ("司馬光", "司馬", "光"), ("張簡大明", "張簡", "大明"), ("王", "王", ""),
  ]) func namesDivideBeforeTheGivenName(name: String, surname: String, given: String) throws {
    let divided = try #require(Surnames.divided(name))
    #expect(divided.surname == surname && divided.given == given)
  }

  @Test(arguments: ["媽媽", "Mary", "", "👵"])
  func whatHasNoSurnameIsNotDivided(name: String) {
    #expect(Surnames.divided(name) == nil)
  }

  @Test func frequentSurnamesHaveTheLargerShareInEitherScript() {
    #expect(Surnames.share(of: "陳") == Surnames.share(of: "陈"))
    #expect(Surnames.share(of: "王") > Surnames.share(of: "仇"))
    #expect(Surnames.share(of: "仇") > Surnames.share(of: "囧"))
    #expect(Surnames.share(of: "囧") > 0)
    let all = Set((Surnames.taiwan + Surnames.mainland).map(ScriptVariants.folded))
    #expect((0.7...1.1).contains(all.map(Surnames.share).reduce(0, +)))
  }
}
