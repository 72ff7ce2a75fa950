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
    let session = Session(options: options)
    let book = try session.addressBook
    let person = try session.person.id
    let post = try book.post(matching: post, for: person, removed: true)
    try book.restorePost(post.id, by: person)
    try session.report("feed-restored", post)
  }
}
