import GRDB

extension Row {
  /// A value as we write it. SQLite lets a column hold anything, and to read another value through a
  /// subscript ends the process.
  ///
  /// - Throws: that the database is damaged, where it is another.
  func own<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
    guard let value = Value.fromDatabaseValue(self[column]) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT)
    }
    return value
  }
}
