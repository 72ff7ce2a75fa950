import ArgumentParser

/// `contacts show WHO`: everything that is held of a contact.
struct ContactsShowCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "show", abstract: words("help-contacts-show"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-contacts-who", value: "WHO"))
  var who: String

  func run() throws {
    let session = Session(options: options)
    let contact = try session.addressBook.contact(
      matching: who, of: session.person.id, includesRemoved: true)
    if options.json { return try JSONLine.print(contact) }
    Console.print(try ContactText(session: session).full(contact))
  }
}
