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
    let session = Session(options: options)
    let book = try session.addressBook
    let person = try session.person.id
    let post = try book.post(matching: post, for: person)
    try book.like(post: post.id, by: person)
    try session.report("feed-liked", try book.post(matching: post.id, for: person))
  }
}
