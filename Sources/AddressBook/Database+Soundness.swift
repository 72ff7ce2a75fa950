import GRDB

extension Database {
  /// Whether there is what our migrations made and nothing else, SQLite finds all of it in order, and
  /// the columns hold what we write; reads all of it.
  func isIntact() throws -> Bool {
    try Schema.isOwn(self)
      && String.fetchOne(self, sql: "PRAGMA integrity_check(1)") == "ok"
      && Row.fetchOne(self, sql: "PRAGMA foreign_key_check") == nil && holdsOwnValues()
  }

  /// Whether columns of texts hold only texts, and those of integers only such as may be a date.
  /// SQLite lets them hold anything, but to read another value ends the process, and so does counting
  /// on from the largest integer.
  func holdsOwnValues() throws -> Bool {
    let tables = try String.fetchAll(
      self,
      sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'backupPicture'")
    return try !tables.contains { table in
      let strange = try columns(in: table).compactMap(Self.strangeness).joined(separator: " OR ")
      guard !strange.isEmpty else { return false }
      return try Bool.fetchOne(
        self,
        sql: "SELECT EXISTS (SELECT 1 FROM \(table.quotedDatabaseIdentifier) WHERE \(strange))")
        == true
    }
  }

  private static func strangeness(_ column: ColumnInfo) -> String? {
    let name = column.name.quotedDatabaseIdentifier
    switch column.type {
    case "TEXT": return "typeof(\(name)) NOT IN ('text', 'null')"
    case "INTEGER":
      // To the end of the year 9999, in milliseconds.
      return """
        typeof(\(name)) NOT IN ('integer', 'null')
        OR \(name) NOT BETWEEN -253402300799999 AND 253402300799999
        """
    default: return nil
    }
  }
}
