import Foundation
import GRDB

extension AddressBook {
  /// Puts a backup in the place of everything that a home holds. The backup is checked before
  /// anything is replaced, and what was there is kept in `backups/` or, where it is damaged, beside
  /// the database. Other processes that have the home open see the restored state.
  ///
  /// - Returns: the file that keeps what was there before; nil where there was nothing.
  @discardableResult
  public static func restore(
    from backup: URL, intoHome folder: URL
  ) throws(AddressBookError) -> URL? {
    let files = HomeFiles(folder)
    try files.prepare()
    let checked = try CheckedBackup(backup, files: files)
    defer { checked.discard() }
    try checked.storePictures()
    let exists = FileManager.default.fileExists(atPath: files.database.path)
    do {
      guard exists else {
        try files.locked { () throws(AddressBookError) in try checked.becomeDatabase() }
        return nil
      }
      return try AddressBook(folder: folder, backsUp: false).replaceContents(with: checked)
    } catch .damaged(let keptAs?, _) {
      try files.locked { () throws(AddressBookError) in try checked.becomeDatabase() }
      return folder.appendingPathComponent(keptAs)
    }
  }

  /// The newest of the copies that are made by themselves, one a day; nil where there is none.
  public static func lastAutomaticBackup(inHome folder: URL) -> URL? {
    AutomaticBackups(home: folder).newest
  }

  /// Starts a home anew and empty beside a damaged database that is kept.
  public static func startEmpty(inHome folder: URL) throws(AddressBookError) {
    let files = HomeFiles(folder)
    try files.prepare()
    let path = folder.appendingPathComponent(".\(newID()).part")
    do {
      try HomeFiles.create(path)
      let empty = try DatabaseQueue(path: path.path)
      try Schema.migrator.migrate(empty)
      try empty.close()
      guard link(path.path, files.database.path) == 0 || errno == EEXIST else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
      unlink(path.path)
    } catch {
      unlink(path.path)
      throw AddressBookError(error, folder: folder)
    }
  }

  private func replaceContents(with checked: CheckedBackup) throws(AddressBookError) -> URL {
    // Two restores may begin in one second.
    let name = "before-restore-\(DatabaseOpening.stamp())-\(Self.newID().prefix(8)).sqlite"
    let kept = HomeFiles(folder).backups.appendingPathComponent(name)
    do {
      try copyDatabase(to: kept, withPictures: true)
      try checked.database.backup(to: database)
    } catch {
      throw AddressBookError(error, folder: folder)
    }
    return kept
  }
}
