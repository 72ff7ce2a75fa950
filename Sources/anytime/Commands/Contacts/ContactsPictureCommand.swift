import ArgumentParser

/// `contacts picture WHO FILE`: the picture of a contact's face.
struct ContactsPictureCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "picture", abstract: words("help-contacts-picture"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-contacts-who", value: "WHO"))
  var who: String

  @Argument(help: .words("help-contacts-picture-file", value: "FILE"))
  var file: String?

  @Flag(help: .words("help-contacts-picture-none"))
  var none = false

  func run() throws {
    guard (file == nil) == none else { throw CommandFailure("contacts-picture-or-none", .usage) }
    let session = Session(options: options)
    let book = try session.addressBook
    let id = try book.contact(matching: who, of: session.person.id).id
    let picture = try file.map(session.storePicture(file:))
    let contact = try book.editContact(id) { $0.picture = picture }
    try session.report(none ? "contacts-picture-gone" : "contacts-pictured", contact)
  }
}
