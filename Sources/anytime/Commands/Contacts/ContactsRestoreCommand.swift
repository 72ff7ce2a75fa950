import AddressBook
import ArgumentParser
import Locales

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
    let contact = try removed(in: book, session)
    try session.report("contacts-restored", try book.restoreContact(contact.id))
  }

  /// Somebody present with the same name does not make it unclear who is to come back.
  private func removed(in book: AddressBook, _ session: Session) throws -> Contact {
    do {
      let contact = try book.contact(matching: who, of: session.person.id, includesRemoved: true)
      guard contact.removed != nil else {
        throw Self.notRemoved(ContactText(session: session).name(contact))
      }
      return contact
    } catch AddressBookError.ambiguousContact(let text, let contacts) {
      let removed = contacts.filter { $0.removed != nil }
      guard let first = removed.first else { throw Self.notRemoved(text) }
      guard removed.count == 1 else { throw AddressBookError.ambiguousContact(text, removed) }
      return first
    }
  }

  private static func notRemoved(_ name: String) -> CommandFailure {
    CommandFailure(Message("contacts-not-removed", ["name": .text(name)]))
  }
}
