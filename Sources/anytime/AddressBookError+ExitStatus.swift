import AddressBook

extension AddressBookError: HasExitStatus {
  var status: ExitStatus {
    switch self {
    case .diskFull, .noRoom, .cannotWriteFile: .cannotWrite
    case .notWritable, .notReadable: .noPermission
    case .newerVersion, .damaged, .gone, .refused: .badState
    case .busy: .busy
    case .noSuchPerson, .ambiguousPerson, .onlyPerson, .noSuchContact, .ambiguousContact,
      .sameContact, .noSuchPost, .notAuthor, .emptyText, .textTooLong:
      .failure
    case .unreadableFile, .noAddressBook, .away: .noInput
    case .notABackup, .notAFeed, .newerFile, .fileTooLarge: .badInput
    }
  }
}
