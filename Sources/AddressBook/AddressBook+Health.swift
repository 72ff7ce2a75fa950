import Foundation
import GRDB

extension AddressBook {
  /// Whether there is a database in a home folder; asking makes none.
  public static func exists(in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: HomeFiles(folder).database.path)
  }

  /// Whether SQLite finds the whole database in order; reads all of it.
  public func isIntact() throws(AddressBookError) -> Bool {
    try read { db in
      try String.fetchOne(db, sql: "PRAGMA integrity_check(1)") == "ok"
        && Row.fetchOne(db, sql: "PRAGMA foreign_key_check") == nil
    }
  }

  /// When the newest automatic backup was made; nil where there is none.
  public var lastAutomaticBackup: Date? {
    guard let newest = AutomaticBackups(home: folder).newest else { return nil }
    return (try? newest.resourceValues(forKeys: [.contentModificationDateKey]))?
      .contentModificationDate
  }

  /// The bytes that are free for this user on the disk that holds a folder, or will hold it.
  public static func freeBytes(at folder: URL) -> UInt64? {
    var folder = folder.standardizedFileURL
    var status = statvfs()
    while statvfs(folder.path, &status) != 0 {
      guard errno == ENOENT, folder.path != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
    return UInt64(status.f_bavail) * UInt64(status.f_frsize)
  }
}
