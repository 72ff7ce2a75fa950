import Foundation
import PhoneNumbers

/// Calls with an Android telephone on a USB cable, through `adb`. The telephone tells whether its
/// line is in use, and no more.
struct AndroidDialer: HangingUpDialer {
  static let identifier = "android"
  static let knows: Set<CallState> = [.asked, .ended, .stopped]
  static let isTelephoneLine = false
  static let isTriedOnTelephone = false

  private let runner: ProgramRunner
  /// How long after the request the line may still be idle.
  private let beginning: Duration
  let wish = HangUpWish()

  init(configuration: DialerConfiguration) {
    runner = ProgramRunner(configuration)
    beginning = min(configuration.silenceLimit, .seconds(8))
  }

  func start(
    _ call: ConfirmedCall, report: (CallState) -> Void
  ) throws(DialerError) -> CallOutcome {
    defer { wish.clear() }
    try requireDevice()
    // That took a while, in which somebody may have hung up.
    if wish.isThere { return .stopped }
    // A number that begins like an emergency is only shown by Android; so it is asked to show it.
    let isShown = ServiceNumber.beginsLikeEmergency(call.number)
    let action = "android.intent.action.\(isShown ? "DIAL" : "CALL")"
    // The telephone's shell reads these words once more: nothing in them has a meaning there.
    let answer = try adb(
      ["shell", "am", "start", "-a", action, "-d", "tel:" + call.number], mayCall: true)
    guard answer.status == 0, !answer.output.contains("Error") else { throw .phoneRefuses }
    report(.asked)
    return isShown ? .asked : try follow()
  }

  func check() throws(DialerError) -> [Proof] {
    try requireDevice()
    let model = try adb(["shell", "getprop", "ro.product.model"]).output
    return [Proof(.telephone, model.trimmingCharacters(in: .whitespacesAndNewlines))]
  }

  /// Until the line is idle again. Where it never was in use, the telephone was only asked.
  ///
  /// A call begins some seconds after the request. Until then an idle line says nothing, and the key
  /// that ends a call would end none: whoever hangs up early waits for the line.
  private func follow() throws(DialerError) -> CallOutcome {
    let started = ContinuousClock.now
    var isInUse = false
    while true {
      let state = try lineState()
      let isHangingUp = wish.isThere
      if isHangingUp, state == 2 || state == nil { try pressEndKey() }
      switch state {
      case 2: isInUse = true
      case 0 where isInUse: return .ended(seconds: nil)
      case nil: return isHangingUp ? .stopped : .asked
      default:
        let isOver = ContinuousClock.now - started > beginning
        if isOver { return isHangingUp ? .stopped : .asked }
      }
      usleep(500_000)
    }
  }

  private func pressEndKey() throws(DialerError) {
    let end = try adb(["shell", "input", "keyevent", "KEYCODE_ENDCALL"], mayCall: true)
    guard end.status == 0 else { throw .phoneRefuses }
  }

  /// `mCallState` of the telephony registry: 0 idle, 1 called by somebody, 2 in use
  /// (`TelephonyManager.CALL_STATE_…`); nil where the telephone doesn't say.
  private func lineState() throws(DialerError) -> Int? {
    // The shell there looks for the lines: the whole text is long.
    let answer = try adb(
      ["shell", "dumpsys", "telephony.registry", "|", "grep", "mCallState"], mayCall: true)
    let states = answer.output.matches(of: /mCallState=([0-2])/).compactMap { Int($0.output.1) }
    return states.max()
  }

  private func requireDevice() throws(DialerError) {
    let answer = try adb(["get-state"])
    guard answer.output.hasPrefix("device") else { throw .noPhone }
  }

  private func adb(
    _ arguments: [String], mayCall: Bool = false
  ) throws(DialerError) -> ProgramRunner.End {
    try runner.run("adb", arguments, mayCall: mayCall)
  }
}
