import ArgumentParser
import Foundation

/// What every command understands.
struct GlobalOptions: ParsableArguments {
  @Option(help: .words("help-lang", value: "TAG"))
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
