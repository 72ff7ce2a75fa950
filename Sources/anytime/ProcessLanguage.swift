import AddressBook
import Foundation
import Locales

/// Which language to speak.
enum ProcessLanguage {
  static let chosen: Language = {
    if let option, let language = Language.matching(option, in: available) { return language }
    let arguments = CommandLine.arguments
    let setting = AddressBook.storedLanguage(
      in: HomeFolder.url(option: value(of: "--home", in: arguments)),
      person: value(of: "--person", in: arguments))
    return Language.preferred(
      option: nil, setting: setting, environment: ProcessInfo.processInfo.environment,
      available: available) ?? .english
  }()

  /// Every word of a language; the commands that it offers name the home and the person that this
  /// process was given.
  static func catalog(of language: Language) throws(MessageCatalogError) -> MessageCatalog {
    func given(_ option: String) -> String {
      guard let value = value(of: option, in: CommandLine.arguments), !value.isEmpty else {
        return ""
      }
      return "\(option) \(ShellWord.quoted(value))"
    }
    return try MessageCatalog(
      language: language, folder: ShareFolder.locales, options: given("--home"),
      person: given("--person"))
  }

  /// Refuses a `--lang` that names no language that is there, and one or a `--person` that is empty, as
  /// a script may leave it: nobody is to act as somebody else by that.
  static func check() throws {
    for option in ["--lang", "--person"] where value(of: option, in: CommandLine.arguments) == "" {
      throw CommandFailure(Message("usage-missing-value", ["option": .text(option)]), .usage)
    }
    guard let option, Language.matching(option, in: available) == nil else { return }
    throw CommandFailure(
      Message("error-language", ["value": .text(option), "values": tags]), .usage)
  }

  /// The tags of the languages that are there, one after another.
  static var tags: Message.Argument {
    .text(
      available.filter { $0 != .pseudo }.map(\.tag).joined(separator: words("list-separator")))
  }

  private static let available = MessageCatalog.languages(in: ShareFolder.locales) + [.pseudo]
  private static let option = value(of: "--lang", in: CommandLine.arguments)

  /// The value of an option before argument-parser has run: help needs the language earlier. The last
  /// one counts, as it does there.
  static func value(of option: String, in arguments: [String]) -> String? {
    var found: String?
    var rest = arguments.prefix { $0 != "--" }
    while let argument = rest.popFirst() {
      if argument.hasPrefix(option + "=") { found = String(argument.dropFirst(option.count + 1)) }
      if argument == option, let next = rest.first { found = next }
    }
    return found
  }
}
