import AddressBook
import ArgumentParser
import Locales

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
    do {
      try session.change(post, isRemoved: true, saying: "feed-restored") {
        try $0.restorePost($1, by: $2)
      }
    } catch AddressBookError.noSuchPost(let text) {
      let isThere = (try? session.addressBook.post(matching: text, for: session.person.id)) != nil
      throw CommandFailure(
        Message(isThere ? "feed-not-removed" : "feed-no-removed", ["text": .text(text)]))
    }
  }
}
