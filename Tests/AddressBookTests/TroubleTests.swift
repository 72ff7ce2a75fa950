import Foundation
import GRDB
import PhoneNumbers
import Testing

@testable import AddressBook

@Suite struct TroubleTests {
  @Test func aConfirmedWriteSurvivesAPowerCut() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let modes = try book.write { db in
      try [
        String.fetchOne(db, sql: "PRAGMA journal_mode") ?? "",
        String(try Int.fetchOne(db, sql: "PRAGMA synchronous") ?? 0),
        String(try Int.fetchOne(db, sql: "PRAGMA foreign_keys") ?? 0),
      ]
    }
    #expect(modes == ["wal", "2", "1"])
  }

  @Test func aLongLogIsCarriedIntoTheDatabase() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let person = try book.currentPerson()
    let log = home.home.appendingPathComponent("anytime.sqlite-wal").path
    func size() throws -> Int {
      try #require(FileManager.default.attributesOfItem(atPath: log)[.size] as? Int)
    }
    let text = String(repeating: "字", count: 1000)
    var sizes: [Int] = []
    for _ in 1...400 {
      _ = try book.addPost(by: person.id, text: text)
      sizes.append(try size())
    }
    #expect(sizes.max() ?? 0 > AddressBook.longLog / 2)
    #expect(sizes.max() ?? 0 <= AddressBook.longLog)
    #expect(sizes.last ?? 0 < sizes.max() ?? 0)
    let itself = try book.write { try Int.fetchOne($0, sql: "PRAGMA wal_autocheckpoint") }
    #expect(itself == 0)
    #expect(try book.feedPage(for: person.id, limit: 1000).count == 400)
  }

  /// The migrator makes its own table before the first migration marks the file as ours.
  @Test func whoeverIsKilledWhileTheFirstHomeIsMadeFindsItSound() throws {
    let home = try TemporaryHome()
    try HomeFiles(home.home).prepare()
    try {
      let queue = try DatabaseQueue(path: home.home.appendingPathComponent("anytime.sqlite").path)
      try queue.write {
        try $0.execute(sql: "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
      }
    }()
    let book = try home.book()
    try book.add("王小明", "0911111111", to: try book.currentPerson())
    #expect(try book.order(of: book.currentPerson()) == ["1 王小明"])
  }

  @Test func onlyTheOwnerCanReadTheHome() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let hash = try book.storePicture([1])
    func mode(_ path: String) throws -> Int {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: home.home.appendingPathComponent(path).path)
      return try #require(attributes[.posixPermissions] as? Int)
    }
    #expect(try mode("") == 0o700)
    #expect(try mode("pictures") == 0o700)
    for file in ["anytime.sqlite", "anytime.sqlite-wal", "pictures/\(hash)"] {
      #expect(try mode(file) == 0o600)
    }
  }

  @Test(arguments: [true, false])
  func aDamagedDatabaseIsKeptAsideAndTheLastBackupOffered(hasBackup: Bool) throws {
    let home = try TemporaryHome()
    try {
      let book = try home.book()
      try book.add("王小明", "0911111111", to: try book.currentPerson())
      if hasBackup { try AutomaticBackups(home: home.home).makeIfDue(of: book) }
    }()
    let file = home.home.appendingPathComponent("anytime.sqlite")
    let rubbish = Data(repeating: 0x42, count: 20000)
    try rubbish.write(to: file)
    for ending in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: file.path + ending)
    }
    let backup = AutomaticBackups(home: home.home).newest
    #expect((backup != nil) == hasBackup)
    // An empty address book does not take its place by itself, with or without a backup.
    for _ in 1...2 {
      do {
        _ = try home.book()
        Issue.record("a damaged database was opened")
      } catch AddressBookError.damaged(let keptAs, let lastBackup) {
        let name = try #require(keptAs)
        #expect(name.hasPrefix("anytime.sqlite.damaged-"))
        #expect(try Data(contentsOf: home.home.appendingPathComponent(name)) == rubbish)
        #expect(lastBackup == backup?.path)
      }
    }
    if let backup {
      try AddressBook.restore(from: backup, intoHome: home.home)
      let book = try home.book()
      #expect(try book.order(of: book.currentPerson()) == ["1 王小明"])
    } else {
      try AddressBook.startEmpty(inHome: home.home)
      let database = home.home.appendingPathComponent("anytime.sqlite").path
      let mode = try FileManager.default.attributesOfItem(atPath: database)[.posixPermissions]
      #expect(mode as? Int == 0o600)
      #expect(try home.book().people().isEmpty)
    }
    #expect(AddressBook.damage(in: home.home) == nil)
  }

  /// As where the disk can't be written: with what a process that runs or died left beside the
  /// database, and without.
  @Test(arguments: [true, false])
  func whatCanOnlyBeReadIsReadAndNotWritten(hasLog: Bool) throws {
    let home = try TemporaryHome()
    func check() throws {
      let queue = try DatabaseOpening(files: HomeFiles(home.home)).openReadOnly()
      let book = AddressBook(folder: home.home, database: queue)
      #expect(book.isReadOnly)
      let owner = try book.currentPerson()
      #expect(try book.order(of: owner) == ["1 王小明"])
      #expect(throws: AddressBookError.notWritable(path: home.home.path)) {
        try book.addPerson(name: "林")
      }
    }
    try {
      let book = try home.book()
      try book.add("王小明", "0911111111", to: try book.currentPerson())
      if hasLog { try check() }
    }()
    #expect(try !home.names().contains("anytime.sqlite-wal"))
    if !hasLog { try check() }
    #expect(try !AddressBook.opened(in: home.home).isReadOnly)
  }

  @Test func withoutADatabaseThereIsNothingToReadAndNoneIsMade() throws {
    let home = try TemporaryHome()
    #expect(throws: AddressBookError.notWritable(path: home.home.path)) {
      try DatabaseOpening(files: HomeFiles(home.home)).openReadOnly()
    }
    #expect(!FileManager.default.fileExists(atPath: home.home.path))
  }

  /// With one contact, closed again.
  private func homeWithABackup() throws -> TemporaryHome {
    let home = try TemporaryHome()
    try {
      let book = try home.book()
      try book.add("王小明", "0911111111", to: try book.currentPerson())
      try AutomaticBackups(home: home.home).makeIfDue(of: book)
    }()
    return home
  }

  @Test func oneCanBeginAnewBesideADamagedDatabase() throws {
    let home = try homeWithABackup()
    let file = home.home.appendingPathComponent("anytime.sqlite")
    try Data(repeating: 1, count: 9999).write(to: file)
    #expect(throws: AddressBookError.self) { try home.book() }
    try AddressBook.startEmpty(inHome: home.home)
    #expect(try home.book().people().isEmpty)
    // It never empties what is whole.
    try home.book().addPerson(name: "奶奶")
    try AddressBook.startEmpty(inHome: home.home)
    #expect(try home.book().people().count == 1)
  }

  @Test func aDatabaseOfANewerVersionIsLeftAlone() throws {
    let home = try TemporaryHome()
    try {
      let book = try home.book()
      try book.write {
        try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('of a later version')")
      }
    }()
    #expect(throws: AddressBookError.newerVersion) { try home.book() }
    #expect(try home.names().contains("anytime.sqlite"))
  }

  @Test func aFullDiskIsSaidAndNothingIsHalfStored() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let owner = try book.currentPerson()
    try book.add("王小明", "0911111111", to: owner)
    try book.write { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(pages + 2)")
    }
    let many = (0..<500).map { number in
      "BEGIN:VCARD\nFN:\(String(repeating: "長", count: 60))\(number)\nTEL:0922333444\nEND:VCARD\n"
    }.joined()
    #expect(throws: AddressBookError.diskFull) {
      try book.importCards(Array(many.utf8), for: owner.id, region: .taiwan) { $0 }
    }
    #expect(try book.order(of: owner) == ["1 王小明"])
  }

  @Test func aHomeThatCantBeMadeIsSaid() {
    let folder = URL(fileURLWithPath: "/proc/anytime")
    #expect(throws: AddressBookError.notWritable(path: folder.path)) {
      try AddressBook(folder: folder)
    }
  }

  @Test func twoAtOnceLoseNothing() async throws {
    let home = try TemporaryHome()
    let owner = try home.book().currentPerson()
    let folder = home.home
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          // Each opens the home for itself, as another process does.
          let book = try AddressBook(folder: folder)
          for number in 0..<10 {
            try book.add("\(writer)-\(number)", "09\(writer)000000\(number)", to: owner)
          }
        }
      }
      try await group.waitForAll()
    }
    let contacts = try home.book().contacts(of: owner.id)
    #expect(contacts.map(\.place) == Array(1...40))
    #expect(Set(contacts.compactMap(\.name)).count == 40)
  }

  @Test func editsAtOnceAreAllKept() async throws {
    let home = try TemporaryHome()
    let folder = home.home
    let owner = try home.book().currentPerson()
    let id = try home.book().add("王小明", "0911111111", to: owner).id
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          let book = try AddressBook(folder: folder)
          let number = try PhoneNumber("091200000\(writer)", region: .taiwan)
          try book.editContact(id) { $0.numbers.append(.init(.init(number))) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try home.book().contact(id)?.numbers.count == 9)
  }

  /// Truncated to nothing, or deleted; an empty address book takes its place only when asked to.
  @Test(arguments: [true, false], [true, false])
  func aDatabaseThatIsGoneIsMissedWhereThereIsABackup(isEmpty: Bool, restores: Bool) throws {
    let home = try homeWithABackup()
    let file = home.home.appendingPathComponent("anytime.sqlite")
    for ending in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: file.path + ending)
    }
    if isEmpty { try Data().write(to: file) }
    let backup = try #require(AutomaticBackups(home: home.home).newest)
    for _ in 1...2 {
      #expect(throws: AddressBookError.gone(lastBackup: backup.path)) { try home.book() }
    }
    if restores {
      try AddressBook.restore(from: backup, intoHome: home.home)
    } else {
      try AddressBook.startEmpty(inHome: home.home)
    }
    let book = try home.book()
    #expect(try book.people().isEmpty == !restores)
    if restores { #expect(try book.order(of: book.currentPerson()) == ["1 王小明"]) }
  }

  @Test(arguments: [
    "PRAGMA application_id = 1",
    "PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = 'contactByPlace'",
  ])
  func aDatabaseThatIsNotOursOrNotWholeIsKeptAside(change: String) throws {
    let home = try TemporaryHome()
    _ = try home.book().addPerson(name: "奶奶")
    try DatabaseQueue(path: home.home.path + "/anytime.sqlite").writeWithoutTransaction {
      try $0.execute(sql: change)
    }
    do {
      _ = try home.book()
      Issue.record("it was opened")
    } catch AddressBookError.damaged(let keptAs, _) {
      #expect(try home.names().contains(#require(keptAs)))
    }
  }

  @Test func settingsOfAPersonComeBeforeTheHomes() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let person = try book.addPerson(name: "奶奶")
    try book.setSetting(.textSize, to: "large")
    #expect(try book.setting(.textSize, of: person.id) == "large")
    try book.setSetting(.textSize, to: "largest", of: person.id)
    #expect(try book.setting(.textSize, of: person.id) == "largest")
    #expect(try book.setting(.textSize) == "large")
    try book.setSetting(.textSize, to: nil, of: person.id)
    #expect(try book.setting(.textSize, of: person.id) == "large")
  }

  @Test func whatWaitsIsKeptOnceAndInOrder() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let owner = try book.currentPerson()
    let entries = (0..<3).map { row in
      PendingEntry(
        owner: owner.id, name: .init(text: "王", verdict: "check", candidates: ["王", "玉"]),
        number: .init(text: "0911", verdict: "unread", candidates: []), e164: nil,
        box: [0, row * 10, 100, 10], photo: "photo")
    }
    try book.addPending(entries)
    try book.addPending(
      entries.map {
        PendingEntry(
          owner: owner.id, name: $0.name, number: $0.number, e164: nil, box: $0.box, photo: "photo")
      })
    #expect(try home.book().pendingEntries(of: owner.id) == entries)
    try book.addContact(
      NewContact(owner: owner.id, name: "王", numbers: []), resolving: entries[0].id)
    try book.resolvePending(entries[2].id)
    #expect(try book.pendingEntries(of: owner.id) == [entries[1]])
  }

  @Test func aNameThatWasConfirmedStaysWhereTheNumberIsAnsweredAgain() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let owner = try book.currentPerson()
    let reading = PendingEntry.Reading(text: "", verdict: "unread", candidates: [])
    let entry = PendingEntry(
      owner: owner.id, name: reading, number: reading, e164: nil, box: [], photo: nil)
    try book.addPending([entry])
    for (number, name) in [("0911111111", "王小明"), ("0922222222", nil)] {
      try book.keepAnswers(
        number: PhoneNumber(number, region: .taiwan), name: name, of: entry.id)
    }
    let kept = try book.pendingEntries(of: owner.id)
    #expect(kept.map(\.confirmedNumber) == ["0922222222"])
    #expect(kept.map(\.e164) == ["+886922222222"])
    #expect(kept.map(\.confirmedName) == ["王小明"])
  }

  @Test func callsAreLoggedTheLastFirst() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let owner = try book.currentPerson()
    let contact = try book.add("王小明", "0911111111", to: owner)
    var call = CallRecord(
      owner: owner.id, contact: contact.id, name: "王小明", number: "+886911111111",
      dialer: "rehearsal", outcome: "rehearsed", started: Date(timeIntervalSince1970: 1_800_000_000)
    )
    try book.recordCall(call)
    try book.recordCall(
      CallRecord(
        owner: owner.id, contact: nil, name: nil, number: "0922222222", dialer: "link",
        outcome: "asked", started: Date(timeIntervalSince1970: 1_800_000_060)))
    call.outcome = "ended"
    call.seconds = 12
    try book.recordCall(call)
    #expect(try book.calls(of: owner.id, limit: 9).map(\.outcome) == ["asked", "ended"])
    #expect(try book.calls(of: owner.id, limit: 9).last == call)
  }
}
