import ArgumentParser

/// `dialer`: how Anytime reaches the telephone.
struct DialerCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "dialer", abstract: words("help-dialer"),
      subcommands: [DialerListCommand.self, DialerUseCommand.self, DialerTestCommand.self],
      defaultSubcommand: DialerListCommand.self)
  }
}
