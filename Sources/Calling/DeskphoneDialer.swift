import Foundation

/// Lets the telephone on the table ring; when somebody picks it up, it calls the number itself
/// (REFER, RFC 3515) and tells only whether that failed.
struct DeskphoneDialer: HangingUpDialer {
  static let identifier = "deskphone"
  static let knows: Set<CallState> = [.asked, .busy, .noAnswer, .stopped]
  static let isTelephoneLine = false
  static let isTriedOnTelephone = false

  private let account: SIPAddress
  private let deskphone: SIPAddress
  private let configuration: DialerConfiguration
  let wish = HangUpWish()

  init(configuration: DialerConfiguration) throws(DialerError) {
    guard let account = configuration.account, !account.isEmpty else { throw .noAccount }
    guard let deskphone = configuration.deskphone, !deskphone.isEmpty else { throw .noDeskphone }
    self.account = try SIPAddress(account)
    self.deskphone = try SIPAddress(deskphone)
    self.configuration = configuration
  }

  func start(
    _ call: ConfirmedCall, report: (CallState) -> Void
  ) throws(DialerError) -> CallOutcome {
    defer { wish.clear() }
    let sip = try SIPCall(
      account: account, secret: Secret(configuration).read(), configuration: configuration,
      wish: wish)
    report(.asked)
    switch try sip.ring(deskphone.text, report: { _ in }) {
    case nil: break
    // Hung up here: nobody has picked it up yet.
    case .stopped, .hungUp: return .stopped
    case .rangOut, .refused: throw .deskphoneNotTaken
    case .silent: throw .serverSilent(deskphone.host)
    }
    let number = configuration.written(call)
    try sip.line.send("transfer", account.uri(user: number))
    return try transferred(sip.line)
  }

  /// Registers where there is a password; the telephone on the table does not ring.
  func check() throws(DialerError) -> [Proof] {
    defer { wish.clear() }
    return [Proof(.program, "baresip")] + (try account.checked(configuration, wish))
  }

  /// Waits for what the telephone on the table tells of its call (RFC 3515, 2.4.4).
  private func transferred(_ line: Baresip) throws(DialerError) -> CallOutcome {
    let deadline = ContinuousClock.now + configuration.ringLimit
    while ContinuousClock.now < deadline, !wish.isThere {
      guard let event = try line.next(within: .milliseconds(50)) else { continue }
      switch (event.type, event.status) {
      case ("CALL_CLOSED", _): return .asked
      case ("TRANSFER_FAILED", 486), ("TRANSFER_FAILED", 600): return .busy
      case ("TRANSFER_FAILED", 408), ("TRANSFER_FAILED", 480), ("TRANSFER_FAILED", 487):
        return .noAnswer
      case ("TRANSFER_FAILED", let status): throw .deskphoneRefuses(status: status ?? 0)
      default: continue
      }
    }
    return .asked
  }
}
