import ArgumentParser

/// `contacts move WHO --to N`: gives a contact their place on the screen.
struct ContactsMoveCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "move", abstract: words("help-contacts-move"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-contacts-who", value: "WHO"))
  var who: String

  @Option(
    parsing: .unconditional, help: .words("help-contacts-to", value: "PLACE"), transform: Int.typed)
  var to: Int

  func run() throws {
    guard to >= 1 else { throw CommandFailure("contacts-bad-place", .usage) }
    let session = Session(options: options)
    let book = try session.addressBook
    let contact = try book.contact(matching: who, of: session.person.id)
    try session.report("contacts-moved", try book.moveContact(contact.id, toPlace: to))
  }
}
