import Foundation
import GRDB
import Testing

@testable import AddressBook

@Suite struct BackupTests {
  private func filled(_ home: TemporaryHome) throws -> (AddressBook, Person, Contact) {
    let book = try home.book()
    let owner = try book.addPerson(name: "奶奶", number: "+886911111111")
    var contact = try book.add("王小明", "0922222222", to: owner)
    contact.picture = try book.storePicture([1, 2, 3])
    try book.editContact(contact)
    try book.addPost(by: owner.id, text: "早安")
    return (book, owner, contact)
  }

  @Test func aBackupBringsEverythingToAnotherHome() throws {
    let (home, other) = (try TemporaryHome(), try TemporaryHome())
    let (book, owner, contact) = try filled(home)
    let file = home.file("backup")
    try book.backup(to: file)
    #expect(try AddressBook.restore(from: file, intoHome: other.home) == nil)
    let restored = try other.book()
    #expect(try restored.contacts(of: owner.id) == [contact])
    #expect(try restored.says(owner) == ["早安"])
    #expect(restored.pictureData(try #require(contact.picture)) == [1, 2, 3])
    #expect(try restored.findContacts(matching: "xiaoming", of: owner.id).count == 1)
  }

  @Test func whatWasThereIsKeptAndAnOpenAppSeesTheRestoredState() throws {
    let home = try TemporaryHome()
    let (book, owner, contact) = try filled(home)
    let file = home.file("backup")
    try book.backup(to: file)
    try book.add("後來", "0933333333", to: owner)
    let kept = try #require(try AddressBook.restore(from: file, intoHome: home.home))
    #expect(try book.contacts(of: owner.id) == [contact])
    try AddressBook.restore(from: kept, intoHome: home.home)
    #expect(try book.order(of: owner) == ["1 王小明", "2 後來"])
  }

  @Test func restoringAgainAtOnceLosesNothing() throws {
    let home = try TemporaryHome()
    let (book, owner, _) = try filled(home)
    let file = home.file("backup")
    try book.backup(to: file)
    let kept = try (0..<4).map { n in
      try book.add("後來\(n)", "0933333333", to: owner)
      return try #require(try AddressBook.restore(from: file, intoHome: home.home))
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

  @Test func aForeignDatabaseIsNoBackup() throws {
    let home = try TemporaryHome()
    let file = home.file("foreign")
    try DatabaseQueue(path: file.path).write { try $0.execute(sql: "CREATE TABLE contact (a)") }
    #expect(throws: AddressBookError.notABackup(file.path)) {
      try AddressBook.restore(from: file, intoHome: home.home)
    }
  }

  @Test func aBackupWithAForgedPictureReplacesNothing() throws {
    let home = try TemporaryHome()
    let (book, owner, _) = try filled(home)
    let file = home.file("backup")
    try book.backup(to: file)
    try DatabaseQueue(path: file.path).write {
      try $0.execute(sql: "UPDATE backupPicture SET data = x'00'")
    }
    try book.add("後來", "0933333333", to: owner)
    #expect(throws: AddressBookError.notABackup(file.path)) {
      try AddressBook.restore(from: file, intoHome: home.home)
    }
    #expect(try book.contactCount(of: owner.id) == 2)
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
    _ = AutomaticBackups(home: home.home).makeIfDue(
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
      _ = backups.makeIfDue(of: try AddressBook(folder: home.home, backsUp: false))
    }
    let names = try home.names(in: "backups")
    #expect(names.count == 2 && names.last == future)
    #expect(backups.newest?.lastPathComponent == names.first)
  }
}
