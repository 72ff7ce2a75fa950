import Foundation
import GRDB
import Testing

@testable import AddressBook

/// Damage that is not met when the address book is opened.
@Suite struct HiddenDamageTests {
  /// A database that is too large to be checked at each opening, with a damaged page that is not met
  /// at once.
  private func largeAndDamaged(_ home: TemporaryHome, backup: URL? = nil) throws {
    let file = home.home.appendingPathComponent("anytime.sqlite")
    let root = try {
      let book = try home.book()
      let owner = try book.currentPerson()
      try book.add("王小明", "0911111111", to: owner)
      if let backup { try book.backup(to: backup) }
      let post = try book.addPost(by: owner.id, text: String(repeating: "字", count: 1900))
      return try book.write { db in
        for number in 1...800 {
          try db.execute(
            sql: """
              INSERT INTO post (id, author, text, created, changed)
              SELECT ?, author, text, created, changed FROM post WHERE id = ?
              """, arguments: ["\(number)", post.id])
        }
        return try Int.fetchOne(
          db, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'pending'") ?? 0
      }
    }()
    var data = try Data(contentsOf: file)
    try #require(data.count > 4_000_000 && root > 1)
    data.replaceSubrange((root - 1) * 4096..<root * 4096, with: Data(repeating: 0x42, count: 4096))
    try data.write(to: file)
    let book = try home.book()
    #expect(try book.order(of: book.currentPerson()) == ["1 王小明"])
  }

  /// Whether a file holds the damaged database, with what was in it.
  private func isDamaged(_ file: URL) throws -> Bool {
    let data = try Data(contentsOf: file)
    return data.count > 4_000_000 && data.range(of: Data(repeating: 0x42, count: 4096)) != nil
      && data.range(of: Data("王小明".utf8)) != nil
  }

  @Test func aLargeDamagedDatabaseGivesWayToABackupAndIsKept() throws {
    let home = try TemporaryHome()
    let backup = home.file("backup")
    try largeAndDamaged(home, backup: backup)
    let report = try AddressBook.restore(from: backup, intoHome: home.home)
    let kept = try #require(report.kept)
    #expect(kept.lastPathComponent.hasPrefix("anytime.sqlite.damaged-"))
    #expect(try isDamaged(kept))
    let book = try home.book()
    #expect(try book.order(of: book.currentPerson()) == ["1 王小明"])
    #expect(try book.isIntact())
    #expect(try !home.names().contains { $0.hasSuffix(".part") })
  }

  @Test func aLargeDamagedDatabaseGivesWayToAnEmptyOneAndIsKept() throws {
    let home = try TemporaryHome()
    try largeAndDamaged(home)
    let (isNew, file) = try AddressBook.startEmpty(inHome: home.home)
    #expect(isNew)
    #expect(try isDamaged(#require(file)))
    #expect(try home.book().people().isEmpty)
    #expect(try !AddressBook.startEmpty(inHome: home.home).isNew)
  }

  /// Seven days later no whole backup was left.
  @Test func copiesOfADamagedDatabasePushNoWholeBackupOut() throws {
    let home = try TemporaryHome()
    try largeAndDamaged(home)
    let backups = AutomaticBackups(home: home.home)
    let whole = home.file("whole")
    let other = try TemporaryHome()
    try {
      let book = try other.book()
      try book.add("王小明", "0911111111", to: try book.currentPerson())
      try book.copyDatabase(to: whole, withPictures: false)
    }()
    func copy(_ day: Int) -> URL {
      home.home.appendingPathComponent("backups/anytime-202001\(day)-000000.sqlite")
    }
    for day in 10...16 { try FileManager.default.copyItem(at: whole, to: copy(day)) }
    for day in 17...18 {
      try FileManager.default.moveItem(at: #require(backups.newest), to: copy(day))
      try? backups.makeIfDue(of: try AddressBook(folder: home.home, backsUp: false))
    }
    let names = backups.all.map(\.lastPathComponent)
    #expect(names.count == 8)
    #expect(names.prefix(7) == ArraySlice((10...16).map { copy($0).lastPathComponent }))
    #expect(backups.newestWhole?.lastPathComponent == copy(16).lastPathComponent)
  }

  @Test func aDamagedEntryKeepsBackNoOther() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let owner = try book.currentPerson()
    let reading = PendingEntry.Reading(text: "王", verdict: "check", candidates: [])
    let entries = (0..<3).map { row in
      PendingEntry(
        owner: owner.id, name: reading, number: reading, e164: nil, box: [row], photo: nil)
    }
    try book.addPending(entries)
    try book.write {
      try $0.execute(
        sql: "UPDATE pending SET entry = substr(entry, 2) WHERE id = ?", arguments: [entries[1].id])
    }
    #expect(try book.pendingEntries(of: owner.id) == [entries[0], entries[2]])
    #expect(try !book.isSound())
  }

  /// Whoever has a damaged letter in the name can still be called.
  @Test func aDamagedNameIsShownAsFarAsItIsLegible() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let owner = try book.currentPerson()
    try book.add("王小明", "0911111111", to: owner)
    try book.add("陳美玲", "0922222222", to: owner)
    try book.write {
      try $0.execute(sql: "UPDATE contact SET name = X'E78E8BFF' WHERE place = 1")
    }
    #expect(try book.order(of: owner) == ["1 王\u{FFFD}", "2 陳美玲"])
    #expect(try !book.isSound())
  }

