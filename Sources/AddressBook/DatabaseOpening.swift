import Foundation
import GRDB

/// Opens a home's database, judges it, and brings it up to date. Runs under the home's lock.
struct DatabaseOpening {
  let files: HomeFiles

  /// Databases up to this size are checked whole each time: it costs milliseconds.
  private static let checkedSize = 4_000_000

  func open() throws(AddressBookError) -> any DatabaseWriter {
    let path = files.database.path
    if !FileManager.default.fileExists(atPath: path) {
      // An empty address book must not silently take the place of a damaged one.
      if let damage { throw damage }
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
      if meaning == .diskFull, let readable = try? openOnFullDisk() { return readable }
      guard case .damaged = meaning else { throw meaning }
      throw try keepAside()
    }
  }

  /// On a full disk there is no room for the memory that connections share: one that has the
  /// database for itself can still read it, so that people can be called.
  private func openOnFullDisk() throws -> DatabaseQueue? {
    var configuration = Self.configuration
    configuration.busyMode = .immediateError
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
    let queue = try DatabaseQueue(path: files.database.path, configuration: configuration)
    return try queue.read(Schema.migrator.hasCompletedMigrations) ? queue : nil
  }

  /// Opens a database that is there on a disk that can't be written, only to read it.
  ///
  /// - Throws: ``AddressBookError/notWritable(path:)`` where there is none that can be read as it
  ///   is, and what ``open()`` throws.
  func openReadOnly() throws(AddressBookError) -> DatabaseQueue {
    let unwritable = AddressBookError.notWritable(path: files.folder.path)
    guard FileManager.default.fileExists(atPath: files.database.path) else {
      throw damage ?? unwritable
    }
    // SQLite wants files beside a database in WAL mode. Where none were left it must be told that
    // nothing changes the database: https://www.sqlite.org/wal.html#read_only_databases
    let hasLog = FileManager.default.fileExists(atPath: files.database.path + "-wal")
    let name = hasLog ? files.database.path : files.database.absoluteString + "?immutable=1"
    do {
      var configuration = Self.configuration
      configuration.readonly = true
      let queue = try DatabaseQueue(path: name, configuration: configuration)
      try check(queue)
      guard try queue.read(Schema.migrator.hasCompletedMigrations) else { throw unwritable }
      return queue
    } catch {
      throw AddressBookError(error, folder: files.folder)
    }
  }

  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    configuration.label = "anytime"
    configuration.maximumReaderCount = 2
    // Giving memory back closes none of them.
    configuration.persistentReadOnlyConnections = true
    // See `AddressBook.shortenLog`.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA wal_autocheckpoint = 0") }
    return configuration
  }

  private func check(_ database: some DatabaseReader) throws {
    let isDamaged = try database.read { db in
      let application = try Int64.fetchOne(db, sql: "PRAGMA application_id") ?? 0
      // The migrator commits its own table before the first migration, and one killed between the
      // two leaves nothing else.
      let tables = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE tbl_name <> 'grdb_migrations')"
      let hasTables = try Bool.fetchOne(db, sql: tables) == true
      guard !hasTables || application == Schema.applicationID else { return true }
      guard try !Schema.migrator.hasBeenSuperseded(db) else {
        throw AddressBookError.newerVersion
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

  /// The damaged database that was moved out of the way last, while nothing is in its place.
  var damage: AddressBookError? {
    guard !FileManager.default.fileExists(atPath: files.database.path) else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: files.folder.path)) ?? []
    let prefix = files.database.lastPathComponent + ".damaged-"
    let damaged = names.filter {
      $0.hasPrefix(prefix) && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm")
    }
    guard let kept = damaged.max() else { return nil }
    return .damaged(
      keptAs: kept, lastBackup: AutomaticBackups(home: files.folder).newest?.path)
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
