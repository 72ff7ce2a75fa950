import Names

/// Sentences of the app and names as numbered pinyin, with the readings that their words have.
enum MandarinSentence {
  /// Numbered pinyin of Han text: 不是 → `bu2 shi4`.
  static func pinyin(of text: String, isName: Bool) -> String {
    if isName { return NameReading.numberedPinyin(of: text).joined(separator: " ") }
    var syllables: [String] = []
    var characters: [Character] = []
    var rest = text[...]
    while !rest.isEmpty {
      if let (word, readings) = words.first(where: { rest.hasPrefix($0.word) }) {
        syllables += readings
        characters += Array(word)
        rest = rest.dropFirst(word.count)
        continue
      }
      let character = rest.removeFirst()
      let reading =
        single[character].map { [$0] } ?? NameReading.numberedPinyin(of: String(character))
      guard reading.count == 1 else { continue }
      syllables += reading
      characters.append(character)
    }
    return changed(syllables, characters).joined(separator: " ")
  }

  /// 0 to 99 in words: 12 → `shi2 er4`.
  static func numeral(_ value: Int) -> String {
    guard value >= 10 else { return digit(value) }
    let tens = value / 10 == 1 ? "" : digit(value / 10) + " "
    return tens + "shi2" + (value % 10 == 0 ? "" : " " + digit(value % 10))
  }

  static func digit(_ value: Int) -> String { digits[value] }

  /// 不 and 一 change their tone before the next syllable's: bú shì, yí gè, yì zhāng.
  private static func changed(_ syllables: [String], _ characters: [Character]) -> [String] {
    var changed = syllables
    for (index, character) in characters.enumerated() {
      let next = index + 1 < syllables.count ? syllables[index + 1].last : nil
      switch character {
      case "不" where next == "4": changed[index] = "bu2"
      case "一" where index > 0 && characters[index - 1] == "第": break
      case "一" where next == "4" || next == "5": changed[index] = "yi2"
      case "一" where next != nil: changed[index] = "yi4"
      default: break
      }
    }
    return changed
  }

  private static let digits = [
    "ling2", "yi1", "er4", "san1", "si4", "wu3", "liu4", "qi1", "ba1", "jiu3",
  ]

  /// Readings that sentences have and names don't.
  private static let single: [Character: String] = [
    "了": "le5", "著": "zhe5", "着": "zhe5", "的": "de5", "得": "de2", "地": "di4", "嗎": "ma5",
    "吗": "ma5", "吧": "ba5", "呢": "ne5", "們": "men5", "们": "men5", "麼": "me5", "么": "me5",
    "還": "hai2", "还": "hai2", "都": "dou1", "為": "wei4", "为": "wei4", "個": "ge4", "个": "ge4",
    "過": "guo4", "过": "guo4", "長": "chang2", "长": "chang2", "大": "da4", "好": "hao3",
    "中": "zhong1", "會": "hui4", "会": "hui4", "行": "xing2", "要": "yao4", "看": "kan4",
    "倒": "dao4", "便": "bian4", "分": "fen1", "給": "gei3", "给": "gei3", "只": "zhi3",
    "把": "ba3", "和": "he2", "數": "shu4", "数": "shu4", "量": "liang4", "更": "geng4",
    "背": "bei4", "沒": "mei2", "没": "mei2", "相": "xiang1", "通": "tong1", "誰": "shei2",
    "谁": "shei2", "這": "zhe4", "这": "zhe4", "那": "na4", "哪": "na3", "裡": "li3", "里": "li3",
  ]

  /// Words in which a character has another reading than by itself.
  private static let words: [(word: String, readings: [String])] = [
    ("身分", ["shen1", "fen4"]), ("部分", ["bu4", "fen4"]), ("重新", ["chong2", "xin1"]),
    ("重複", ["chong2", "fu4"]), ("重复", ["chong2", "fu4"]), ("有空", ["you3", "kong4"]),
    ("空白", ["kong4", "bai2"]), ("空格", ["kong4", "ge2"]), ("相機", ["xiang4", "ji1"]),
    ("相机", ["xiang4", "ji1"]), ("相片", ["xiang4", "pian4"]), ("處理", ["chu3", "li3"]),
    ("处理", ["chu3", "li3"]), ("還原", ["huan2", "yuan2"]), ("还原", ["huan2", "yuan2"]),
    ("答應", ["da1", "ying4"]), ("答应", ["da1", "ying4"]), ("調整", ["tiao2", "zheng3"]),
    ("调整", ["tiao2", "zheng3"]), ("高興", ["gao1", "xing4"]), ("高兴", ["gao1", "xing4"]),
    ("找得", ["zhao3", "de5"]), ("認得", ["ren4", "de5"]), ("认得", ["ren4", "de5"]),
    ("看得", ["kan4", "de5"]), ("記得", ["ji4", "de5"]), ("记得", ["ji4", "de5"]),
    ("銀行", ["yin2", "hang2"]), ("银行", ["yin2", "hang2"]), ("一行", ["yi4", "hang2"]),
    ("什麼", ["shen2", "me5"]), ("什么", ["shen2", "me5"]), ("只有", ["zhi3", "you3"]),
    ("一下", ["yi2", "xia4"]), ("睡覺", ["shui4", "jiao4"]), ("睡觉", ["shui4", "jiao4"]),
    ("倒下", ["dao3", "xia4"]), ("應該", ["ying1", "gai1"]), ("应该", ["ying1", "gai1"]),
    ("媽媽", ["ma1", "ma5"]), ("妈妈", ["ma1", "ma5"]), ("爸爸", ["ba4", "ba5"]),
  ]
}
