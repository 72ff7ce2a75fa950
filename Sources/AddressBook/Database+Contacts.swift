import Foundation
import GRDB
import PhoneNumbers

extension Database {
  /// Contacts with their numbers. Of a damaged name what is legible is left: who has it can be called.
  ///
  /// - Parameter condition: SQL behind `WHERE`, with order and limit.
  func contacts(where condition: String, _ arguments: StatementArguments) throws -> [Contact] {
    let rows = try Row.fetchAll(
      cachedStatement(
        sql: """
          SELECT CAST(contact.name AS TEXT) AS shownName, contact.*, owner.id AS ownerID, linked.id AS personID FROM contact
            JOIN person AS owner ON owner.key = contact.owner
            LEFT JOIN person AS linked ON linked.key = contact.person
          WHERE \(condition)
          """), arguments: arguments)
    let numbers = try cachedStatement(
      sql: "SELECT * FROM contactNumber WHERE contact = ? ORDER BY position")
    return try rows.map { row in
      let key: Int64 = row["key"]
      let removed: Int64? = try row.own("removed")
      return Contact(
        id: try row.own("id"), owner: try row.own("ownerID"), name: try row.own("shownName"),
        numbers: try Row.fetchAll(numbers, arguments: [key]).map(Contact.Number.init),
        picture: try row.own("picture"), handwriting: try row.own("handwriting"),
        sourcePhoto: try row.own("sourcePhoto"), place: try row.own("place"),
        person: try row.own("personID"), isPersonOpen: try row.own("isPersonOpen"),
        removed: removed.map(Date.init(milliseconds:)))
    }
  }

  /// A person's contacts by place; removed ones come last, the last removed first.
  func contacts(of owner: Person.ID, includesRemoved: Bool) throws -> [Contact] {
    let key = try personKey(owner)
    let present = try contacts(
      where: "contact.owner = ? AND contact.removed IS NULL ORDER BY contact.place, contact.key",
      [key])
    guard includesRemoved else { return present }
    return try present
      + contacts(
        where: "contact.owner = ? AND contact.removed IS NOT NULL ORDER BY contact.removed DESC",
        [key])
  }

  /// A person's contacts who have one of the numbers, each once; or those who were removed.
  func contacts(
    withOneOf numbers: [NewContact.Number], of owner: Person.ID, removed: Bool = false
  ) throws -> [Contact] {
    let owner = try personKey(owner)
    return try numbers.reduce(into: []) { holders, number in
      let found = try contacts(
        where: """
          contact.key IN (
            SELECT contact FROM contactNumber WHERE e164 = ?1 OR ?1 IS NULL AND dialled = ?2)
          AND contact.owner = ?3 AND (contact.removed IS NOT NULL) = ?4 ORDER BY contact.place
          """, [number.e164, number.dialled, owner, removed])
      holders += found.filter { new in !holders.contains { $0.id == new.id } }
    }
  }

  /// Whoever is there with the name of a removed contact, typed or by hand, and all of its numbers.
  func presentContact(sameAs removed: Contact) throws -> Contact? {
    let numbers = Set(removed.numbers.map(\.destination))
    return try contacts(of: removed.owner, includesRemoved: false).first {
      $0.isNamed(removed.name)
        && (removed.name != nil || $0.handwriting == removed.handwriting)
        && numbers.isSubset(of: $0.numbers.map(\.destination))
    }
  }

  func contactKey(_ id: Contact.ID) throws -> Int64 {
    guard
      let key = try Int64.fetchOne(
        self, cachedSQL: "SELECT key FROM contact WHERE id = ?", arguments: [id])
    else { throw AddressBookError.noSuchContact(id) }
    return key
  }

  /// The place of an owner's last contact, which is also their count.
  func lastPlace(of owner: Int64) throws -> Int {
    let last = try Int.fetchOne(
      self, cachedSQL: "SELECT max(place) FROM contact WHERE owner = ? AND removed IS NULL",
      arguments: [owner])
    // Counting on from the largest integer would end the process.
    guard last != .max else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
    return last ?? 0
  }

  /// Moves those from a place to another, or to the last, by one.
  func shift(_ owner: Int64, from first: Int, through last: Int = .max, by step: Int) throws {
    try execute(
      sql: """
        UPDATE contact SET place = place + ?
        WHERE owner = ? AND removed IS NULL AND place BETWEEN ? AND ?
        """, arguments: [step, owner, first, last])
  }

  /// Stores a contact behind the owner's last one.
  package func insert(_ new: NewContact) throws -> Contact {
    let owner = try personKey(new.owner)
    var contact = Contact(
      id: new.id ?? AddressBook.newID(), owner: new.owner, name: new.name,
      numbers: new.numbers.map { Contact.Number($0) },
      picture: new.picture, handwriting: new.handwriting, sourcePhoto: new.sourcePhoto,
      place: try lastPlace(of: owner) + 1)
    let statement = try cachedStatement(
      sql: """
        INSERT INTO contact
          (id, owner, name, picture, handwriting, sourcePhoto, place, foreignProperties, created)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    try statement.execute(arguments: [
      contact.id, owner, contact.name, contact.picture, contact.handwriting, contact.sourcePhoto,
      contact.place, try ForeignProperty.encoded(new.foreignProperties), Date().milliseconds,
    ])
    let key = lastInsertedRowID
    try insert(numbers: contact.numbers, of: key)
    try index(contact, key: key)
    if let person = new.person, person != new.owner {
      try execute(
        sql: """
          UPDATE contact SET person = found.key, isPersonSettled = 1
          FROM (SELECT key FROM person WHERE id = ?) AS found WHERE contact.key = ?
          """, arguments: [person, key])
    }
    try relink(contact: key)
    contact.person = try String.fetchOne(
      self,
      cachedSQL: "SELECT id FROM person WHERE key = (SELECT person FROM contact WHERE key = ?)",
      arguments: [key])
    contact.isPersonOpen =
      try Bool.fetchOne(
        self, cachedSQL: "SELECT isPersonOpen FROM contact WHERE key = ?", arguments: [key])
      ?? false
    return contact
  }

  func insert(numbers: [Contact.Number], of contact: Int64) throws {
    let statement = try cachedStatement(
      sql: """
        INSERT INTO contactNumber
          (id, contact, position, written, e164, dialled, extension, label, region)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    for (position, number) in numbers.enumerated() {
      try statement.execute(arguments: [
        number.id, contact, position, number.written, number.e164, number.dialled,
        number.extension, number.label, number.region?.code,
      ])
    }
  }
}

extension Contact.Number {
  fileprivate init(_ row: Row) throws {
    let region: String? = try row.own("region")
    self.init(
      id: try row.own("id"), written: try row.own("written"), e164: try row.own("e164"),
      dialled: try row.own("dialled"), extension: try row.own("extension"),
      label: try row.own("label"), region: region.map(Region.init(code:)))
  }
}

extension ForeignProperty {
  /// JSON for the database; nil for none.
  static func encoded(_ properties: [ForeignProperty]) throws -> String? {
    guard !properties.isEmpty else { return nil }
    return String(decoding: try JSONEncoder().encode(properties), as: UTF8.self)
  }
}
