import ArgumentParser
import Calling
import Foundation
import Locales

/// `backup FILE`: writes everything that the home holds into one file, but for the password for
/// calling, which must not travel with it.
struct BackupCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "backup", abstract: words("help-backup"))
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
    try OutputFile.backup.requireRoom(at: file, home: session.home, yes: yes)
    let leftOut = try OnInterrupt.leavingNothing {
      try session.addressBook.backup(to: url, begun: $0)
    }
    try report(leftOut: leftOut, url: url, home: session.home)
    guard leftOut == 0 else {
      throw CommandFailure(
        Message("backup-incomplete", ["count": .number(leftOut), "file": .text(file)]))
    }
  }

  private func report(leftOut: Int, url: URL, home: URL) throws {
    if options.json { return try JSONLine.print(["file": url.path]) }
    if leftOut == 0 { Console.print(words("backup-done", ["file": .text(file)])) }
    if Secret.isThere(home: home) { Console.print(words("backup-without-password")) }
  }
}
