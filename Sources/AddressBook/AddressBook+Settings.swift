import GRDB

extension AddressBook {
  /// A person's own setting, else the home's; nil where neither is set.
  ///
  /// - Parameter person: nil asks for the home's alone.
  public func setting(
    _ key: SettingKey, of person: Person.ID? = nil
  ) throws(AddressBookError) -> String? {
    try read { db in
      try String.fetchOne(
        db,
        sql: """
          SELECT value FROM setting WHERE name = ?
            AND owner IN (0, coalesce((SELECT key FROM person WHERE id = ?), 0))
          ORDER BY owner DESC LIMIT 1
          """, arguments: [key.rawValue, person])
    }
  }

  /// Whether a person has a value of their own, whatever the home's is.
  public func hasOwnSetting(
    _ key: SettingKey, of person: Person.ID
  ) throws(AddressBookError) -> Bool {
    try read { db in
      try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 FROM setting WHERE name = ? AND owner = ?)",
        arguments: [key.rawValue, db.personKey(person)]) == true
    }
  }

  /// Sets, or with nil forgets, a setting of a person or of the home.
  public func setSetting(
    _ key: SettingKey, to value: String?, of person: Person.ID? = nil
  ) throws(AddressBookError) {
    try write { db in
      let owner = try person.map { try db.personKey($0) } ?? 0
      try db.setSetting(key, to: value, owner: owner)
    }
  }
}

extension Database {
  func setSetting(_ key: SettingKey, to value: String?, owner: Int64) throws {
    guard let value else {
      try execute(
        sql: "DELETE FROM setting WHERE owner = ? AND name = ?", arguments: [owner, key.rawValue])
      return
    }
    try execute(
      sql: """
        INSERT INTO setting (owner, name, value) VALUES (?, ?, ?)
        ON CONFLICT DO UPDATE SET value = excluded.value
        """, arguments: [owner, key.rawValue, value])
  }
}
