import Foundation
import GRDB
import Testing

/// A home whose address book is damaged, as a caregiver meets it.
@Suite struct DamagedHomeTests {
  private static let languages = ["en", "zh-Hant", "zh-Hans"]

  /// What the doctor says of the address book and of the way to call.
  private func checked(
    _ command: BuiltCommand, language: String
  ) throws -> [String: [String: String]] {
    let ending = try command.run(["doctor", "--json"], language: language)
    #expect(ending.status == 2)
    let lines = try ending.output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String])
    }
    return Dictionary(lines.map { ($0["check"] ?? "", $0) }) { first, _ in first }
  }

  /// Nobody reads what a program that ends has said.
  @Test func underAKioskItIsAScreenUntilTheHomeOpens() throws {
    let command = try BuiltCommand()
    let words = try Checkout.words("zh-Hant")
    _ = try command.run("people", "add", "--name", "林阿嬤")
    let backup = command.home.path + "-backup"
    defer { try? FileManager.default.removeItem(atPath: backup) }
    #expect(try command.run("backup", backup).status == 0)
    let database = command.home.appendingPathComponent("anytime.sqlite")
    try Data(repeating: 0x42, count: 9000).write(to: database)
    for ending in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: database.path + ending)
    }
    let kiosk = try PseudoTerminal(
      ["--lang", "zh-Hant"], environment: ["ANYTIME_KIOSK": "1"], home: command.home)
    #expect(kiosk.wait(for: words("trouble-title")), "\(kiosk.screen.text)")
    #expect(!kiosk.screen.text.contains("anytime restore"))
    kiosk.send("0")
    kiosk.settle()
    kiosk.send("1")
    kiosk.settle()
    #expect(kiosk.wait(for: words("trouble-title")), "\(kiosk.screen.text)")
    #expect(try command.run("restore", backup, "--yes").status == 0)
    kiosk.settle(milliseconds: 800)
    kiosk.send("1")
    #expect(kiosk.wait(for: words("home-question")), "\(kiosk.screen.text)")
  }

  @Test(arguments: languages, [true, false])
  func itIsSaidUntilSomethingIsPutInItsPlace(language: String, hasBackup: Bool) throws {
    let command = try BuiltCommand()
    let words = try Checkout.words(language)
    _ = try command.run("contacts", "add", "--name", "王小明", "--number", "0911222333")
    // The first start that finds somebody to lose makes the backup of the day.
    if hasBackup { _ = try command.run("contacts", "list") }
    let database = command.home.appendingPathComponent("anytime.sqlite")
    let rubbish = Data(repeating: 0x42, count: 9000)
    try rubbish.write(to: database)
    for ending in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: database.path + ending)
    }

    let said = try command.run(["contacts", "list"], language: language)
    #expect(said.status == 78 && said.output.isEmpty)
    for line in [
      ["contacts", "list"], ["call", "1", "--yes"], ["people", "add", "--name", "Ann"],
    ] {
      #expect(try command.run(line, language: language) == said, "\(line)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: command.home.path)
    let kept = try #require(names.first { $0.hasPrefix("anytime.sqlite.damaged-") })
    #expect(try Data(contentsOf: command.home.appendingPathComponent(kept)) == rubbish)
    #expect(!names.contains("anytime.sqlite"))
    for _ in 1...2 {
      let checks = try checked(command, language: language)
      #expect(checks["database"]?["state"] == "fault")
      #expect(checks["database"]?["message"]?.contains(kept) == true)
      #expect(checks["dialer"]?["message"] == words("doctor-dialer-waits"))
    }

    if hasBackup {
      let backups = command.home.appendingPathComponent("backups").path
      let backup = try #require(FileManager.default.contentsOfDirectory(atPath: backups).first)
      #expect(try command.run("restore", "\(backups)/\(backup)", "--yes").status == 0)
      #expect(try command.run("contacts", "list").output.contains("王小明"))
    } else {
      #expect(try command.run("restore", "--empty").status == 0)
      let list = try command.run(["contacts", "list"], language: language)
      #expect(list == .init(output: words("contacts-none") + "\n", errors: "", status: 0))
    }
    #expect(try Data(contentsOf: command.home.appendingPathComponent(kept)) == rubbish)
    #expect(try checked(command, language: language)["database"]?["state"] == "ok")
    let doctor = try command.run(["doctor"], language: language).output.filter { !$0.isWhitespace }
    let path = command.home.appendingPathComponent(kept).path
    let told = words("doctor-database-kept", ["file": .text(path)]).filter { !$0.isWhitespace }
    #expect(doctor.contains(told))
  }

  @Test(arguments: languages)
  func whatAnotherProgramMadeBesideIsToldOf(language: String) throws {
    let command = try BuiltCommand()
    _ = try command.run("people", "add", "--name", "林阿嬤")
    let file = command.home.appendingPathComponent("anytime.sqlite").path
    try DatabaseQueue(path: file).write {
      try $0.execute(
        sql: "CREATE TRIGGER t AFTER INSERT ON contact BEGIN UPDATE contact SET name = 'x'; END")
    }
    let said = try #require(try checked(command, language: language)["database"])
    let sentence = try Checkout.words(language)(
      "doctor-database-changed", ["path": .text(command.home.path)])
    #expect(said["state"] == "fault" && said["message"] == sentence, "\(said)")
  }

  /// To read it as a text would end the process.
  @Test func aPersonWhoseNameIsNoTextIsToldAndMended() throws {
    let command = try BuiltCommand()
    _ = try command.run("people", "add", "--name", "林阿嬤")
    let backup = command.home.path + "-backup"
    defer { try? FileManager.default.removeItem(atPath: backup) }
    #expect(try command.run("backup", backup).status == 0)
    try DatabaseQueue(path: command.home.appendingPathComponent("anytime.sqlite").path).write {
      try $0.execute(sql: "UPDATE person SET name = x'ff00fe'")
    }
    let said = try #require(try checked(command, language: "en")["database"])
    let sentence = try Checkout.words("en")(
      "doctor-database-damaged", ["path": .text(command.home.path)])
    #expect(said["state"] == "fault" && said["message"] == sentence, "\(said)")
    #expect(try command.run("contacts", "list").status == 78)
    #expect(try command.run("restore", backup, "--yes").status == 0)
    #expect(try command.run("people", "list").output.contains("林阿嬤"))
  }
}
