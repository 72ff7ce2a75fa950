import ArgumentParser
import Calling
import Guide

/// `dialer test [NAME]`: tries, without calling anybody, whether calls could work.
///
/// What it prints with `--json` stands in Documentation/json.md, and stays.
struct DialerTestCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "test", abstract: words("help-dialer-test"))
  }

  private struct Answer: Encodable {
    let dialer: String
    let found: String?
    let proved: [String]
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-dialer-test-name", value: "NAME"))
  var name: String?

  func run() throws { try DialerError.inSetup(test) }

  private func test() throws {
    let dialer = try Session(options: options).dialer(named: name)
    let proofs = try dialer.check()
    if options.json {
      return try JSONLine.print(
        Answer(
          dialer: dialer.identifier, found: proofs.first?.name,
          proved: proofs.map(\.kind.rawValue)))
    }
    guard !proofs.isEmpty else {
      return Console.print(words("dialer-about-\(dialer.identifier)"))
    }
    for proof in proofs { Console.print(words(proof.message)) }
    Console.print(words("dialer-only-real"))
  }
}
