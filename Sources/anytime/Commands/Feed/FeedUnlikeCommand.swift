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
    let session = Session(options: options)
    let post = try session.addressBook.post(matching: post, for: session.person.id)
    guard post.isLikedByViewer else { return try session.report("feed-not-liked", post) }
    try session.change(post.id, saying: "feed-unliked") { try $0.unlike(post: $1, by: $2) }
  }
}
