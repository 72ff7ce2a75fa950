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

  @Option(help: .words("help-people-number", value: "NUMBER"))
  var number: String?

  @Option(help: .words("help-people-language", value: "TAG"))
  var language: String?

  func run() throws {
    let session = Session(options: options)
    let name = try PersonalName.normalized(name)
    let number = try number.map(session.ownNumber)
    let language = try language.map(session.availableLanguage)
    let person = try session.addressBook.addPerson(name: name, number: number, language: language)
    try session.report("people-added", person)
  }
}
