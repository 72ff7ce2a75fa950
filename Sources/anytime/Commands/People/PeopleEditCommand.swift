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

  @Option(help: .words("help-people-number", value: "NUMBER"))
  var number: String?

  @Option(help: .words("help-people-language", value: "TAG"))
  var language: String?

  func run() throws {
    guard name != nil || number != nil || language != nil else {
      throw CommandFailure("people-nothing-to-edit", .usage)
    }
    let session = Session(options: options)
    var person = try session.addressBook.person(matching: who)
    if let name { person.name = try PersonalName.normalized(name) }
    if let number { person.number = try session.ownNumber(number) }
    if let language { person.language = try session.availableLanguage(language) }
    try session.addressBook.editPerson(person)
    try session.report("people-edited", person)
  }
}
