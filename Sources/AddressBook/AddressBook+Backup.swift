import Foundation
import GRDB

extension AddressBook {
  /// Writes everything, pictures included, as one consistent file; the app may run meanwhile.
  public func backup(to file: URL) throws(AddressBookError) {
    do {
      try copyDatabase(to: file, withPictures: true)
    } catch let error as AddressBookError {
      throw error
    } catch {
      let meaning = AddressBookError(error, folder: file.deletingLastPathComponent())
      switch meaning {
      case .notWritable: throw .cannotWriteFile(file.path)
      default: throw meaning
      }
    }
  }

  /// Copies the database into a new SQLite file, which appears whole or not at all.
  func copyDatabase(to file: URL, withPictures: Bool) throws {
    let temporary = file.deletingLastPathComponent()
      .appendingPathComponent(".\(Self.newID()).part")
    defer {
      for ending in ["", "-journal", "-wal", "-shm"] { unlink(temporary.path + ending) }
    }
    try HomeFiles.create(temporary)
    let copy = try DatabaseQueue(path: temporary.path)
    try database.backup(to: copy)
    try copy.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL")
    }
    if withPictures {
      try copy.write { db in
        try db.execute(
          sql: "CREATE TABLE backupPicture (hash TEXT PRIMARY KEY, data BLOB NOT NULL)")
        for hash in try db.namedPictures().sorted() {
          guard let data = pictureData(hash) else { continue }
          try db.execute(
            sql: "INSERT INTO backupPicture VALUES (?, ?)", arguments: [hash, Data(data)])
        }
      }
    }
    try copy.close()
    try HomeFiles.move(temporary, to: file)
  }
}
