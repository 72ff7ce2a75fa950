import Foundation
import Locales

/// The help of one command, taken from argument-parser's text and laid out anew: its headings in
/// the catalogue's language, its columns measured in cells.
struct HelpPage: Equatable {
  struct Entry: Equatable {
    var label: String
    var text = ""
    /// Further lines below the entry.
    var discussion: [String] = []
  }

  struct Section: Equatable {
    enum Kind: Equatable {
      case arguments, options, everyCommand, subcommands, exitCodes
      case titled(String)
    }

    var kind: Kind
    var entries: [Entry] = []
  }

  var overview: [String] = []
  var usage = ""
  var sections: [Section] = []
  /// What to type for the help of a subcommand: `anytime help <subcommand>`.
  var detailCommand: String?

  /// Columns that argument-parser never wraps at, so that its text comes in whole lines.
  static let unwrapped = 100_000
  /// Where argument-parser puts what it says about a label; the same here.
  static let column = 26

  private static let detailEnd = "' for detailed help."

  /// Reads what `fullMessage(for:columns:)` gives for a request for help, unwrapped.
  init(argumentParserText text: String) {
    var isInOverview = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let rest = Self.after("OVERVIEW: ", in: line) {
        isInOverview = true
        overview.append(rest)
      } else if let rest = Self.after("USAGE: ", in: line) {
        isInOverview = false
        usage = rest
      } else if isInOverview {
        overview.append(line)
      } else if let rest = Self.after("See '", in: Self.trimmed(line)),
        rest.hasSuffix(Self.detailEnd)
      {
        detailCommand = String(rest.dropLast(Self.detailEnd.count))
      } else if line.hasPrefix(String(repeating: " ", count: Self.column)) {
        if let last = lastEntry { sections[last.0].entries[last.1].text = Self.trimmed(line) }
      } else if line.hasPrefix("        ") {
        if let last = lastEntry {
          sections[last.0].entries[last.1].discussion.append(Self.trimmed(line))
        }
      } else if line.hasPrefix("  ") {
        if !sections.isEmpty { sections[sections.count - 1].entries.append(Self.entry(line)) }
      } else if line.hasSuffix(":") {
        sections.append(Section(kind: Self.kind(ofHeading: String(line.dropLast()))))
      }
    }
    while overview.last?.isEmpty == true { overview.removeLast() }
  }

  private var lastEntry: (Int, Int)? {
    guard let section = sections.indices.last, let entry = sections[section].entries.indices.last
    else { return nil }
    return (section, entry)
  }

  private static func kind(ofHeading heading: String) -> Section.Kind {
    switch heading {
    case "ARGUMENTS": .arguments
    case "OPTIONS": .options
    case GlobalOptions.title: .everyCommand
    case "SUBCOMMANDS": .subcommands
    default: .titled(heading)
    }
  }

  /// A label narrower than the column has its text beside it; a wider one stands alone.
  private static func entry(_ line: String) -> Entry {
    let label = line.prefix(column)
    let rest = line.dropFirst(column)
    // Most lines end otherwise, and a regular expression costs milliseconds the first time.
    let isLabelAlone =
      (line.hasSuffix(">") || line.hasSuffix(">]"))
      && line.wholeMatch(of: /\s+[^ ]+(?:[,\/] ?-[^ ]+)* \[?<[^ ]+>\]?/) != nil
    guard label.last == " ", !rest.isEmpty, !isLabelAlone else {
      return Entry(label: trimmed(line))
    }
    return Entry(label: trimmed(String(label)), text: String(rest))
  }

  private static func after(_ prefix: String, in line: String) -> String? {
    line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : nil
  }

  private static func trimmed(_ line: String) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }
}
