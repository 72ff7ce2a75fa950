import ArgumentParser

/// `feed unlike POST`.
struct FeedUnlikeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "unlike", abstract: words("help-feed-unlike"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-feed-which", value: "POST"))
  var post: String

  func run() throws {
    try Session(options: options).change(post, saying: "feed-unliked") {
      try $0.unlike(post: $1, by: $2)
    }
  }
}
