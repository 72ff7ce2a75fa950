/// Runs a program of the caregiver's choice with the number as one argument, never through a shell.
/// The program hands the call over and ends.
struct CommandDialer: Dialer {
  static let identifier = "command"
  static let knows: Set<CallState> = [.asked]
  static let isTelephoneLine = false
  static let isTriedOnTelephone = false

  private let template: ArgumentTemplate
  private let runner: ProgramRunner

  init(configuration: DialerConfiguration) throws(DialerError) {
    guard let command = configuration.command, !command.isEmpty else { throw .noCommand }
    template = try ArgumentTemplate(command)
    runner = ProgramRunner(configuration)
  }

  func start(
    _ call: ConfirmedCall, report: (CallState) -> Void
  ) throws(DialerError) -> CallOutcome {
    let status = try runner.run(template.program, template.arguments(number: call.number)).status
    guard status == 0 else { throw .failed(program: template.program, status: status) }
    report(.asked)
    return .asked
  }

  func check() throws(DialerError) -> [Proof] {
    guard runner.has(template.program) else { throw .missingProgram(template.program) }
    return [Proof(.program, template.program)]
  }
}
