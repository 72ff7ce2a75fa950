import Foundation
import Testing

/// Files and numbers on the command line that are not what a command needs.
@Suite struct FileArgumentTests {
  private static let languages = ["en", "zh-Hant", "zh-Hans"]

  @Test(arguments: languages)
  func aFileThatIsNoBackupIsRefusedBeforeAnybodyIsAsked(language: String) throws {
    let command = try BuiltCommand()
    let words = try Checkout.words(language)
    _ = try command.run("contacts", "add", "--name", "王小明", "--number", "0911222333")
    let backup = command.home.appendingPathComponent("all.backup").path
    _ = try command.run("backup", backup)
    for (file, status) in [("/no/backup", Int32(66)), (Checkout.example("card-en.jpg"), 65)] {
      let refused = try command.run(["restore", file], language: language)
      #expect(refused.status == status)
      #expect(try command.run(["restore", file, "--yes"], language: language) == refused)
    }
    let asked = try command.run(["restore", backup], language: language)
    #expect(asked.status == 2)
    #expect(asked.errors.hasPrefix(words("restore-ask", ["file": .text(backup)]) + "\n"))
    let names = try FileManager.default.contentsOfDirectory(atPath: command.home.path)
    #expect(!names.contains { $0.hasSuffix(".part") })
    #expect(try command.run("contacts", "list").output.contains("王小明"))
  }

  @Test(arguments: languages)
  func whatIsWrittenIntoAFileNeedsItsName(language: String) throws {
    let command = try BuiltCommand()
    let sentence = try Checkout.words(language)("output-file-dash").filter { !$0.isWhitespace }
    for line in [["backup", "-"], ["feed", "export", "-"]] {
      let refused = try command.run(line, language: language)
      #expect(refused.status == 64 && refused.output.isEmpty)
      #expect(refused.errors.filter { !$0.isWhitespace } == sentence)
    }
    #expect(!FileManager.default.fileExists(atPath: "-"))
  }

  @Test(arguments: languages)
  func aNumberBelowZeroIsAValueThatIsWrong(language: String) throws {
    let command = try BuiltCommand()
    for line in [["calls", "--limit"], ["feed", "list", "--limit"]] {
      let refused = try command.run(line + ["-1"], language: language)
      #expect(refused.status == 64)
      #expect(try command.run(line + ["0"], language: language) == refused)
    }
  }

  @Test(arguments: languages)
  func noPartOfAPathIsALineOfItsOwn(language: String) throws {
    let command = try BuiltCommand()
    _ = try command.run("people", "add", "--name", "林阿嬤")
    let path = command.home.appendingPathComponent("a\nzzz\n\u{1B}[2Jb").path
    for line in [
      ["restore", path], ["contacts", "import", path], ["feed", "import", path], ["scan", path],
      ["read", path, "--field", "name"], ["backup", path + "/c"], ["feed", "export", path + "/c"],
      ["contacts", "export", path + "/c"], ["contacts", "list", "--home", path],
      ["doctor", "--home", path], ["settings", "inbox", path], ["contacts", "show", path],
      ["call", path], ["feed", "list", "--before", path], ["people", "switch", path],
      ["contacts", path], ["contacts", "list", "--person", path],
      ["contacts", "list", "--\(path)"],
      ["calls", "--limit", path],
    ] {
      let ending = try command.run(line, language: language)
      let said = ending.output + ending.errors
      #expect(ending.status != 0 && !said.contains("\u{1B}"), "\(line)")
      #expect(
        !said.split(separator: "\n").contains { $0.trimmingCharacters(in: .whitespaces) == "zzz" },
        "\(said)")
    }
  }

  /// A name in Big5, from an old stick: 中. Swift repairs it, and files would get another name.
  private func run(_ line: String, in command: BuiltCommand) throws -> BuiltCommand.Ending {
    try command.run(
      ["-c", "exec \"$0\" \(line) \"$(printf '\\244\\244.jpg')\"", PseudoTerminal.program],
      program: "/bin/sh", folder: command.home)
  }

  @Test(arguments: ["contacts picture 1", "feed post --json --picture"])
  func aPictureMayHaveANameInAnOldWritingSystem(line: String) throws {
    let command = try BuiltCommand()
    _ = try command.run("contacts", "add", "--name", "王小明", "--number", "0911222333")
    let name = command.home.path.utf8.map { CChar(bitPattern: $0) }
    let file = fopen(name + [0x2F, -92, -92, 0x2E, 0x6A, 0x70, 0x67, 0], "w")
    let photo = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Checkout.example("cat.jpg"))))
    #expect(fwrite(photo, 1, photo.count, file) == photo.count)
    fclose(file)
    let ending = try run(line, in: command)
    #expect(ending.status == 0 && ending.errors.isEmpty, "\(ending)")
  }

  @Test func contactsMayComeInAFileWithANameInAnOldWritingSystem() throws {
    let command = try BuiltCommand()
    let name = command.home.path.utf8.map { CChar(bitPattern: $0) }
    let file = fopen(name + [0x2F, -92, -92, 0x2E, 0x6A, 0x70, 0x67, 0], "w")
    fputs("BEGIN:VCARD\nFN:王小明\nTEL:0911222333\nEND:VCARD\n", file)
    fclose(file)
    let ending = try run("contacts import", in: command)
    #expect(ending.status == 0 && ending.errors.isEmpty, "\(ending)")
    #expect(try command.run("contacts", "list").output.contains("王小明"))
  }

  @Test(arguments: ["backup", "contacts export", "feed export"])
  func noFileIsWrittenUnderAnotherNameThanTheOneThatWasGiven(line: String) throws {
    let command = try BuiltCommand()
    _ = try command.run("contacts", "add", "--name", "王小明", "--number", "0911222333")
    let ending = try run(line, in: command)
    #expect(ending.status == 73 && ending.output.isEmpty, "\(ending)")
    let names = try FileManager.default.contentsOfDirectory(atPath: command.home.path)
    #expect(!names.contains { $0.hasSuffix(".jpg") })
  }

  @Test func aNameWithALineFeedStandsOnOneLine() throws {
    let command = try BuiltCommand.reading()
    let photo = command.home.appendingPathComponent("a\n\u{1B}[2Jb.jpg")
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: Checkout.example("card-en.jpg")), to: photo)
    let ending = try command.run("scan", "--dry-run", photo.path)
    #expect(ending.status == 0)
    #expect(ending.output.split(separator: "\n").map { $0.hasPrefix("  ") } == [false, true])
    #expect(ending.output.contains("/a b.jpg"))
  }

  /// The `h` of a name such as `-photo.jpg` asked for help.
  @Test(arguments: languages)
  func aFileWhoseNameBeginsWithADashIsToldHowToBeNamed(language: String) throws {
    let command = try BuiltCommand()
    let folder = command.home
    let name = "-photo.jpg"
    try FileManager.default.copyItem(
      atPath: Checkout.example("blank.jpg"), toPath: folder.appendingPathComponent(name).path)
    let sentence = try Checkout.words(language)("usage-dash-file", ["file": .text(name)])
    for line in [
      ["scan", name], ["contacts", "import", name], ["--lang", language, "scan", name],
    ] {
      let refused = try command.run(line, language: language, folder: folder)
      #expect(refused.status == 64 && refused.output.isEmpty)
      #expect(refused.errors.filter { !$0.isWhitespace } == sentence.filter { !$0.isWhitespace })
    }
    for line in [["scan", "--", name], ["scan", "./" + name]] {
      #expect(try command.run(line, folder: folder).status == 65)
    }
  }
}
