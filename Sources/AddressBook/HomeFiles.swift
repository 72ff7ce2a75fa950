import Foundation

/// The files of a home folder.
struct HomeFiles: Sendable {
  let folder: URL

  init(_ folder: URL) { self.folder = folder }

  var database: URL { folder.appendingPathComponent("anytime.sqlite") }
  var pictures: URL { folder.appendingPathComponent("pictures", isDirectory: true) }
  var backups: URL { folder.appendingPathComponent("backups", isDirectory: true) }

  /// Which file the database is, by its number on the disk; nil where there is none.
  var databaseInode: ino_t? {
    var status = stat()
    return stat(database.path, &status) == 0 ? status.st_ino : nil
  }

  /// Whether there may be a database that this user can't read.
  var isClosed: Bool {
    access(database.path, R_OK) != 0 && errno != ENOENT && errno != ENOTDIR
  }

  /// Whether there is or can be a folder: not where the path leads through a file.
  var mayBeMade: Bool { access(database.path, F_OK) == 0 || errno != ENOTDIR }

  /// What the folder, or one on the way to it, points to and is not there: a disk that is not plugged in.
  var missingTarget: String? {
    var folder = folder
    while folder.pathComponents.count > 1 {
      if access(folder.path, F_OK) != 0, errno == ENOENT,
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path)
      {
        return target
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Makes the folders, closed to other users.
  func prepare() throws(AddressBookError) {
    if let missingTarget { throw .away(path: folder.path, target: missingTarget) }
    do {
      for folder in [folder, pictures, backups] {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      }
    } catch {
      throw AddressBookError(error, folder: folder)
    }
  }

  /// Whether less than one megabyte is left on the disk of the home, or files may only grow so far.
  var isFull: Bool {
    var status = statvfs()
    guard statvfs(folder.path, &status) == 0 else { return false }
    var limit = rlimit()
    if getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0,
      limit.rlim_cur < rlim_t(Int64.max)
    {
      return true
    }
    return UInt64(status.f_bavail) * UInt64(status.f_frsize) < 1_000_000
  }

  /// Runs while no other process opens, migrates or replaces the database.
  ///
  /// - Throws: ``AddressBookError/busy`` where another has done so for as long as a write waits: it may
  ///   hang or have been stopped.
  func locked<T>(_ body: () throws(AddressBookError) -> T) throws(AddressBookError) -> T {
    let path = folder.appendingPathComponent("anytime.lock").path
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw errno == ENOSPC || errno == EDQUOT ? .diskFull : .notWritable(path: folder.path)
    }
    defer { close(descriptor) }
    let wait = WriteWait()
    var tries = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EINTR || errno == EWOULDBLOCK, wait.goesOn(tries: tries) else { throw .busy }
      tries += 1
    }
    return try body()
  }

  /// Runs what makes a file in a folder that may be large. What killed processes left of theirs there
  /// is deleted before, unless another is being made there: whoever makes one shares a lock on the
  /// folder. Where folders can't be locked, as on some network disks, nothing is deleted.
  static func copying<T>(into folder: URL, _ body: () throws -> T) rethrows -> T {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
      for copy in HomeFiles(folder).unfinishedCopies { unlink(copy.path) }
    }
    while flock(descriptor, LOCK_SH) != 0, errno == EINTR {}
    return try body()
  }

  /// Makes a file that only its owner can read, and that appears whole or not at all.
  ///
  /// - Parameters:
  ///   - begun: told the files that are there only meanwhile.
  ///   - fill: writes an empty file beside it, and waits until all is on the disk.
  static func making<T>(
    _ file: URL, begun: ([URL]) -> Void, _ fill: (_ temporary: URL) throws -> T
  ) throws -> T {
    let folder = file.deletingLastPathComponent()
    return try copying(into: folder) {
      let temporary = folder.appendingPathComponent(".\(AddressBook.newID()).copy.part")
      let files = ["", "-journal", "-wal", "-shm"].map {
        URL(fileURLWithPath: temporary.path + $0)
      }
      defer { for file in files { unlink(file.path) } }
      begun(files)
      try create(temporary)
      let result = try fill(temporary)
      try move(temporary, to: file)
      return result
    }
  }

  /// Waits until a folder's entries are on the disk.
  static func synchronize(folder: URL) {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Makes an empty file that nobody else can read, whatever the folder allows.
  static func create(_ url: URL) throws {
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw currentError() }
    close(descriptor)
  }

  /// Writes a file so that after a crash it is there whole or not at all.
  static func write(_ bytes: [UInt8], to url: URL) throws {
    let temporary = url.deletingLastPathComponent()
      .appendingPathComponent(".\(AddressBook.newID()).part")
    let descriptor = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw currentError() }
    do {
      defer { close(descriptor) }
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { throw currentError() }
        rest = rest.dropFirst(count)
      }
      guard fsync(descriptor) == 0 else { throw currentError() }
    } catch {
      unlink(temporary.path)
      throw error
    }
    try move(temporary, to: url)
  }

  /// The file that is meant by one that may be a symbolic link, whether it is there or not: renaming
  /// over a link would replace the link.
  static func target(of file: URL) throws -> URL {
    var file = file
    // As many as Linux follows.
    for _ in 0...40 {
      guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path) else {
        return file
      }
      let folder = file.deletingLastPathComponent().path
      file = URL(fileURLWithPath: path.hasPrefix("/") ? path : "\(folder)/\(path)")
    }
    throw POSIXError(.ELOOP)
  }

  /// Renames a file that is already on the disk, replacing what was there, and waits for it.
  static func move(_ file: URL, to url: URL) throws {
    guard rename(file.path, url.path) == 0 else {
      let error = currentError()
      unlink(file.path)
      throw error
    }
    synchronize(folder: url.deletingLastPathComponent())
  }

  private static func currentError() -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
