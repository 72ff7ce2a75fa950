import ArgumentParser

/// `feed like POST`.
struct FeedLikeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "like", abstract: words("help-feed-like"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-feed-which", value: "POST"))
  var post: String

  func run() throws {
    try Session(options: options).change(post, saying: "feed-liked") {
      try $0.like(post: $1, by: $2)
    }
  }
}
