import Foundation
import Testing

@testable import Locales

@Suite struct MessageCatalogTests {
  /// A fresh folder with these files.
  static func folder(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("locales-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return folder
  }

  static let english = """
    hello = Hello { $name }
    only = only English
    few = { $n ->
        [one] one left
       *[other] { $n } left
    }
    count = { $n ->
        [0] nobody
        [one] one person
       *[other] { $n } people
    }
    """
  static let chinese = "hello = { $name }您好\ncount = { $n } 人\n"

  @Test func numbersChooseTheirForm() throws {
    let folder = try Self.folder(["en.ftl": Self.english, "zh-Hant.ftl": Self.chinese])
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = try MessageCatalog(language: .english, folder: folder)
    #expect(
      [0, 1, 2].map { words("count", ["n": .number($0)]) } == ["nobody", "one person", "2 people"])
    let traditional = try MessageCatalog(language: .traditionalChinese, folder: folder)
    #expect(traditional("count", ["n": 1]) == "1 人")
  }

  @Test func commandsThatAMessageOffersSayTheOptionsAndNothingElseDoes() throws {
    let folder = try Self.folder([
      "en.ftl":
        "try = Run: anytime calls { $who } (or ./anytime here)\n    { \"  \" }anytime restore"
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = try MessageCatalog(language: .english, folder: folder, options: "--home '/a b'")
    #expect(
      words("try", ["who": "anytime soon"])
        == """
        Run: anytime --home '/a b' calls anytime soon (or ./anytime here)
          anytime --home '/a b' restore
        """)
  }

  @Test func whatFillsAPlaceStandsOnOneLineAndMovesNoCursor() throws {
    let folder = try Self.folder(["en.ftl": Self.english])
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = try MessageCatalog(language: .english, folder: folder)
    let hostile = "a\nanytime: all is well\u{1B}[2J\u{9B}1A\u{202E}z\rb"
    let clean = "a anytime: all is wellz b"
    #expect(words("hello", ["name": .text(hostile)]) == "Hello \(clean)")
    #expect(words("hello", ["name": .lines([hostile, "c"])]) == "Hello \(clean)\nc")
    let inner = Message("hello", ["name": .text(hostile)])
    #expect(words("hello", ["name": .message(inner)]) == "Hello Hello \(clean)")
  }

  @Test func messagesFillPlacesOfMessages() throws {
    let folder = try Self.folder(["en.ftl": Self.english])
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = try MessageCatalog(language: .english, folder: folder)
    let inner = Message("count", ["n": 2])
    #expect(words(Message("hello", ["name": .message(inner)])) == "Hello 2 people")
  }

  @Test func whatALanguageLacksIsSaidInEnglishAndWhatNobodyHasIsSeen() throws {
    let folder = try Self.folder(["en.ftl": Self.english, "zh-Hant.ftl": Self.chinese])
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = try MessageCatalog(language: .traditionalChinese, folder: folder)
    #expect(words("few", ["n": 1]) == "one left")
    #expect(words("only") == "only English")
    #expect(words("none") == "⟦none⟧")
    #expect(words("hello") == "⟦$name⟧您好")
  }

  @Test func thePseudoLocaleIsLongerAndBracketed() throws {
    let folder = try Self.folder(["en.ftl": Self.english])
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = try MessageCatalog(language: .pseudo, folder: folder)("only")
    #expect(text.hasPrefix("[only English") && text.hasSuffix("]") && text.count > 15)
  }

  @Test func aFaultNamesItsFileAndLine() throws {
    let folder = try Self.folder(["en.ftl": Self.english, "zh-Hans.ftl": "a = b\nc = }\n"])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      throws: MessageCatalogError.invalid(
        file: "zh-Hans.ftl", line: 2, reason: "a } without its {")
    ) {
      try MessageCatalog(language: .simplifiedChinese, folder: folder)
    }
  }

  @Test func aMissingFileIsNamed() throws {
    let folder = try Self.folder(["en.ftl": Self.english])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: MessageCatalogError.missing(file: "zh-Hans.ftl")) {
      try MessageCatalog(language: .simplifiedChinese, folder: folder)
    }
    #expect(MessageCatalog.languages(in: folder) == [.english])
  }

  @Test(arguments: [
    ("zh_TW.UTF-8", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh_CN.GB18030", "zh-Hans"),
    ("zh", "zh-Hans"),
    ("ZH-hant", "zh-Hant"), ("en_GB.UTF-8", "en"), ("en", "en"), ("yue_HK", "zh-Hant"),
    ("zh_Hant_TW@x", "zh-Hant"),
  ]) func localeNamesMeanLanguages(name: String, tag: String) {
    let all: [Language] = [.english, .simplifiedChinese, .traditionalChinese]
    #expect(Language.matching(name, in: all)?.tag == tag)
  }

  @Test func theFirstWishThatCanBeMetIsMet() {
    let all: [Language] = [.english, .simplifiedChinese, .traditionalChinese]
    func preferred(_ option: String?, _ setting: String?, _ environment: [String: String])
      -> String?
    {
      Language.preferred(
        option: option, setting: setting, environment: environment, available: all)?
        .tag
    }
    #expect(preferred("en", "zh-Hant", ["LANG": "zh_CN"]) == "en")
    #expect(preferred(nil, "zh-Hant", ["LC_ALL": "zh_CN"]) == "zh-Hant")
    #expect(preferred(nil, nil, ["LC_ALL": "zh_CN", "LANG": "en_US"]) == "zh-Hans")
    #expect(preferred("fr", nil, ["LANG": "en_US.UTF-8"]) == "en")
    #expect(preferred(nil, nil, ["LANG": "C"]) == nil)
  }
}
