import GRDB

/// Who a contact is, joined by identity. A number only suggests it: it links a contact to a person where
/// exactly one known person has it, and leaves it open where several have. A link that is there stays
/// while its person has the number, whoever else comes to have it.
extension Database {
  /// Judges the links of all contacts that have one of the numbers.
  func relinkContacts(withNumbers numbers: [String?]) throws {
    for number in numbers.compactMap(\.self) {
      let contacts = try Int64.fetchAll(
        self, sql: "SELECT DISTINCT contact FROM contactNumber WHERE e164 = ?", arguments: [number])
      for contact in contacts { try relink(contact: contact) }
    }
  }

  /// Judges the links of the contacts that have a number which a person has given up. Whoever was linked
  /// to them stays so, unless another contact of the same owner has the person's number of today.
  func relinkContacts(withNumber former: String, givenUpBy person: Int64) throws {
    let contacts = try Row.fetchAll(
      self,
      sql: """
        SELECT DISTINCT contact.key, coalesce(contact.person = :person, 0) AND NOT EXISTS (
            SELECT 1 FROM contact AS other
              JOIN contactNumber ON contactNumber.contact = other.key
              JOIN person ON person.number = contactNumber.e164
            WHERE other.owner = contact.owner AND other.removed IS NULL AND person.key = :person
          ) AS isKept
        FROM contactNumber JOIN contact ON contact.key = contactNumber.contact
        WHERE contactNumber.e164 = :former
        """, arguments: ["person": person, "former": former])
    for contact in contacts { try relink(contact: contact["key"], keepingLink: contact["isKept"]) }
  }

  /// Links a contact to the one person who has one of its numbers, unless a caregiver settled it. Who
  /// was removed from the home counts where nobody else has it. Nobody is a contact of their own, so the
  /// owner's number does not count.
  ///
  /// - Parameter keepingLink: whether the contact is still who it was, whatever has become of numbers.
  func relink(contact key: Int64, keepingLink: Bool = false) throws {
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
    let linked = try Int64.fetchOne(
      self, cachedSQL: "SELECT person FROM contact WHERE key = ?", arguments: [key])
    let kept = linked.flatMap { keepingLink || people.contains($0) ? $0 : nil }
    let person = kept ?? (people.count == 1 ? people.first : nil)
    let statement = try cachedStatement(
      sql: """
        UPDATE contact SET person = ?, isPersonOpen = ? WHERE key = ? AND NOT isPersonSettled
        """)
    try statement.execute(arguments: [person, people.contains { $0 != person }, key])
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
