import AddressBook
import ArgumentParser
import Locales
import Names

/// `contacts add --name N --number T`: stores a contact behind the others. Two people may share a
/// number; one of the same name and number is added only with a yes.
struct ContactsAddCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "add", abstract: words("help-contacts-add"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Option(help: .words("help-name", value: "NAME"))
  var name: String

  @Option(help: .words("help-contacts-number", value: "NUMBER"))
  var number: [String]

  @Option(help: .words("help-contacts-picture-file", value: "FILE"))
  var picture: String?

  @Flag(help: .words("help-yes"))
  var yes = false

  func run() throws {
    guard !number.isEmpty else { throw CommandFailure("contacts-needs-number", .usage) }
    let session = Session(options: options, makesHome: true)
    let owner = try session.person.id
    let name = try PersonalName.typed(name)
    let numbers = try session.unrepeated(session.numbers(number, yes: yes))
    try session.tellOfHolders(
      session.holders(of: numbers).filter { $0.name?.lowercased() != name.lowercased() })
    let picture = try picture.map(session.storePicture(file:))
    let contact = NewContact(owner: owner, name: name, numbers: numbers, picture: picture)
    try askAboutRemoved(contact, session)
    try add(contact, session)
  }

  /// Whoever was removed with the same name and number comes back with what is kept of them, unless
  /// somebody new is wanted.
  private func askAboutRemoved(_ contact: NewContact, _ session: Session) throws {
    guard
      let removed = try session.addressBook.removedContacts(
        named: contact.name, withOneOf: contact.numbers, of: contact.owner
      ).first
    else { return }
    try Consent.require(
      Message(
        "contacts-removed-ask",
        [
          "name": .text(ContactText(session: session).name(removed)),
          "id": .text(ShellWord.quoted(removed.shortID)),
        ]), yes: yes)
  }

  /// Adds the contact; beside one who may be the same only with a yes.
  private func add(_ contact: NewContact, _ session: Session) throws {
    var seen: [Contact.ID] = []
    while true {
      switch try session.addressBook.addContact(contact, beside: seen) {
      case .added(let contact): return try session.report("contacts-added", contact)
      case .same(let same):
        let lines = try same.map(ContactText(session: session).line)
        try Consent.require(Message("contacts-same-ask", ["contact": .lines(lines)]), yes: yes)
        seen += same.map(\.id)
      }
    }
  }
}
