import ArgumentParser

/// `man` (hidden): prints the manual page in the chosen language as roff, for `make man`.
struct ManCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "man", abstract: words("help-man"), shouldDisplay: false)
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  func run() throws {
    Console.print(ManualPage(root: Anytime.self, words: words).roff)
  }
}
