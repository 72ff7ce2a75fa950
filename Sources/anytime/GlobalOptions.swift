import ArgumentParser
import Foundation

/// What every command understands.
struct GlobalOptions: ParsableArguments, Sendable {
  /// What argument-parser is given as the heading of these; ``HelpPage`` says it in words.
  static let title = "EVERY COMMAND"
  /// These in argument-parser's usage line.
  static let usage = "[--lang <TAG>] [--plain] [--json] [--person <WHO>] [--home <DIR>]"

  @Option(help: .words("help-lang", ["tags": ProcessLanguage.tags], value: "TAG"))
  var lang: String?

  @Flag(help: .words("help-plain"))
  var plain = false

  @Flag(help: .words("help-json"))
  var json = false

  @Option(help: .words("help-person", value: "WHO"))
  var person: String?

  @Option(help: .words("help-home", value: "DIR"))
  var home: String?

  var homeFolder: URL { HomeFolder.url(option: home) }
}
