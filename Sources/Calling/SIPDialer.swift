import Foundation

/// Calls over the internet through a SIP account, with a baresip of our own for each call.
struct SIPDialer: HangingUpDialer {
  static let identifier = "sip"
  static let knows: Set<CallState> = [
    .asked, .ringing, .talking, .ended, .busy, .noAnswer, .refused, .stopped,
  ]
  static let isTelephoneLine = false
  static let isTriedOnTelephone = false

  private let account: SIPAddress
  private let configuration: DialerConfiguration
  let wish = HangUpWish()

  init(configuration: DialerConfiguration) throws(DialerError) {
    guard let account = configuration.account, !account.isEmpty else { throw .noAccount }
    self.account = try SIPAddress(account)
    self.configuration = configuration
  }

  func start(
    _ call: ConfirmedCall, report: (CallState) -> Void
  ) throws(DialerError) -> CallOutcome {
    defer { wish.clear() }
    let sip = try SIPCall(
      account: account, secret: Secret(configuration).read(), configuration: configuration,
      wish: wish)
    let number = configuration.written(call)
    return try outcome(sip.run(to: account.uri(user: number), report: report))
  }

  /// Registers where there is a password, and calls itself: nobody's telephone rings.
  func check() throws(DialerError) -> [Proof] {
    defer { wish.clear() }
    guard account.isLoopback || configuration.hasSound else { throw .noSoundCard }
    let account = try account.checked(configuration, wish)
    try TestCall(configuration: configuration).run()
    return [Proof(.program, "baresip")] + account + [Proof(.testCall, "baresip")]
  }

  /// The meaning of a SIP status (RFC 3261, 21).
  private func outcome(_ end: SIPCall.End) throws(DialerError) -> CallOutcome {
    switch end {
    case .stopped: return .stopped
    case .hungUp(let seconds?): return .ended(seconds: seconds)
    case .hungUp(nil), .rangOut: return .noAnswer
    case .silent: throw .serverSilent(account.host)
    case .refused(let status):
      switch status {
      case 486, 600: return .busy
      case 408, 480, 487: return .noAnswer
      case 603, 607: return .refused
      case 401, 403, 407: throw .accountRefused(account.host)
      case 404, 410, 484, 604: throw .numberUnknown(account.host)
      default: throw .notConnected(account.host, status: status)
      }
    }
  }
}
