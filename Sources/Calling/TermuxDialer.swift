/// Calls with the very telephone that this program runs on, in Termux on Android.
struct TermuxDialer: Dialer {
  static let identifier = "termux"
  static let knows: Set<CallState> = [.asked]
  static let isTelephoneLine = false
  static let isTriedOnTelephone = false
  private static let program = "termux-telephony-call"

  private let runner: ProgramRunner

  init(configuration: DialerConfiguration) { runner = ProgramRunner(configuration) }

  func start(
    _ call: ConfirmedCall, report: (CallState) -> Void
  ) throws(DialerError) -> CallOutcome {
    let status = try runner.run(Self.program, [call.number]).status
    guard status == 0 else { throw .failed(program: Self.program, status: status) }
    report(.asked)
    return .asked
  }

  func check() throws(DialerError) -> [Proof] {
    guard runner.has(Self.program) else { throw .missingProgram(Self.program) }
    return [Proof(.program, Self.program)]
  }
}
