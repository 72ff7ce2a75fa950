/// Runs a program of the caregiver's choice with the number as one argument, never through a shell.
/// The program hands the call over and ends.
struct CommandDialer: HangingUpDialer {
  static let identifier = "command"
  static let knows: Set<CallState> = [.asked, .stopped]
  static let isTelephoneLine = false
  static let isTriedOnTelephone = false

  private let template: ArgumentTemplate
  private let runner: ProgramRunner
  let wish = HangUpWish()

  init(configuration: DialerConfiguration) throws(DialerError) {
    guard let command = configuration.command, !command.isEmpty else { throw .noCommand }
    template = try ArgumentTemplate(command)
    runner = ProgramRunner(configuration)
  }

  func start(
    _ call: ConfirmedCall, report: (CallState) -> Void
  ) throws(DialerError) -> CallOutcome {
    try runner.ask(
      template.program, template.arguments(number: call.number), until: wish, report: report)
  }

  func check() throws(DialerError) -> [Proof] {
    try runner.required(template.program)
    return [Proof(.program, template.program)]
  }
}
