import AddressBook
import Foundation
import Locales
import Testing

/// Arguments that are empty, full-width, of digits alone, or meant for something else.
@Suite struct OddArgumentTests {
  private static let languages = ["en", "zh-Hant", "zh-Hans"]
  private let command: BuiltCommand

  init() throws { command = try BuiltCommand() }

  private func isSaid(_ sentence: String, in text: String) -> Bool {
    text.filter { !$0.isWhitespace }.contains(sentence.filter { !$0.isWhitespace })
  }

  /// The guided app refuses them too: a place on the screen is named by its digit.
  @Test(arguments: languages)
  func digitsAloneAreNobodysName(language: String) throws {
    _ = try command.run("contacts", "add", "--name", "王小明", "--number", "0911222333")
    _ = try command.run("people", "add", "--name", "Ann")
    let sentence = try Checkout.words(language)("error-name-digits")
    for line in [
      ["contacts", "add", "--name", "1234", "--number", "0922333444"],
      ["contacts", "edit", "1", "--name", "9"], ["people", "add", "--name", "12 34"],
      ["people", "edit", "Ann", "--name", "７"],
    ] {
      let refused = try command.run(line, language: language)
      #expect(refused.status == 1 && isSaid(sentence, in: refused.errors), "\(line): \(refused)")
    }
    #expect(try command.run("contacts", "list").output == "1  王小明  0911-222-333\n")
    #expect(try command.run("people", "list").output == "* Ann\n")
  }

  @Test(arguments: languages)
  func aFileWithoutANameIsSaidToBeOne(language: String) throws {
    _ = try command.run("contacts", "add", "--name", "王小明", "--number", "0911222333")
    let sentence = try Checkout.words(language)("file-no-name")
    for line in [
      ["contacts", "picture", "1", ""], ["feed", "post", "--picture", ""], ["feed", "import", ""],
      ["feed", "export", ""], ["backup", ""], ["restore", ""], ["contacts", "import", ""],
      ["contacts", "export", ""], ["scan", ""], ["read", "--field", "name", ""],
    ] {
      let refused = try command.run(line, language: language)
      #expect(refused.status == 64 && refused.output.isEmpty, "\(line): \(refused)")
      #expect(isSaid(sentence, in: refused.errors), "\(line): \(refused)")
    }
  }

  /// A script may have lost the name of the person it acts for.
  @Test(arguments: ["--person", "--lang"])
  func nobodyActsAsSomebodyElseByAnEmptyOption(option: String) throws {
    _ = try command.run("people", "add", "--name", "Ann")
    let sentence = try Checkout.words("en")("usage-missing-value", ["option": .text(option)])
    for line in [["contacts", "list", option, ""], ["contacts", "list", option + "="]] {
      let refused = try command.run(line)
      #expect(refused.status == 64 && isSaid(sentence, in: refused.errors), "\(refused)")
    }
  }

  @Test func aKeyboardForChineseMayTypeFullWidthDigits() throws {
    #expect(try command.run("settings", "area", "０２").status == 0)
    #expect(try command.run("settings", "area").output == "02\n")
    #expect(try command.run("settings", "repeat-guard", "３００").status == 0)
    #expect(try command.run("settings", "repeat-guard").output == "300\n")
    for (name, number) in [("王小明", "0911222333"), ("二", "0922333444")] {
      _ = try command.run("contacts", "add", "--name", name, "--number", number)
    }
    #expect(try command.run("call", "１", "--yes").output.contains("王小明"))
    #expect(try command.run("contacts", "show", "２").output.contains("0922-333-444"))
    #expect(try command.run("calls", "--limit", "１").output.contains("王小明"))
    #expect(try command.run("feed", "list", "--limit", "２０").status == 0)
    let none = try command.run("calls", "--limit", "０")
    #expect(none.status == 64 && none.errors.hasPrefix("--limit needs a number above 0."))
    #expect(try command.run("contacts", "move", "２", "--to", "２").status == 0)
    // A name of one character is no place.
    #expect(try command.run("contacts", "show", "二").output.contains("0922-333-444"))
  }

  @Test func theFolderOfAPersonIsWhereTheirShellHasIt() throws {
    let user = command.home.appendingPathComponent("user")
    let pictures = user.appendingPathComponent("圖片")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    try Data("BEGIN:VCARD\nFN:王小明\nTEL:0911222333\nEND:VCARD\n".utf8)
      .write(to: user.appendingPathComponent("cards.vcf"))
    try FileManager.default.copyItem(
      atPath: Checkout.example("cat.jpg"), toPath: user.appendingPathComponent("cat.jpg").path)
    let own = try BuiltCommand(environment: ["HOME": user.path])
    func run(_ line: String...) throws {
      let ending = try own.run(line)
      #expect(ending.status == 0, "\(line): \(ending)")
    }
    try run("settings", "inbox", "~/圖片")
    #expect(try own.run("settings", "inbox").output == pictures.path + "\n")
    try run("contacts", "import", "~/cards.vcf")
    try run("contacts", "picture", "1", "~/cat.jpg")
    try run("backup", "~/all")
    try run("people", "add", "--name", "Ann", "--home", "~/home")
    for made in ["all", "home/anytime.sqlite"] {
      #expect(FileManager.default.fileExists(atPath: user.appendingPathComponent(made).path))
    }
    // What is there is not written over unasked, by whichever name.
    #expect(try own.run("backup", "~/all").status == 2)
  }

  @Test(arguments: languages)
  func aCommandForTheCameraHasTheFileInThePlaceOfTheNumber(language: String) throws {
    let words = try Checkout.words(language)
    func refused(_ key: String, _ value: String, _ sentence: Message) throws {
      let ending = try command.run(["settings", key, value], language: language)
      #expect(ending.status == 64 && isSaid(words(sentence), in: ending.errors), "\(ending)")
    }
    func camera(_ value: String) -> Message {
      Message(
        "error-setting-command",
        ["key": "camera-command", "value": .text(value), "place": "{file}"])
    }
    for value in ["x {number}", "x {number} {file}", "x"] {
      try refused("camera-command", value, camera(value))
    }
    try refused(
      "camera-command", #"/bin/sh -c "cp a {file}""#,
      Message("dialer-number-inside", ["place": "{file}", "argument": "cp a {file}"]))
    // Nobody wanted to call.
    try refused("dialer-command", "", Message("dialer-no-command", ["setup": .number(1)]))
    #expect(try command.run("settings", "camera-command", "x {file}").status == 0)
  }

  @Test func whomNobodyKnowsIsNotCarriedIntoTheNextStep() throws {
    _ = try command.run("people", "add", "--name", "Ann")
    let unknown = try command.run("contacts", "list", "--person", "nobody")
    #expect(unknown.status == 1)
    #expect(unknown.errors.hasSuffix("anytime people list\n"), "\(unknown.errors)")
    // Who is known is, where it matters.
    let known = try command.run("contacts", "show", "x", "--person", "Ann")
    #expect(isSaid("anytime --person Ann contacts list", in: known.errors), "\(known.errors)")
  }

  @Test(arguments: ["/dev/null", "/dev/null/home"])
  func whereNoFolderCanBeNoneIsToBeBegun(path: String) throws {
    let ending = try command.run("contacts", "list", "--home", path)
    let sentence = try Checkout.words("en")("store-not-writable", ["path": .text(path)])
    #expect(ending.status == 77 && isSaid(sentence, in: ending.errors), "\(ending)")
  }
}
