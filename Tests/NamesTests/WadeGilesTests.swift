import Testing

@testable import Names

@Suite struct WadeGilesTests {
  @Test(arguments: [
    ("xiu", "hsiu"), ("zhi", "chih"), ("guo", "kuo"), ("cai", "tsai"), ("jian", "chien"),
    ("qian", "chien"), ("xie", "hsieh"), ("yue", "yueh"), ("xue", "hsueh"), ("lve", "lueh"),
    ("lv", "lu"), ("zong", "tsung"), ("xiong", "hsiung"), ("ri", "jih"), ("rong", "jung"),
    ("gui", "kuei"), ("hui", "hui"), ("zi", "tzu"), ("si", "szu"), ("he", "ho"), ("ge", "ko"),
    ("te", "te"), ("luo", "lo"), ("huo", "huo"), ("shuo", "shuo"), ("zhuo", "cho"), ("er", "erh"),
    ("ye", "yeh"), ("yan", "yen"), ("you", "yu"), ("yong", "yung"), ("ming", "ming"),
    ("bin", "pin"), ("wang", "wang"), ("dian", "tien"), ("juan", "chuan"), ("zhuang", "chuang"),
    ("sheng", "sheng"), ("ao", "ao"),
  ]) func syllablesAreSpelledAsTaiwansPassportsDo(pinyin: String, spelled: String) {
    #expect(WadeGiles.spelled(pinyin) == spelled)
  }

  @Test func everySyllableIsSpelledInLettersAlone() {
    for base in HanReadings.bases {
      let spelled = WadeGiles.spelled(base)
      #expect(
        (1...6).contains(spelled.count) && spelled.allSatisfy { $0.isASCII && $0.isLowercase },
        "\(base)")
      #expect(
        !spelled.contains("v") && !spelled.hasPrefix("q") && !spelled.hasPrefix("x"), "\(base)")
    }
  }
}
