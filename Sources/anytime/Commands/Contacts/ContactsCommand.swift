import ArgumentParser

/// `contacts`: what a caregiver does with a person's contacts.
struct ContactsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "contacts", abstract: words("help-contacts"),
      subcommands: [
        ContactsListCommand.self, ContactsShowCommand.self, ContactsAddCommand.self,
        ContactsEditCommand.self, ContactsMoveCommand.self, ContactsRemoveCommand.self,
        ContactsRestoreCommand.self, ContactsPictureCommand.self, ContactsImportCommand.self,
        ContactsExportCommand.self,
      ])
  }
}
