/// Calls with the very telephone that this program runs on, in Termux on Android.
struct TermuxDialer: HangingUpDialer {
  static let identifier = "termux"
  static let knows: Set<CallState> = [.asked, .stopped]
  static let isTelephoneLine = false
  static let isTriedOnTelephone = false
  private static let program = "termux-telephony-call"

  private let runner: ProgramRunner
  let wish = HangUpWish()

  init(configuration: DialerConfiguration) { runner = ProgramRunner(configuration) }

  func start(
    _ call: ConfirmedCall, report: (CallState) -> Void
  ) throws(DialerError) -> CallOutcome {
    try runner.ask(Self.program, [call.number], until: wish, report: report)
  }

  func check() throws(DialerError) -> [Proof] {
    try runner.required(Self.program)
    return [Proof(.program, Self.program)]
  }
}
