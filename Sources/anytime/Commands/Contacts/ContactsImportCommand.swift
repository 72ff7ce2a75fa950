import AddressBook
import ArgumentParser
import Foundation
import Locales

/// `contacts import FILE`: adds the contacts of a file of vCards or of a table. Where somebody was left
/// out, the others are stored all the same, and the exit status says so.
///
/// What it prints with `--json` stands in Documentation/json.md, and stays.
struct ContactsImportCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "import", abstract: words("help-contacts-import"))
  }

  private struct Answer: Encodable {
    struct Fault: Encodable {
      let line: Int
      let reason: String
      let name: String?
      let number: String?
      let contact: String?

      init(_ fault: VCardFault) {
        line = fault.line
        reason = fault.reason.rawValue
        name = fault.name
        number = fault.number
        contact = fault.contact
      }
    }

    let added: [String]
    let known: Int
    let numbers: Int
    let faults: [Fault]
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-contacts-import-file", value: "FILE"))
  var file: String

  @Flag(help: .words("help-contacts-import-yes"))
  var yes = false

  func run() throws {
    try NamedFiles.refuseEmpty([file])
    let session = Session(options: options, makesHome: true)
    let bytes = try contents()
    let result = try session.addressBook.importCards(
      bytes, for: session.person.id, region: session.region(), areaCode: session.areaCode(),
      takesServiceNumbers: yes, judged: session.judgedPicture)
    if options.json {
      try JSONLine.print(
        Answer(
          added: result.added.map(\.id), known: result.known, numbers: result.numbers,
          faults: result.faults.map(Answer.Fault.init)))
    } else {
      show(result)
    }
    guard !result.added.isEmpty || result.known > 0 || !result.faults.isEmpty else {
      throw CommandFailure(noCard(in: bytes), .badInput)
    }
    let statuses = Set(result.faults.map(Self.status))
    guard let worst = [ExitStatus.badInput, .pending].first(where: statuses.contains) else {
      return
    }
    throw worst.code
  }

  private func show(_ result: VCardImport) {
    if !result.added.isEmpty || result.known > 0 {
      Console.print(words("contacts-imported", ["count": .number(result.added.count)]))
    }
    if result.known > 0 {
      Console.print(words("contacts-import-known", ["count": .number(result.known)]))
    }
    if result.numbers > 0 {
      Console.print(words("contacts-import-numbers", ["count": .number(result.numbers)]))
    }
    if !result.otherColumns.isEmpty {
      let columns = result.otherColumns.joined(separator: words("list-separator"))
      Console.warn(words("contacts-import-columns", ["columns": .text(columns)]))
    }
    for fault in result.faults { Console.warn(words(sentence(fault))) }
  }

  /// What a fault alone ends with: not well where somebody, or one of their numbers, can't be called.
  private static func status(of fault: VCardFault) -> ExitStatus {
    switch fault.reason {
    case .noEnd, .unreadableText, .noName, .longName, .noNumber, .number, .serviceNumber: .badInput
    case .removed: .pending
    case .brokenLine, .picture, .fax, .machine: .success
    }
  }

  /// What a file without a card is.
  private func noCard(in bytes: [UInt8]) -> Message {
    if AddressBook.isFeed(bytes) {
      return Message("contacts-import-feed", ["file": .text(ShellWord.quoted(file))])
    }
    return Message(isTable(bytes) ? "contacts-import-table" : "contacts-import-nothing")
  }

  /// Whether a file without a card that could be taken is a table: by its name, or by a first line of
  /// text with what parts columns.
  private func isTable(_ bytes: [UInt8]) -> Bool {
    if [".csv", ".xlsx", ".xls", ".ods"].contains(where: file.lowercased().hasSuffix) {
      return true
    }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard let text = String(validating: line, as: UTF8.self),
      !text.unicodeScalars.contains(where: {
        $0.properties.generalCategory == .control && $0 != "\t"
      })
    else { return false }
    return text.contains { ",;\t".contains($0) }
  }

  private func contents() throws(AddressBookError) -> [UInt8] {
    let path = NamedFiles.path(file).map { CChar(bitPattern: $0) } + [0]
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadableFile(file) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadableFile(file)
    }
    guard status.st_size <= AddressBook.largestVCardFile else { throw .fileTooLarge(file) }
    do {
      return [UInt8](try handle.readToEnd() ?? Data())
    } catch {
      throw .unreadableFile(file)
    }
  }

  private func sentence(_ fault: VCardFault) -> Message {
    Message(
      "contacts-fault",
      [
        "line": .number(fault.line),
        "name": fault.name.map {
          .message(Message("contacts-fault-name", ["name": .text($0)]))
        } ?? .text(""),
        "reason": .message(reason(fault)),
      ])
  }

  private func reason(_ fault: VCardFault) -> Message {
    var places: [String: Message.Argument] = [:]
    places["number"] = fault.number.map { .text($0) }
    places["id"] = fault.contact.map { .text(String($0.prefix(8))) }
    return Message("contacts-fault-\(fault.reason.rawValue)", places)
  }
}
