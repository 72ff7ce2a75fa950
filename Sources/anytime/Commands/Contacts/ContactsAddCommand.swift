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

  @Option(help: .words("help-contacts-name", value: "NAME"))
  var name: String

  @Option(help: .words("help-contacts-number", value: "NUMBER"))
  var number: [String]

  @Option(help: .words("help-contacts-picture-file", value: "FILE"))
  var picture: String?

  @Flag(help: .words("help-yes"))
  var yes = false

  func run() throws {
    guard !number.isEmpty else { throw CommandFailure("contacts-needs-number", .usage) }
    let session = Session(options: options)
    let owner = try session.person.id
    let name = try PersonalName.normalized(name)
    let numbers = try session.unrepeated(session.numbers(number, yes: yes))
    let book = try session.addressBook
    let text = ContactText(session: session)
    var known: [Contact] = []
    for number in numbers {
      for holder in try Self.holders(of: number, among: book, of: owner)
      where !known.contains(where: { $0.id == holder.id }) {
        known.append(holder)
      }
    }
    let same = known.first { $0.name?.lowercased() == name.lowercased() }
    if let same {
      let line = try text.line(same)
      try Consent.require(Message("contacts-same-ask", ["contact": .text(line)]), yes: yes)
    }
    for contact in known where contact.id != same?.id {
      let line = try text.line(contact)
      Console.warn(words("contacts-number-known", ["contact": .text(line)]))
    }
    let picture = try picture.map(session.storePicture(file:))
    let contact = try book.addContact(
      NewContact(owner: owner, name: name, numbers: numbers, picture: picture))
    try session.report("contacts-added", contact)
  }

  /// The contacts who have a number already.
  private static func holders(
    of number: NewContact.Number, among book: AddressBook, of owner: Person.ID
  ) throws -> [Contact] {
    if let e164 = number.e164 { return try book.contacts(withNumber: e164, of: owner) }
    return try book.findContacts(matching: number.dialled, of: owner).filter { contact in
      contact.numbers.contains { $0.dialled == number.dialled }
    }
  }
}
