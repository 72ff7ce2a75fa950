import ArgumentParser

/// `feed`: what the family says.
struct FeedCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "feed", abstract: words("help-feed"),
      subcommands: [
        FeedListCommand.self, FeedPostCommand.self, FeedLikeCommand.self, FeedUnlikeCommand.self,
        FeedRemoveCommand.self, FeedRestoreCommand.self, FeedExportCommand.self,
        FeedImportCommand.self,
      ])
  }
}
