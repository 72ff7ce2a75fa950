import GRDB

extension Database {
  /// Whether there is what our migrations made and nothing else, and SQLite finds all of it in
  /// order; reads all of it.
  func isIntact() throws -> Bool {
    try Schema.isOwn(self)
      && String.fetchOne(self, sql: "PRAGMA integrity_check(1)") == "ok"
      && Row.fetchOne(self, sql: "PRAGMA foreign_key_check") == nil
  }
}
