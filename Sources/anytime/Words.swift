import AddressBook
import ArgumentParser
import Foundation
import Guide
import Locales

/// The catalogue of the language that this process speaks, chosen once from the command line, the
/// person's setting and the environment.
let words: MessageCatalog = {
  do throws(MessageCatalogError) {
    return try MessageCatalog(language: ProcessLanguage.chosen, folder: ShareFolder.locales)
  } catch {
    Console.warn(error.everyLanguage(in: ShareFolder.locales))
    exit(ExitStatus.badState.rawValue)
  }
}()

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

  /// Refuses a `--lang` that names no language that is there.
  static func check() throws {
    guard let option, Language.matching(option, in: available) == nil else { return }
    let tags = available.filter { $0 != .pseudo }.map(\.tag)
    throw CommandFailure(
      Message(
        "error-language",
        ["value": .text(option), "values": .text(tags.joined(separator: words("list-separator")))]),
      .usage)
  }

  private static let available = MessageCatalog.languages(in: ShareFolder.locales) + [.pseudo]
  private static let option = value(of: "--lang", in: CommandLine.arguments)

  /// The value of an option before argument-parser has run: help needs the language earlier.
  static func value(of option: String, in arguments: [String]) -> String? {
    for (index, argument) in arguments.enumerated() {
      if argument == "--" { return nil }
      if argument.hasPrefix(option + "=") { return String(argument.dropFirst(option.count + 1)) }
      if argument == option, index + 1 < arguments.count { return arguments[index + 1] }
    }
    return nil
  }
}

extension ArgumentHelp {
  /// Help in the chosen language; `value` names the value in capitals.
  static func words(_ key: String, value: String? = nil) -> ArgumentHelp {
    ArgumentHelp(stringLiteral: anytime.words(key)).with(valueName: value)
  }

  private func with(valueName: String?) -> ArgumentHelp {
    var copy = self
    copy.valueName = valueName
    return copy
  }
}
