import Foundation
import GRDB

/// Opens a home's database, judges it, and brings it up to date. Runs under the home's lock.
struct DatabaseOpening {
  let files: HomeFiles

  /// Databases up to this size are checked whole each time: it costs milliseconds.
  private static let checkedSize = 4_000_000

  func open() throws(AddressBookError) -> any DatabaseWriter {
    let path = files.database.path
    let exists = FileManager.default.fileExists(atPath: path)
    if !exists {
      try offerBackupAfterDamage()
      let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        throw errno == ENOSPC ? .diskFull : .notWritable(path: files.folder.path)
      }
      close(descriptor)
    }
    do {
      let pool = try DatabasePool(path: path, configuration: Self.configuration)
      // GRDB chooses NORMAL for WAL, with which a power cut may take back a confirmed write.
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      try check(pool)
      try Schema.migrator.migrate(pool)
      return pool
    } catch {
      let meaning = AddressBookError(error, folder: files.folder)
      if meaning == .diskFull, let readable = try? openToRead() { return readable }
      guard case .damaged = meaning else { throw meaning }
      throw try keepAside()
    }
  }

  /// On a full disk there is no room for the memory that connections share: one that has the
  /// database for itself can still read it, so that people can be called.
  private func openToRead() throws -> DatabaseQueue? {
    var configuration = Self.configuration
    configuration.busyMode = .immediateError
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
    let queue = try DatabaseQueue(path: files.database.path, configuration: configuration)
    return try queue.read(Schema.migrator.hasCompletedMigrations) ? queue : nil
  }

  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    configuration.label = "anytime"
    configuration.maximumReaderCount = 2
    // Giving memory back closes none of them.
    configuration.persistentReadOnlyConnections = true
    return configuration
  }

  private func check(_ pool: DatabasePool) throws {
    let isDamaged = try pool.read { db in
      let application = try Int64.fetchOne(db, sql: "PRAGMA application_id") ?? 0
      let hasTables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") ?? 0 > 0
      if hasTables {
        guard application == Schema.applicationID else { return true }
        guard try !Schema.migrator.hasBeenSuperseded(db) else {
          throw AddressBookError.newerVersion
        }
      }
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      let pageSize = try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0
      guard pages * pageSize <= Self.checkedSize else { return false }
      return try String.fetchOne(db, sql: "PRAGMA quick_check(1)") != "ok"
    }
    if isDamaged { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
  }

  /// Moves a damaged database out of the way, never deletes it, and says where it is.
  func keepAside() throws(AddressBookError) -> AddressBookError {
    let name = "\(files.database.lastPathComponent).damaged-\(Self.stamp())"
    for ending in ["", "-wal", "-shm"] {
      let file = files.database.path + ending
      guard FileManager.default.fileExists(atPath: file) else { continue }
      let kept = files.folder.appendingPathComponent(name).path + ending
      guard rename(file, kept) == 0 else { throw .notWritable(path: files.folder.path) }
    }
    HomeFiles.synchronize(folder: files.folder)
    return .damaged(
      keptAs: name, lastBackup: AutomaticBackups(home: files.folder).newest?.path)
  }

  /// An empty address book must not silently take the place of a damaged one that has a backup.
  private func offerBackupAfterDamage() throws(AddressBookError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: files.folder.path)) ?? []
    let prefix = files.database.lastPathComponent + ".damaged-"
    let damaged = names.filter {
      $0.hasPrefix(prefix) && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm")
    }
    guard let kept = damaged.max(), let backup = AutomaticBackups(home: files.folder).newest else {
      return
    }
    throw .damaged(keptAs: kept, lastBackup: backup.path)
  }

  /// The moment as a part of a file name that sorts by time.
  static func stamp(_ date: Date = Date()) -> String {
    date.formatted(
      Date.VerbatimFormatStyle(
        format:
          "\(year: .padded(4))\(month: .twoDigits)\(day: .twoDigits)-\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))\(minute: .twoDigits)\(second: .twoDigits)",
        timeZone: .gmt, calendar: Calendar(identifier: .gregorian)))
  }
}
