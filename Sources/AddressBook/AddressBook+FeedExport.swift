import Foundation
import GRDB

extension AddressBook {
  /// Writes what the people of this home said and liked into one file, with the pictures; see
  /// ``FeedRecord`` for its format. Where the file is a symbolic link, what it points to is written.
  ///
  /// - Parameter begun: that of ``backup(to:begun:)``.
  /// - Returns: how many posts, those removed not counted.
  @discardableResult
  public func exportFeed(
    to file: URL, begun: ([URL]) -> Void = { _ in }
  ) throws(AddressBookError) -> Int {
    do {
      return try HomeFiles.making(HomeFiles.target(of: file), begun: begun) { temporary in
        let handle = try FileHandle(forWritingTo: temporary)
        let count = try database.read { db in
          try FeedExport(db: db, book: self) { line in try handle.write(contentsOf: line) }.write()
        }
        try handle.synchronize()
        return count
      }
    } catch {
      throw AddressBookError(error, writing: file, in: folder)
    }
  }
}

/// Writes one state of the database as a feed file.
private struct FeedExport {
  let db: Database
  let book: AddressBook
  let line: (Data) throws -> Void

  func write() throws -> Int {
    let salt = AddressBook.newID()
    try write(FeedRecord(anytime: "feed", version: FeedRecord.currentVersion, salt: salt))
    let people = try db.people()
    let numbers = Set(people.compactMap(\.number))
    // What somebody said who was removed stays said. Whoever was added anew with their number is
    // meant by it, elsewhere as here.
    let removed = try db.people(removed: true).map { person in
      var person = person
      if let number = person.number, numbers.contains(number) { person.number = nil }
      return person
    }
    for person in people + removed {
      try write(FeedRecord(person: record(of: person, salt: salt)))
    }
    var count = 0
    let posts = try Row.fetchCursor(
      db,
      sql: """
        SELECT post.*, person.id AS authorID FROM post JOIN person ON person.key = post.author
        WHERE person.isOfHome ORDER BY post.created, post.id
        """)
    while let row = try posts.next() {
      let isRemoved = row["removed"] != nil
      let picture: String? = isRemoved ? nil : row["picture"]
      try write(
        FeedRecord(
          post: FeedRecord.Post(
            id: row["id"], author: row["authorID"], text: isRemoved ? nil : row["text"],
            picture: picture,
            created: row["created"], changed: row["changed"], removed: row["removed"])))
      if !isRemoved { count += 1 }
      if let picture, let data = book.pictureData(picture) {
        let encoded = Data(data).base64EncodedString()
        try write(FeedRecord(picture: FeedRecord.Picture(hash: picture, data: encoded)))
      }
    }
    let likes = try Row.fetchCursor(
      db,
      sql: """
        SELECT "like".*, post.id AS postID, person.id AS personID FROM "like"
          JOIN post ON post.key = "like".post JOIN person ON person.key = "like".person
        WHERE person.isOfHome ORDER BY "like".created, post.id
        """)
    while let row = try likes.next() {
      try write(
        FeedRecord(
          like: FeedRecord.Like(
            post: row["postID"], person: row["personID"], created: row["created"],
            changed: row["changed"], removed: row["removed"])))
    }
    return count
  }

  private func record(of person: Person, salt: String) throws -> FeedRecord.Person {
    let key = try db.personKey(person.id)
    let contacts = "contact.owner = ? AND contact.removed IS NULL"
    let knows = try String.fetchAll(
      db,
      sql: """
        SELECT DISTINCT person.id FROM contact JOIN person ON person.key = contact.person
        WHERE \(contacts) ORDER BY person.id
        """, arguments: [key])
    // Who is settled is named by identity alone; but of somebody of this home, another home may know
    // no more than the number.
    let numbers = try String.fetchAll(
      db,
      sql: """
        SELECT DISTINCT e164 FROM contact JOIN contactNumber ON contactNumber.contact = contact.key
        WHERE \(contacts) AND e164 IS NOT NULL AND (
          contact.person IS NULL OR contact.person IN (SELECT key FROM person WHERE isOfHome))
        """, arguments: [key])
    return FeedRecord.Person(
      id: person.id, name: person.name, number: person.number, knows: knows,
      knowsNumbers: numbers.map { FeedRecord.hidden($0, salt: salt) }.sorted())
  }

  private func write(_ record: FeedRecord) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(record)
    data.append(UInt8(ascii: "\n"))
    try line(data)
  }
}
