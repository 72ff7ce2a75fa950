import AddressBook
import ArgumentParser

/// `feed remove POST`: takes back what a person said; `feed restore` undoes that.
struct FeedRemoveCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "remove", abstract: words("help-feed-remove"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-feed-which", value: "POST"))
  var post: String

  @Flag(help: .words("help-yes"))
  var yes = false

  func run() throws {
    let session = Session(options: options)
    let book = try session.addressBook
    let person = try session.person.id
    let post = try book.post(matching: post, for: person)
    guard post.author == person else { throw AddressBookError.notAuthor }
    try Consent.require(.init("feed-remove-ask", ["post": .lines(PostLines.lines(post))]), yes: yes)
    try book.removePost(post.id, by: person)
    try session.report("feed-removed", post)
  }
}
