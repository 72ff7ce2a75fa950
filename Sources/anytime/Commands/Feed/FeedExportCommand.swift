import ArgumentParser
import Foundation

/// `feed export FILE`: writes what this home said and liked, for another home.
struct FeedExportCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "export", abstract: words("help-feed-export"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-file-to-write", value: "FILE"))
  var file: String

  @Flag(help: .words("help-yes"))
  var yes = false

  func run() throws {
    guard file != "-" else { throw CommandFailure("output-file-dash", .usage) }
    let session = Session(options: options)
    let url = try NamedFiles.url(file)
    try OutputFile.feed.requireRoom(at: file, home: session.home, yes: yes)
    let count = try OnInterrupt.leavingNothing {
      try session.addressBook.exportFeed(to: url, begun: $0)
    }
    if options.json { return try JSONLine.print(["posts": count]) }
    Console.print(words("feed-exported", ["count": .number(count), "file": .text(file)]))
  }
}
