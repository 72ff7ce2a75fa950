import Foundation
import GRDB
import Locales
import Testing

/// Whole conversations of a caregiver with the store, in each language.
@Suite struct StoreCommandTests {
  private static let languages = ["en", "zh-Hant", "zh-Hans"]

  @Test(arguments: languages)
  func contactsAndPeople(language: String) throws {
    let short = try ShortHome()
    var talk = try Transcript(language: language, home: short)
    let face = talk.home.appendingPathComponent("face.bmp")
    try TestBitmap.write(to: face)
    try Data("BEGIN:VCARD\nFN:林大同\nTEL:0955666777\nEND:VCARD\nBEGIN:VCARD\nFN:無\nEND:VCARD\n".utf8)
      .write(to: talk.home.appendingPathComponent("cards.vcf"))
    for line in [
      "contacts list",
      #"contacts add --name "王小明" --number 0911-222-333 --number "02-2345-6789 分機 12""#,
      "people add --name 王秀英 --number 0912-345-678 --language zh-TW",
      "people add --name 王大山 --number 02-2345-6789", "people list", "people switch 大山",
      "people switch 王", "people switch 0912345678", "people edit 王大山 --number 12",
      "people edit 王大山 --number 0223456780", "people edit 王秀英 --number none",
      "people remove 王秀英", "people remove 王秀英 --yes", "people list --removed",
      "people remove 王大山 --yes", "people restore 王大山", "people restore 王秀英",
      "people edit 王秀英 --number 0912345678", "people add --name 誰 --language fr",
      "contacts add --name 陳美玲 --number 0933-444-555 --picture HOME/face.bmp",
      "contacts add --name 陳大文 --number 0933-444-555", "contacts add --name 警察 --number 110",
      "contacts add --name 警察 --number 110 --yes", "contacts add --name x --number 12ab",
      #"contacts add --name " " --number 0911222333"#, "contacts list",
      "contacts list --search chen", "contacts show meiling", "contacts show 陳",
      "contacts show nobody", "contacts move 陳美玲 --to 1", "contacts move 1 --to 0",
      "contacts remove 4", "contacts remove 4 --yes", "contacts list --removed",
      "contacts restore 警察", "contacts edit 王小明 --name 王小民 --add-number 2345-6789",
      "contacts edit 1", "contacts picture 1 --none", "contacts picture 1",
      "contacts picture 1 HOME/none.jpg", "contacts import HOME/cards.vcf",
      "contacts import HOME/cards.vcf", "contacts import HOME/none.vcf",
      "contacts export HOME/all.vcf --vcard 4.0", "contacts export HOME/no/where.vcf",
      "contacts show 1 --json",
    ] {
      try talk.run(line)
    }
    try talk.expectSnapshot("contacts.\(language)")
  }

  @Test(arguments: languages)
  func feedBackupAndRestore(language: String) throws {
    let short = try ShortHome()
    var talk = try Transcript(language: language, home: short)
    let home = talk.home
    try TestBitmap.write(to: home.appendingPathComponent("garden.bmp"))
    try Data("nothing".utf8).write(to: home.appendingPathComponent("wrong"))
    for line in [
      "people add --name 王秀英 --number 0912345678", "feed list", "feed post",
      #"feed post --text "早安 大家" --picture HOME/garden.bmp"#,
    ] {
      try talk.run(line)
    }
    let posted = try talk.command.run(["feed", "list", "--json"]).output
    let id = try #require(posted.firstMatch(of: /"id":"([0-9a-f]{8})/)?.1)
    for line in [
      "feed like \(id)", "feed list", "feed unlike \(id)", "feed like 00000000",
      "feed remove \(id)", "feed remove \(id) --yes", "feed list",
      "feed list --removed", "feed restore \(id)", "feed restore \(id)", "feed restore 00000000",
      "feed list --removed", "feed export HOME/feed.jsonl",
      "--home HOME/other feed import HOME/feed.jsonl",
      "feed import HOME/feed.jsonl", "feed import HOME/wrong", "feed import HOME/none",
      "backup HOME/all.backup", "backup HOME/no/where", "restore", "restore HOME/all.backup",
      "restore HOME/all.backup --yes", "restore HOME/wrong --yes", "restore HOME/none --yes",
      "feed list --json",
    ] {
      try talk.run(line)
    }
    try talk.expectSnapshot("feed.\(language)")
  }

