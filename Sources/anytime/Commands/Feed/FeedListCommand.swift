import AddressBook
import ArgumentParser

/// `feed list`: what a person sees, the newest first, or what they took back.
///
/// What it prints with `--json` stands in Documentation/json.md, and stays.
struct FeedListCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "list", abstract: words("help-feed-list"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Option(
    parsing: .unconditional, help: .words("help-feed-limit", value: "COUNT"), transform: Int.typed)
  var limit = 20

  @Option(help: .words("help-feed-before", value: "POST"))
  var before: String?

  @Flag(help: .words("help-feed-removed"))
  var removed = false

  func run() throws {
    guard (1...10_000).contains(limit) else { throw CommandFailure("feed-bad-limit", .usage) }
    let session = Session(options: options)
    let book = try session.addressBook
    let viewer = try session.person.id
    let key = try before.map { try book.post(matching: $0, for: viewer, removed: removed).feedKey }
    let posts = try book.feedPage(for: viewer, before: key, removed: removed, limit: limit)
    if options.json {
      for post in posts { try JSONLine.print(post) }
    } else if posts.isEmpty {
      let none = removed ? "feed-none-removed" : "feed-none"
      Console.print(words(before == nil ? none : "feed-no-older"))
    } else {
      Console.print(posts.map(PostLines.text).joined(separator: "\n\n"))
    }
  }
}
