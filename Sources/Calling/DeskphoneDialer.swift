import Foundation

/// Lets the telephone on the table ring; when somebody picks it up, it calls the number itself
/// (REFER, RFC 3515). From then on it knows more than this program.
struct DeskphoneDialer: Dialer {
  static let identifier = "deskphone"
  static let knows: Set<CallState> = [.asked]
  static let isTelephoneLine = false
  static let isTriedOnTelephone = false

  private let account: SIPAddress
  private let deskphone: SIPAddress
  private let configuration: DialerConfiguration
  private let wish = HangUpWish()

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
    let line = try connect()
    let sip = SIPCall(line: line, configuration: configuration, wish: wish)
    if try SecretFile(home: configuration.folder).read() != nil {
      try sip.register(at: account.host)
    }
    report(.asked)
    switch try sip.ring(deskphone.text, report: { _ in }) {
    case nil: break
    case .hungUp, .rangOut, .refused: throw .deskphoneNotTaken
    case .silent: throw .serverSilent(deskphone.host)
    }
    try line.send("transfer", account.uri(user: call.number))
    let deadline = ContinuousClock.now + configuration.ringLimit
    while ContinuousClock.now < deadline, !wish.isThere {
      guard let event = try line.next(within: .milliseconds(50)) else { continue }
      switch event.type {
      case "CALL_CLOSED": return .asked
      case "CALL_TRANSFER_FAILED":
        throw .notConnected(deskphone.host, status: event.status ?? 0)
      default: continue
      }
    }
    return .asked
  }

  func hangUp() { wish.make() }

  func check() throws(DialerError) -> String? {
    _ = try connect()
    return "baresip (\(deskphone.text))"
  }

  private func connect() throws(DialerError) -> Baresip {
    let line = try Baresip(
      runner: ProgramRunner(configuration), parent: configuration.folder,
      isLoopback: deskphone.isLoopback)
    try line.add(account, secret: SecretFile(home: configuration.folder).read())
    return line
  }
}
