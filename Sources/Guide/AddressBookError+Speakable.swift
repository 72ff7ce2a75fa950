import AddressBook
import Foundation
import Locales
import PhoneNumbers

extension Message {
  /// Who was chosen is not in the address book any more.
  static let contactGone = Message("trouble-contact-gone")
}

extension AddressBookError: Speakable {
  /// What happened, what is safe, and the one next step.
  public var message: Message {
    switch self {
    case .diskFull: Message("store-disk-full").followed(by: Message("store-disk-full-next"))
    case .noAddressBook(let path): Message("store-no-address-book", ["path": .text(path)])
    case .notWritable(let path): Message("store-not-writable", ["path": .text(path)])
    case .away(let path, let target):
      Message("store-away", ["path": .text(path), "target": .text(target)])
    case .notReadable(let path): Message("store-not-readable", ["path": .text(path)])
    case .newerVersion: Message("store-newer-version")
    case .damaged(let keptAs, let lastBackup): Self.damaged(keptAs, next: Self.backup(lastBackup))
    case .gone(let lastBackup):
      Message("store-gone", ["path": .text(ShellWord.quoted(lastBackup))])
    case .busy: Message("store-busy")
    case .noSuchPerson(let text): Message("store-no-person", ["text": .text(text)])
    case .ambiguousPerson(let text, let people):
      Message(
        "store-which-person",
        ["text": .text(text), "list": .lines(Self.list(people.map(Self.line)))]
      )
    case .onlyPerson: Message("store-only-person")
    case .noSuchContact(let text): Message("store-no-contact", ["text": .text(text)])
    case .ambiguousContact(let text, let contacts):
      Message(
        "store-which-contact",
        ["text": .text(text), "list": .lines(Self.list(contacts.map(Self.line)))])
    case .sameContact(let contact):
      Message(
        "store-same-contact",
        [
          "name": contact.nameArgument, "place": .number(contact.place),
          "id": .text(ShellWord.quoted(contact.shortID)),
        ])
    case .noSuchPost(let text): Message("store-no-post", ["text": .text(text)])
    case .notAuthor: Message("store-not-author")
    case .emptyText: Message("store-empty-text")
    case .textTooLong(let limit): Message("store-text-too-long", ["limit": .number(limit)])
    case .unreadableFile(let path): Message("store-unreadable-file", ["path": .text(path)])
    case .notABackup(let path): Message("store-not-a-backup", ["path": .text(path)])
    case .notAFeed(let path): Message("store-not-a-feed", ["path": .text(path)])
    case .newerFile(let path): Message("store-newer-file", ["path": .text(path)])
    case .fileTooLarge(let path): Message("store-file-too-large", ["path": .text(path)])
    case .noRoom(let path): Message("store-no-room", ["path": .text(path)])
    case .cannotWriteFile(let path): Message("store-cannot-write-file", ["path": .text(path)])
    case .refused(let code): Self.refused(code).followed(by: Message("store-refused-next"))
    }
  }

  /// Who sits in front of the guided screen knows no ids, and types no commands.
  public var guidedMessage: Message {
    switch self {
    case .noSuchContact: .contactGone
    case .noSuchPost: Message("trouble-post-gone")
    case .noSuchPerson: .askHelper
    case .notWritable: Message("trouble-not-writable")
    case .away: Message("trouble-home-away").followed(by: .askHelper)
    case .diskFull: Message("store-disk-full").followed(by: .askHelper)
    case .refused(let code): Self.refused(code).followed(by: .askHelper)
    case .gone: Message("trouble-home-gone").followed(by: .askHelper)
    case .damaged(let keptAs, _): Self.damaged(keptAs, next: .askHelper)
    default: message
    }
  }

  private static func refused(_ code: Int) -> Message {
    Message("store-refused", ["code": .text(String(code))])
  }

  private static func damaged(_ keptAs: String?, next: Message) -> Message {
    Message("store-damaged", ["kept": kept(keptAs), "backup": .message(next)])
  }

  private static func kept(_ name: String?) -> Message.Argument {
    guard let name else { return .message(Message("store-damaged-there")) }
    return .message(Message("store-damaged-kept", ["name": .text(name)]))
  }

  private static func backup(_ path: String?) -> Message {
    guard let path else { return Message("store-damaged-no-backup") }
    return Message("store-damaged-backup", ["path": .text(ShellWord.quoted(path))])
  }

  private static func list(_ lines: [String]) -> [String] {
    lines.count > 20 ? lines.prefix(20) + ["(+\(lines.count - 20))"] : lines
  }

  private static func line(_ contact: Contact) -> String {
    let numbers = contact.numbers.map(\.written).joined(separator: ", ")
    // What tells those who were removed apart is when.
    let place = contact.removed?.localMinute ?? String(contact.place)
    return "  "
      + OutputGate.line(contact.shortID, place, contact.name ?? "-", numbers)
  }

  private static func line(_ person: Person) -> String {
    let number = person.number.map { PhoneNumber.formatted(e164: $0) ?? $0 }
    return "  " + OutputGate.line(person.shortID, person.name ?? "-", number ?? "-")
  }
}
