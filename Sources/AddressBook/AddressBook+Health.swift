import Foundation
import GRDB

extension AddressBook {
  /// Whether there is a database in a home folder; asking makes none.
  public static func exists(in folder: URL) -> Bool {
    !DatabaseOpening(files: HomeFiles(folder)).isGone
  }

  /// Whether the whole database is in order, and holds what we write; reads all of it.
  public func isIntact() throws(AddressBookError) -> Bool { try read { try $0.isIntact() } }

  /// Whether the database is in order, but for tables or the like that another program made in it: a
  /// backup of it is none that could be restored.
  public func isSound() throws(AddressBookError) -> Bool { try read { try $0.isSound() } }

  /// How many pictures that a row names are missing, or are not what their hash says; reads all of
  /// them.
  public func damagedPictures() throws(AddressBookError) -> Int {
    try read { try $0.namedPictures() }.count { wholePicture($0) == nil }
  }

  /// The damaged databases that were moved aside and are still in a home folder, each by the path
  /// with which its files begin; the oldest first.
  public static func damagedDatabases(in folder: URL) -> [URL] {
    DatabaseOpening(files: HomeFiles(folder)).keptAside.map { folder.appendingPathComponent($0) }
  }

  /// When the newest whole automatic backup was made; nil where there is none.
  public var lastAutomaticBackup: Date? {
    guard let newest = AutomaticBackups(home: folder).newestWhole else { return nil }
    return (try? newest.resourceValues(forKeys: [.contentModificationDateKey]))?
      .contentModificationDate
  }

  /// Whether this user may make a home folder that is not there yet.
  public static func canBeMade(in folder: URL) -> Bool {
    var folder = folder.standardizedFileURL
    while access(folder.path, F_OK) != 0, errno == ENOENT { folder.deleteLastPathComponent() }
    // With a slash at its end a path is a folder's or nobody's.
    return access(folder.path + "/", W_OK | X_OK) == 0
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
