import ArgumentParser
import Calling

/// `dialer test [NAME]`: tries, without calling anybody, whether calls could work.
///
/// With `--json`: `{"dialer":"link","found":"phone.desktop"}`. This shape stays.
struct DialerTestCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "test", abstract: words("help-dialer-test"))
  }

  private struct Answer: Encodable {
    let dialer: String
    let found: String?
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-dialer-test-name", value: "NAME"))
  var name: String?

  func run() throws {
    let dialer = try Session(options: options).dialer(named: name)
    let found = try dialer.check()
    if options.json {
      try JSONLine.print(Answer(dialer: dialer.identifier, found: found))
    } else if let found {
      Console.print(
        words("dialer-found", ["name": .text(dialer.identifier), "program": .text(found)]))
    } else {
      Console.print(words("dialer-about-\(dialer.identifier)"))
    }
  }
}
