import AddressBook
import ArgumentParser
import Names

/// `people edit WHO`: changes a person's name, number or language.
struct PeopleEditCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "edit", abstract: words("help-people-edit"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-people-who", value: "WHO"))
  var who: String

  @Option(help: .words("help-people-name", value: "NAME"))
  var name: String?

  @OptionGroup var details: PersonOptions

  func run() throws {
    guard name != nil || details.number != nil || details.language != nil else {
      throw CommandFailure("people-nothing-to-edit", .usage)
    }
    let session = Session(options: options)
    var person = try session.addressBook.person(matching: who)
    if let name { person.name = try PersonalName.normalized(name) }
    person.number = try details.number(in: session) ?? person.number
    person.language = try details.language(in: session) ?? person.language
    try session.addressBook.editPerson(person)
    try session.report("people-edited", person)
  }
}
