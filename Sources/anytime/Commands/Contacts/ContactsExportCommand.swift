import AddressBook
import ArgumentParser
import Foundation

/// `contacts export FILE`: writes a person's contacts as vCards.
///
/// What it prints with `--json` stands in Documentation/json.md, and stays.
struct ContactsExportCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "export", abstract: words("help-contacts-export"))
  }

  private struct Answer: Encodable {
    let contacts: Int
    var vcards: String?
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Option(name: .customLong("vcard"), help: .words("help-contacts-vcard", value: "VERSION"))
  var version: VCardVersion = .three

  @Argument(help: .words("help-contacts-export-file", value: "FILE"))
  var file: String = "-"

  @Flag(help: .words("help-yes"))
  var yes = false

  func run() throws {
    let session = Session(options: options)
    let url = try NamedFiles.url(file)
    if file != "-" {
      try OutputFile.contacts.requireRoom(at: file, home: session.home, yes: yes)
    }
    let cards = try session.addressBook.exportCards(of: session.person.id, version: version)
    let count = try session.addressBook.contactCount(of: session.person.id)
    guard file != "-" else {
      if options.json { return try JSONLine.print(Answer(contacts: count, vcards: cards)) }
      return show(cards)
    }
    try OnInterrupt.leavingNothing {
      try AddressBook.write(Array(cards.utf8), to: url, begun: $0)
    }
    if options.json {
      try JSONLine.print(Answer(contacts: count))
    } else {
      Console.print(words("contacts-exported", ["count": .number(count), "file": .text(file)]))
    }
  }

  /// What no terminal shows is what a file would hold, byte by byte.
  private func show(_ cards: String) {
    guard isatty(STDOUT_FILENO) == 1 else { return Console.write(cards, to: STDOUT_FILENO) }
    Console.print(cards.replacing("\r\n", with: "\n").trimmingCharacters(in: .newlines))
  }
}

extension VCardVersion: ExpressibleByArgument {}
