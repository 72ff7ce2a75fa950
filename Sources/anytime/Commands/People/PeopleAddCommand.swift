import AddressBook
import ArgumentParser
import Names

/// `people add --name N`: adds someone to the home; somebody else of a name that is here already
/// only with a yes.
struct PeopleAddCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "add", abstract: words("help-people-add"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Option(help: .words("help-people-name", value: "NAME"))
  var name: String

  @OptionGroup var details: PersonOptions

  @Flag(help: .words("help-yes"))
  var yes = false

  func run() throws {
    let session = Session(options: options)
    let book = try session.addressBook
    let name = try PersonalName.normalized(name)
    let number = try details.number(in: session)
    let language = try details.language(in: session)
    let people = try book.people()
    if let namesake = people.first(where: { $0.name?.lowercased() == name.lowercased() }) {
      let line = PersonText.line(namesake)
      try Consent.require(.init("people-namesake-ask", ["person": .text(line)]), yes: yes)
    }
    let person = try book.addPerson(name: name, number: number, language: language)
    try session.report("people-added", person)
  }
}
