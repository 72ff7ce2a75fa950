import AddressBook
import ArgumentParser

/// `contacts restore WHO`: takes a removal back.
struct ContactsRestoreCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "restore", abstract: words("help-contacts-restore"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-contacts-who", value: "WHO"))
  var who: String

  func run() throws {
    let session = Session(options: options)
    let book = try session.addressBook
    let contact = try removed(in: book, of: session.person.id)
    try session.report("contacts-restored", try book.restoreContact(contact.id))
  }

  /// Somebody present with the same name does not make it unclear who is to come back.
  private func removed(in book: AddressBook, of owner: Person.ID) throws -> Contact {
    do {
      let contact = try book.contact(matching: who, of: owner, includesRemoved: true)
      guard contact.removed != nil else { throw AddressBookError.noSuchContact(who) }
      return contact
    } catch AddressBookError.ambiguousContact(let text, let contacts) {
      let removed = contacts.filter { $0.removed != nil }
      guard let first = removed.first else { throw AddressBookError.noSuchContact(text) }
      guard removed.count == 1 else { throw AddressBookError.ambiguousContact(text, removed) }
      return first
    }
  }
}
