import ArgumentParser

/// `contacts remove WHO`: marks a contact as removed; `contacts restore` takes it back.
struct ContactsRemoveCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "remove", abstract: words("help-contacts-remove"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-contacts-who", value: "WHO"))
  var who: String

  @Flag(help: .words("help-yes"))
  var yes = false

  func run() throws {
    let session = Session(options: options)
    let book = try session.addressBook
    let contact = try book.contact(matching: who, of: session.person.id)
    let line = try ContactText(session: session).line(contact)
    try Consent.require(.init("contacts-remove-ask", ["contact": .text(line)]), yes: yes)
    try book.removeContact(contact.id)
    try session.report("contacts-removed", try book.contact(contact.id) ?? contact)
  }
}
