import ArgumentParser
import Foundation
import Guide

/// The command line: parses, opens rooms, performs a journey's effects and hands the results back.
@main
struct Anytime: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "anytime", abstract: words("help-anytime"), version: "0.1.0",
      subcommands: [])
  }

  @OptionGroup var options: GlobalOptions

  static func main() {
    if ChildCommand.isAsked(by: CommandLine.arguments) { ChildCommand.run(CommandLine.arguments) }
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let failure as CommandFailure {
      Console.warn(words(failure.message))
      exit(withError: failure.status.code)
    } catch {
      exit(withError: error)
    }
  }

  func run() throws {
    throw CleanExit.helpRequest(self)
  }
}
