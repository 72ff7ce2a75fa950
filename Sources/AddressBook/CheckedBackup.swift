import Foundation
import GRDB

/// A private copy of a backup that was found whole and brought up to date.
struct CheckedBackup {
  let database: DatabaseQueue
  private let file: URL
  private let pictures: URL
  private let files: HomeFiles

  /// - Throws: ``AddressBookError/notABackup(_:)``, ``AddressBookError/unreadableFile(_:)``,
  ///   ``AddressBookError/newerFile(_:)``.
  init(_ backup: URL, files: HomeFiles) throws(AddressBookError) {
    guard FileManager.default.isReadableFile(atPath: backup.path),
      (try? backup.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
    else { throw .unreadableFile(backup.path) }
    self.files = files
    pictures = backup
    file = files.folder.appendingPathComponent(".\(AddressBook.newID()).part")
    do {
      let source = try Self.opened(backup)
      try source.read { try Self.check($0, name: backup.path) }
      database = try DatabaseQueue(path: file.path)
      chmod(file.path, 0o600)
      try source.backup(to: database)
      try database.writeWithoutTransaction { db in
        try db.execute(
          sql: """
            PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL;
            DROP TABLE IF EXISTS backupPicture; VACUUM
            """)
      }
      try Schema.migrator.migrate(database)
    } catch {
      unlink(file.path)
      switch error {
      case let error as AddressBookError: throw error
      case let error as DatabaseError
      where [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR].contains(error.resultCode):
        throw .notABackup(backup.path)
      default: throw AddressBookError(error, folder: files.folder)
      }
    }
  }

  /// Keeps the pictures that the backup holds, each judged by its hash.
  func storePictures() throws(AddressBookError) {
    let book = AddressBook(folder: files.folder, database: database)
    do {
      try Self.opened(pictures).read { db in
        guard try db.tableExists("backupPicture") else { return }
        let rows = try Row.fetchCursor(db, sql: "SELECT hash, data FROM backupPicture")
        while let row = try rows.next() {
          let hash: String = row["hash"]
          let data: Data = row["data"]
          guard try book.storePicture([UInt8](data)) == hash else {
            throw AddressBookError.notABackup(pictures.path)
          }
        }
      }
    } catch {
      throw AddressBookError(error, folder: files.folder)
    }
  }

  /// Puts the file in the place of a database that is not there.
  func becomeDatabase() throws(AddressBookError) {
    do {
      try database.close()
      try HomeFiles.move(file, to: files.database)
    } catch {
      throw AddressBookError(error, folder: files.folder)
    }
  }

  func discard() { unlink(file.path) }

  private static func opened(_ backup: URL) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    return try DatabaseQueue(path: backup.path, configuration: configuration)
  }

  private static func check(_ db: Database, name: String) throws {
    guard try Int64.fetchOne(db, sql: "PRAGMA application_id") == Schema.applicationID,
      try String.fetchOne(db, sql: "PRAGMA integrity_check(1)") == "ok",
      try Row.fetchOne(db, sql: "PRAGMA foreign_key_check") == nil
    else { throw AddressBookError.notABackup(name) }
    guard try !Schema.migrator.hasBeenSuperseded(db) else { throw AddressBookError.newerFile(name) }
    guard
      try Schema.migrator.hasCompletedMigrations(db)
        || !Schema.migrator.appliedIdentifiers(db).isEmpty
    else { throw AddressBookError.notABackup(name) }
  }
}
