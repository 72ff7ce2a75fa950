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

  func run() throws { try DialerError.inSetup(use) }

  private func use() throws {
    let session = Session(options: options)
    let book = try session.addressBook
    let owner = try options.person.map { _ in try session.person.id }
    var configuration = try session.dialerConfiguration
    let change = try command.map { try setting($0, in: &configuration) }
    let form = try numbers.map { try SettingRule.checked($0, for: .sipNumbers) }
    // Nothing is stored that could not be made into a dialer.
    let dialer = try Dialers.named(name, configuration: configuration)
    let isInKeyring =
      name == "sip" || passwordFile != nil ? try keepPassword(Secret(configuration)) : false
    if let form { try book.setSetting(.sipNumbers, to: form, of: owner) }
    if let (key, value) = change ?? nil { try book.setSetting(key, to: value, of: owner) }
    try book.setSetting(.dialer, to: dialer.identifier, of: owner)
    if options.json {
      try JSONLine.print(["dialer": dialer.identifier])
    } else {
      Console.print(words("dialer-used", ["name": .text(dialer.identifier)]))
      if isInKeyring { Console.print(words("dialer-password-in-keyring")) }
      let password = session.home.appendingPathComponent("sip-password").path
      if name == "sip", !FileManager.default.fileExists(atPath: password) {
        Console.warn(words("dialer-password-missing"))
      }
      Console.print(words("dialer-test-next"))
    }
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
  /// Whether the Secret Service took it.
  private func keepPassword(_ place: Secret) throws -> Bool {
    let text: String?
    if let passwordFile {
      guard let data = FileManager.default.contents(atPath: passwordFile) else {
        throw DialerError.secretUnreadable(path: passwordFile)
      }
      text = String(decoding: data, as: UTF8.self)
    } else if Console.isInteractive, !options.json {
      text = Console.askHidden(words("dialer-password-hint"))
    } else {
      return false
    }
    guard let secret = text?.trimmingCharacters(in: .newlines), !secret.isEmpty else {
      return false
    }
    return try place.write(secret)
  }
}
