import Foundation
import GRDB

extension AddressBook {
  /// Puts a backup in the place of everything that a home holds. The backup is checked before
  /// anything is replaced, and what was there is kept in `backups/` or, where it is damaged, beside
  /// the database. Other processes that have the home open see the restored state; where it was
  /// damaged, once they open it anew (``isReplaced``).
  ///
  /// - Parameter judged: whether a picture is of our own encoding; no other is taken from the backup.
  @discardableResult
  public static func restore(
    from backup: URL, intoHome folder: URL, judged: (_ picture: [UInt8]) -> Bool
  ) throws(AddressBookError) -> RestoreReport {
    let files = HomeFiles(folder)
    try files.prepare()
    let checked = try CheckedBackup(backup, files: files)
    defer { checked.discard() }
    try checked.storePictures(judged: judged)
    let missing = try checked.missingPictures()
    var report = try put(checked, into: files)
    report.missingPictures = missing
    return report
  }

  /// The newest whole one of the copies that are made by themselves, one a day; nil where there is
  /// none.
  public static func lastAutomaticBackup(inHome folder: URL) -> URL? {
    AutomaticBackups(home: folder).newestWhole
  }

  /// Starts a home anew and empty beside a damaged database, which is kept; where one is whole
  /// nothing is done.
  ///
  /// - Returns: whether a new one was made, and the file that keeps a damaged one that was in its
  ///   place until now.
  @discardableResult
  public static func startEmpty(
    inHome folder: URL
  ) throws(AddressBookError) -> (isNew: Bool, kept: URL?) {
    let files = HomeFiles(folder)
    try files.prepare()
    return try files.locked { () throws(AddressBookError) in
      let opening = DatabaseOpening(files: files)
      var kept: String?
      if exists(in: folder) {
        kept = try opening.setAsideIfDamaged()
        guard kept != nil else { return (false, nil) }
      }
      try opening.keepLogsAside()
      try putEmptyDatabase(files)
      return (true, kept.map { folder.appendingPathComponent($0) })
    }
  }

  private static func putEmptyDatabase(_ files: HomeFiles) throws(AddressBookError) {
    let path = files.folder.appendingPathComponent(".\(newID()).part")
    do {
      try HomeFiles.create(path)
      let empty = try DatabaseQueue(path: path.path)
      try Schema.migrator.migrate(empty)
      try empty.close()
      try HomeFiles.move(path, to: files.database)
    } catch {
      unlink(path.path)
      throw AddressBookError(error, folder: files.folder)
    }
  }

  private static func put(
    _ checked: CheckedBackup, into files: HomeFiles
  ) throws(AddressBookError) -> RestoreReport {
    do throws(AddressBookError) {
      let wasFree = try files.locked { () throws(AddressBookError) in
        guard !exists(in: files.folder) else { return false }
        try checked.becomeDatabase()
        return true
      }
      guard !wasFree else { return RestoreReport() }
      let book = try AddressBook(folder: files.folder, backsUp: false)
      // A connection that is still open would go on with files of this name.
      defer { try? book.database.close() }
      return try book.replaceContents(with: checked)
    } catch .damaged(let keptAs, _) {
      let kept = try files.locked { () throws(AddressBookError) in
        // Some of a large one could be opened, and it is still there.
        let aside = exists(in: files.folder) ? try DatabaseOpening(files: files).setAside() : nil
        try checked.becomeDatabase()
        return aside ?? keptAs
      }
      return RestoreReport(kept: kept.map { files.folder.appendingPathComponent($0) })
    }
  }

  private func replaceContents(
    with checked: CheckedBackup
  ) throws(AddressBookError) -> RestoreReport {
    // Two restores may begin in one second.
    let name = "before-restore-\(DatabaseOpening.stamp())-\(Self.newID().prefix(8)).sqlite"
    let kept = HomeFiles(folder).backups.appendingPathComponent(name)
    var leftOut: Int?
    do {
      // From the first page on nobody else can write, and they still read what was there: what is
      // kept lacks nothing. Without a pool the disk is full, and there is no room to keep it.
      guard database is DatabasePool else { throw AddressBookError.diskFull }
      try checked.database.backup(to: database, pagesPerStep: 1) { _ in
        if leftOut == nil { leftOut = try copyDatabase(to: kept, withPictures: true) }
      }
      return RestoreReport(kept: kept, picturesNotKept: leftOut ?? 0)
    } catch {
      throw AddressBookError(error, folder: folder)
    }
  }
}
