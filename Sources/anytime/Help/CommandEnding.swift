import ArgumentParser
import Foundation
import Guide
import Locales

/// How a process of the command line ends: with help, with a sentence, with its exit status.
enum CommandEnding {
  /// What to say, where, and the status to end with.
  struct Words: Equatable {
    var text: String
    var isError: Bool
    var status: Int32
  }

  /// Says what an error thrown by parsing or by a command means, and ends the process.
  static func exit(with error: any Error) -> Never {
    let ending = words(for: error, catalog: anytime.words, width: width)
    if !ending.text.isEmpty {
      if ending.isError { Console.warn(ending.text) } else { Console.print(ending.text) }
    }
    Foundation.exit(ending.status)
  }

  /// The same as a value.
  static func words(for error: any Error, catalog: MessageCatalog, width: Int) -> Words {
    if let error = error as? any Speakable {
      let text = lines(catalog(error.message), width: width).joined(separator: "\n")
      return Words(text: text, isError: true, status: ExitStatus(of: error).rawValue)
    }
    let code = Anytime.exitCode(for: error)
    let full = Anytime.fullMessage(for: error, columns: HelpPage.unwrapped)
    if code.isSuccess {
      guard full.hasPrefix("OVERVIEW: ") || full.hasPrefix("USAGE: ") else {
        return Words(text: full, isError: false, status: 0)
      }
      return Words(
        text: help(full, catalog: catalog, width: width), isError: false, status: 0)
    }
    guard code == .validationFailure else {
      return Words(text: full, isError: true, status: code.rawValue)
    }
    return Words(
      text: fault(
        Anytime.message(for: error), full: full, catalog: catalog, width: width),
      isError: true, status: ExitStatus.usage.rawValue)
  }

  /// Cells to lay text out in: those of the terminal up to a readable 100, else 80.
  static var width: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 20 else { return 80 }
    return min(Int(size.ws_col), 100)
  }

  /// A command that stands on a line of its own is left whole, to be copied; others are not broken.
  static func lines(_ text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      if line.hasPrefix("  ") { return [String(line)] }
      let command = /\banytime(?: --[a-z]+ (?:'.*?'|\S+))*(?: [a-z]+){1,2}(?: --[a-z]+)*/
      let bound = line.replacing(command) { match in
        match.output.map { $0 == " " ? "\u{A0}" : "\($0)\(TextLayout.wordJoiner)" }.joined()
      }
      return TextLayout.lines(String(bound), width: width).map {
        $0.replacing("\u{A0}", with: " ").filter { $0 != TextLayout.wordJoiner }
      }
    }
  }

  private static func help(_ text: String, catalog: MessageCatalog, width: Int) -> String {
    var page = HelpPage(argumentParserText: text)
    if page.detailCommand == "anytime help <subcommand>" {
      page.sections.append(HelpPage.exitCodes(catalog))
    }
    return page.localized(catalog).lines(width: width, catalog).joined(separator: "\n")
  }

  private static func fault(
    _ sentence: String, full: String, catalog: MessageCatalog, width: Int
  ) -> String {
    let hint = full.firstMatch(of: /See '(.+) (?:--help|-h)' for more information\./)?.1
    let fault = UsageFault(
      argumentParserSentence: sentence, separator: catalog("list-separator"),
      arguments: Array(CommandLine.arguments.dropFirst()), options: options(of: hint ?? ""))
    var lines = TextLayout.lines(catalog(fault.message), width: width)
    if let usage = full.firstMatch(of: /(?m)^Usage: (.+)$/) {
      lines.append(catalog("help-usage"))
      lines += HelpPage.usageLines(HelpPage.usage(String(usage.1), catalog), width: width)
    }
    if let hint {
      lines += TextLayout.lines(
        catalog("help-more", ["command": .text("\(hint) --help")]), width: width)
    }
    return lines.joined(separator: "\n")
  }

  /// The long options of a command, which is named with those that it stands below: `anytime people add`.
  private static func options(of path: Substring) -> [String] {
    var command: any ParsableCommand.Type = Anytime.self
    for name in path.split(separator: " ").dropFirst() {
      command =
        command.configuration.subcommands.first { $0._commandName == name } ?? command
    }
    let text = Anytime.helpMessage(
      for: command, includeHidden: true, columns: HelpPage.unwrapped)
    return HelpPage(argumentParserText: text).sections.flatMap(\.entries).flatMap { entry in
      entry.label.matches(of: /--[a-z-]+/).map { String($0.output) }
    }
  }
}
