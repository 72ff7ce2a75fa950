import Foundation
import Testing

@Suite struct ScanCommandTests {
  private struct Output: Decodable {
    struct Reading: Decodable {
      var text: String
      var verdict: String
      var candidates: [String]
      var e164: String?
    }
    struct Entry: Decodable {
      var name: Reading
      var number: Reading
      var box: [Int]
    }
    struct Failure: Decodable {
      var key: String
      var message: String
    }
    var photo: String
    var entries: [Entry]?
    var seconds: Double?
    var error: Failure?
  }

  private func decoded(_ text: String) throws -> [Output] {
    try text.split(separator: "\n").map {
      try JSONDecoder().decode(Output.self, from: Data($0.utf8))
    }
  }

  @Test func readsTheNumberOnACardAndGoesOnAfterABadPhoto() throws {
    let command = try BuiltCommand.reading()
    let ending = try command.run(
      "scan", "--json", "--dry-run", "/no/such.jpg", Checkout.example("card-zh-Hant.jpg"))
    let outputs = try decoded(ending.output)
    try #require(outputs.count == 2)
    #expect(outputs[0].error != nil && outputs[0].entries == nil)
    #expect(ending.status == 66)
    let entry = try #require(outputs[1].entries?.first)
    #expect(entry.number.text.filter(\.isNumber) == "0912345678")
    #expect(entry.number.e164 == "+886912345678")
    #expect(entry.number.candidates.first == entry.number.text)
    #expect(entry.box.count == 4 && entry.box[2] > 0 && entry.box[3] > 0)
    #expect(outputs[1].seconds != nil)
  }

  @Test func aPersonIsToldThatItReads() throws {
    let command = try BuiltCommand.reading()
    let scan = ["scan", "--dry-run", Checkout.example("blank.jpg")]
    let terminal = try PseudoTerminal(scan, columns: 200, home: command.home)
    let sentence = try Checkout.words("en")("scan-reading")
    #expect(terminal.wait(for: sentence))
    #expect(terminal.end(seconds: 120) == 65)
    #expect(try !command.run(scan).errors.contains(sentence))
  }

  @Test(arguments: ["blank.jpg", "cat.jpg"])
  func saysPlainlyThatNothingIsWritten(photo: String) throws {
    let command = try BuiltCommand.reading()
    let ending = try command.run("scan", "--json", "--dry-run", Checkout.example(photo))
    let output = try #require(try decoded(ending.output).first)
    #expect(output.error?.key == "reading-no-writing")
    #expect(ending.status == 65)
  }

  @Test func keepsWhatNobodyConfirmedAndDoesNotKeepItTwice() throws {
    let command = try BuiltCommand.reading()
    let card = Checkout.example("card-zh-Hant.jpg")
    let first = try command.run("scan", card)
    #expect(first.status == 2)
    #expect(first.output.contains("scan --continue"))
    let second = try command.run("scan", card)
    #expect(second.output.split(separator: "\n").last == first.output.split(separator: "\n").last)
    let contacts = try command.run("contacts", "list", "--json")
    #expect(!contacts.output.contains("0912"))
  }

  @Test func dryRunKeepsNothing() throws {
    let command = try BuiltCommand.reading()
    #expect(try command.run("scan", "--dry-run", Checkout.example("card-zh-Hant.jpg")).status == 0)
    #expect(try command.run("scan", "--continue").status == 0)
  }

  @Test(arguments: ["en", "zh-Hant", "zh-Hans"])
  func asksForAPhotoInEachLanguage(language: String) throws {
    let ending = try BuiltCommand().run("scan", "--lang", language)
    #expect(ending.status == 64)
    #expect(ending.errors.contains("--continue"))
  }

  @Test(arguments: ["en", "zh-Hant", "zh-Hans"])
  func anEmptyFileNameIsSaidAsSuch(language: String) throws {
    let ending = try BuiltCommand().run("scan", "", language: language)
    let sentence = try Checkout.words(language)("file-no-name")
    #expect(ending == .init(output: "", errors: sentence + "\n", status: 64))
  }

  @Test(arguments: ["en", "zh-Hant", "zh-Hans"])
  func aLineThatIsMissingIsNamedAsAPhotoIs(language: String) throws {
    let command = try BuiltCommand()
    let read = try command.run(
      "read", "--field", "number", "/no/line.png", language: language)
    let scanned = try command.run("scan", "/no/line.png", language: language)
    #expect(read.errors == scanned.errors && read.errors.hasPrefix("/no/line.png"))
  }

  @Test func readsALineAndNamesTheOneThatIsMissing() throws {
    let command = try BuiltCommand()
    let ending = try command.run("read", "--field", "number", "--json", "/no/line.png")
    #expect(ending.status == 66)
    #expect(ending.output.contains("\"picture\":\"/no/line.png\""))
    #expect(ending.output.contains("\"error\""))
  }
}
