import ArgumentParser

/// `feed post`: says something to the family.
struct FeedPostCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "post", abstract: words("help-feed-post"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Option(help: .words("help-feed-text", value: "TEXT"))
  var text: String?

  @Option(help: .words("help-feed-picture", value: "FILE"))
  var picture: String?

  func run() throws {
    guard text != nil || picture != nil else { throw CommandFailure("feed-needs-content", .usage) }
    let session = Session(options: options, makesHome: true)
    let hash = try picture.map(session.storePicture(file:))
    let (book, me) = (try session.addressBook, try session.person.id)
    let post = try book.addPost(by: me, text: text, picture: hash)
    try session.report("feed-posted", post)
    if !options.json, try !book.hasReaders(of: me) { Console.warn(words("feed-unread")) }
  }
}
