import Foundation
import Locales
import Testing

@testable import Guide
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

  @Test("a contact without a name that could be read is the handwritten name")
  func handwriting() throws {
    let screen = Screen(
      title: "Call",
      subject: .name(nil, picture: .stored("a"), secondText: "02-2345-6789"), back: "Back")
    #expect(try said(screen, "en").contains("The handwritten name"))
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
      ("什么时候", "shen2 me5 shi2 hou4"),
    ])
  func readings(_ text: String, _ pinyin: String) {
    #expect(MandarinSentence.pinyin(of: text, isName: false) == pinyin)
  }

  @Test("small numbers are said as numbers")
  func numerals() {
    #expect(MandarinSentence.numeral(7) == "qi1")
    #expect(MandarinSentence.numeral(10) == "shi2")
    #expect(MandarinSentence.numeral(12) == "shi2 er4")
    #expect(MandarinSentence.numeral(30) == "san1 shi2")
    #expect(MandarinSentence.numeral(45) == "si4 shi2 wu3")
  }

  @Test("every Chinese sentence of the app can be said", arguments: ["zh-Hant", "zh-Hans"])
  func everySentence(_ tag: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "locales/\(tag).ftl")
    let text = SpokenText(language: Language(tag: tag))
    var count = 0
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      for run in line.split(whereSeparator: {
        $0.unicodeScalars.first?.properties.isIdeographic != true
      }) {
        let pieces = text.utterance(of: String(run)).pieces
        let syllables = pieces.map(\.text).joined().split { !$0.isLetter && !$0.isNumber }
        #expect(syllables.count == run.count, "\(run): \(syllables)")
        count += run.count
      }
    }
    #expect(count > 5_000)
  }
}
