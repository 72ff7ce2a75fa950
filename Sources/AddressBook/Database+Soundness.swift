import GRDB

extension Database {
  /// What may be a date, in milliseconds: to the end of the year 9999.
  static let dates: ClosedRange<Int64> = -253_402_300_799_999...253_402_300_799_999

  /// More bytes than any text of ours has, but for what is kept of foreign cards.
  static let longestText = 1_000_000

  /// Whether there is what our migrations made and nothing else, SQLite finds all of it in order, and
  /// the columns hold what we write; reads all of it.
  func isIntact() throws -> Bool { try Schema.isOwn(self) && isSound() }

  /// The same, whatever else there is that our migrations never made.
  func isSound() throws -> Bool {
    try String.fetchOne(self, sql: "PRAGMA integrity_check(1)") == "ok"
      && Row.fetchOne(self, sql: "PRAGMA foreign_key_check") == nil
      && holdsOwnValues() && holdsOwnEntries()
  }

  /// Whether GRDB can read which migrations there were: to read another value than a text ends the
  /// process.
  func namesMigrations() throws -> Bool {
    guard try tableExists("grdb_migrations") else { return true }
    return try Bool.fetchOne(
      self,
      sql: """
        SELECT NOT EXISTS (SELECT 1 FROM grdb_migrations WHERE typeof(identifier) <> 'text')
        """) == true
  }

  /// Whether every entry that was read and waits can be read again, and is the one that its row says.
  private func holdsOwnEntries() throws -> Bool {
    let rows = try Row.fetchCursor(
      self,
      sql: """
        SELECT pending.id, pending.photo, pending.entry, person.id AS owner FROM pending
          JOIN person ON person.key = pending.owner
        """)
    while let row = try rows.next() {
      guard let entry = try? PendingEntry(json: row["entry"]), entry.id == row["id"],
        entry.owner == row["owner"], entry.photo == row["photo"]
      else { return false }
    }
    return true
  }

  /// Whether columns of texts hold only texts, none longer than ours are, and those of integers only
  /// such as may be a date. SQLite lets them hold anything, but to read another value ends the process,
  /// and so does counting on from the largest integer.
  func holdsOwnValues() throws -> Bool {
    let tables = try String.fetchAll(
      self,
      sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'backupPicture'")
    return try tables.allSatisfy(holdsOwnValues)
  }

  /// The same of one table.
  func holdsOwnValues(in table: String) throws -> Bool {
    let strange = try columns(in: table).compactMap(Self.strangeness).joined(separator: " OR ")
    guard !strange.isEmpty else { return true }
    return try Bool.fetchOne(
      self,
      sql: "SELECT EXISTS (SELECT 1 FROM \(table.quotedDatabaseIdentifier) WHERE \(strange))")
      == false
  }

  private static func strangeness(_ column: ColumnInfo) -> String? {
    let name = column.name.quotedDatabaseIdentifier
    switch column.type {
    case "TEXT":
      let isOther = "typeof(\(name)) NOT IN ('text', 'null')"
      guard column.name != "foreignProperties" else { return isOther }
      return "\(isOther) OR length(\(name)) > \(longestText)"
    case "INTEGER":
      return """
        typeof(\(name)) NOT IN ('integer', 'null')
        OR \(name) NOT BETWEEN \(dates.lowerBound) AND \(dates.upperBound)
        """
    default: return nil
    }
  }
}
