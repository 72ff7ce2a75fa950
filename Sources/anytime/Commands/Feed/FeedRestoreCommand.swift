import ArgumentParser

/// `feed restore POST`: shows a removed post again.
struct FeedRestoreCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "restore", abstract: words("help-feed-restore"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-feed-which", value: "POST"))
  var post: String

  func run() throws {
    try Session(options: options).change(post, isRemoved: true, saying: "feed-restored") {
      try $0.restorePost($1, by: $2)
    }
  }
}
