import Foundation
import GRDB

/// The people of a home with their contacts, feed, calls and settings, stored in one folder:
/// `anytime.sqlite`, `pictures/` by content hash, `backups/`.
///
/// Values of this type may be shared between threads, and several processes may have the same
/// folder open. Every write is on the disk when its function returns. Dates are kept in
/// milliseconds.
public struct AddressBook: Sendable {
  /// The home folder.
  public let folder: URL
  let database: any DatabaseWriter
  let writeWait: WriteWait
  /// Which file the database is.
  private let inode: ino_t?

  /// Opens the address book of a home, and makes the folder and the database where there is none.
  ///
  /// - Parameters:
  ///   - folder: the home folder; made with mode 0700, its files with mode 0600.
  ///   - backsUp: whether the first opening of a day leaves a backup in `backups/`.
  public init(folder: URL, backsUp: Bool = true) throws(AddressBookError) {
    self.folder = folder
    let files = HomeFiles(folder)
    try files.prepare()
    let writeWait = WriteWait()
    self.writeWait = writeWait
    (database, inode) = try files.locked { () throws(AddressBookError) in
      (try DatabaseOpening(files: files, writeWait: writeWait).open(), files.databaseInode)
    }
    if backsUp { backUpIfDue() }
  }

  init(folder: URL, database: any DatabaseWriter) {
    self.folder = folder
    self.database = database
    writeWait = WriteWait()
    inode = HomeFiles(folder).databaseInode
  }

  /// Whether the database is no longer in its place, or another one is there: a backup where it was
  /// damaged. What is read here is out of date, and what is written here nobody else sees.
  public var isReplaced: Bool { HomeFiles(folder).databaseInode != inode }

  /// Gives back what is kept of the database in memory only to be faster. Waits for what is read
  /// and written at the moment; all is done on this thread, so that no other keeps memory for it.
  public func releaseMemory() { (database as? DatabasePool)?.releaseMemory() }

  /// What waits at the moment to write, because another process writes, throws
  /// ``AddressBookError/busy`` at once, and nothing is written.
  public func stopWaiting() { writeWait.stop() }

  /// Reads a consistent state of the database.
  func read<T>(_ body: (Database) throws -> T) throws(AddressBookError) -> T {
    do { return try database.read(body) } catch { throw AddressBookError(error, folder: folder) }
  }

  /// Writes all or nothing; it is on the disk when this returns.
  func write<T>(_ body: (Database) throws -> T) throws(AddressBookError) -> T {
    do {
      let result = try database.write(body)
      shortenLog()
      return result
    } catch {
      throw AddressBookError(error, folder: folder)
    }
  }

  /// The size in bytes from which a log is carried into the database, as SQLite's own rule has it.
  static let longLog = 4_000_000

  /// Carries a long write-ahead log into the database, and empties it. Others that read or write are
  /// waited for as with any write, ten seconds at most; then, or where there is no room, it is left
  /// to the next one: nothing is lost meanwhile.
  ///
  /// SQLite would do so by itself, but up to version 3.51.2 a checkpoint that does not hold the
  /// writers' lock, as this one does, can lose what another process writes at that moment:
  /// https://www.sqlite.org/wal.html#walresetbug
  private func shortenLog() {
    let log = HomeFiles(folder).database.path + "-wal"
    var status = stat()
    guard stat(log, &status) == 0, status.st_size > Self.longLog else { return }
    _ = try? database.writeWithoutTransaction { try $0.checkpoint(.truncate) }
  }

  static func newID() -> String { UUID().uuidString.lowercased() }
}

extension Date {
  /// Milliseconds since 1970, as the database holds dates.
  var milliseconds: Int64 { Int64((timeIntervalSince1970 * 1000).rounded()) }

  init(milliseconds: Int64) { self.init(timeIntervalSince1970: Double(milliseconds) / 1000) }
}
