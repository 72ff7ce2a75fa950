import Foundation
import Locales

extension HelpPage {
  /// The page with argument-parser's own English replaced by the words of a language.
  func localized(_ words: MessageCatalog) -> HelpPage {
    var page = self
    // What a command alone understands comes first.
    page.sections =
      sections.filter { $0.kind != .everyCommand } + sections.filter { $0.kind == .everyCommand }
    page.usage = Self.usage(usage, words)
    page.detailCommand = detailCommand.map { Self.usage($0, words) }
    for section in page.sections.indices {
      for entry in page.sections[section].entries.indices {
        Self.localize(&page.sections[section].entries[entry], words)
      }
    }
    return page
  }

  /// A usage line in which the options of every command are one place, and places that
  /// argument-parser names are named in the language.
  static func usage(_ line: String, _ words: MessageCatalog) -> String {
    line.replacing(GlobalOptions.usage, with: "[<options>]")
      .replacing("<subcommand>", with: "<\(words("help-place-command"))>")
      .replacing("<options>", with: "<\(words("help-place-options"))>")
  }

  /// A usage line broken between options, never between an option and its value.
  static func usageLines(_ usage: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in usage.replacing(" <", with: "\u{A0}<").split(separator: " ") {
      if let last = lines.last, DisplayWidth.of(last) + 1 + DisplayWidth.of(word) <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append("  " + word)
      }
    }
    return lines.map { $0.replacing("\u{A0}", with: " ") }
  }

  /// The lines of the page, none wider than `width` cells.
  func lines(width: Int, _ words: MessageCatalog) -> [String] {
    var lines = overview.flatMap { TextLayout.lines($0, width: width) }
    if !lines.isEmpty { lines.append("") }
    lines.append(words("help-usage"))
    lines += Self.usageLines(usage, width: width)
    for section in sections where !section.entries.isEmpty {
      lines += ["", Self.heading(section.kind, words)]
      for entry in section.entries {
        lines += TextLayout.entry(
          label: entry.label, text: entry.text, column: Self.column, width: width)
        lines += entry.discussion.flatMap { TextLayout.lines($0, width: width - 8) }
          .map { "        " + $0 }
      }
    }
    if let detailCommand {
      lines +=
        [""]
        + TextLayout.lines(words("help-detail", ["command": .text(detailCommand)]), width: width)
    }
    return lines
  }

  /// The exit codes of every command, for the page of the whole program.
  static func exitCodes(_ words: MessageCatalog) -> Section {
    Section(
      kind: .exitCodes,
      entries: ExitStatus.allCases.map {
        Entry(label: String($0.rawValue), text: words($0.help))
      })
  }

  static func heading(_ kind: Section.Kind, _ words: MessageCatalog) -> String {
    switch kind {
    case .arguments: words("help-arguments")
    case .options: words("help-options")
    case .everyCommand: words("help-every-command")
    case .subcommands: words("help-commands")
    case .exitCodes: words("help-exit-codes")
    case .titled(let title): title
    }
  }

  private static func localize(_ entry: inout Entry, _ words: MessageCatalog) {
    switch entry.text {
    case "Show help information.": entry.text = words("help-help")
    case "Show the version.": entry.text = words("help-version")
    default: entry.text = notes(of: entry.text, words)
    }
    entry.label = entry.label.replacing(" (default)", with: words("help-default"))
  }

  /// `… (values: a, b; default: a)` with these words of the language.
  private static func notes(of text: String, _ words: MessageCatalog) -> String {
    guard text.hasSuffix(")"),
      let match = text.wholeMatch(
        of:
          /(?<text>.*?) ?\((?:values: (?<values>[^()]*?))?(?:; )?(?:default(?: as flag)?: (?<default>[^()]*))?\)/
      )
    else { return text }
    var notes: [String] = []
    if let values = match.output.values {
      notes.append(
        words(
          "help-values",
          ["values": .text(String(values).replacing(", ", with: words("list-separator")))]))
    }
    if let value = match.output.default {
      notes.append(words("help-default-value", ["value": .text(String(value))]))
    }
    guard !notes.isEmpty else { return text }
    return ([String(match.output.text)] + notes).filter { !$0.isEmpty }.joined(
      separator: words("help-note-separator"))
  }
}
