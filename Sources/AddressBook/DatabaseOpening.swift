import Foundation
import GRDB

/// Opens a home's database, judges it, and brings it up to date. Runs under the home's lock.
struct DatabaseOpening {
  let files: HomeFiles
  var writeWait = WriteWait()

  /// Databases up to this size are checked whole each time: it costs milliseconds.
  private static let checkedSize = 4_000_000

  func open() throws(AddressBookError) -> any DatabaseWriter {
    let path = files.database.path
    if isGone {
      // An empty address book must not silently take the place of a damaged one.
      if let damage { throw damage }
      try keepLogsAside()
      let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        throw errno == ENOSPC ? .diskFull : .notWritable(path: files.folder.path)
      }
      close(descriptor)
    }
    do {
      let pool = try DatabasePool(path: path, configuration: configuration)
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
    var configuration = self.configuration
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
      var configuration = self.configuration
      configuration.readonly = true
      let queue = try DatabaseQueue(path: name, configuration: configuration)
      try check(queue)
      guard try queue.read(Schema.migrator.hasCompletedMigrations) else { throw unwritable }
      return queue
    } catch {
      throw AddressBookError(error, folder: files.folder)
    }
  }

  private var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .callback { [writeWait] in writeWait.goesOn(tries: $0) }
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
      guard try db.namesMigrations() else { return true }
      guard try !Schema.migrator.hasBeenSuperseded(db) else {
        throw AddressBookError.newerVersion
      }
      // Too long for every start.
      guard try Schema.migrator.hasCompletedMigrations(db) || db.holdsOwnValues() else {
        return true
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
    .damaged(
      keptAs: try setAside(), lastBackup: AutomaticBackups(home: files.folder).newestWhole?.path)
  }

  /// Moves the database out of the way, and what belongs to it.
  ///
  /// - Returns: its new name in the home folder.
  func setAside() throws(AddressBookError) -> String {
    // The database goes last: whoever is killed in between leaves no log without its database.
    try move(Self.logEndings + [""])
  }

  /// Moves logs whose database is gone out of the way. SQLite would play them into the next database
  /// of this name and ruin it: https://www.sqlite.org/howtocorrupt.html#_mispairing_database_files_and_hot_journals_
  /// They are not deleted, because what was written last may be in them and nowhere else.
  func keepLogsAside() throws(AddressBookError) {
    _ = try move(Self.logEndings)
  }

  /// Moves the database out of the way if it is damaged anywhere.
  ///
  /// - Returns: its new name in the home folder; nil where it is whole and stays.
  func setAsideIfDamaged() throws(AddressBookError) -> String? {
    do throws(AddressBookError) {
      guard try !isIntact() else { return nil }
    } catch .damaged(let keptAs?, _) {
      return keptAs
    } catch .damaged {
      // Some of it could be opened.
    }
    return try setAside()
  }

  private func isIntact() throws(AddressBookError) -> Bool {
    let database = try open()
    // A connection that is still open would go on with files of this name.
    defer { try? database.close() }
    return try AddressBook(folder: files.folder, database: database).isIntact()
  }

  private static let logEndings = ["-wal", "-shm", "-journal"]
  private var keptPrefix: String { files.database.lastPathComponent + ".damaged-" }

  private func move(_ endings: [String]) throws(AddressBookError) -> String {
    // Two may be moved within one second.
    let name = keptPrefix + Self.stamp() + "-" + AddressBook.newID().prefix(8)
    for ending in endings {
      let file = files.database.path + ending
      guard FileManager.default.fileExists(atPath: file) else { continue }
      let kept = files.folder.appendingPathComponent(name).path + ending
      guard rename(file, kept) == 0 else { throw .notWritable(path: files.folder.path) }
    }
    HomeFiles.synchronize(folder: files.folder)
    return name
  }

  /// The names of the databases that were moved out of the way and are still there, also of those of
  /// which only a log is; the oldest first.
  var keptAside: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: files.folder.path)) ?? []
    return Set(names.filter { $0.hasPrefix(keptPrefix) }.map(Self.withoutLogEnding)).sorted()
  }

  private static func withoutLogEnding(_ name: String) -> String {
    logEndings.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? name
  }

  /// Whether there is no database, or one without a byte.
  var isGone: Bool {
    let size = try? FileManager.default.attributesOfItem(atPath: files.database.path)[.size]
    return (size as? Int ?? 0) == 0
  }

  /// The damaged database that was moved out of the way last, while nothing is in its place; or one that
  /// is gone, where there are copies of it.
  var damage: AddressBookError? {
    guard isGone else { return nil }
    let backups = AutomaticBackups(home: files.folder)
    let lastBackup = backups.newestWhole?.path
    let kept = keptAside.last {
      FileManager.default.fileExists(atPath: files.folder.appendingPathComponent($0).path)
    }
    guard let kept else {
      return (lastBackup ?? backups.newest?.path).map { .gone(lastBackup: $0) }
    }
    return .damaged(keptAs: kept, lastBackup: lastBackup)
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
