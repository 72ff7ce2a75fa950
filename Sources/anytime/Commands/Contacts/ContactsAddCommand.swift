import AddressBook
import ArgumentParser
import Names

/// `contacts add --name N --number T`: stores a contact behind the others.
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
    let numbers = try session.numbers(number, yes: yes)
    let book = try session.addressBook
    for e164 in numbers.compactMap(\.e164) {
      for known in try book.contacts(withNumber: e164, of: owner) {
        let line = try ContactText(session: session).line(known)
        Console.warn(words("contacts-number-known", ["contact": .text(line)]))
      }
    }
    let picture = try picture.map(session.storePicture(file:))
    let contact = try book.addContact(
      NewContact(owner: owner, name: name, numbers: numbers, picture: picture))
    try session.report("contacts-added", contact)
  }
}
