import Names
import Testing

@Suite struct NameReadingTests {
  @Test(arguments: [
    ("曾國藩", "zēng guó fān"), ("單田芳", "shàn tián fāng"), ("单田芳", "shàn tián fāng"),
    ("仇英", "qiú yīng"), ("區桂芝", "ōu guì zhī"), ("解曉東", "xiè xiǎo dōng"),
    ("任賢齊", "rén xián qí"), ("華羅庚", "huà luó gēng"), ("查良鏞", "zhā liáng yōng"),
    ("葉公超", "yè gōng chāo"), ("蓋叫天", "gě jiào tiān"), ("尉遲恭", "yù chí gōng"),
    ("万俟卨", "mò qí xiè"), ("朴槿惠", "piáo jǐn huì"), ("冼星海", "xiǎn xīng hǎi"),
    ("繆騫人", "miào qiān rén"), ("樂嘉", "yuè jiā"), ("折可適", "shé kě shì"),
    ("召忽", "shào hū"), ("紀曉嵐", "jǐ xiǎo lán"), ("歐陽脩", "ōu yáng xiū"),
    ("單于", "chán yú"), ("長孫無忌", "zhǎng sūn wú jì"), ("澹臺滅明", "tán tái miè míng"),
    ("於梨華", "yū lí huá"), ("呂綠", "lǚ lǜ"), ("王樂樂", "wáng lè lè"), ("媽媽", "mā ma"),
    ("查號台", "chá hào tái"),
  ]) func surnamesHaveTheirOwnReadings(name: String, pinyin: String) {
    #expect(NameReading.pinyin(of: name) == pinyin)
  }
}

extension NameReadingTests {
  @Test func readingsComeInPinyinAndZhuyin() {
    #expect(NameReading.zhuyin(of: "曾國藩") == "ㄗㄥ ㄍㄨㄛˊ ㄈㄢ")
    #expect(NameReading.zhuyin(of: "媽媽") == "ㄇㄚ ˙ㄇㄚ")
    #expect(NameReading.pinyin(of: "Mary") == "Mary")
    #expect(NameReading.pinyin(of: "王Mary 👵") == "wáng Mary 👵")
  }

  @Test(arguments: [
    ("句", "ju4"), ("黑", "hei1"), ("區", "qu1"), ("種", "zhong3"), ("能", "neng2"), ("查", "cha2"),
    ("任", "ren4"), ("车", "che1"), ("单", "dan1"),
  ]) func charactersHaveUsualReadingsApartFromSurnames(character: String, pinyin: String) {
    #expect(NameReading.usualPinyin(of: Character(character)) == pinyin)
    #expect(NameReading.usualPinyin(of: "a") == nil)
  }

  @Test func aCharacterOutsideTheTableIsStillRead() {
    #expect(NameReading.pinyin(of: "王㛃") == "wáng jié")
  }

  @Test func everyUsualSurnameIsRead() {
    for surname in Surnames.taiwan + Surnames.mainland + Array(Surnames.double) {
      let pinyin = NameReading.pinyin(of: surname + "明")
      #expect(
        pinyin.allSatisfy { $0.isASCII || "āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü".contains($0) },
        "\(surname): \(pinyin)")
      #expect(!NameReading.zhuyin(of: surname).contains { $0.isASCII && $0 != " " }, "\(surname)")
    }
  }
}
