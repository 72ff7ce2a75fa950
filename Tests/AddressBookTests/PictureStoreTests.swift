import Foundation
import Testing

@testable import AddressBook

@Suite struct PictureStoreTests {
  /// Of an hour ago; a newer one may still be written, and other files are none of ours.
  @Test func whatIsLeftOfAKilledCopyIsSwept() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let id = "0a1b2c3d-0000-4000-8000-000000000000"
    for name in [".\(id).part", ".\(id).part-journal", ".other.part", "note.part"] {
      try Data().write(to: home.home.appendingPathComponent(name))
    }
    func left() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: home.home.path)
        .filter { $0.contains(".part") }.sorted()
    }
    book.sweepParts()
    #expect(try left().count == 4)
    book.sweepParts(now: Date().addingTimeInterval(4000))
    #expect(try left() == [".other.part", "note.part"])
  }

  @Test func aPictureIsKeptOnceUnderItsHash() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let hash = try book.storePicture([1, 2, 3])
    #expect(try book.storePicture([1, 2, 3]) == hash)
    #expect(book.pictureData(hash) == [1, 2, 3])
    #expect(try home.names(in: "pictures") == [hash])
    #expect(book.pictureData("../anytime.sqlite") == nil)
  }

  @Test(arguments: [[], [1, 2], [1, 2, 4]] as [[UInt8]])
  func storingAPictureAgainMendsADamagedFile(rest: [UInt8]) throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let hash = try book.storePicture([1, 2, 3])
    try Data(rest).write(to: book.pictureFile(hash))
    #expect(try book.storePicture([1, 2, 3]) == hash)
    #expect(book.pictureData(hash) == [1, 2, 3])
    #expect(try home.names(in: "pictures") == [hash])
  }

  /// Which pictures it names can't be known, and handwriting may be all that is left of a name.
  @Test func nothingIsSweptWhileADamagedDatabaseIsKept() throws {
    let home = try TemporaryHome()
    let writing = try {
      let book = try home.book()
      let owner = try book.currentPerson()
      let writing = try book.storePicture([1])
      var contact = try book.add("甲", "0911111111", to: owner)
      contact.handwriting = writing
      try book.editContact(contact.id) { $0 = contact }
      return writing
    }()
    try Data(repeating: 0x42, count: 9999)
      .write(to: home.home.appendingPathComponent("anytime.sqlite"))
    #expect(throws: AddressBookError.self) { try home.book() }
    try AddressBook.startEmpty(inHome: home.home)
    let book = try home.book()
    let later = Date().addingTimeInterval(172_800)
    #expect(try book.sweepPictures(now: later) == 0)
    #expect(book.pictureData(writing) == [1])
    let kept = AddressBook.damagedDatabases(in: home.home)
    #expect(kept.count == 1)
    for file in kept { try FileManager.default.removeItem(at: file) }
    for ending in ["-wal", "-shm"] { unlink((kept.first?.path ?? "") + ending) }
    #expect(try book.sweepPictures(now: later) == 1)
  }

  @Test func onlyOldOrphansAreSwept() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let owner = try book.currentPerson()
    let orphan = try book.storePicture([0])
    let face = try book.storePicture([1])
    let writing = try book.storePicture([2])
    let crop = try book.storePicture([3])
    let posted = try book.storePicture([4])
    var contact = try book.add("甲", "0911111111", to: owner)
    (contact.picture, contact.handwriting) = (face, writing)
    try book.editContact(contact.id) { $0 = contact }
    try book.removeContact(contact.id)
    try book.addPost(by: owner.id, text: nil, picture: posted)
    let reading = PendingEntry.Reading(text: "", verdict: "unread", candidates: [], crop: crop)
    try book.addPending([
      PendingEntry(owner: owner.id, name: reading, number: reading, e164: nil, box: [], photo: nil)
    ])
    #expect(try book.sweepPictures() == 0)
    #expect(try book.sweepPictures(now: Date().addingTimeInterval(172_800)) == 1)
    #expect(book.pictureData(orphan) == nil)
    for hash in [face, writing, crop, posted] { #expect(book.pictureData(hash) != nil) }
  }

  /// It may be shown to somebody who has not answered yet, or belong to a long import.
  @Test func aPictureOfTodayIsNotSwept() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    _ = try book.storePicture([1])
    #expect(try book.sweepPictures(now: Date().addingTimeInterval(23 * 3600)) == 0)
    #expect(try book.sweepPictures(now: Date().addingTimeInterval(25 * 3600)) == 1)
  }

  @Test func theBackupOfADaySweepsOldOrphans() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    try book.add("甲", "0911111111", to: try book.currentPerson())
    let orphan = try book.storePicture([1])
    try FileManager.default.setAttributes(
      [.modificationDate: Date().addingTimeInterval(-172_800)],
      ofItemAtPath: book.pictureFile(orphan).path)
    try AutomaticBackups(home: home.home).makeIfDue(of: book)
    #expect(book.pictureData(orphan) == nil)
  }

  /// Its row is about to be written.
  @Test func anOldPictureThatIsStoredAgainIsNotSwept() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let file = try book.pictureFile(book.storePicture([1])).path
    let old = [FileAttributeKey.modificationDate: Date().addingTimeInterval(-172_800)]
    try FileManager.default.setAttributes(old, ofItemAtPath: file)
    _ = try book.storePicture([1])
    #expect(try book.sweepPictures() == 0)
    try FileManager.default.setAttributes(old, ofItemAtPath: file)
    #expect(try book.sweepPictures() == 1)
  }

  @Test func aPictureThatABackupNamesIsNotSwept() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let owner = try book.currentPerson()
    var contact = try book.add("甲", "0911111111", to: owner)
    contact.picture = try book.storePicture([1])
    try book.editContact(contact.id) { $0 = contact }
    try AutomaticBackups(home: home.home).makeIfDue(of: book)
    contact.picture = nil
    try book.editContact(contact.id) { $0 = contact }
    #expect(try book.sweepPictures(now: Date().addingTimeInterval(172_800)) == 0)
  }
}
