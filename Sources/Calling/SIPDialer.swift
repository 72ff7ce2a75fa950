import Foundation

/// Calls over the internet through a SIP account, with a baresip of our own for each call.
struct SIPDialer: Dialer {
  static let identifier = "sip"
  static let knows: Set<CallState> = [
    .asked, .ringing, .talking, .ended, .busy, .noAnswer, .refused,
  ]
  static let isTelephoneLine = false
  static let isTriedOnTelephone = false

  private let account: SIPAddress
  private let configuration: DialerConfiguration
  private let wish = HangUpWish()

  init(configuration: DialerConfiguration) throws(DialerError) {
    guard let account = configuration.account, !account.isEmpty else { throw .noAccount }
    self.account = try SIPAddress(account)
    self.configuration = configuration
  }

  func start(
    _ call: ConfirmedCall, report: (CallState) -> Void
  ) throws(DialerError) -> CallOutcome {
    defer { wish.clear() }
    let (line, sip) = try connect()
    return try withExtendedLifetime(line) { () throws(DialerError) in
      let end = try sip.run(to: account.uri(user: call.number), report: report)
      return try outcome(end)
    }
  }

  func hangUp() { wish.make() }

  /// Starts baresip and registers where there is a password: whoever is called notices nothing.
  func check() throws(DialerError) -> String? {
    defer { wish.clear() }
    _ = try connect()
    guard account.isLoopback || BaresipFolder.hasSound else { throw .noSoundCard }
    return "baresip (\(account.text))"
  }

  private func connect() throws(DialerError) -> (Baresip, SIPCall) {
    let secret = try SecretFile(home: configuration.folder).read()
    let line = try Baresip(
      runner: ProgramRunner(configuration), parent: configuration.folder,
      isLoopback: account.isLoopback)
    let call = SIPCall(line: line, configuration: configuration, wish: wish)
    try line.add(account, secret: secret)
    if secret != nil { try call.register(at: account.host) }
    return (line, call)
  }

  /// The meaning of a SIP status (RFC 3261, 21).
  private func outcome(_ end: SIPCall.End) throws(DialerError) -> CallOutcome {
    switch end {
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
