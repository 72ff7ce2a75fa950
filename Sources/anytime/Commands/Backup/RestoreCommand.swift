import AddressBook
import ArgumentParser
import Foundation
import Locales

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
    if empty {
      guard try !hasWholeBook(home) else { throw CommandFailure("restore-whole") }
      try AddressBook.startEmpty(inHome: home)
      if options.json { return try JSONLine.print([String: String]()) }
      return Console.print(words("restore-emptied"))
    }
    guard let file else {
      guard let last = AddressBook.lastAutomaticBackup(inHome: home) else {
        throw CommandFailure("restore-no-backup", .noInput)
      }
      throw CommandFailure(
        .init("restore-offered", ["file": .text(ShellWord.quoted(last.path))]), .pending)
    }
    let backup = URL(fileURLWithPath: file)
    // Nobody is asked about a file that is then refused.
    if !yes { try AddressBook.checkBackup(backup, forHome: home) }
    try Consent.require(.init("restore-ask", ["file": .text(file)]), yes: yes)
    let kept = try AddressBook.restore(from: backup, intoHome: home)
    if options.json { return try JSONLine.print(kept.map { ["kept": $0.path] } ?? [:]) }
    Console.print(words("restore-done", ["file": .text(file)]))
    if let kept { Console.print(words("restore-kept", ["file": .text(kept.path)])) }
  }

  /// Whether a home has an address book that can be used. Opening one that can't be moves it aside.
  private func hasWholeBook(_ home: URL) throws(AddressBookError) -> Bool {
    guard AddressBook.exists(in: home) else { return false }
    do {
      let isIntact = try AddressBook(folder: home, backsUp: false).isIntact()
      guard !isIntact else { return true }
    } catch .damaged(_?, _) {
      return false
    }
    let backup = AddressBook.lastAutomaticBackup(inHome: home)?.path
    throw .damaged(keptAs: nil, lastBackup: backup)
  }
}
