import Foundation

/// Why the address book could not do something. Whatever it says, nothing that was stored is lost.
public enum AddressBookError: Error, Equatable {
  /// No room is left on the disk; what was asked for was not stored.
  case diskFull
  /// Nothing has made an address book in the home folder, named by its path.
  case noAddressBook(path: String)
  /// The home folder, named by its path, can't be written.
  case notWritable(path: String)
  /// A link leads to the home folder, named by its path, and what it points to is not there.
  case away(path: String, target: String)
  /// The address book in the home folder, named by its path, can't be read by this user.
  case notReadable(path: String)
  /// A newer version of Anytime wrote the database.
  case newerVersion
  /// The database is damaged. It was kept under the given file name in the home folder, where it
  /// could be moved; the last whole automatic backup is offered by its path, where there is one.
  case damaged(keptAs: String?, lastBackup: String?)
  /// The database is gone or empty, and a copy of it is not: the last automatic backup, by its path.
  case gone(lastBackup: String)
  /// Another process has held the database or its lock for longer than ten seconds, or than anybody wanted to
  /// wait; nothing was written.
  case busy
  case noSuchPerson(String)
  case ambiguousPerson(String, [Person])
  /// A home is somebody's: the last person of it can't be removed.
  case onlyPerson
  case noSuchContact(String)
  case ambiguousContact(String, [Contact])
  /// Who was to come back is there anew, with the same name and numbers; nothing was changed.
  case sameContact(Contact)
  case noSuchPost(String)
  /// Only who said something can take it back.
  case notAuthor
  /// A name or a text that holds nothing once it is cleaned.
  case emptyText
  /// A text longer than the limit, in characters.
  case textTooLong(limit: Int)
  /// The file is not there or can't be opened.
  case unreadableFile(String)
  /// The file is no backup, or a damaged one; nothing was replaced.
  case notABackup(String)
  /// The file is no feed that Anytime exported; nothing was taken from it.
  case notAFeed(String)
  /// A newer version of Anytime made the file, a feed or a backup; nothing was changed.
  case newerFile(String)
  /// A file with more than is sane; nothing was taken from it.
  case fileTooLarge(String)
  /// The disk that a file, named by its path, was to be written to has no room for it.
  case noRoom(String)
  /// The file can't be written, named by its path.
  case cannotWriteFile(String)
  /// SQLite refused for another reason, given by its extended result code.
  case refused(code: Int)
}
