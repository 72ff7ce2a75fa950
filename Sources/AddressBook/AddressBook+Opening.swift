import Foundation
import GRDB

extension AddressBook {
  /// Opens the address book of a home as far as it can be: where the disk can't be written, what is
  /// there can still be read, so that people can be called. What would write then throws
  /// ``AddressBookError/notWritable(path:)``.
  ///
  /// - Parameters:
  ///   - makesHome: whether an empty one is made where there is none; else that throws
  ///     ``AddressBookError/noAddressBook(path:)``.
  ///   - backsUp: that of ``init(folder:backsUp:)``.
  public static func opened(
    in folder: URL, makesHome: Bool = true, backsUp: Bool = true
  ) throws(AddressBookError) -> AddressBook {
    guard !HomeFiles(folder).isClosed else { throw .notReadable(path: folder.path) }
    if let target = HomeFiles(folder).missingTarget {
      throw .away(path: folder.path, target: target)
    }
    guard HomeFiles(folder).mayBeMade else { throw .notWritable(path: folder.path) }
    guard makesHome || exists(in: folder) || damage(in: folder) != nil else {
      throw .noAddressBook(path: folder.path)
    }
    do throws(AddressBookError) {
      return try AddressBook(folder: folder, backsUp: backsUp)
    } catch {
      guard case .notWritable = error else { throw error }
      let database = try DatabaseOpening(files: HomeFiles(folder)).openReadOnly()
      return AddressBook(folder: folder, database: database)
    }
  }

  /// Whether the disk can't be written, so that this address book can only be read.
  public var isReadOnly: Bool { database.configuration.readonly }

  /// What opening a home throws because its damaged database was moved aside and nothing was put in
  /// its place; nil where that is not so. Asking makes and changes nothing.
  public static func damage(in folder: URL) -> AddressBookError? {
    DatabaseOpening(files: HomeFiles(folder)).damage
  }

  /// Looks whether a file is a backup that ``restore(from:intoHome:)`` would take; nothing that the
  /// home holds is changed.
  ///
  /// - Throws: ``AddressBookError/notABackup(_:)``, ``AddressBookError/unreadableFile(_:)``,
  ///   ``AddressBookError/newerFile(_:)``.
  public static func checkBackup(
    _ backup: URL, forHome folder: URL
  ) throws(AddressBookError) {
    let files = HomeFiles(folder)
    try files.prepare()
    try CheckedBackup(backup, files: files).discard()
  }
}
