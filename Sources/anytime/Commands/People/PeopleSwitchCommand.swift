import ArgumentParser

/// `people switch WHO`: makes somebody the one whom the home acts as.
struct PeopleSwitchCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "switch", abstract: words("help-people-switch"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-people-who", value: "WHO"))
  var who: String

  func run() throws {
    let session = Session(options: options)
    let person = try session.addressBook.person(matching: who)
    try session.addressBook.switchPerson(to: person.id)
    try session.report("people-switched", person)
  }
}
