import GRDB

/// Who a contact is, joined by identity. A number only suggests it: it links a contact to a person
/// while exactly one known person has it, and leaves it open where several have.
extension Database {
  /// Judges the links of all contacts that have one of the numbers.
  func relinkContacts(withNumbers numbers: [String?]) throws {
    for number in numbers.compactMap(\.self) {
      let contacts = try Int64.fetchAll(
        self, sql: "SELECT DISTINCT contact FROM contactNumber WHERE e164 = ?", arguments: [number])
      for contact in contacts { try relink(contact: contact) }
    }
  }

  /// Links a contact to the one person who has one of its numbers, unless a caregiver settled it. Who
  /// was removed from the home counts where nobody else has it. Nobody is a contact of their own, so the
  /// owner's number does not count.
  func relink(contact key: Int64) throws {
    let known = try Row.fetchAll(
      cachedStatement(
        sql: """
          SELECT DISTINCT person.key, \(Self.isRemoved) AS isRemoved FROM contact
            JOIN contactNumber ON contactNumber.contact = contact.key
            JOIN person ON person.number = contactNumber.e164 AND person.key <> contact.owner
          WHERE contact.key = ?
          """), arguments: [key])
    let present = known.filter { !$0["isRemoved"] }
    let people: [Int64] = (present.isEmpty ? known : present).map { $0["key"] }
    let statement = try cachedStatement(
      sql: """
        UPDATE contact SET person = ?, isPersonOpen = ? WHERE key = ? AND NOT isPersonSettled
        """)
    try statement.execute(arguments: [
      people.count == 1 ? people.first : nil, people.count > 1, key,
    ])
  }
}

extension DatabaseValueConvertible where Self: StatementColumnConvertible {
  /// `fetchOne` with a statement that the connection keeps.
  static func fetchOne(
    _ db: Database, cachedSQL sql: String, arguments: StatementArguments
  ) throws -> Self? {
    try fetchOne(db.cachedStatement(sql: sql), arguments: arguments)
  }

  /// `fetchAll` with a statement that the connection keeps.
  static func fetchAll(
    _ db: Database, cachedSQL sql: String, arguments: StatementArguments
  ) throws -> [Self] {
    try fetchAll(db.cachedStatement(sql: sql), arguments: arguments)
  }
}
