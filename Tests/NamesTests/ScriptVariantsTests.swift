import Names
import Testing

@Suite struct ScriptVariantsTests {
  @Test(arguments: [
    ("國", "国"), ("峯", "峰"), ("臺", "台"), ("黃", "黄"), ("溫", "温"), ("衞", "衛"), ("鍾", "钟"), ("鐘", "鍾"),
    ("裡", "裏"), ("強", "强"), ("彥", "彦"), ("麗", "丽"), ("蘭", "兰"), ("禎", "祯"), ("瑋", "玮"), ("葉", "叶"),
  ]) func formsOfOneCharacterFoldToOne(one: String, other: String) {
    #expect(ScriptVariants.folded(one) == ScriptVariants.folded(other))
  }

  @Test(arguments: [("王", "玉"), ("明", "朋"), ("喆", "哲"), ("堃", "坤"), ("凃", "涂")])
  func differentNamesStayDifferent(one: String, other: String) {
    #expect(ScriptVariants.folded(one) != ScriptVariants.folded(other))
  }

  @Test func foldingTwiceIsFoldingOnce() {
    for value in UInt32(0x4E00)...0x9FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let folded = ScriptVariants.folded(scalar)
      #expect(ScriptVariants.folded(folded) == folded)
      #expect(
        !(ScriptVariants.isSimplifiedOnly(scalar) && ScriptVariants.isTraditionalOnly(scalar)))
    }
  }

  @Test func charactersOfBothScriptsBelongToNeitherAlone() {
    for scalar in "王台后里面松克余范姜小明".unicodeScalars {
      #expect(!ScriptVariants.isSimplifiedOnly(scalar) && !ScriptVariants.isTraditionalOnly(scalar))
    }
    #expect("这国电话联系".unicodeScalars.filter(ScriptVariants.isSimplifiedOnly).count == 5)
    #expect("這國電話聯繫".unicodeScalars.filter(ScriptVariants.isTraditionalOnly).count == 6)
  }
}
