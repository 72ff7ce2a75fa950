import Foundation
import Locales
import Testing

/// What comes from telephones and other programs, and who comes back.
@Suite struct ContactFileTests {
  private static let languages = ["en", "zh-Hant", "zh-Hans"]
  private let command: BuiltCommand

  init() throws { command = try BuiltCommand() }

  private func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let file = command.home.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// Whether a sentence stands in what was said, wherever its lines were broken.
  private func hasSaid(_ sentence: String, in text: String) -> Bool {
    text.filter { !$0.isWhitespace }.contains(sentence.filter { !$0.isWhitespace })
  }

  @Test(arguments: languages)
  func theWordsOfATelephoneAreSaidInTheReadersLanguage(language: String) throws {
    let labels = [
      "Main", "Other", "School", "Mother", "Father", "Parent", "Brother", "Sister", "Child", "Son",
      "Daughter", "Friend", "Spouse", "Partner", "Assistant", "Manager", "Home",
    ]
    let lines = labels.enumerated().map { index, label in
      "item\(index).TEL:09123456\(index + 10)\nitem\(index).X-ABLabel:_$!<\(label)>!$_\n"
    }
    let own = "item99.TEL:0912345699\nitem99.X-ABLabel:海邊\n"
    let path = try file(
      "cards.vcf", "BEGIN:VCARD\nFN:Ann\n\(lines.joined())\(own)END:VCARD\n".utf8)
    #expect(try command.run("contacts", "import", path).status == 0)
    let words = try Checkout.words(language)
    let shown = try command.run("contacts", "show", "Ann", language: language).output
    for (index, label) in labels.enumerated() {
      let word = words("contacts-label-\(label.lowercased())")
      let number = "0912-345-6\(index + 10)"
      #expect(
        shown.contains(
          words("contacts-number-label", ["number": .text(number), "label": .text(word)]) + "\n"))
    }
    #expect(shown.contains("海邊"))
    if language != "en" { #expect(!labels.contains { shown.contains($0) }) }
  }

  @Test(arguments: languages)
  func aTableThatCantBeReadIsSaidToBeOne(language: String) throws {
    let words = try Checkout.words(language)
    let big5 = [0xA9, 0x6D, 0xA6, 0x57, 0x2C, 0xB9, 0x71, 0xB8, 0xDC, 0x0A] as [UInt8]
    for path in [
      try file("bare.csv", "王小明,0912345678\n".utf8), try file("tabs.txt", "姓名\t電話\n".utf8),
      try file("semicolons.txt", "姓名;地址\n王小明;台北\n".utf8), try file("OUTLOOK.CSV", big5),
      try file("book.xlsx", [0x50, 0x4B, 0x03, 0x04]),
    ] {
      let ending = try command.run("contacts", "import", path, language: language)
      #expect(ending.status == 65 && ending.output.isEmpty)
      #expect(hasSaid(words("contacts-import-table"), in: ending.errors), "\(path)")
    }
    for path in [
      try file("empty.vcf", []), try file("note.txt", "hello\none, two\n".utf8),
      try file("photo.jpg", [0xFF, 0xD8, 0x2C, 0x3B, 0xFF]),
      try file("binary", [0x01, 0x2C, 0x3B, 0x00]),
    ] {
      let ending = try command.run("contacts", "import", path, language: language)
      #expect(ending.status == 65)
      #expect(hasSaid(words("contacts-import-nothing"), in: ending.errors), "\(path)")
    }
  }

  @Test(arguments: languages)
  func namesAndNumbersOfATableAreTaken(language: String) throws {
    let words = try Checkout.words(language)
    let path = try file("family.csv", "姓名,電話,生日\n王小明,0912345678,1月2日\n陳美玲,,\n".utf8)
    let ending = try command.run("contacts", "import", path, language: language)
    #expect(ending.status == 65)
    #expect(hasSaid(words("contacts-imported", ["count": 1]), in: ending.output))
    #expect(hasSaid(words("contacts-import-columns", ["columns": "生日"]), in: ending.errors))
    #expect(hasSaid(words("contacts-fault-no-number"), in: ending.errors))
    #expect(try command.run("contacts", "list").output == "1  王小明  0912-345-678\n")
  }

  @Test(arguments: languages)
  func familyNewsAreSaidToBeNone(language: String) throws {
    _ = try command.run("feed", "post", "--text", "早安")
    let path = command.home.appendingPathComponent("our news.feed").path
    #expect(try command.run("feed", "export", path).status == 0)
    let ending = try command.run("contacts", "import", path, language: language)
    #expect(ending.status == 65 && ending.output.isEmpty)
    let words = try Checkout.words(language)
    let sentence = words("contacts-import-feed", ["file": .text("'\(path)'")])
    #expect(hasSaid(sentence, in: ending.errors), "\(ending.errors)")
  }

  @Test(arguments: languages)
  func whoIsThereAnewIsNotRestoredBesideThemselves(language: String) throws {
    let words = try Checkout.words(language)
    let add = ["contacts", "add", "--name", "王小明", "--number", "0912-345-678"]
    _ = try command.run(["contacts", "add", "--name", "Ann", "--number", "0911222333"])
    _ = try command.run(add)
    _ = try command.run(["contacts", "remove", "2", "--yes"])
    _ = try command.run(add + ["--yes"])
    let shown = try command.run("contacts", "show", "2", "--json").output
    let id = try #require(shown.firstMatch(of: /"id":"([0-9a-f]{8})/)?.1)
    let before = try command.run("contacts", "list").output
    let ending = try command.run("contacts", "restore", "王小明", language: language)
    #expect(ending.status == 1 && ending.output.isEmpty)
    let sentence = words(
      "store-same-contact", ["name": "王小明", "place": 2, "id": .text(String(id))])
    #expect(hasSaid(sentence, in: ending.errors))
    #expect(try command.run("contacts", "list").output == before)
  }
}
