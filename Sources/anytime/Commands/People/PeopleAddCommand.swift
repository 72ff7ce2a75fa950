import AddressBook
import ArgumentParser
import Names

/// `people add --name N`: adds someone to the home.
struct PeopleAddCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "add", abstract: words("help-people-add"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Option(help: .words("help-people-name", value: "NAME"))
  var name: String

  @OptionGroup var details: PersonOptions

  func run() throws {
    let session = Session(options: options)
    let name = try PersonalName.normalized(name)
    let person = try session.addressBook.addPerson(
      name: name, number: details.number(in: session), language: details.language(in: session))
    try session.report("people-added", person)
  }
}
