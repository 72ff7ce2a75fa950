import ArgumentParser
import Foundation

/// `completions bash|zsh|fish`: prints the script that completes Anytime's commands.
struct CompletionsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "completions", abstract: words("help-completions"))
  }

  @Argument(help: .words("help-completions-shell", value: "SHELL"))
  var shell: Shell

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  enum Shell: String, ExpressibleByArgument, CaseIterable {
    case bash, zsh, fish

    var completionShell: CompletionShell {
      switch self {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    }
  }

  func run() throws {
    // A script of ours, whose tabs the gate would turn into spaces.
    Console.write(Anytime.completionScript(for: shell.completionShell) + "\n", to: STDOUT_FILENO)
  }
}
