import Foundation
import GRDB
import GRDBSQLite

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
      let target = try? HomeFiles.target(of: backup),
      (try? target.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
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
      where [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR, .SQLITE_TOOBIG]
        .contains(error.resultCode):
        throw .notABackup(backup.path)
      default: throw AddressBookError(error, folder: files.folder)
      }
    }
  }

  /// Keeps the pictures that the backup holds. One that is not what its hash says, or no picture of
  /// our own encoding, is left out: the address book is worth more than it.
  ///
  /// - Parameters:
  ///   - largest: larger ones, in bytes, are not even read.
  ///   - judged: whether a picture is of our own encoding.
  func storePictures(
    largest: Int = AddressBook.largestPicture, judged: (_ picture: [UInt8]) -> Bool
  ) throws(AddressBookError) {
    let book = AddressBook(folder: files.folder, database: database)
    do {
      try Self.opened(pictures, largestValue: AddressBook.largestPicture).read { db in
        guard try db.tableExists("backupPicture") else { return }
        let rows = try Row.fetchCursor(
          db,
          sql: """
            SELECT hash, data FROM backupPicture WHERE typeof(data) = 'blob' AND length(data) <= ?
            """, arguments: [largest])
        while let row = try rows.next() {
          guard let hash = String.fromDatabaseValue(row["hash"]),
            let data = Data.fromDatabaseValue(row["data"]).map({ [UInt8]($0) }),
            SHA256.hexadecimal(of: data) == hash, judged(data)
          else { continue }
          try book.storePicture(data, as: hash)
        }
      }
    } catch {
      throw AddressBookError(error, folder: files.folder)
    }
  }

  /// How many pictures that its rows name the home does not have, or not whole.
  func missingPictures() throws(AddressBookError) -> Int {
    try AddressBook(folder: files.folder, database: database).damagedPictures()
  }

  /// Puts the file in the place of a database that is not there.
  func becomeDatabase() throws(AddressBookError) {
    try DatabaseOpening(files: files).keepLogsAside()
    do {
      try database.close()
      try HomeFiles.move(file, to: files.database)
    } catch {
      throw AddressBookError(error, folder: files.folder)
    }
  }

  func discard() { unlink(file.path) }

  /// Whether a file is a whole backup of this version or an earlier one.
  static func isWhole(_ backup: URL) -> Bool {
    (try? opened(backup).read { try check($0, name: backup.path) }) != nil
  }

  /// - Parameter largestValue: a longer one, in bytes, is an error and never in memory.
  private static func opened(
    _ backup: URL, largestValue: Int = Database.longestText
  ) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.prepareDatabase { db in
      _ = sqlite3_limit(db.sqliteConnection, SQLITE_LIMIT_LENGTH, Int32(clamping: largestValue))
    }
    return try DatabaseQueue(path: backup.path, configuration: configuration)
  }

  private static func check(_ db: Database, name: String) throws {
    guard try Int64.fetchOne(db, sql: "PRAGMA application_id") == Schema.applicationID else {
      throw AddressBookError.notABackup(name)
    }
    guard try db.namesMigrations() else { throw AddressBookError.notABackup(name) }
    guard try !Schema.migrator.hasBeenSuperseded(db) else { throw AddressBookError.newerFile(name) }
    guard try db.isIntact() else { throw AddressBookError.notABackup(name) }
  }
}
