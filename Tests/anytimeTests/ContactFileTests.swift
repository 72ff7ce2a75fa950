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
  func whoIsThereAnewIsNotRestoredBesideThemselves(language: String) throws {
    let words = try Checkout.words(language)
    let add = ["contacts", "add", "--name", "王小明", "--number", "0912-345-678"]
    _ = try command.run(["contacts", "add", "--name", "Ann", "--number", "0911222333"])
    _ = try command.run(add)
    _ = try command.run(["contacts", "remove", "2", "--yes"])
    _ = try command.run(add)
    let before = try command.run("contacts", "list").output
    let ending = try command.run("contacts", "restore", "王小明", language: language)
    #expect(ending.status == 1 && ending.output.isEmpty)
    let sentence = words("store-same-contact", ["name": "王小明", "place": 2])
    #expect(hasSaid(sentence, in: ending.errors))
    #expect(try command.run("contacts", "list").output == before)
  }
}