  /// To read it would end the process.
  @Test(arguments: [
    "contact SET place = 'x'", "contactNumber SET dialled = X'FF'", "call SET outcome = X'FF'",
    "post SET text = X'FF'", "post SET picture = X'FF'",
    "contact SET foreignProperties = '['", "contact SET foreignProperties = X'FF'",
  ])
  func aValueThatIsNotOursIsToldAsDamage(change: String) throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let owner = try book.currentPerson()
    let contact = try book.add("王小明", "0911111111", to: owner)
    try book.recordCall(
      CallRecord(
        owner: owner.id, contact: contact.id, name: "王小明", number: "+886911111111",
        dialer: "rehearsal", outcome: "rehearsed"))
    let post = try book.addPost(by: owner.id, text: "早安")
    try book.like(post: post.id, by: owner.id)
    try book.write { try $0.execute(sql: "UPDATE \(change)") }
    #expect {
      _ = try book.exportCards(of: owner.id, version: .three)
      _ = try book.calls(of: owner.id, limit: 1)
      _ = try book.feedPage(for: owner.id, limit: 1)
    } throws: { error in
      if case .damaged(keptAs: nil, _)? = error as? AddressBookError { true } else { false }
    }
  }

  /// To count on from it would end the process.
  @Test func aPlaceBehindWhichThereIsNoneIsToldAsDamage() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let owner = try book.currentPerson()
    try book.add("王小明", "0911111111", to: owner)
    try book.write { try $0.execute(sql: "UPDATE contact SET place = 9223372036854775807") }
    #expect(throws: AddressBookError.damaged(keptAs: nil, lastBackup: nil)) {
      try book.add("陳美玲", "0922222222", to: owner)
    }
  }

  @Test func whatAnotherProgramMadeBesideIsNoDamage() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    try book.write { try $0.execute(sql: "CREATE TABLE t (a)") }
    #expect(try !book.isIntact() && book.isSound())
    _ = try book.currentPerson()
    try book.write { try $0.execute(sql: "UPDATE person SET created = 1.5") }
    #expect(try !book.isSound())
  }

  /// To read it would end the process.
  @Test func aMigrationWithoutANameIsDamageThatIsKept() throws {
    let home = try TemporaryHome()
    try {
      try home.book().write {
        try $0.execute(
          sql: """
            ALTER TABLE grdb_migrations RENAME TO other;
            CREATE TABLE grdb_migrations (identifier TEXT PRIMARY KEY);
            INSERT INTO grdb_migrations SELECT identifier FROM other UNION SELECT NULL;
            DROP TABLE other
            """)
      }
    }()
    #expect {
      _ = try home.book()
    } throws: {
      if case .damaged(_?, _) = $0 as? AddressBookError { true } else { false }
    }
  }

  /// To read it as a text would end the process.
  @Test func aPersonWhoseNameIsNoTextIsDamageThatABackupMends() throws {
    let home = try TemporaryHome()
    let backup = home.file("backup")
    let damaged = AddressBookError.damaged(keptAs: nil, lastBackup: nil)
    try {
      let book = try home.book()
      _ = try book.addPerson(name: "林阿嬤", language: "zh-Hant")
      try book.backup(to: backup)
      try book.write { try $0.execute(sql: "UPDATE person SET name = x'ff00fe'") }
      #expect(throws: damaged) { try book.people() }
      #expect(throws: damaged) { try book.currentPerson() }
      #expect(try !book.isSound())
    }()
    #expect(AddressBook.storedLanguage(in: home.home) == nil)
    #expect(try AddressBook.restore(from: backup, intoHome: home.home).kept != nil)
    #expect(try home.book().people().map(\.name) == ["林阿嬤"])
  }

  @Test func whatABackupMeetsIsToldWithTheBackupsOfTheHome() throws {
    let home = try TemporaryHome()
    let whole = home.file("whole")
    try largeAndDamaged(home, backup: whole)
    let copy = home.home.appendingPathComponent("backups/anytime-20200110-000000.sqlite")
    let book = try home.book()
    try? FileManager.default.removeItem(at: #require(AutomaticBackups(home: home.home).newest))
    try FileManager.default.copyItem(at: whole, to: copy)
    #expect(throws: AddressBookError.damaged(keptAs: nil, lastBackup: copy.path)) {
      try book.backup(to: home.file("new"))
    }
  }
}
