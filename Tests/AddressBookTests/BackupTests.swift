import Foundation
import GRDB
import Synchronization
import Testing

@testable import AddressBook

@Suite struct BackupTests {
  private func filled(_ home: TemporaryHome) throws -> (AddressBook, Person, Contact) {
    let book = try home.book()
    let owner = try book.addPerson(name: "奶奶", number: "+886911111111")
    var contact = try book.add("王小明", "0922222222", to: owner)
    contact.picture = try book.storePicture([1, 2, 3])
    try book.editContact(contact.id) { $0 = contact }
    try book.addPost(by: owner.id, text: "早安")
    let reading = PendingEntry.Reading(text: "林", verdict: "check", candidates: ["林"])
    try book.addPending([
      PendingEntry(
        owner: owner.id, name: reading, number: reading, e164: nil, box: [1, 2, 3, 4], photo: nil)
    ])
    return (book, owner, contact)
  }

  @Test func aBackupBringsEverythingToAnotherHome() throws {
    let (home, other) = (try TemporaryHome(), try TemporaryHome())
    let (book, owner, contact) = try filled(home)
    let file = home.file("backup")
    try book.backup(to: file)
    let report = try AddressBook.restore(from: file, intoHome: other.home)
    #expect(report.kept == nil && report.missingPictures == 0)
    let restored = try other.book()
    #expect(try restored.contacts(of: owner.id) == [contact])
    #expect(try restored.says(owner) == ["早安"])
    #expect(restored.pictureData(try #require(contact.picture)) == [1, 2, 3])
    #expect(try restored.findContacts(matching: "xiaoming", of: owner.id).count == 1)
  }

