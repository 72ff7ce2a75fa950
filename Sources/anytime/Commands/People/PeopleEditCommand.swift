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

  @Option(help: .words("help-name", value: "NAME"))
  var name: String?

  @OptionGroup var details: PersonOptions

  @Flag(help: .words("help-yes"))
  var yes = false

  func run() throws {
    guard name != nil || details.number != nil || details.language != nil else {
      throw CommandFailure("people-nothing-to-edit", .usage)
    }
    let session = Session(options: options)
    let book = try session.addressBook
    let known = try book.person(matching: who)
    let name = try self.name.map { try PersonalName.typed($0) }
    let language = try details.language(in: session)
    let number = try details.number(
      in: session, language: language ?? known.language, yes: yes)
    let person = try book.editPerson(known.id) {
      $0.name = name ?? $0.name
      $0.number = details.isNumberless ? nil : number ?? $0.number
      $0.language = language ?? $0.language
    }
    try session.report("people-edited", person)
  }
}
