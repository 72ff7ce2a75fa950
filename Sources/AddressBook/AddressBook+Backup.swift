import Foundation
import GRDB

extension AddressBook {
  /// Leaves a backup in `backups/` where today has none, as the first opening of a day does; for
  /// whoever keeps the address book open for days. It may take seconds.
  public func backUpIfDue() {
    // Where none can be made the book is of use all the same; `doctor` names the day of the last.
    try? AutomaticBackups(home: folder).makeIfDue(of: self)
  }

  /// Writes everything, pictures included, as one consistent file; the app may run meanwhile. Where
  /// the file is a symbolic link, what it points to is written. What a killed process left of an
  /// earlier one in the same folder is deleted.
  ///
  /// - Parameter begun: told the files that are there only meanwhile, for whoever ends the process.
  /// - Returns: how many pictures that a row names are not in it, because they are damaged or
  ///   missing.
  @discardableResult
  public func backup(
    to file: URL, begun: ([URL]) -> Void = { _ in }
  ) throws(AddressBookError) -> Int {
    do {
      return try copyDatabase(to: HomeFiles.target(of: file), withPictures: true, begun: begun)
    } catch let error as AddressBookError {
      throw error
    } catch {
      let meaning = AddressBookError(
        error, writing: file, in: file.deletingLastPathComponent())
      guard case .damaged = meaning else { throw meaning }
      // What is damaged is the home's, and so are the backups of it.
      throw AddressBookError(error, folder: folder)
    }
  }

  /// Writes a file that only its owner can read, and that is there whole or not at all. Where it is
  /// a symbolic link, what it points to is written.
  ///
  /// - Parameter begun: that of ``backup(to:begun:)``.
  public static func write(
    _ bytes: [UInt8], to file: URL, begun: ([URL]) -> Void = { _ in }
  ) throws(AddressBookError) {
    do {
      try HomeFiles.making(HomeFiles.target(of: file), begun: begun) { temporary in
        let handle = try FileHandle(forWritingTo: temporary)
        try handle.write(contentsOf: bytes)
        try handle.synchronize()
      }
    } catch {
      throw AddressBookError(error, writing: file, in: file.deletingLastPathComponent())
    }
  }

  /// Copies the database into a new SQLite file, which appears whole or not at all.
  ///
  /// - Returns: how many pictures were to be in it and are damaged or missing.
  @discardableResult
  func copyDatabase(
    to file: URL, withPictures: Bool, begun: ([URL]) -> Void = { _ in }
  ) throws -> Int {
    try HomeFiles.making(file, begun: begun) { temporary in
      let copy = try DatabaseQueue(path: temporary.path)
      try database.backup(to: copy)
      try copy.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL")
      }
      let leftOut = withPictures ? try copy.write(addPictures) : 0
      try copy.close()
      return leftOut
    }
  }

  /// Copies the pictures that the rows of a copy name into it. One that is not what its hash says is
  /// left out: nobody could be shown it, and it must not look as if it were saved.
  ///
  /// - Returns: how many were left out.
  private func addPictures(to db: Database) throws -> Int {
    try db.execute(sql: "CREATE TABLE backupPicture (hash TEXT PRIMARY KEY, data BLOB NOT NULL)")
    var leftOut = 0
    for hash in try db.namedPictures().sorted() {
      guard let data = wholePicture(hash) else {
        leftOut += 1
        continue
      }
      try db.execute(sql: "INSERT INTO backupPicture VALUES (?, ?)", arguments: [hash, Data(data)])
    }
    return leftOut
  }
}
