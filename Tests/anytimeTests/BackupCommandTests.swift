import Foundation
import GRDB
import Locales
import Testing

@testable import AddressBook

/// Backups of a home with damaged or strange pictures, as a caregiver makes and brings back one.
@Suite struct BackupCommandTests {
  private static let languages = ["en", "zh-Hant", "zh-Hans"]

  /// A home where somebody has a picture.
  private func home(_ language: String) throws -> (command: BuiltCommand, picture: URL) {
    let command = try BuiltCommand()
    let face = command.home.appendingPathComponent("face.bmp")
    try TestBitmap.write(to: face)
    _ = try command.run(
      ["contacts", "add", "--name", "王小明", "--number", "0911222333", "--picture", face.path])
    let folder = command.home.appendingPathComponent("pictures")
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder.path).first)
    return (command, folder.appendingPathComponent(name))
  }

  /// What the doctor says of the address book.
  private func checks(_ command: BuiltCommand, language: String) throws -> [[String: String]] {
    let lines = try command.run(["doctor", "--json"], language: language).output
    return try lines.split(separator: "\n").compactMap { line in
      let check = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String]
      return check?["check"] == "database" ? check : nil
    }
  }

  private func hasSaid(_ sentence: String, in text: String) -> Bool {
    text.filter { !$0.isWhitespace }.contains(sentence.filter { !$0.isWhitespace })
  }

  @Test(arguments: languages)
  func aDamagedPictureIsToldAndTheRestIsSavedAndBroughtBack(language: String) throws {
    let (command, picture) = try home(language)
    let words = try Checkout.words(language)
    let file = command.home.appendingPathComponent("all.backup").path
    #expect(try command.run("backup", file).status == 0)
    #expect(try checks(command, language: language).map { $0["state"] } == ["ok"])

    try Data().write(to: picture)
    let saved = try command.run(["backup", file, "--yes"], language: language)
    #expect(saved.status == 1 && saved.output.isEmpty)
    #expect(
      hasSaid(words("backup-incomplete", ["count": 1, "file": .text(file)]), in: saved.errors))
    let path = Message.Argument.text(command.home.path)
    let told = try #require(try checks(command, language: language).first)
    #expect(told["state"] == "fault")
    #expect(told["message"] == words("doctor-database-pictures", ["count": 1, "path": path]))
    #expect(told["next"] == words("doctor-database-pictures-next"))

    let other = command.home.appendingPathComponent("other").path
    let restored = try command.run(["restore", file, "--yes", "--home", other], language: language)
    #expect(restored.status == 1)
    #expect(restored.output == words("restore-done", ["file": .text(file)]) + "\n")
    let offering = try Checkout.words(language, options: "--home \(other)")
    #expect(hasSaid(offering("restore-incomplete", ["count": 1]), in: restored.errors))
    #expect(try command.run("contacts", "list", "--home", other).output.contains("王小明"))
    let here = try command.run(["restore", file, "--yes"], language: language)
    #expect(hasSaid(words("restore-kept-incomplete", ["count": 1]), in: here.output))
  }

  /// Where `contacts picture` would have refused or re-encoded it.
  @Test(arguments: languages)
  func aBackupBringsInNoPictureThatIsNotAsWeEncodeThem(language: String) throws {
    let (command, _) = try home(language)
    let file = command.home.appendingPathComponent("all.backup")
    #expect(try command.run("backup", file.path).status == 0)
    let foreign = try Data(contentsOf: command.home.appendingPathComponent("face.bmp"))
    let hash = SHA256.hexadecimal(of: [UInt8](foreign))
    try DatabaseQueue(path: file.path).write { db in
      try db.execute(
        sql: "UPDATE backupPicture SET hash = ?, data = ?", arguments: [hash, foreign])
      try db.execute(sql: "UPDATE contact SET picture = ?", arguments: [hash])
    }
    let other = command.home.appendingPathComponent("other")
    let restored = try command.run(
      ["restore", file.path, "--yes", "--home", other.path], language: language)
    #expect(restored.status == 1)
    let words = try Checkout.words(language, options: "--home \(other.path)")
    #expect(hasSaid(words("restore-incomplete", ["count": 1]), in: restored.errors))
    let pictures = other.appendingPathComponent("pictures").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: pictures).isEmpty)
    #expect(try command.run("contacts", "list", "--home", other.path).output.contains("王小明"))
  }

  @Test(arguments: languages)
  func thatThePasswordForCallingIsNotInABackupIsSaid(language: String) throws {
    let command = try BuiltCommand()
    let words = try Checkout.words(language)
    let file = command.home.appendingPathComponent("all.backup").path
    let done = words("backup-done", ["file": .text(file)]) + "\n"
    #expect(try command.run(["backup", file], language: language).output == done)
    let password = "a secret of the telephone company"
    try Data(password.utf8).write(to: command.home.appendingPathComponent("sip-password"))
    let saved = try command.run(["backup", file, "--yes"], language: language)
    #expect(saved.output == done + words("backup-without-password") + "\n")
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)).range(of: Data(password.utf8)) == nil)
  }

  @Test(arguments: languages)
  func theDoctorTellsTheDayOfTheLastBackupHere(language: String) throws {
    let (command, _) = try home(language)
    _ = try command.run("contacts", "list")
    let backups = command.home.appendingPathComponent("backups").path
    let copy = try #require(FileManager.default.contentsOfDirectory(atPath: backups).first)
    // In Taipei the next day has begun.
    let evening = try Date("2026-05-01T20:00:00Z", strategy: .iso8601)
    try FileManager.default.setAttributes(
      [.modificationDate: evening], ofItemAtPath: "\(backups)/\(copy)")
    let told = try #require(try checks(command, language: language).first?["message"])
    #expect(told.contains("2026-05-02"))
  }

  @Test func whatIsWrittenIsPrivateAndGoesWhereALinkPoints() throws {
    let (command, _) = try home("en")
    _ = try command.run("feed", "post", "--text", "hello")
    for line in [["backup"], ["contacts", "export"], ["feed", "export"]] {
      let target = command.home.appendingPathComponent("target-\(line[0])")
      let link = command.home.appendingPathComponent("link-\(line[0])")
      #expect(symlink(target.lastPathComponent, link.path) == 0)
      #expect(try command.run(line + [link.path]).status == 0)
      let kind = try FileManager.default.attributesOfItem(atPath: link.path)[.type]
      #expect(kind as? FileAttributeType == .typeSymbolicLink, "\(line)")
      let attributes = try FileManager.default.attributesOfItem(atPath: target.path)
      #expect(attributes[.size] as? Int ?? 0 > 0, "\(line)")
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(line)")
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGKILL], [["backup"], ["feed", "export"]])
  func whoStopsAnExportFindsNothingHalfDone(signal: Int32, line: [String]) throws {
    let (command, _) = try home("en")
    let queue = try DatabaseQueue(path: command.home.appendingPathComponent("anytime.sqlite").path)
    try queue.write { db in
      try db.execute(
        sql: """
          CREATE TABLE large AS SELECT zeroblob(200000000);
          WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
          INSERT INTO post (id, author, text, created, changed)
          SELECT i, (SELECT min(key) FROM person), 'hello', i, i FROM n
          """)
    }
    try queue.close()
    let folder = command.home.appendingPathComponent("stick")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: PseudoTerminal.program)
    process.arguments = line + [folder.appendingPathComponent("all").path]
    process.environment = ["ANYTIME_HOME": command.home.path, "LANG": "en"]
    try process.run()
    func isWritten(_ name: String) -> Bool {
      var status = stat()
      return stat(folder.appendingPathComponent(name).path, &status) == 0 && status.st_size > 0
    }
    while try !names().contains(where: isWritten), process.isRunning { usleep(1_000) }
    #expect(process.isRunning)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    guard signal == SIGKILL else {
      #expect(process.terminationStatus == 130)
      return #expect(try names() == [])
    }
    // Nobody can tidy up when killed; the next one does.
    #expect(try names().count > 0)
    #expect(try command.run(line + [folder.appendingPathComponent("all").path]).status == 0)
    #expect(try names() == ["all"])
  }
}
