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
      guard let reading = single[character] ?? NameReading.usualPinyin(of: character) else {
        continue
      }
      syllables.append(reading)
      characters.append(character)
    }
    return changed(syllables, characters).joined(separator: " ")
  }

  /// 0 to 9999 in words: 12 → `shi2 er4`, 105 → `yi4 bai3 ling2 wu3`.
  static func numeral(_ value: Int) -> String {
    guard value >= 10 else { return digit(value) }
    var syllables: [String] = []
    var rest = value
    for (unit, name) in [(1000, "qian1"), (100, "bai3"), (10, "shi2")] {
      let count = rest / unit
      if count == 1, unit == 10, syllables.isEmpty {
        syllables = [name]
      } else if count > 0 {
        syllables += [count == 1 && unit > 10 ? "yi4" : digit(count), name]
      } else if rest > 0, !syllables.isEmpty, syllables.last != digit(0) {
        syllables.append(digit(0))
      }
      rest %= unit
    }
    if rest > 0 { syllables.append(digit(rest)) }
    return syllables.joined(separator: " ")
  }

  static func digit(_ value: Int) -> String { digits[value] }

  /// 不 and 一 change their tone before the next syllable's: bú shì, yí gè, yì zhāng.
  private static func changed(_ syllables: [String], _ characters: [Character]) -> [String] {
    var changed = syllables
    for (index, character) in characters.enumerated() {
      let next = index + 1 < syllables.count ? syllables[index + 1].last : nil
      switch character {
      case "不" where next == "4": changed[index] = "bu2"
      case "一" where index > 0 && "第萬万".contains(characters[index - 1]): break
      case "一" where next == "4" || next == "5": changed[index] = "yi2"
      case "一" where next != nil: changed[index] = "yi4"
      case "子" where index > 0 && beforeSuffix.contains(characters[index - 1]):
        changed[index] = "zi5"
      default: break
      }
    }
    return changed
  }

  /// What 子 is only a suffix of, as in 孫子 and 房子; in 電子 and 子女 it is a word.
  private static let beforeSuffix = Set<Character>(
    "孩兒儿孫孙妻嫂嬸婶姪侄胖房屋車车院巷村亭桌椅杯盤盘筷瓶箱盒袋罐被毯帽鞋襪袜褲裤裙鏡镜肚脖鼻鬍胡嗓包餃饺粽橘柚柿栗葉叶兔猴獅狮鴨鸭鴿鸽蚊蟲虫日樣样個句本刀梯輪轮")

  private static let digits = [
    "ling2", "yi1", "er4", "san1", "si4", "wu3", "liu4", "qi1", "ba1", "jiu3",
  ]

  /// Readings that sentences have and names don't.
  private static let single: [Character: String] = [
    "了": "le5", "著": "zhe5", "着": "zhe5", "的": "de5", "得": "de5", "地": "di4", "嗎": "ma5",
    "吗": "ma5", "吧": "ba5", "呢": "ne5", "們": "men5", "们": "men5", "麼": "me5", "么": "me5",
    "還": "hai2", "还": "hai2", "都": "dou1", "為": "wei4", "为": "wei4", "個": "ge4", "个": "ge4",
    "過": "guo4", "过": "guo4", "長": "chang2", "长": "chang2", "大": "da4", "好": "hao3",
    "中": "zhong1", "會": "hui4", "会": "hui4", "行": "xing2", "要": "yao4", "看": "kan4",
    "倒": "dao4", "便": "bian4", "分": "fen1", "給": "gei3", "给": "gei3", "只": "zhi3",
    "把": "ba3", "和": "he2", "數": "shu4", "数": "shu4", "量": "liang4", "更": "geng4",
    "背": "bei4", "沒": "mei2", "没": "mei2", "相": "xiang1", "通": "tong1", "誰": "shei2",
    "谁": "shei2", "少": "shao3", "參": "can1", "参": "can1", "這": "zhe4", "这": "zhe4", "那": "na4",
    "哪": "na3", "裡": "li3", "里": "li3",
  ]

  /// Words in which a character has another reading than by itself; the first that fits counts.
  private static let words: [(word: String, readings: [String])] = """
    身分 shen1 fen4|部分 bu4 fen4|重新 chong2 xin1|重複 chong2 fu4|重复 chong2 fu4
    重畫 chong2 hua4|重来 chong2 lai2|重來 chong2 lai2|有空間 you3 kong1 jian1
    有空间 you3 kong1 jian1|有空 you3 kong4|沒空 mei2 kong4|没空 mei2 kong4|空白 kong4 bai2|空格 kong4 ge2|相機 xiang4 ji1|相机 xiang4 ji1
    相片 xiang4 pian4|處理 chu3 li3|处理 chu3 li3|還原 huan2 yuan2|还原 huan2 yuan2
    答應 da1 ying4|答应 da1 ying4|回應 hui2 ying4|回应 hui2 ying4|應該 ying1 gai1
    应该 ying1 gai1|調整 tiao2 zheng3|调整 tiao2 zheng3|调试 tiao2 shi4|高興 gao1 xing4
    高兴 gao1 xing4|得知 de2 zhi1|了解 liao3 jie3|什麼 shen2 me5|什么 shen2 me5
    銀行 yin2 hang2|银行 yin2 hang2|一行 yi1 hang2|二行 er4 hang2|三行 san1 hang2
    兩行 liang3 hang2|两行 liang3 hang2|幾行 ji3 hang2|几行 ji3 hang2|這行 zhe4 hang2
    这行 zhe4 hang2|逐行 zhu2 hang2|行損 hang2 sun3|行损 hang2 sun3|改為 gai3 wei2
    改为 gai3 wei2|名為 ming2 wei2|名为 ming2 wei2|設為 she4 wei2|设为 she4 wei2
    存為 cun2 wei2|存为 cun2 wei2|定為 ding4 wei2|定为 ding4 wei2|成為 cheng2 wei2
    成为 cheng2 wei2|睡覺 shui4 jiao4|睡觉 shui4 jiao4|音樂 yin1 yue4|音乐 yin1 yue4
    倒下 dao3 xia4|長大 zhang3 da4|长大 zhang3 da4|家長 jia1 zhang3|家长 jia1 zhang3
    便宜 pian2 yi5|会儿 hui4 er5|哪儿 na3 er5
    这儿 zhe4 er5|那儿 na4 er5|媽媽 ma1 ma5|妈妈 ma1 ma5|爸爸 ba4 ba5|爺爺 ye2 ye5
    爷爷 ye2 ye5|奶奶 nai3 nai5|哥哥 ge1 ge5|姐姐 jie3 jie5|弟弟 di4 di5|妹妹 mei4 mei5
    """.split { $0 == "|" || $0 == "\n" }.map { entry in
      let parts = entry.split(separator: " ").map(String.init)
      return (word: parts[0], readings: Array(parts.dropFirst()))
    }
}