  @Test func aBackupIsRestoredThroughASymbolicLinkAsItIsWritten() throws {
    let (home, other) = (try TemporaryHome(), try TemporaryHome())
    let (book, owner, contact) = try filled(home)
    let link = home.file("link")
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "backup")
    try book.backup(to: link)
    try AddressBook.restore(from: link, intoHome: other.home)
    #expect(try other.book().contacts(of: owner.id) == [contact])
    let loop = home.file("loop")
    try FileManager.default.createSymbolicLink(atPath: loop.path, withDestinationPath: "loop")
    #expect(throws: AddressBookError.unreadableFile(loop.path)) {
      try AddressBook.restore(from: loop, intoHome: other.home)
    }
  }

  /// Each is found by one check alone: rows of nobody, a page that two indexes claim, what we never
  /// made, what the columns never hold, and entries that nobody could go on with.
  @Test(arguments: [
    "PRAGMA foreign_keys = OFF; UPDATE contact SET owner = 99",
    """
    PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET rootpage =
      (SELECT rootpage FROM sqlite_schema WHERE name = 'contactByPicture')
      WHERE name = 'contactByHandwriting'
    """,
    "PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = 'contactByPlace'",
    "CREATE TRIGGER t AFTER INSERT ON contact BEGIN UPDATE contact SET name = 'EVIL'; END",
    "CREATE VIEW v AS SELECT 1",
    "CREATE INDEX i ON post(text)",
    "CREATE TABLE t (a)",
    "ALTER TABLE call ADD COLUMN a",
    "DELETE FROM grdb_migrations; CREATE VIEW v AS SELECT 1",
    "UPDATE contact SET name = x'ff00ff'",
    "UPDATE post SET text = x'00ff'",
    "UPDATE contact SET place = 'abc'",
    "UPDATE contact SET place = 1.5",
    "UPDATE contact SET place = 9223372036854775807",
    "UPDATE post SET created = -9223372036854775808",
    "INSERT INTO setting VALUES (0, 'size', x'ff')",
    "UPDATE pending SET entry = '{'",
    "UPDATE pending SET entry = json_set(entry, '$.box', 'a')",
    "UPDATE pending SET entry = json_set(entry, '$.box[0]', 1e300)",
    "UPDATE pending SET entry = json_set(entry, '$.id', 'another')",
    "UPDATE pending SET entry = json_set(entry, '$.owner', 'another')",
    "UPDATE pending SET photo = 'another'",
    "UPDATE post SET text = printf('%.*c', 1000001, 'a')",
    "UPDATE contact SET name = printf('%.*c', 3000000, 'a')",
    "UPDATE pending SET entry = entry || printf('%.*c', 3000000, ' ')",
    """
    ALTER TABLE grdb_migrations RENAME TO other;
    CREATE TABLE grdb_migrations (identifier TEXT PRIMARY KEY);
    INSERT INTO grdb_migrations SELECT identifier FROM other UNION SELECT NULL; DROP TABLE other
    """,
  ])
  func aBackupIsRefusedWhoseRowsOrPagesAreNotWhole(damage: String) throws {
    let home = try TemporaryHome()
    let (book, owner, contact) = try filled(home)
    let file = home.file("backup")
    try book.backup(to: file)
    try DatabaseQueue(path: file.path).writeWithoutTransaction { try $0.execute(sql: damage) }
    #expect(throws: AddressBookError.notABackup(file.path)) {
      try AddressBook.restore(from: file, intoHome: home.home)
    }
    #expect(try book.contacts(of: owner.id) == [contact])
  }

  @Test func whatIsKeptOfAForeignCardMayBeLong() throws {
    let (home, other) = (try TemporaryHome(), try TemporaryHome())
    let (book, owner, contact) = try filled(home)
    let long = ForeignProperty(line: "NOTE:" + String(repeating: "a", count: 3_000_000))
    try book.write {
      try $0.execute(
        sql: "UPDATE contact SET foreignProperties = ?",
        arguments: [try ForeignProperty.encoded([long])])
    }
    let file = home.file("backup")
    try book.backup(to: file)
    try AddressBook.restore(from: file, intoHome: other.home)
    #expect(try other.book().contacts(of: owner.id) == [contact])
  }

  @Test func namesOfWhatWaitsAreCleanedAsTypedOnesAre() throws {
    let (home, other) = (try TemporaryHome(), try TemporaryHome())
    let (book, owner, _) = try filled(home)
    let file = home.file("backup")
    try book.backup(to: file)
    try DatabaseQueue(path: file.path).write {
      try $0.execute(
        sql: """
          UPDATE pending SET entry = json_set(entry, '$.name.text', :name, '$.confirmedName', :name,
            '$.name.candidates[0]', :name, '$.name.candidates[1]', :nothing)
          """, arguments: ["name": " 王\u{1B}[2J\u{202E}小\n明", "nothing": "\u{2800}"])
    }
    try AddressBook.restore(from: file, intoHome: other.home)
    let entry = try #require(try other.book().pendingEntries(of: owner.id).first)
    #expect(entry.name.text == "王小 明" && entry.confirmedName == "王小 明")
    #expect(entry.name.candidates == ["王小 明"])
  }

  @Test func aBackupOfAnEarlierVersionIsTaken() throws {
    let (home, other) = (try TemporaryHome(), try TemporaryHome())
    let (book, owner, contact) = try filled(home)
    let file = home.file("backup")
    try book.backup(to: file)
    try DatabaseQueue(path: file.path).write {
      try $0.execute(
        sql: """
          DELETE FROM grdb_migrations
            WHERE identifier <> 'people, contacts, feed, calls, settings';
          DROP INDEX contactByOwnerAndPerson;
          ALTER TABLE contactNumber DROP COLUMN region
          """)
    }
    try AddressBook.restore(from: file, intoHome: other.home)
    #expect(try other.book().contacts(of: owner.id) == [contact])
  }

  /// A backup is compared with what the migrations make: where one is edited, none that was made
  /// before could be brought back.
  @Test func whatTheMigrationsMadeStaysAsItWas() throws {
    let database = try DatabaseQueue()
    try Schema.migrator.migrate(database, upTo: "numbers are found as they are shown")
    let made = try database.read {
      try String.fetchAll(
        $0, sql: "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name")
    }
    #expect(
      SHA256.hexadecimal(of: Array(made.joined(separator: "\n").utf8))
        == "2d1545a7d4f3693e67ba1c3113970281de9d42fcf7b8faa20baa9b331d608329")
  }

  @Test func whatIsWrittenOtherwiseThanByUsIsDamage() throws {
    let home = try TemporaryHome()
    let (book, _, _) = try filled(home)
    #expect(try book.isIntact())
    try book.write { try $0.execute(sql: "UPDATE contact SET name = x'ff00ff'") }
    #expect(try !book.isIntact())
    // What a new version migrates is looked at before.
    try book.write {
      try $0.execute(sql: "DELETE FROM grdb_migrations WHERE identifier LIKE 'numbers%'")
    }
    #expect {
      _ = try home.book()
    } throws: {
      if case .damaged(_?, _) = $0 as? AddressBookError { true } else { false }
    }
  }

  @Test func whatWasThereIsKeptAndAnOpenAppSeesTheRestoredState() throws {
    let home = try TemporaryHome()
    let (book, owner, contact) = try filled(home)
    let file = home.file("backup")
    try book.backup(to: file)
    try book.add("後來", "0933333333", to: owner)
    let kept = try #require(try AddressBook.restore(from: file, intoHome: home.home).kept)
    #expect(try book.contacts(of: owner.id) == [contact])
    try AddressBook.restore(from: kept, intoHome: home.home)
    #expect(try book.order(of: owner) == ["1 王小明", "2 後來"])
  }

  /// What was there is kept with its pictures, which takes a while.
  @Test func whatIsAddedDuringARestoreIsThereOrKept() throws {
    let home = try TemporaryHome()
    let (book, owner, contact) = try filled(home)
    let file = home.file("backup")
    try book.backup(to: file)
    let picture = try book.storePicture([UInt8](repeating: 7, count: 2_000_000))
    try book.editContact(contact.id) { $0.picture = picture }
    let added = Mutex<Set<String>>([])
    let isOver = Atomic(false)
    let isDone = Atomic(false)
    Thread.detachNewThread {
      var number = 0
      while !isOver.load(ordering: .acquiring) {
        number += 1
        if (try? book.add("後來\(number)", "0933333333", to: owner)) != nil {
          added.withLock { _ = $0.insert("後來\(number)") }
        }
        usleep(10_000)
      }
      isDone.store(true, ordering: .releasing)
    }
    while added.withLock(\.isEmpty) { usleep(1_000) }
    let report = try AddressBook.restore(from: file, intoHome: home.home)
    isOver.store(true, ordering: .releasing)
    while !isDone.load(ordering: .acquiring) { usleep(10_000) }
    let there = try Set(book.contacts(of: owner.id).compactMap(\.name))
    let kept = try DatabaseQueue(path: try #require(report.kept).path).read {
      try String.fetchSet($0, sql: "SELECT name FROM contact")
    }
    #expect(added.withLock { $0.subtracting(there).subtracting(kept) } == [])
  }

  @Test func restoringAgainAtOnceLosesNothing() throws {
    let home = try TemporaryHome()
    let (book, owner, _) = try filled(home)
    let file = home.file("backup")
    try book.backup(to: file)
    let kept = try (0..<4).map { n in
      try book.add("後來\(n)", "0933333333", to: owner)
      return try #require(try AddressBook.restore(from: file, intoHome: home.home).kept)
    }
    #expect(Set(kept).count == 4)
    for (n, kept) in kept.enumerated() {
      try AddressBook.restore(from: kept, intoHome: home.home)
      #expect(try book.order(of: owner) == ["1 王小明", "2 後來\(n)"])
    }
  }

  @Test func aDamagedBackupReplacesNothing() throws {
    let home = try TemporaryHome()
    let (book, owner, _) = try filled(home)
    let file = home.file("backup")
    try book.backup(to: file)
    let whole = try Data(contentsOf: file)
    var scratched = whole
    for index in stride(from: 5000, to: scratched.count, by: 97) { scratched[index] ^= 0xFF }
    for bad in [scratched, whole.prefix(whole.count / 2), Data("SQLite format 3\0".utf8), Data()] {
      try bad.write(to: file)
      #expect(throws: AddressBookError.notABackup(file.path)) {
        try AddressBook.restore(from: file, intoHome: home.home)
      }
    }
    #expect(try book.order(of: owner) == ["1 王小明"])
    #expect(try !home.names().contains { $0.hasSuffix(".part") })
    #expect(throws: AddressBookError.unreadableFile(home.file("none").path)) {
      try AddressBook.restore(from: home.file("none"), intoHome: home.home)
    }
  }

  @Test func whatIsLeftOfAKilledBackupIsSweptUnlessAnotherIsBeingMade() throws {
    let home = try TemporaryHome()
    let (book, _, _) = try filled(home)
    let id = "0a1b2c3d-0000-4000-8000-000000000000"
    let left = [".\(id).copy.part", ".\(id).copy.part-journal"]
    let others = [".\(id).part", ".0a.copy.part", "\(id).copy.part", ".\(id).copy.parts", "backup"]
    for name in left + others { try Data().write(to: home.file(name)) }
    func names() throws -> Set<String> {
      Set(try FileManager.default.contentsOfDirectory(atPath: home.folder.path))
    }
    try HomeFiles.copying(into: home.folder) {
      for name in left { try Data().write(to: home.file(name)) }
      try book.backup(to: home.file("backup"))
      #expect(try names() == Set(left + others + ["home"]))
    }
    try book.backup(to: home.file("backup"))
    #expect(try names() == Set(others + ["home"]))
  }

  @Test func aForeignDatabaseIsNoBackup() throws {
    let home = try TemporaryHome()
    let file = home.file("foreign")
    try DatabaseQueue(path: file.path).write { try $0.execute(sql: "CREATE TABLE contact (a)") }
    #expect(throws: AddressBookError.notABackup(file.path)) {
      try AddressBook.restore(from: file, intoHome: home.home)
    }
  }

  @Test func aForgedPictureIsNotStoredAndTheRestOfTheBackupIs() throws {
    let (home, other) = (try TemporaryHome(), try TemporaryHome())
    let (book, owner, contact) = try filled(home)
    let file = home.file("backup")
    try book.backup(to: file)
    try DatabaseQueue(path: file.path).write {
      try $0.execute(sql: "UPDATE backupPicture SET data = x'00'")
    }
    let report = try AddressBook.restore(from: file, intoHome: other.home)
    #expect(report.missingPictures == 1)
    #expect(try other.names(in: "pictures").isEmpty)
    #expect(try other.book().contacts(of: owner.id) == [contact])
    #expect(try other.book().says(owner) == ["早安"])
    // Where the home has the true one, nothing is missing.
    #expect(try AddressBook.restore(from: file, intoHome: home.home).missingPictures == 0)
    #expect(book.pictureData(try #require(contact.picture)) == [1, 2, 3])
  }

  @Test func aRowThatIsNoPictureAtAllIsLeftOut() throws {
    let (home, other) = (try TemporaryHome(), try TemporaryHome())
    let (book, _, contact) = try filled(home)
    let file = home.file("backup")
    try book.backup(to: file)
    try DatabaseQueue(path: file.path).write {
      try $0.execute(sql: "INSERT INTO backupPicture VALUES (NULL, 7), (x'ff', 'text')")
    }
    #expect(try AddressBook.restore(from: file, intoHome: other.home).missingPictures == 0)
    #expect(try other.names(in: "pictures") == [try #require(contact.picture)])
  }

  @Test func aPictureThatIsLargerThanAnyOfOursIsNotRead() throws {
    let (home, other) = (try TemporaryHome(), try TemporaryHome())
    let (book, _, contact) = try filled(home)
    let file = home.file("backup")
    try book.backup(to: file)
    let files = HomeFiles(other.home)
    try files.prepare()
    let checked = try CheckedBackup(file, files: files)
    defer { checked.discard() }
    try checked.storePictures(largest: 2) { _ in true }
    #expect(try other.names(in: "pictures").isEmpty)
    try checked.storePictures(largest: 3) { _ in true }
    #expect(try other.names(in: "pictures") == [try #require(contact.picture)])
  }

  @Test func aPictureThatIsNotOfOurEncodingIsNotStoredAndTheRestOfTheBackupIs() throws {
    let (home, other) = (try TemporaryHome(), try TemporaryHome())
    let (book, owner, contact) = try filled(home)
    let file = home.file("backup")
    try book.backup(to: file)
    let report = try AddressBook.restore(
      from: file, intoHome: other.home, judged: { $0 != [1, 2, 3] })
    #expect(report.missingPictures == 1)
    #expect(try other.names(in: "pictures").isEmpty)
    #expect(try other.book().contacts(of: owner.id) == [contact])
  }

  /// Cut off, changed, and gone.
  @Test(arguments: [[], [1, 2, 4], nil] as [[UInt8]?])
  func aDamagedPictureIsLeftOutOfABackupThatBringsBackTheRest(rest: [UInt8]?) throws {
    let (home, other) = (try TemporaryHome(), try TemporaryHome())
    let (book, owner, contact) = try filled(home)
    let picture = book.pictureFile(try #require(contact.picture))
    if let rest { try Data(rest).write(to: picture) } else { unlink(picture.path) }
    #expect(try book.damagedPictures() == 1)
    let file = home.file("backup")
    #expect(try book.backup(to: file) == 1)
    #expect(try AddressBook.restore(from: file, intoHome: other.home).missingPictures == 1)
    #expect(try other.book().contacts(of: owner.id) == [contact])
    #expect(try other.names(in: "pictures").isEmpty)
    // What is kept of a home whose pictures are damaged can be brought back too.
    let report = try AddressBook.restore(from: file, intoHome: home.home)
    #expect(report.picturesNotKept == 1 && report.missingPictures == 1)
    try AddressBook.restore(from: try #require(report.kept), intoHome: home.home)
    #expect(try book.contacts(of: owner.id) == [contact])
  }

  /// What the doctor tells.
  @Test func anEarlierBackupMendsADamagedPictureAndNothingNewerIsLost() throws {
    let home = try TemporaryHome()
    let (book, owner, contact) = try filled(home)
    let file = home.file("backup")
    try book.backup(to: file)
    try book.add("後來", "0933333333", to: owner)
    let hash = try #require(contact.picture)
    try Data().write(to: book.pictureFile(hash))
    let report = try AddressBook.restore(from: file, intoHome: home.home)
    #expect(report.missingPictures == 0 && report.picturesNotKept == 0)
    #expect(book.pictureData(hash) == [1, 2, 3])
    try AddressBook.restore(from: try #require(report.kept), intoHome: home.home)
    #expect(try book.order(of: owner) == ["1 王小明", "2 後來"])
    #expect(try book.damagedPictures() == 0)
  }

  /// The last of them points to nothing yet.
  @Test(arguments: ["target", "link", "none"])
  func whatALinkPointsToIsWritten(target: String) throws {
    let home = try TemporaryHome()
    let (book, _, _) = try filled(home)
    let links = home.file("links")
    try FileManager.default.createDirectory(at: links, withIntermediateDirectories: true)
    try Data("old".utf8).write(to: home.file("target"))
    #expect(symlink("target", home.file("link").path) == 0)
    let link = links.appendingPathComponent("backup")
    #expect(symlink("../\(target)", link.path) == 0)
    func expectWritten(_ start: String) throws {
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "../\(target)")
      let written = try Data(contentsOf: home.file(target == "none" ? "none" : "target"))
      #expect(written.starts(with: start.utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: links.path) == ["backup"])
    }
    try book.backup(to: link)
    try expectWritten("SQLite format 3")
    try book.exportFeed(to: link)
    try expectWritten(#"{"anytime":"feed""#)
    try AddressBook.write(Array("text".utf8), to: link)
    try expectWritten("text")
  }

  @Test func aLinkThatLeadsNowhereIsNotReplaced() throws {
    let home = try TemporaryHome()
    let (book, _, _) = try filled(home)
    let link = home.file("loop")
    #expect(symlink("loop", link.path) == 0)
    #expect(throws: AddressBookError.cannotWriteFile(link.path)) { try book.backup(to: link) }
    #expect(throws: AddressBookError.cannotWriteFile(link.path)) { try book.exportFeed(to: link) }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "loop")
  }

  /// As where somebody was killed while a damaged database was moved aside.
  @Test(arguments: [true, false, nil])
  func aLogWithoutItsDatabaseDoesNotRuinTheNextOne(restores: Bool?) throws {
    let (home, other) = (try TemporaryHome(), try TemporaryHome())
    let (book, owner, _) = try filled(home)
    let file = home.file("backup")
    try book.backup(to: file)
    for number in 1...50 { try book.addPost(by: owner.id, text: "\(number)") }
    let log = try Data(contentsOf: home.home.appendingPathComponent("anytime.sqlite-wal"))
    try HomeFiles(other.home).prepare()
    try log.write(to: other.home.appendingPathComponent("anytime.sqlite-wal"))
    if restores == true {
      try AddressBook.restore(from: file, intoHome: other.home)
      #expect(try other.book().order(of: owner) == ["1 王小明"])
      #expect(try other.book().says(owner) == ["早安"])
    } else {
      if restores == false {
        let (isNew, kept) = try AddressBook.startEmpty(inHome: other.home)
        #expect(isNew && kept == nil)
      }
      #expect(try other.book().people().isEmpty)
    }
    #expect(try other.book().isIntact())
    let kept = try #require(
      try other.names().first { $0.hasPrefix("anytime.sqlite.damaged-") && $0.hasSuffix("-wal") })
    #expect(try Data(contentsOf: other.home.appendingPathComponent(kept)) == log)
  }

  @Test func theFirstOpeningOfADayLeavesABackup() throws {
    let home = try TemporaryHome()
    _ = try filled(home)
    #expect(try home.names(in: "backups").isEmpty)
    _ = try home.book()
    _ = try home.book()
    #expect(try home.names(in: "backups").count == 1)
  }

  @Test func sevenBackupsAreKept() throws {
    let home = try TemporaryHome()
    _ = try filled(home)
    let folder = home.home.appendingPathComponent("backups")
    for day in 10...19 {
      try Data().write(to: folder.appendingPathComponent("anytime-202001\(day)-000000.sqlite"))
    }
    // The newest is whole and not of today; those that a sweep can't read are not its matter.
    try? AutomaticBackups(home: home.home).makeIfDue(
      of: try AddressBook(folder: home.home, backsUp: false))
    let names = try home.names(in: "backups")
    #expect(names.count == 7)
    #expect(names.first == "anytime-20200114-000000.sqlite")
  }

  @Test("a clock that was ahead leaves a backup of the future")
  func aBackupOfTheFutureDoesNotPushOthersOut() throws {
    let home = try TemporaryHome()
    _ = try filled(home)
    let folder = home.home.appendingPathComponent("backups")
    let future = "anytime-29990101-000000.sqlite"
    try Data().write(to: folder.appendingPathComponent(future))
    let backups = AutomaticBackups(home: home.home)
    #expect(backups.newest?.lastPathComponent == future)
    for _ in 1...3 {
      try? backups.makeIfDue(of: try AddressBook(folder: home.home, backsUp: false))
    }
    let names = try home.names(in: "backups")
    #expect(names.count == 2 && names.last == future)
    #expect(backups.newest?.lastPathComponent == names.first)
  }

  /// The disk that damages an address book damages copies of it too.
  @Test func aDamagedBackupIsNotOfferedAsWhole() throws {
    let home = try TemporaryHome()
    try {
      let (book, _, _) = try filled(home)
      try AutomaticBackups(home: home.home).makeIfDue(of: book)
    }()
    let backups = AutomaticBackups(home: home.home)
    let newest = try #require(backups.newest)
    let older = newest.deletingLastPathComponent().appendingPathComponent(
      "anytime-20200101-000000.sqlite")
    try FileManager.default.copyItem(at: newest, to: older)
    try Data(repeating: 0x42, count: 20000).write(to: newest)
    #expect(AddressBook.lastAutomaticBackup(inHome: home.home) == older)
    let database = home.home.appendingPathComponent("anytime.sqlite")
    try Data(repeating: 0x42, count: 20000).write(to: database)
    func offered() -> String? {
      do {
        _ = try home.book()
      } catch AddressBookError.damaged(_, let lastBackup) {
        return lastBackup
      } catch {
        Issue.record(error)
      }
      return nil
    }
    #expect(offered() == older.path)
    try Data(repeating: 0x42, count: 20000).write(to: older)
    #expect(offered() == nil)
    #expect(AddressBook.lastAutomaticBackup(inHome: home.home) == nil)
  }
}
