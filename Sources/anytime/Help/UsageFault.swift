import AddressBook
import Foundation
import Guide
import Locales

/// What argument-parser found wrong with a command line, recognised by its English sentence: its
/// own kinds of fault are not public.
struct UsageFault: Speakable {
  let message: Message

  /// - Parameters:
  ///   - sentence: of `message(for:)`, without its prefix.
  ///   - separator: stands between the parts of a list in the language of the message.
  ///   - arguments: of the command line, without the program's name. argument-parser says of a word that
  ///     begins with a dash, such as -王, only that the argument is missing in whose place it stands.
  ///   - options: the long ones of the command, such as `--name`; none where they are not known.
  init(
    argumentParserSentence sentence: String, separator: String, arguments: [String] = [],
    options: [String] = []
  ) {
    let message = Self.message(for: sentence, separator: separator)
    let mistaken =
      message.key == "usage-missing"
      ? Self.shortOption(in: arguments).map {
        Message("usage-unknown-option", ["option": .text($0)])
      }
        ?? Self.mistypedOption(in: arguments, options) : nil
    self.message = Self.refusedNumber(in: arguments) ?? mistaken ?? message
  }

  /// A long option that the command has not: what is missing may be what it was meant to say.
  private static func mistypedOption(in arguments: [String], _ options: [String]) -> Message? {
    let typed = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
      .map { String($0.prefix { $0 != "=" }) }
    guard !options.isEmpty, let option = typed.first(where: { !options.contains($0) }) else {
      return nil
    }
    guard let near = MistypedCommand.nearest(to: option, among: options) else {
      return Message("usage-unknown-option", ["option": .text(option)])
    }
    return Message(
      "usage-unknown-option-suggestion", ["option": .text(option), "suggestion": .text(near)])
  }

  /// What is wrong with a number below zero that is given for a setting: it looks like an option.
  private static func refusedNumber(in arguments: [String]) -> Message? {
    guard let start = arguments.firstIndex(of: "settings") else { return nil }
    let words = arguments[start...].prefix { $0 != "--" }
    for (name, value) in zip(words, words.dropFirst()) {
      guard value.wholeMatch(of: /-[0-9]+/) != nil,
        let key = SettingKey(rawValue: name.lowercased())
      else { continue }
      return SettingRule.refusal(ofNumber: value, for: key)
    }
    return nil
  }

  /// The first word that looks like a short option and is no option's value.
  private static func shortOption(in arguments: [String]) -> String? {
    let words = arguments.prefix { $0 != "--" }
    return zip([""] + words, words).first { before, word in
      word.count > 1 && word.hasPrefix("-") && !word.hasPrefix("--") && word != "-h"
        && !before.hasPrefix("--")
    }?.1
  }

  private static func message(for sentence: String, separator: String) -> Message {
    let line = sentence.split(separator: "\n").first.map(String.init) ?? ""
    if let match = line.wholeMatch(of: /Unknown option '(.+?)'\. Did you mean '(.+)'\?/) {
      return Message(
        "usage-unknown-option-suggestion",
        ["option": .text(String(match.1)), "suggestion": .text(String(match.2))])
    }
    if let match = line.wholeMatch(of: /(?:Unknown option|Invalid option:) '?(.+?)'?/) {
      return Message("usage-unknown-option", ["option": .text(String(match.1))])
    }
    if let match = line.wholeMatch(of: /Missing value for '(.+)'/) {
      return Message("usage-missing-value", ["option": .text(String(match.1))])
    }
    if let match = line.wholeMatch(
      of: /The option '(.+)' does not take any value, but '(.*)' was specified\./)
    {
      return Message(
        "usage-takes-no-value",
        ["option": .text(String(match.1)), "value": .text(String(match.2))])
    }
    if let match = line.wholeMatch(of: /(?:Unexpected argument|\d+ unexpected arguments:) '(.*)'/) {
      return Message("usage-unexpected", ["text": .text(listed(match.1, separator: separator))])
    }
    if let match = line.wholeMatch(
      of: /Value to be set with flag '(.+)' had already been set with flag '(.+)'/)
    {
      return Message(
        "usage-twice", ["first": .text(String(match.2)), "second": .text(String(match.1))])
    }
    if let match = line.wholeMatch(of: /Missing (?:expected argument|one of:) '(.+)'/) {
      return Message("usage-missing", ["text": .text(listed(match.1, separator: separator))])
    }
    if let match = line.wholeMatch(
      of: /The value '(.*)' is invalid for '(.+?)'(?:\. Please provide one of (.+)\.|:.*|\.)?/)
    {
      let value = Message.Argument.text(String(match.1))
      let option = Message.Argument.text(String(match.2))
      guard let values = match.3 else {
        return Message("usage-invalid-value", ["value": value, "option": option])
      }
      let listed = values.matches(of: /'(.*?)'/).map { String($0.1) }
        .joined(separator: separator)
      return Message(
        "usage-invalid-choice", ["value": value, "option": option, "values": .text(listed)])
    }
    if line == "Missing required subcommand." { return Message("usage-missing-command") }
    return Message("usage-not-understood")
  }

  /// `a', 'b` → `a, b`
  private static func listed(_ quoted: Substring, separator: String) -> String {
    String(quoted.replacing("', '", with: separator))
  }
}
