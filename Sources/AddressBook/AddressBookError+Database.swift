import Foundation
import GRDB

extension AddressBookError {
  /// What an error of SQLite or of the file system means for the person.
  init(_ error: any Error, folder: URL) {
    switch error {
    case let error as AddressBookError: self = error
    case let error as DatabaseError: self.init(error, folder: folder)
    case is RowDecodingError, is DecodingError:
      self.init(DatabaseError(resultCode: .SQLITE_CORRUPT), folder: folder)
    case let error as CocoaError:
      self =
        error.code == .fileWriteOutOfSpace ? .diskFull : .notWritable(path: folder.path)
    case let error as POSIXError:
      self =
        [.ENOSPC, .EDQUOT, .EFBIG].contains(error.code)
        ? .diskFull : .notWritable(path: folder.path)
    default: self = .refused(code: (error as NSError).code)
    }
  }

  /// What an error means of a file that a person named.
  ///
  /// - Parameter folder: of the disk that may be full.
  init(_ error: any Error, writing file: URL, in folder: URL) {
    self.init(error, folder: folder)
    switch self {
    case .notWritable: self = .cannotWriteFile(file.path)
    case .diskFull: self = .noRoom(file.path)
    default: break
    }
  }

  private init(_ error: DatabaseError, folder: URL) {
    switch error.resultCode {
    case .SQLITE_FULL: self = .diskFull
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN, .SQLITE_AUTH:
      self = .notWritable(path: folder.path)
    case .SQLITE_CORRUPT, .SQLITE_NOTADB:
      self = .damaged(keptAs: nil, lastBackup: AutomaticBackups(home: folder).newestWhole?.path)
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
    case .SQLITE_IOERR where HomeFiles(folder).isFull: self = .diskFull
    default: self = .refused(code: Int(error.extendedResultCode.rawValue))
    }
  }
}
