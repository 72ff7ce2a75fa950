import ArgumentParser
import Calling
import Locales

/// `dialer list`: every dialer, the one in use marked.
///
/// What it prints with `--json` stands in Documentation/json.md, and stays.
struct DialerListCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "list", abstract: words("help-dialer-list"))
  }

  private struct Line: Encodable {
    let dialer: String
    let inUse: Bool
    let knows: [String]
    let telephoneLine: Bool
    let tried: Bool
    let numbers: String?
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  func run() throws {
    let session = Session(options: options)
    let used = try session.dialerIdentifier
    let configuration = try session.dialerConfiguration
    for adapter in Dialers.all {
      let isUsed = adapter.identifier == used
      let hasAccount = isUsed && DialerUseCommand.withAccount.contains(used)
      if options.json {
        try JSONLine.print(
          Line(
            dialer: adapter.identifier, inUse: isUsed,
            knows: CallState.allCases.filter(adapter.knows.contains).map(\.rawValue),
            telephoneLine: adapter.isTelephoneLine, tried: adapter.isTriedOnTelephone,
            numbers: hasAccount ? configuration.numbers.rawValue : nil))
      } else {
        var text = words("dialer-about-\(adapter.identifier)")
        if !adapter.isTriedOnTelephone { text += words("dialer-untried") }
        if hasAccount {
          text += words(
            "dialer-account",
            [
              "account": .text(configuration.account ?? ""),
              "numbers": .text(configuration.numbers.rawValue),
            ])
        }
        let lines = TextLayout.entry(
          label: "\(isUsed ? "*" : " ") \(adapter.identifier)", text: text, indent: 0, column: 14,
          width: CommandEnding.width)
        Console.print(lines.joined(separator: "\n"))
      }
    }
    if !options.json { Console.print(words("dialer-mark")) }
  }
}
