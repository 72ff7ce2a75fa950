import ArgumentParser
import Foundation

/// The command line: parses, opens rooms, performs a journey's effects and hands the results back.
@main
struct Anytime: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "anytime", abstract: words("help-anytime"),
      usage: "anytime [<options>] [<subcommand>]", version: "0.1.0",
      subcommands: [
        ScanCommand.self, ReadCommand.self,
        ContactsCommand.self, CallCommand.self, CallsCommand.self, PeopleCommand.self,
        FeedCommand.self, DialerCommand.self, BackupCommand.self, RestoreCommand.self,
        SettingsCommand.self, DoctorCommand.self, TourCommand.self,
        CompletionsCommand.self, ManCommand.self,
      ])
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  static func main() {
    if ChildCommand.isAsked(by: CommandLine.arguments) { ChildCommand.run(CommandLine.arguments) }
    // A file that may grow no further is told of as a full disk.
    signal(SIGXFSZ, SIG_IGN)
    do {
      try ProcessLanguage.check()
      try MistypedCommand.check(CommandLine.arguments)
      try NamedFiles.refuseDash(in: CommandLine.arguments)
      var command = try parseAsRoot()
      try command.run()
    } catch {
      CommandEnding.exit(with: error)
    }
  }

  func run() throws {
    guard Console.isInteractive || options.plain else {
      let help = CommandEnding.words(
        for: CleanExit.helpRequest(self), catalog: words, width: CommandEnding.width)
      Console.warn(words("home-needs-terminal") + "\n\n" + help.text)
      Foundation.exit(ExitStatus.usage.rawValue)
    }
    let status = try GuidedSession.run(options: options)
    if status != .success { Foundation.exit(status.rawValue) }
  }
}