  @Test(arguments: languages)
  func aDamagedAddressBook(language: String) throws {
    let short = try ShortHome()
    var talk = try Transcript(language: language, home: short)
    let database = talk.home.appendingPathComponent("anytime.sqlite")
    try talk.run("contacts add --name 王小明 --number 0911222333")
    try talk.run("contacts list")
    try Data(repeating: 0x42, count: 9000).write(to: database)
    try talk.run("contacts list")
    let backups = try FileManager.default.contentsOfDirectory(
      atPath: talk.home.appendingPathComponent("backups").path)
    try talk.run("restore HOME/backups/\(try #require(backups.first)) --yes")
    try talk.run("contacts list")
    try talk.run("contacts list --home /proc/none")
    try talk.run("people add --name Ann --home /proc/none")
    let newer = talk.home.appendingPathComponent("newer")
    _ = try talk.command.run("people", "add", "--name", "Ann", "--home", newer.path)
    try DatabaseQueue(path: newer.appendingPathComponent("anytime.sqlite").path).write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('of next year')")
    }
    try talk.run("contacts list --home HOME/newer")
    try talk.expectSnapshot("damaged.\(language)")
  }

  @Test(arguments: languages)
  func whoWasNeverRemovedIsNotSaidToBeUnknown(language: String) throws {
    let command = try BuiltCommand()
    let words = try Checkout.words(language)
    for name in ["王小明", "陳文", "陳武"] {
      _ = try command.run("contacts", "add", "--name", name, "--number", "0911222333")
    }
    for (typed, name) in [("小明", "王小明"), ("1", "王小明"), ("陳", "陳")] {
      let said = try command.run("contacts", "restore", typed, language: language)
      #expect(said.status == 1 && said.output.isEmpty)
      #expect(Self.hasSaid(words("contacts-not-removed", ["name": .text(name)]), in: said.errors))
    }
    let unknown = try command.run("contacts", "restore", "nobody", language: language)
    #expect(Self.hasSaid(words("store-no-contact", ["text": "nobody"]), in: unknown.errors))
  }

  /// What is offered for copying works where the path has a blank.
  @Test(arguments: languages)
  func theBackupThatIsOfferedCanBeCopied(language: String) throws {
    let command = try BuiltCommand()
    let home = command.home.appendingPathComponent("my home")
    let option = ["--home", home.path]
    _ = try command.run(["contacts", "add", "--name", "王小明", "--number", "0911222333"] + option)
    _ = try command.run(["contacts", "list"] + option)
    let offered = try command.run(["restore"] + option, language: language)
    #expect(offered.status == 2)
    let begin = "  anytime --home '\(home.path)' restore '\(home.path)/backups/"
    #expect(offered.errors.contains(begin))
    try Data(repeating: 0x42, count: 9000).write(
      to: home.appendingPathComponent("anytime.sqlite"))
    let damaged = try command.run(["contacts", "list"] + option, language: language)
    let line = try #require(damaged.errors.firstMatch(of: /\n  anytime (.+ restore '.+')/)?.1)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "\"$0\" \(line) --yes", PseudoTerminal.program]
    shell.environment = ["ANYTIME_HOME": command.home.path, "LANG": "en"]
    shell.standardOutput = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    #expect(try command.run(["contacts", "list"] + option).output.contains("王小明"))
  }

  @Test(arguments: languages)
  func aFileThatIsThereIsReplacedOnlyWithAYesAndOnlyByItsLike(language: String) throws {
    let command = try BuiltCommand()
    _ = try command.run("people", "add", "--name", "王秀英", "--number", "0912345678")
    _ = try command.run("contacts", "add", "--name", "王小明", "--number", "0911222333")
    _ = try command.run("feed", "post", "--text", "hello")
    let file = command.home.appendingPathComponent("file")
    let words = try Checkout.words(language)
    let places: [String: Message.Argument] = ["file": .text(file.path)]
    func run(_ line: [String], _ more: String...) throws -> BuiltCommand.Ending {
      try command.run(line + [file.path] + more, language: language)
    }
    for line in [["backup"], ["contacts", "export"], ["feed", "export"]] {
      try Data().write(to: file)
      #expect(try run(line).status == 0)
      let before = try Data(contentsOf: file)
      let asked = try run(line)
      #expect(asked.status == 2 && asked.output.isEmpty)
      #expect(asked.errors.hasPrefix(words("output-file-ask", places) + "\n"))
      #expect(try Data(contentsOf: file) == before)
      #expect(try run(line, "--yes").status == 0)
      try Data("letters to my sister".utf8).write(to: file)
      let refused = try run(line, "--yes")
      #expect(refused.status == 65)
      #expect(Self.hasSaid(words("output-file-foreign", places), in: refused.errors))
      #expect(try String(contentsOf: file, encoding: .utf8) == "letters to my sister")
    }
    // Neither the address book itself nor another program's database.
    let database = command.home.appendingPathComponent("anytime.sqlite")
    #expect(try command.run("backup", database.path, "--yes").status == 65)
    let other = command.home.appendingPathComponent("other")
    try DatabaseQueue(path: other.path).write { try $0.execute(sql: "CREATE TABLE a (b)") }
    #expect(try command.run("backup", other.path, "--yes").status == 65)
    #expect(try command.run("contacts", "list").output.contains("王小明"))
  }

  @Test(arguments: languages)
  func anImportThatLeavesSomebodyOutKeepsTheOthersAndEndsSo(language: String) throws {
    let command = try BuiltCommand()
    let file = command.home.appendingPathComponent("cards.vcf")
    let words = try Checkout.words(language)
    func imported(_ text: String) throws -> BuiltCommand.Ending {
      try Data(text.utf8).write(to: file)
      return try command.run(["contacts", "import", file.path], language: language)
    }
    for text in ["", "no card at all\n"] {
      let nothing = try imported(text)
      #expect(nothing.status == 65 && nothing.output.isEmpty)
      #expect(Self.hasSaid(words("contacts-import-nothing"), in: nothing.errors))
    }
    // Where there is a card, why it was left out is all that is said.
    for (lines, reason) in [
      ("FN:x\nEND:VCARD", "no-number"), ("TEL:0955666777\nEND:VCARD", "no-name"),
      ("FN:x\nTEL:110\nEND:VCARD", "service-number"), ("FN:x\nTEL:0955666777", "no-end"),
    ] {
      let nobody = try imported("BEGIN:VCARD\n\(lines)\n")
      #expect(nobody.status == 65 && nobody.output.isEmpty)
      let sentence = words("contacts-fault-\(reason)", ["number": "110"])
      #expect(nobody.errors.hasSuffix(sentence + "\n"))
      #expect(nobody.errors.count { $0.isNewline } == 1)
    }
    let good = "BEGIN:VCARD\nFN:林大同\nTEL:0955666777\nEND:VCARD\n"
    let some = try imported(good + "BEGIN:VCARD\nFN:x\nEND:VCARD\n")
    #expect(some.status == 65)
    #expect(some.output == words("contacts-imported", ["count": 1]) + "\n")
    #expect(try command.run("contacts", "list").output.contains("林大同"))
    #expect(try imported(good).status == 0)
  }

  @Test(arguments: languages)
  func anImportSaysWhichNumbersWereLeftOutAndWhoWasRemoved(language: String) throws {
    let command = try BuiltCommand()
    let file = command.home.appendingPathComponent("cards.vcf")
    let words = try Checkout.words(language)
    func imported(_ lines: String, _ more: String...) throws -> BuiltCommand.Ending {
      try Data("BEGIN:VCARD\nFN:王小明\n\(lines)\nEND:VCARD\n".utf8).write(to: file)
      return try command.run(["contacts", "import", file.path] + more, language: language)
    }
    func sentence(_ reason: String, _ places: [String: Message.Argument]) -> String {
      words(
        "contacts-fault",
        [
          "line": 1, "name": .message(Message("contacts-fault-name", ["name": "王小明"])),
          "reason": .message(Message("contacts-fault-\(reason)", places)),
        ])
    }
    // Nobody misses a fax; a number that can't be called is missed.
    let fax = try imported("TEL:0912345678\nTEL;WORK;FAX:02-2345-6789")
    #expect(fax.status == 0 && fax.output == words("contacts-imported", ["count": 1]) + "\n")
    #expect(Self.hasSaid(sentence("fax", ["number": "02-2345-6789"]), in: fax.errors))
    let pager = try imported("TEL:0912345678\nTEL;TYPE=PAGER:02-2345-6789")
    #expect(pager.status == 0)
    #expect(Self.hasSaid(sentence("machine", ["number": "02-2345-6789"]), in: pager.errors))
    let bad = try imported("TEL:0912345678\nTEL:abc")
    #expect(bad.status == 65)
    #expect(Self.hasSaid(sentence("number", ["number": "abc"]), in: bad.errors))
    let more = try imported("TEL:0912345678\nTEL:02-2345-6789")
    #expect(more.status == 0 && more.errors.isEmpty)
    #expect(
      Self.hasSaid(
        words("contacts-import-known", ["count": 1])
          + words("contacts-import-numbers", ["count": 1]), in: more.output))
    let list = try command.run("contacts", "list").output
    #expect(list == "1  王小明  0912-345-678, 02-2345-6789\n")
    #expect(try command.run("contacts", "export", file.path, "--yes").status == 0)
    let card = try String(contentsOf: file, encoding: .utf8)
    let id = try #require(card.firstMatch(of: /X-ANYTIME-ID:(.{8})/)?.1)
    _ = try command.run("contacts", "remove", "1", "--yes")
    let removed = try command.run(["contacts", "import", file.path], language: language)
    #expect(removed.status == 2 && removed.output.isEmpty)
    #expect(Self.hasSaid(sentence("removed", ["id": .text(String(id))]), in: removed.errors))
    #expect(removed.errors.count { $0.isNewline } <= 3)
    #expect(try command.run("contacts", "restore", String(id)).status == 0)
    #expect(try command.run("contacts", "list").output == list)
  }

  @Test(arguments: languages)
  func aCardInAnOldCharacterSetIsReadOrPlainlyRefused(language: String) throws {
    let command = try BuiltCommand()
    let file = command.home.appendingPathComponent("cards.vcf")
    let words = try Checkout.words(language)
    func imported(_ property: String) throws -> BuiltCommand.Ending {
      var card = Data("BEGIN:VCARD\r\n\(property):".utf8)
      card.append(contentsOf: [0xA4, 0xFD, 0xA4, 0x6A, 0xA9, 0xFA])
      card.append(contentsOf: "\r\nTEL:0955666777\r\nEND:VCARD\r\n".utf8)
      try card.write(to: file)
      return try command.run(["contacts", "import", file.path], language: language)
    }
    let refused = try imported("FN")
    #expect(refused.status == 65 && refused.output.isEmpty)
    #expect(Self.hasSaid(words("contacts-fault-unreadable-text"), in: refused.errors))
    #expect(try !command.run("contacts", "list").output.contains("0955"))
    #expect(try imported("FN;CHARSET=BIG5").status == 0)
    #expect(try command.run("contacts", "list").output == "1  王大明  0955-666-777\n")
  }

  @Test(arguments: languages)
  func aNumberStandsOnceInAContact(language: String) throws {
    let command = try BuiltCommand()
    let words = try Checkout.words(language)
    let sentence = words("contacts-number-there", ["number": "0912-345-678"])
    let line = "1  王小明  0912-345-678"
    let added = try command.run(
      [
        "contacts", "add", "--name", "王小明", "--number", "0912-345-678", "--number", "+886912345678",
      ],
      language: language)
    #expect(added.status == 0)
    #expect(added.output == words("contacts-added", ["contact": .text(line)]) + "\n")
    let twice = words("contacts-number-twice", ["number": "0912-345-678"])
    #expect(added.errors == twice + "\n")
    let edited = try command.run(
      ["contacts", "edit", "王小明", "--add-number", "0912 345 678"], language: language)
    #expect(edited == .init(output: "", errors: sentence + "\n", status: 0))
    let replaced = try command.run(
      ["contacts", "edit", "1", "--number", "0912345678", "--number", "0912-345-678"],
      language: language)
    #expect(replaced.status == 0 && replaced.errors == twice + "\n")
    #expect(try command.run("contacts", "list").output == line + "\n")
    // Two desks behind one number are two numbers.
    for ending in ["12", "13"] {
      let desk = try command.run(
        "contacts", "edit", "1", "--add-number", "02-2345-6789 ext. \(ending)")
      #expect(desk.status == 0 && desk.errors.isEmpty)
    }
  }

  @Test func aNumberThatSomebodyHasIsToldWhenItIsGivenToAnother() throws {
    let command = try BuiltCommand()
    _ = try command.run("contacts", "add", "--name", "Ann", "--number", "0912-345-678")
    _ = try command.run("contacts", "add", "--name", "Bob", "--number", "0912-345-679")
    let edited = try command.run("contacts", "edit", "Bob", "--number", "0912-345-678")
    let known = try Checkout.words("en")(
      "contacts-number-known", ["contact": "1  Ann  0912-345-678"])
    #expect(edited.status == 0 && edited.errors == known + "\n")
    // Two have it now: the option can't say whom.
    let call = try command.run("call", "0912-345-678", "--yes")
    #expect(call.status == 2)
    #expect(
      call.errors.filter { !$0.isWhitespace }
        == (try Checkout.words("en")("call-yes-shared")).filter { !$0.isWhitespace })
  }

  @Test func aNameThatIsNoTextIsRefused() throws {
    let command = try BuiltCommand()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" contacts add --name \"$(printf '\\244\\375')\" --number 0912345678",
      PseudoTerminal.program,
    ]
    process.environment = ["ANYTIME_HOME": command.home.path, "LANG": "en"]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(try command.run("contacts", "list", "--json").output == "")
  }

  @Test(arguments: languages)
  func whoeverIsThereWithNameAndNumberIsAddedAgainOnlyWithAYes(language: String) throws {
    let command = try BuiltCommand()
    let words = try Checkout.words(language)
    func add(_ name: String, _ number: String, _ more: String...) throws -> BuiltCommand.Ending {
      try command.run(
        ["contacts", "add", "--name", name, "--number", number] + more, language: language)
    }
    #expect(try add("Ann", "0912-345-678").status == 0)
    #expect(try add("Cid", "2345-6789").status == 0)
    let asked = try add("ann", "0912 345 678")
    #expect(asked.status == 2 && asked.output.isEmpty)
    let question = words("contacts-same-ask", ["contact": "1  Ann  0912-345-678"])
    #expect(asked.errors.hasPrefix(question + "\n"))
    #expect(Self.hasSaid(words("consent-needed"), in: asked.errors))
    let local = try add("Cid", "23456789")
    #expect(local.status == 2)
    #expect(
      Self.hasSaid(
        words("contacts-same-ask", ["contact": "2  Cid  2345-6789"]), in: local.errors))
    // Two people may share a telephone.
    let shared = try add("Bob", "0912-345-678")
    #expect(shared.status == 0)
    #expect(
      shared.errors == words("contacts-number-known", ["contact": "1  Ann  0912-345-678"]) + "\n")
    #expect(try command.run("contacts", "list").output.split(separator: "\n").count == 3)
    #expect(try add("Ann", "0912-345-678", "--yes").status == 0)
    #expect(try command.run("contacts", "list").output.split(separator: "\n").count == 4)
  }

  @Test(arguments: languages)
  func aListOfNobodySaysWhy(language: String) throws {
    let command = try BuiltCommand()
    let words = try Checkout.words(language)
    func list(_ options: String...) throws -> String {
      let ending = try command.run(["contacts", "list"] + options, language: language)
      #expect(ending.status == 0 && ending.errors.isEmpty)
      return ending.output
    }
    #expect(try list() == words("contacts-none") + "\n")
    _ = try command.run("contacts", "add", "--name", "王小明", "--number", "0911222333")
    #expect(try list("--search", "zzz") == words("contacts-none-match", ["text": "zzz"]) + "\n")
    #expect(try list("--unread") == words("contacts-none-unread") + "\n")
    #expect(try list("--removed") == words("contacts-none-removed") + "\n")
    for nothing in ["", " "] { #expect(try list("--search", nothing) == list()) }
    #expect(try list() == "1  王小明  0911-222-333\n")
  }

  @Test func vCardsForProgramsAreInOneLine() throws {
    struct Answer: Decodable {
      let contacts: Int
      let vcards: String?
    }
    let command = try BuiltCommand()
    _ = try command.run("contacts", "add", "--name", "王小明", "--number", "0911222333")
    func answer(_ more: String...) throws -> Answer {
      let arguments = ["contacts", "export", "--json"] + more
      let output = try command.run(arguments).output
      #expect(output.count { $0.isNewline } == 1)
      return try JSONDecoder().decode(Answer.self, from: Data(output.utf8))
    }
    let file = command.home.appendingPathComponent("all.vcf")
    let written = try answer(file.path)
    #expect(written.contacts == 1 && written.vcards == nil)
    let printed = try answer()
    #expect(printed.contacts == 1)
    #expect(try printed.vcards == String(contentsOf: file, encoding: .utf8))
  }

  @Test func whatAnImportTellsProgramsNamesNumbersAndContacts() throws {
    struct Answer: Decodable {
      struct Fault: Decodable, Equatable {
        let line: Int
        let reason: String
        var name: String?
        var number: String?
        var contact: String?
      }
      let added: [String]
      let known: Int
      let numbers: Int
      let faults: [Fault]
    }
    let command = try BuiltCommand()
    let file = command.home.appendingPathComponent("cards.vcf")
    func imported(_ lines: String) throws -> Answer {
      try Data("BEGIN:VCARD\nFN:Ann\nTEL:0912345678\n\(lines)END:VCARD\n".utf8).write(to: file)
      let ending = try command.run(["contacts", "import", file.path, "--json"])
      return try JSONDecoder().decode(Answer.self, from: Data(ending.output.utf8))
    }
    let first = try imported("TEL:abc\n")
    #expect(first.known == 0 && first.numbers == 0)
    #expect(first.faults == [.init(line: 1, reason: "number", name: "Ann", number: "abc")])
    let id = try #require(first.added.first)
    let second = try imported("TEL:02-2345-6789\n")
    #expect(second.added.isEmpty && second.known == 1 && second.numbers == 1)
    _ = try command.run("contacts", "remove", "1", "--yes")
    let third = try imported("X-ANYTIME-ID:\(id)\n")
    #expect(third.added.isEmpty && third.known == 0)
    #expect(third.faults == [.init(line: 1, reason: "removed", name: "Ann", contact: id)])
  }

  @Test func whatIsExportedToAProgramIsTheFileByteByByte() throws {
    let command = try BuiltCommand()
    let file = command.home.appendingPathComponent("cards.vcf")
    let note = "NOTE:one\ttwo\u{200C}three\u{200F}"
    try Data("BEGIN:VCARD\nFN:Ann\nTEL:0912345678\n\(note)\nEND:VCARD\n".utf8).write(to: file)
    #expect(try command.run("contacts", "import", file.path).status == 0)
    #expect(try command.run("contacts", "export", file.path, "--yes").status == 0)
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written.unicodeScalars.contains("\u{200C}") && written.contains("\r\n"))
    for line in [["contacts", "export"], ["contacts", "export", "-"]] {
      #expect(try command.run(line).output.utf8.elementsEqual(written.utf8))
    }
    // A terminal shows nothing strange.
    let terminal = try PseudoTerminal(["contacts", "export"], home: command.home)
    #expect(terminal.end() == 0)
    #expect(terminal.output.contains("NOTE:one twothree"))
    #expect(!terminal.output.unicodeScalars.contains("\u{200F}"))
  }

  @Test(arguments: languages)
  func aWholeAddressBookDoesNotGiveWayToAnEmptyOne(language: String) throws {
    let command = try BuiltCommand()
    let words = try Checkout.words(language)
    _ = try command.run("contacts", "add", "--name", "王小明", "--number", "0911222333")
    let kept = try command.run("restore", "--empty", language: language)
    #expect(kept.status == 1 && kept.output.isEmpty)
    #expect(Self.hasSaid(words("restore-whole"), in: kept.errors))
    #expect(try command.run("contacts", "list").output.contains("王小明"))
    let database = command.home.appendingPathComponent("anytime.sqlite")
    try Data(repeating: 0x42, count: 9000).write(to: database)
    let emptied = try command.run("restore", "--empty", language: language)
    #expect(emptied.output.hasPrefix(words("restore-emptied") + "\n"))
    #expect(emptied.output.contains("/anytime.sqlite.damaged-"))
    #expect(emptied.errors.isEmpty && emptied.status == 0)
    #expect(
      try command.run("contacts", "list", language: language).output
        == words("contacts-none") + "\n")
  }

  @Test(arguments: languages)
  func aSecondPersonOfTheSameNameNeedsAYes(language: String) throws {
    let command = try BuiltCommand()
    let words = try Checkout.words(language)
    let line = ["people", "add", "--name", "Ann", "--number"]
    #expect(try command.run(line + ["0912345678"]).status == 0)
    let asked = try command.run(
      ["people", "add", "--name", "ann", "--number", "0922345678"], language: language)
    #expect(asked.status == 2 && asked.output.isEmpty)
    let question = words("people-namesake-ask", ["person": "Ann  0912-345-678"])
    #expect(asked.errors.hasPrefix(question + "\n"))
    #expect(try command.run("people", "list").output.split(separator: "\n").count == 1)
    #expect(try command.run(line + ["0922345678", "--yes"]).status == 0)
    #expect(try command.run("people", "list").output.split(separator: "\n").count == 2)
  }

  /// Whether a sentence stands in what was said, wherever its lines were broken.
  private static func hasSaid(_ sentence: String, in text: String) -> Bool {
    text.filter { !$0.isWhitespace }.contains(sentence.filter { !$0.isWhitespace })
  }

  @Test(arguments: languages)
  func whoWasRemovedIsListedWithTheDay(language: String) throws {
    let command = try BuiltCommand()
    let words = try Checkout.words(language)
    _ = try command.run("contacts", "add", "--name", "王小明", "--number", "0911222333")
    _ = try command.run("contacts", "remove", "1", "--yes")
    let list = try command.run("contacts", "list", "--removed", language: language).output
    let day = try #require(list.firstMatch(of: /20\d\d-\d\d-\d\d \d\d:\d\d/)).output
    let removal = words("removed-on", ["date": .text(String(day))])
    #expect(list == "-  王小明  0911-222-333  \(removal)\n")
    let json = try command.run("contacts", "list", "--removed", "--json").output
    #expect(json.contains(#""removed":"20"#))
  }
}
