import ArgumentParser

/// `people`: the people of this home.
struct PeopleCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "people", abstract: words("help-people"),
      subcommands: [
        PeopleListCommand.self, PeopleAddCommand.self, PeopleSwitchCommand.self,
        PeopleEditCommand.self, PeopleRemoveCommand.self, PeopleRestoreCommand.self,
      ])
  }
}
