import AddressBook
import ArgumentParser
import Calling

/// `dialer use NAME [COMMAND]`: chooses the dialer of this home or, with `--person`, of one person.
struct DialerUseCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "use", abstract: words("help-dialer-use"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-dialer-use-name", value: "NAME"))
  var name: String

  @Argument(help: .words("help-dialer-use-command", value: "COMMAND"))
  var command: String?

  func run() throws {
    let session = Session(options: options)
    let book = try session.addressBook
    let template = try command.map { command throws(DialerError) in try ArgumentTemplate(command) }
    let stored = try book.setting(.dialerCommand, of: session.person.id)
    let owner = try options.person.map { _ in try session.person.id }
    // Nothing is stored that could not be made into a dialer.
    let dialer = try Dialers.named(
      name, configuration: DialerConfiguration(command: template?.lines ?? stored))
    if let template { try book.setSetting(.dialerCommand, to: template.lines, of: owner) }
    try book.setSetting(.dialer, to: dialer.identifier, of: owner)
    if options.json {
      try JSONLine.print(["dialer": dialer.identifier])
    } else {
      Console.print(words("dialer-used", ["name": .text(dialer.identifier)]))
      Console.print(words("dialer-test-next"))
    }
  }
}
