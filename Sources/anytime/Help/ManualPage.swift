import ArgumentParser
import Locales

/// The manual page of the whole program, made from the same words as its help.
struct ManualPage {
  private let words: MessageCatalog
  private let root: any ParsableCommand.Type
  private let rootPage: HelpPage

  init(root: any ParsableCommand.Type, words: MessageCatalog) {
    self.root = root
    self.words = words
    rootPage = Self.page(of: root, under: root, words)
  }

  /// The page in the `man` macros of roff, UTF-8.
  var roff: String {
    let name = root._commandName
    var lines = [
      ".TH \(Self.quoted(name.uppercased())) 1 \"\" \(Self.quoted("\(name) \(root.configuration.version)"))"
    ]
    lines += section("man-name") + [Self.escaped("\(name) - \(rootPage.overview.first ?? "")")]
    lines += section("man-synopsis") + [".B " + Self.escaped(rootPage.usage)]
    lines += section("man-description") + paragraphs(words("man-text"))
    for kind in [HelpPage.Section.Kind.arguments, .options, .everyCommand] {
      for part in rootPage.sections where part.kind == kind {
        lines += [".SH " + Self.quoted(Self.heading(HelpPage.heading(kind, words)))]
        lines += entries(part.entries)
      }
    }
    lines += [".SH " + Self.quoted(Self.heading(words("help-commands")))]
    for command in root.configuration.subcommands where command.configuration.shouldDisplay {
      lines += self.lines(of: command, path: [name])
    }
    lines += [".SH " + Self.quoted(Self.heading(words("help-exit-codes")))]
    lines += entries(HelpPage.exitCodes(words).entries)
    lines += section("man-environment")
    lines += [
      "ANYTIME_HOME", "ANYTIME_SHARE", "ANYTIME_KIOSK", "NO_COLOR", "ACCESSIBLE",
      "LC_ALL, LC_MESSAGES, LANG",
    ]
    .flatMap { name in
      entries([.init(label: name, text: words("man-" + Self.key(of: name)))])
    }
    lines += section("man-files")
    lines += entries([
      .init(label: "$XDG_DATA_HOME/anytime/anytime.sqlite", text: words("man-database")),
      .init(label: "$XDG_DATA_HOME/anytime/pictures/", text: words("man-pictures")),
    ])
    return lines.joined(separator: "\n")
  }

  private func lines(of command: any ParsableCommand.Type, path: [String]) -> [String] {
    let page = Self.page(of: command, under: root, words)
    let path = path + [command._commandName]
    var lines = [".SS " + Self.quoted(path.joined(separator: " "))]
    lines += page.overview.flatMap(paragraphs)
    lines += [".PP", ".B " + Self.escaped(page.usage)]
    let known = Set(rootPage.sections.flatMap(\.entries).map(\.label))
    for section in page.sections where section.kind != .subcommands {
      lines += entries(section.entries.filter { !known.contains($0.label) })
    }
    for command in command.configuration.subcommands where command.configuration.shouldDisplay {
      lines += self.lines(of: command, path: path)
    }
    return lines
  }

  private func section(_ key: String) -> [String] { [".SH " + Self.quoted(words(key))] }

  private func entries(_ entries: [HelpPage.Entry]) -> [String] {
    entries.flatMap { entry in
      [".TP", ".B " + Self.escaped(entry.label)]
        + [Self.escaped(entry.text)] + entry.discussion.map(Self.escaped)
    }
  }

  private func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? ".PP" : Self.escaped(String($0))
    }
  }

  private static func page(
    of command: any ParsableCommand.Type, under root: any ParsableCommand.Type,
    _ words: MessageCatalog
  ) -> HelpPage {
    HelpPage(
      argumentParserText: helpMessage(of: command, under: root)
    ).localized(words)
  }

  private static func helpMessage<Root: ParsableCommand>(
    of command: any ParsableCommand.Type, under root: Root.Type
  ) -> String {
    root.helpMessage(for: command, columns: HelpPage.unwrapped)
  }

  /// A heading of help, such as `Options:`, without its colon.
  private static func heading(_ text: String) -> String {
    text.last == ":" || text.last == "：" ? String(text.dropLast()) : text
  }

  /// `LC_ALL, …` → `lang`, `NO_COLOR` → `no-color`.
  private static func key(of variable: String) -> String {
    variable.hasPrefix("LC_ALL")
      ? "language" : variable.lowercased().replacing("_", with: "-")
  }

  private static func quoted(_ text: String) -> String {
    "\"" + escaped(text).replacing("\"", with: "\\(dq") + "\""
  }

  /// Text that roff takes as it is: no escapes, no requests, hyphens as typed.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
