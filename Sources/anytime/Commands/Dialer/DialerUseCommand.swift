import AddressBook
import ArgumentParser
import Calling
import Foundation
import Locales

/// `dialer use NAME [VALUE]`: chooses the dialer of this home or, with `--person`, of one person.
/// The value is the command of `command`, the account of `sip`, the telephone of `deskphone`.
struct DialerUseCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "use", abstract: words("help-dialer-use"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-dialer-use-name", value: "NAME"))
  var name: String

  @Argument(help: .words("help-dialer-use-command", value: "COMMAND"))
  var command: String?

  @Option(help: .words("help-dialer-use-password", value: "FILE"))
  var passwordFile: String?

  @Option(help: .words("help-dialer-use-numbers", value: "FORM"))
  var numbers: String?

  /// The dialers that use the SIP account.
  /// Those that use a SIP account.
  static let withAccount = ["sip", "deskphone"]

  func run() throws { try DialerError.inSetup(use) }

  private func use() throws {
    let session = Session(options: options, makesHome: true)
    let book = try session.addressBook
    let owner = try options.person.map { _ in try session.person.id }
    var configuration = try session.dialerConfiguration
    // Of a password that was kept before accounts were remembered.
    let before = configuration.account
    let change = try command.map { try setting($0, in: &configuration) }
    let form = try numbers.map { try SettingRule.checked($0, for: .sipNumbers) }
    // Nothing is stored that could not be made into a dialer.
    let dialer = try Dialers.named(name, configuration: configuration)
    guard Self.withAccount.contains(name) || passwordFile == nil && numbers == nil else {
      throw CommandFailure(Message("dialer-use-no-account", ["name": .text(name)]), .usage)
    }
    let hasPassword = Secret.isThere(home: session.home)
    let password = try newPassword(besides: hasPassword)
    let isInKeyring = try password.map(Secret(configuration).write) ?? false
    if let form { try book.setSetting(.sipNumbers, to: form, of: owner) }
    if let (key, value) = change ?? nil { try book.setSetting(key, to: value, of: owner) }
    try book.setSetting(.dialer, to: dialer.identifier, of: owner)
    if password != nil { try book.setSetting(.passwordAccount, to: configuration.account) }
    if options.json {
      try JSONLine.print(["dialer": dialer.identifier])
    } else {
      Console.print(words("dialer-used", ["name": .text(dialer.identifier)]))
      if isInKeyring { Console.print(words("dialer-password-in-keyring")) }
      Console.print(words("dialer-test-next"))
    }
    guard Self.withAccount.contains(name), password == nil else { return }
    if hasPassword {
      warnOfPassword(of: try book.setting(.passwordAccount) ?? before, now: configuration.account)
    } else if name == "sip" {
      Console.warn(words("dialer-password-missing"))
    }
  }

  /// Says whose password there is, where it may not be the account's.
  ///
  /// The password of the account before is kept: most accounts change by a letter or a port, and
  /// what was dropped would have to be typed again. It never leaves this computer readable (RFC 3261,
  /// 22), and a server that does not know it calls nobody.
  private func warnOfPassword(of other: String?, now: String?) {
    guard let other, let now, other != now else { return }
    Console.warn(
      words("dialer-password-of-other", ["other": .text(other), "account": .text(now)]))
  }

  /// The setting that the value is for; nil where there is no such dialer.
  private func setting(
    _ value: String, in configuration: inout DialerConfiguration
  ) throws -> (SettingKey, String)? {
    switch name {
    case "sip":
      let account = try SIPAddress(value).text
      configuration.account = account
      return (.sipAccount, account)
    case "deskphone":
      let address = try SIPAddress(value).text
      configuration.deskphone = address
      return (.deskphone, address)
    case "command":
      let lines = try ArgumentTemplate(value).lines
      configuration.command = lines
      return (.dialerCommand, lines)
    case _ where Dialers.all.contains { $0.identifier == name }:
      throw CommandFailure(Message("dialer-use-alone", ["name": .text(name)]), .usage)
    default: return nil
    }
  }

  /// The password comes from a file or is typed, never from an argument, which others could see.
  /// Nil where none is given.
  ///
  /// - Parameter isThere: whether there is one that then stays.
  private func newPassword(besides isThere: Bool) throws -> String? {
    if let passwordFile { return try Self.password(in: UserFolder.expanded(passwordFile)) }
    guard name == "sip", Console.isInteractive, !options.json else { return nil }
    let typed = Console.askHidden(
      words(isThere ? "dialer-password-hint" : "dialer-password-first-hint"))?
      .trimmingCharacters(in: .newlines)
    return typed?.isEmpty == false ? typed : nil
  }

  private static func password(in path: String) throws -> String {
    // Far more than a password may have; a device such as /dev/zero never ends.
    guard let file = FileHandle(forReadingAtPath: path),
      let data = try? file.read(upToCount: 4_096) ?? Data()
    else { throw AddressBookError.unreadableFile(path) }
    let password = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    guard !password.isEmpty else {
      throw CommandFailure(Message("dialer-password-empty", ["path": .text(path)]), .badInput)
    }
    return password
  }
}
