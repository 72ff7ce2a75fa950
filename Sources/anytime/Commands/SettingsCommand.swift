import AddressBook
import ArgumentParser
import Calling
import Foundation
import Guide
import Locales
import PhoneNumbers

/// `settings [KEY [VALUE]]`: lists, shows, sets and forgets the settings of the home or, with
/// `--person`, of one person.
struct SettingsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "settings", abstract: words("help-settings"))
  }

  @Argument(help: .words("help-settings-key", value: "KEY"))
  var key: String?

  @Argument(help: .words("help-settings-value", value: "VALUE"))
  var value: String?

  @Flag(help: .words("help-settings-unset"))
  var unset = false

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  func run() throws {
    let session = Session(options: options, makesHome: value != nil)
    let rules = SettingRule.all(languages: MessageCatalog.languages(in: ShareFolder.locales))
    guard let key else {
      guard !unset else { throw CommandFailure(Message("error-setting-unset-which"), .usage) }
      for rule in rules { try show(rule, session, withHelp: true) }
      return
    }
    guard let rule = rules.first(where: { $0.key.rawValue == key.lowercased() }) else {
      throw CommandFailure(Message("error-setting-unknown", ["key": .text(key)]), .usage)
    }
    if unset {
      guard value == nil else { throw CommandFailure(Message("error-setting-unset-value"), .usage) }
      try change(rule, to: nil, session)
    } else if let value {
      try change(rule, to: rule.checked(value, in: try session.region()), session)
    } else {
      try show(rule, session, withHelp: false)
    }
  }

  private func change(_ rule: SettingRule, to value: String?, _ session: Session) throws {
    let book = try session.addressBook
    let owner = try options.person.map { _ in try session.person }
    let region = try session.region()
    if rule.key == .language, owner != nil {
      // A person's language is theirs wherever they sit, so it stands with their name.
      try session.editPerson { $0.language = value }
    } else {
      try book.setSetting(rule.key, to: value, of: owner?.id)
    }
    if options.json { return try show(rule, session, withHelp: false) }
    let places: [String: Message.Argument] = [
      "key": .text(rule.key.rawValue), "value": .text(Self.line(value ?? "")),
    ]
    Console.print(words(value == nil ? "settings-forgotten" : "settings-stored", places))
    // The person at the keyboard may have chosen otherwise for themselves.
    let person = try session.person
    let effective = try Self.value(of: rule.key, person, book)
    if owner == nil, let effective, effective != value {
      Console.print(
        words(
          "settings-own",
          [
            "key": .text(rule.key.rawValue), "value": .text(Self.line(effective)),
            "name": person.name.map { .text($0) } ?? .message(Message("settings-nameless")),
          ]))
    }
    if rule.key == .region {
      let home = try session.region()
      try tellOfOtherRegions(than: home, session)
      try tellOfOwnNumbers(abroadFrom: home, session)
      if home != region {
        try tellOfBareNumbers(in: home, session)
        try tellOfAreaCode(session)
      }
    }
    if rule.key == .dialer, let value { try tellOfMissing(for: value, session) }
  }

  /// What the dialer needs may be set after it, but until then nobody can be called.
  private func tellOfMissing(for dialer: String, _ session: Session) throws {
    do { _ = try session.dialer(named: dialer) } catch let error as DialerError {
      throw CommandFailure(error.setupMessage, .pending)
    }
  }

  /// Names the people of this home with a number of another country: it may have been typed before the region
  /// was right.
  private func tellOfOwnNumbers(abroadFrom home: Region, _ session: Session) throws {
    for person in try session.addressBook.people() {
      guard let number = person.number,
        Region(of: number).map({ $0.countryCode != home.countryCode }) ?? false
      else { continue }
      Console.print(
        words(
          "settings-region-own",
          [
            "person": .text(try session.line(person)),
            "id": .text(ShellWord.quoted(person.shortID)),
          ]))
    }
  }

  /// An area code of before would make a stranger's number of a local one.
  private func tellOfAreaCode(_ session: Session) throws {
    guard let area = try session.areaCode() else { return }
    Console.print(words("settings-region-area", ["area": .text(area)]))
  }

  /// Names the contacts with a number without a country code: those are other numbers in another region.
  private func tellOfBareNumbers(in home: Region, _ session: Session) throws {
    let contacts = try session.addressBook.contacts(of: session.person.id)
    let bare = contacts.flatMap(\.numbers).filter { isAnother($0, in: home) }
    guard !bare.isEmpty else { return }
    Console.print(words("settings-region-bare", ["count": .number(bare.count)]))
    let text = ContactText(session: session)
    for contact in contacts where contact.numbers.contains(where: { isAnother($0, in: home) }) {
      Console.print(try "  " + text.line(contact))
    }
  }

  /// Whether digits without a country code reach somebody else in a region, or nobody.
  private func isAnother(_ number: Contact.Number, in home: Region) -> Bool {
    guard !number.dialled.hasPrefix("+") else { return false }
    let parsed = try? PhoneNumber(dialled: number.dialled, extension: nil, region: home)
    return parsed?.serviceNumber?.isAbroad(from: home) ?? true
  }

  /// Says how many numbers are of another region: they may have been stored before this one was set.
  private func tellOfOtherRegions(than region: Region, _ session: Session) throws {
    let numbers = try session.addressBook.contacts(of: session.person.id).flatMap(\.numbers)
    let others = numbers.count { number in
      Region(of: number.dialled).map { $0.countryCode != region.countryCode } ?? false
    }
    guard others > 0 else { return }
    Console.print(words("settings-region-others", ["count": .number(others)]))
  }

  private func show(_ rule: SettingRule, _ session: Session, withHelp: Bool) throws {
    let book = try session.addressBook
    let person = try session.person
    let effective = try Self.value(of: rule.key, person, book)
    let value =
      try effective.map { SettingRule.number($0, for: rule.key).map(String.init) ?? $0 }
      ?? (rule.key == .region ? session.region().code : rule.standard)
    if options.json {
      let isOwn =
        try rule.key == .language && person.language != nil
        || book.hasOwnSetting(rule.key, of: person.id)
      let source = effective == nil ? "standard" : isOwn ? "person" : "home"
      return try JSONLine.print(SettingLine(key: rule.key.rawValue, value: value, source: source))
    }
    let shown = value.map(Self.line) ?? words("settings-none")
    guard withHelp else { return Console.print(shown) }
    let note =
      effective == nil && value != nil ? words("settings-standard", ["value": .text(shown)]) : shown
    var lines = TextLayout.entry(
      label: rule.key.rawValue, text: note, indent: 0, column: 18, width: CommandEnding.width)
    lines += TextLayout.lines(words(rule.help), width: CommandEnding.width - 4).map { "    " + $0 }
    Console.print(lines.joined(separator: "\n"))
  }

  private static func value(
    of key: SettingKey, _ person: Person, _ book: AddressBook
  ) throws -> String? {
    if key == .language, let language = person.language { return language }
    return try book.setting(key, of: person.id)
  }

  /// A command's arguments, stored one a line, on one line as they are given.
  private static func line(_ value: String) -> String {
    value.split(separator: "\n", omittingEmptySubsequences: false).map { word in
      word.contains { $0.isWhitespace || "'\"\\".contains($0) } || word.isEmpty
        ? ShellWord.quoted(String(word)) : String(word)
    }.joined(separator: " ")
  }

  private struct SettingLine: Encodable {
    let key: String
    let value: String?
    let source: String
  }
}
