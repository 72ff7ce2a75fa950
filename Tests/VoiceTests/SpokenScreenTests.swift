import Foundation
import Locales
import Testing

@testable import Guide
@testable import Names
@testable import Voice

/// What is said of a screen, and how.
@Suite struct SpokenScreenTests {
  private func words(_ tag: String) throws -> MessageCatalog {
    let locales = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "locales")
    return try MessageCatalog(language: Language(tag: tag), folder: locales)
  }

  private func said(_ screen: Screen, _ tag: String) throws -> String {
    SpokenScreen(screen, words: try words(tag)).utterance.pieces.map(\.text).joined()
  }

  private let call = Screen(
    title: "打電話", subject: Screen.Subject(text: "單小美", secondText: "0912-345-611"),
    paragraphs: ["現在打給單小美嗎？"], choices: [Choice(1, "打電話")], back: "不打")

  @Test("a number is said digit by digit, with a pause where it is grouped")
  func digits() throws {
    #expect(
      try said(call, "zh-Hant").contains(
        "ling2 jiu3 yi1 er4, san1 si4 wu3, liu4 yi1 yi1"))
    #expect(
      try said(call, "zh-Hans").contains(
        "ling2 jiu3 yao1 er4, san1 si4 wu3, liu4 yao1 yao1"))
    #expect(try said(call, "en").contains("0 9 1 2, 3 4 5, 6 1 1"))
    let abroad = Screen(
      title: "", subject: Screen.Subject(secondText: "+886 912-345-678"), back: "Back")
    #expect(try said(abroad, "en").contains("plus 8 8 6, 9 1 2, 3 4 5, 6 7 8"))
  }

  @Test(
    "what is counted and what is dialled",
    arguments: [
      ("zh-Hant", "還有 2 位沒確認完", "hai2 you3 liang3 wei4"),
      ("zh-Hant", "還有 1 位沒確認完", "hai2 you3 yi2 wei4"),
      ("zh-Hant", "第 1 張，共 1 張", "di4 yi1 zhang1 gong4 yi4 zhang1"),
      ("zh-Hans", "通话 1 分钟", "tong1 hua4 yi4 fen1 zhong1"),
      ("zh-Hans", "2021 年 1 月 1 日", "nian2 yi1 yue4 yi1 ri4"),
      ("zh-Hant", "第 2 位", "di4 er4 wei4"), ("zh-Hant", "12 位", "shi2 er4 wei4"),
      ("zh-Hans", "通话 2 小时 5 分钟", "liang3 xiao3 shi2 wu3 fen1 zhong1"),
      ("zh-Hant", "請再按分機 12。", "fen1 ji1 yi1 er4"),
      ("zh-Hans", "请再按分机号 12。", "fen1 ji1 hao4 yao1 er4"),
      ("en", "dial the extension 12 yourself", "extension 1 2"),
      ("zh-Hant", "今天 13:46", "jin1 tian1 shi2 san1 dian3 si4 shi2 liu4 fen1"),
      ("zh-Hant", "昨天 02:05", "zuo2 tian1 liang3 dian3 ling2 wu3 fen1"),
      ("zh-Hant", "今天下午 1:46", "xia4 wu3 yi4 dian3 si4 shi2 liu4 fen1"),
      ("zh-Hans", "今天 14:00", "jin1 tian1 shi2 si4 dian3"),
      ("en", "today at 3:06 pm", "today at 3:06 pm"),
      ("en", "yesterday at 9:00 am", "yesterday at 9 am"),
      (
        "zh-Hans", "2021 年 1 月 12 日 09:30",
        "er4 ling2 er4 yi1 nian2 yi1 yue4 shi2 er4 ri4 jiu3 dian3"
      ),
    ])
  func counting(tag: String, text: String, expected: String) throws {
    let said = SpokenText(language: Language(tag: tag)).utterance(of: text)
      .pieces.map(\.text).joined().split { " ,.".contains($0) }.joined(separator: " ")
    #expect(said.contains(expected), "\(said)")
  }

  @Test("a name is read as a name, also within a sentence")
  func names() throws {
    let said = try said(call, "zh-Hant")
    #expect(said.contains("gei3 shan4 xiao3 mei3 ma5"))
    #expect(!said.contains("dan1"))
  }

  @Test("each choice is said with its digit, in order, then the way back")
  func choices() throws {
    let screen = Screen(
      title: "Home", choices: [Choice(1, "Call"), Choice(2, "See the family")], back: "Leave")
    let said = try said(screen, "en")
    let parts = ["Home", "Press 1 , Call", "Press 2 , See the family", "Press 0 , Leave"]
    let places = parts.map { said.firstRange(of: $0)?.lowerBound }
    #expect(!places.contains(nil), "\(said)")
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  @Test("two digits of a number that is mended are said one by one")
  func pairs() throws {
    let screen = Screen(title: "", choices: [Choice(1, "02"), Choice(2, "23")], back: "")
    #expect(try said(screen, "zh-Hant").contains("yi1 , ling2, er4"))
    #expect(try said(screen, "zh-Hant").contains("er4 , er4, san1"))
    #expect(try said(screen, "en").contains("0, 2"))
  }

  @Test("a contact without a name that could be read is the handwritten name")
  func handwriting() throws {
    let screen = Screen(
      title: "Call",
      subject: .name(nil, picture: .stored("a"), secondText: "02-2345-6789"), back: "Back")
    #expect(try said(screen, "en").contains("The handwritten name"))
  }

  @Test("the sample card is said to be one")
  func sample() throws {
    let subject = Screen.Subject(
      picture: .writtenCard(.english), text: "Mary Lin", secondText: "0912-345-678",
      alternative: Message("voice-example", ["name": "Mary Lin", "number": "0912-345-678"]))
    let screen = Screen(title: "Add", subject: subject, back: "Back")
    #expect(try said(screen, "en").contains("For example"))
  }

  @Test("a photograph is no handwriting, and what has a text is that")
  func photograph() throws {
    let photo = Screen(title: "Family", subject: .photo(.stored("a")), back: "Back")
    #expect(try said(photo, "en").contains("A photo"))
    #expect(try !said(photo, "en").contains("handwritten"))
    let face = Screen(
      title: "Call", subject: .name("陳美玲", picture: .stored("a")), back: "Back")
    #expect(try !said(face, "en").contains("handwritten"))
  }

  @Test("Latin names between Chinese are English, Chinese names between English are Mandarin")
  func tongues() throws {
    let mixed = SpokenText(language: .traditionalChinese).utterance(of: "打給 Mary Ann。")
    #expect(
      mixed.pieces.map(\.tongue) == [.mandarin, .words("en"), .mandarin], "\(mixed)")
    let english = SpokenText(language: .english, names: ["王小明"]).utterance(of: "Call 王小明?")
    #expect(english.pieces.map(\.tongue) == [.words("en"), .mandarin, .words("en")])
    #expect(english.pieces[1].text == "wang2 xiao3 ming2 ")
  }

  @Test(
    "words have their own readings",
    arguments: [
      ("這不是家人", "zhe4 bu2 shi4 jia1 ren2"), ("一個號碼", "yi2 ge4 hao4 ma3"),
      ("一張照片", "yi4 zhang1 zhao4 pian4"), ("第一個", "di4 yi1 ge4"),
      ("重新輸入", "chong2 xin1 shu1 ru4"), ("相機", "xiang4 ji1"), ("還沒有", "hai2 mei2 you3"),
      ("还原备份", "huan2 yuan2 bei4 fen4"), ("很高兴", "hen3 gao1 xing4"),
      ("什么时候", "shen2 me5 shi2 hou4"), ("第二行寫電話", "di4 er4 hang2 xie3 dian4 hua4"),
      ("第一行写姓名", "di4 yi1 hang2 xie3 xing4 ming2"), ("只有一行字", "zhi3 you3 yi4 hang2 zi4"),
      ("按回车就行", "an4 hui2 che1 jiu4 xing2"), ("再打一次", "zai4 da3 yi2 ci4"),
      ("看下一頁", "kan4 xia4 yi2 ye4"), ("換一句", "huan4 yi2 ju4"), ("黑底", "hei1 di3"),
      ("黃字", "huang2 zi4"), ("區碼", "qu1 ma3"), ("哪一種文字", "na3 yi4 zhong3 wen2 zi4"),
      ("不能", "bu4 neng2"), ("查號台", "cha2 hao4 tai2"), ("任何人", "ren4 he2 ren2"),
      ("救护车", "jiu4 hu4 che1"), ("单位", "dan1 wei4"), ("拍得真好", "pai1 de5 zhen1 hao3"),
      ("最少打給", "zui4 shao3 da3 gei3"), ("參數", "can1 shu4"), ("改為", "gai3 wei2"),
      ("沒有回應", "mei2 you3 hui2 ying4"), ("在哪儿", "zai4 na3 er5"),
      ("萬一電話響", "wan4 yi1 dian4 hua4 xiang3"), ("不知道", "bu4 zhi1 dao4"), ("孫子", "sun1 zi5"),
      ("房子裡", "fang2 zi5 li3"),
      ("女子", "nv3 zi3"), ("子女", "zi3 nv3"), ("孩子们", "hai2 zi5 men5"),
    ])
  func readings(_ text: String, _ pinyin: String) {
    #expect(MandarinSentence.pinyin(of: text, isName: false) == pinyin)
  }

  @Test("an emoji is seen and not said", arguments: ["zh-Hant", "en"])
  func emoji(tag: String) {
    let text = SpokenText(language: Language(tag: tag))
    for emoji in ["👵🏼", "❤️", "👨‍👩‍👧", "🇹🇼", "🅰️", "Ⓜ️", "ℹ️", "㊗️", "1️⃣"] {
      let said = text.utterance(of: "王小明\(emoji) OK").pieces.map(\.text).joined()
      let plain = text.utterance(of: "王小明 OK").pieces.map(\.text).joined()
      #expect(
        said.split(separator: " ") == plain.split(separator: " "), "\(emoji): \(said)")
    }
  }

  @Test("small numbers are said as numbers")
  func numerals() {
    #expect(MandarinSentence.numeral(7) == "qi1")
    #expect(MandarinSentence.numeral(10) == "shi2")
    #expect(MandarinSentence.numeral(12) == "shi2 er4")
    #expect(MandarinSentence.numeral(30) == "san1 shi2")
    #expect(MandarinSentence.numeral(45) == "si4 shi2 wu3")
    #expect(MandarinSentence.numeral(105) == "yi4 bai3 ling2 wu3")
    #expect(MandarinSentence.numeral(110) == "yi4 bai3 yi1 shi2")
    #expect(MandarinSentence.numeral(200) == "er4 bai3")
    #expect(MandarinSentence.numeral(1005) == "yi4 qian1 ling2 wu3")
    #expect(MandarinSentence.numeral(1050) == "yi4 qian1 ling2 wu3 shi2")
  }

  @Test("what is counted is said as a number, what is dialled digit by digit")
  func counts() throws {
    let long = try words("zh-Hant")("time-minutes", ["n": .number(185)])
    let talked = Screen(
      title: long, subject: Screen.Subject(secondText: "113"), back: "回首頁",
      progress: Screen.Progress(done: 12, total: 200))
    let said = try said(talked, "zh-Hant")
    #expect(said.contains("yi4 bai3 ba1 shi2 wu3 fen1 zhong1"), "\(said)")
    #expect(said.contains("yi1 yi1 san1"), "\(said)")
    #expect(said.contains("er4 bai3 ge4"), "\(said)")
    #expect(said.contains("shi2 er4 ge4"), "\(said)")
    let share = SpokenText(language: .traditionalChinese).utterance(of: "12 / 200")
    #expect(share.pieces[0].text.contains("shi2 er4 , er4 bai3"), "\(share)")
    let english = SpokenText(language: .english)
    #expect(english.utterance(of: "185 minutes").pieces[0].text.hasPrefix("185 "))
    #expect(english.utterance(of: "Photo 12 of 200.").pieces[0].text.contains("12 of 200"))
    let progress = try self.said(talked, "en")
    #expect(progress.contains("12 of 200 pieces"), "\(progress)")
    #expect(english.utterance(of: "Dial 113").pieces[0].text.contains("1 1 3"))
  }

  @Test("people are read as names wherever they stand, the app's own labels never")
  func people() throws {
    let words = try words("zh-Hant")
    let screen = Screen(
      title: words("home-title-name", ["name": .text("單小美")]),
      choices: [
        Choice(1, "解大明", monogram: Monogram(name: "解大明", place: 1)),
        Choice(2, "任小華"), Choice(3, words("call-again")), Choice(4, words("guided-more")),
      ], back: words("guided-home"))
    let said = try said(screen, "zh-Hant")
    for part in [
      "shan4 xiao3 mei3", "xie4 da4 ming2", "ren2 xiao3 hua2", "zai4 da3 yi2 ci4",
      "kan4 xia4 yi2 ye4",
    ] { #expect(said.contains(part), "\(part): \(said)") }
    let colours = Screen(
      title: "", choices: [Choice(1, words("colours-dark"))], back: words("guided-home"))
    #expect(try self.said(colours, "zh-Hant").contains("hei1 di3 bai2 zi4"))
  }

  @Test("where something is typed, Enter and Escape are said and 9 is not")
  func typing() throws {
    let typing = Screen(
      title: "", back: "Go back", entry: Screen.Entry(label: "Number:", kind: .number))
    let said = try said(typing, "en")
    #expect(said.contains("Enter , done") || said.contains("Enter, done"), "\(said)")
    #expect(said.contains("Escape , Go back") || said.contains("Escape, Go back"), "\(said)")
    #expect(!said.contains("9"), "\(said)")
    let choosing = Screen(title: "", back: "Go back")
    #expect(try self.said(choosing, "en").contains("Press 9"))
  }

  @Test("no sentence of the app has a surname's reading", arguments: ["zh-Hant", "zh-Hans"])
  func surnames(_ tag: String) throws {
    for run in try runs(of: tag) {
      let syllables = MandarinSentence.pinyin(of: run, isName: false).split(separator: " ")
      #expect(syllables.count == run.count, "\(run)")
      for (character, syllable) in zip(run, syllables) {
        // The camera's 相 is read as the surname is.
        guard character != "相", syllable != NameReading.usualPinyin(of: character) ?? "" else {
          continue
        }
        let surname = Surnames.readings(of: String(character)).compactMap(\.first)
          .map { $0.base + String($0.tone) }
        #expect(!surname.contains(String(syllable)), "\(run): \(syllable)")
      }
    }
  }

  /// What is written in Han characters in a language's file, without what stands between.
  private func runs(of tag: String) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "locales/\(tag).ftl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .flatMap { line in
        line.split { $0.unicodeScalars.first?.properties.isIdeographic != true }.map(String.init)
      }
  }

  @Test("every Chinese sentence of the app can be said", arguments: ["zh-Hant", "zh-Hans"])
  func everySentence(_ tag: String) throws {
    let text = SpokenText(language: Language(tag: tag))
    var count = 0
    for run in try runs(of: tag) {
      let pieces = text.utterance(of: run).pieces
      let syllables = pieces.map(\.text).joined().split { !$0.isLetter && !$0.isNumber }
      #expect(syllables.count == run.count, "\(run): \(syllables)")
      count += run.count
    }
    #expect(count > 5_000)
  }
}
