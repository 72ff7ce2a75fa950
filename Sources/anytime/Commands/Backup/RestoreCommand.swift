import AddressBook
import ArgumentParser
import Foundation
import Locales
import Pictures

/// `restore FILE`: puts a backup in the place of what the home holds, which is kept aside.
struct RestoreCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "restore", abstract: words("help-restore"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-restore-file", value: "FILE"))
  var file: String?

  @Flag(help: .words("help-restore-empty"))
  var empty = false

  @Flag(help: .words("help-yes"))
  var yes = false

  func run() throws {
    guard file == nil || !empty else { throw CommandFailure("restore-file-or-empty", .usage) }
    let home = options.homeFolder
    if empty { return try beginAnew(home) }
    guard let file else {
      guard let last = AddressBook.lastAutomaticBackup(inHome: home) else {
        throw CommandFailure("restore-no-backup", .noInput)
      }
      throw CommandFailure(
        .init("restore-offered", ["file": .text(ShellWord.quoted(last.path))]), .pending)
    }
    let backup = try NamedFiles.url(file)
    // Nobody is asked about a file that is then refused.
    if !yes { try AddressBook.checkBackup(backup, forHome: home) }
    try Consent.require(.init("restore-ask", ["file": .text(file)]), yes: yes)
    let report = try AddressBook.restore(from: backup, intoHome: home) {
      (try? PictureHeader.judgeOwn($0)) != nil
    }
    try show(report, file: file)
    guard report.missingPictures == 0 else {
      throw CommandFailure(
        Message("restore-incomplete", ["count": .number(report.missingPictures)]))
    }
  }

  private func show(_ report: RestoreReport, file: String) throws {
    if options.json { return try JSONLine.print(report.kept.map { ["kept": $0.path] } ?? [:]) }
    Console.print(words("restore-done", ["file": .text(file)]))
    guard let kept = report.kept else { return }
    Console.print(words("restore-kept", ["file": .text(kept.path)]))
    guard report.picturesNotKept > 0 else { return }
    Console.print(words("restore-kept-incomplete", ["count": .number(report.picturesNotKept)]))
  }

  private func beginAnew(_ home: URL) throws {
    let (isNew, kept) = try AddressBook.startEmpty(inHome: home)
    guard isNew else { throw CommandFailure("restore-whole") }
    if options.json { return try JSONLine.print(kept.map { ["kept": $0.path] } ?? [:]) }
    Console.print(words("restore-emptied"))
    if let kept { Console.print(words("restore-kept", ["file": .text(kept.path)])) }
  }
}
