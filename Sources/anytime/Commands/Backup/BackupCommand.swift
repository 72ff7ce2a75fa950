import ArgumentParser
import Foundation

/// `backup FILE`: writes everything that the home holds into one file.
struct BackupCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "backup", abstract: words("help-backup"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-backup-file", value: "FILE"))
  var file: String

  @Flag(help: .words("help-yes"))
  var yes = false

  func run() throws {
    guard file != "-" else { throw CommandFailure("output-file-dash", .usage) }
    let session = Session(options: options)
    let url = URL(fileURLWithPath: file)
    try OutputFile.backup.requireRoom(at: file, home: session.home, yes: yes)
    try session.addressBook.backup(to: url)
    if options.json { return try JSONLine.print(["file": url.path]) }
    Console.print(words("backup-done", ["file": .text(file)]))
  }
}
