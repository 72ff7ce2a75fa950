import AddressBook
import ArgumentParser
import Locales

/// `contacts list`: a person's contacts by place.
///
/// What it prints with `--json` stands in Documentation/json.md, and stays.
struct ContactsListCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "list", abstract: words("help-contacts-list"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Flag(help: .words("help-contacts-removed"))
  var removed = false

  @Flag(help: .words("help-contacts-unread"))
  var unread = false

  @Option(help: .words("help-contacts-search", value: "TEXT"))
  var search: String?

  func run() throws {
    let session = Session(options: options)
    let book = try session.addressBook
    let owner = try session.person.id
    var contacts =
      try wanted.map {
        try book.findContacts(
          matching: $0, of: owner, includesRemoved: removed, limit: .max / 4)
      } ?? book.contacts(of: owner, includesRemoved: removed)
    contacts.removeAll { removed && $0.removed == nil || unread && $0.name != nil }
    if options.json {
      for contact in contacts { try JSONLine.print(contact) }
      return
    }
    guard !contacts.isEmpty else {
      Console.print(words(nobody))
      return
    }
    let text = ContactText(session: session)
    for contact in contacts { Console.print(try text.line(contact)) }
    for contact in contacts {
      if let question = try text.openQuestion(contact) { Console.print(question) }
    }
  }

  /// What is searched for; a search for nothing shows everybody.
  private var wanted: String? {
    search.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  /// What is said where nobody is to be shown.
  private var nobody: Message {
    if let wanted { return Message("contacts-none-match", ["text": .text(wanted)]) }
    if unread { return Message("contacts-none-unread") }
    return Message(removed ? "contacts-none-removed" : "contacts-none")
  }
}
