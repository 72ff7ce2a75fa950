import AddressBook
import Calling
import Foundation
import Locales

/// A kind of file that a command writes. What is there already is replaced only with a yes, and
/// only where it is of the same kind.
enum OutputFile {
  case backup, contacts, feed

  /// What a file of this kind holds, and behind how many bytes.
  private var mark: (offset: Int, text: String) {
    switch self {
    // SQLite's application id: https://www.sqlite.org/fileformat.html#application_id
    case .backup: (68, "Anyt")
    case .contacts: (0, "BEGIN:VCARD")
    case .feed: (0, #"{"anytime":"feed""#)
    }
  }

  /// Goes on where writing loses nothing: no file is there, or an empty one, or one of this kind
  /// that somebody gives up. Swift repairs a name that is not UTF-8: the file would get another one,
  /// and two of them the same.
  ///
  /// - Parameter home: whose own database is never written over.
  func requireRoom(at path: String, home: URL, yes: Bool) throws {
    let path = UserFolder.expanded(path)
    guard !path.unicodeScalars.contains("\u{FFFD}") else {
      throw AddressBookError.cannotWriteFile(path)
    }
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFREG else { throw AddressBookError.cannotWriteFile(path) }
    guard status.st_size > 0 else { return }
    var own = stat()
    let isOwn =
      stat(home.appendingPathComponent("anytime.sqlite").path, &own) == 0
      && (own.st_dev, own.st_ino) == (status.st_dev, status.st_ino)
    let head = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)).read(upToCount: 100)
    let isOfThisKind = head?.dropFirst(mark.offset).starts(with: mark.text.utf8) ?? false
    let places: [String: Message.Argument] = ["file": .text(path)]
    guard isOfThisKind, !isOwn else {
      throw CommandFailure(Message("output-file-foreign", places), .badInput)
    }
    try Consent.require(Message("output-file-ask", places), yes: yes)
  }
}
