import Foundation

/// One call through a ``Baresip``, from dialling to its end.
struct SIPCall {
  let line: Baresip
  private let configuration: DialerConfiguration
  private let wish: HangUpWish

  /// How the other side's telephone behaved, where the call is over.
  enum End {
    /// We hung up before anything was dialled.
    case stopped
    case hungUp(seconds: Int?)
    case refused(status: Int)
    /// Nothing came, or what came was no answer.
    case silent
    /// It rang for as long as it may.
    case rangOut
  }

  /// Starts a baresip for an account, which registers where there is a password.
  init(
    account: SIPAddress, secret: String?, configuration: DialerConfiguration, wish: HangUpWish
  ) throws(DialerError) {
    self.configuration = configuration
    self.wish = wish
    line = try Baresip(configuration, for: account)
    if let secret {
      try line.add(account, secret: secret)
      try register(at: account.host)
    } else {
      try line.add(account)
    }
  }

  /// Waits until the server has taken the account.
  private func register(at server: String) throws(DialerError) {
    let deadline = ContinuousClock.now + configuration.silenceLimit
    while !wish.isThere {
      guard ContinuousClock.now < deadline else { throw .serverSilent(server) }
      guard let event = try line.next(within: .milliseconds(50)) else { continue }
      if event.type == "REGISTER_OK" { return }
      if event.type == "REGISTER_FAIL" {
        throw event.status == nil ? .serverSilent(server) : .accountRefused(server)
      }
    }
  }

  /// Dials and goes along with the call to its end.
  func run(to uri: String, report: (CallState) -> Void) throws(DialerError) -> End {
    if let end = try ring(uri, report: report) { return end }
    let answered = ContinuousClock.now
    report(.talking)
    return try talk(since: answered)
  }

  /// Dials and waits until somebody answers; how it ended where nobody did.
  func ring(_ uri: String, report: (CallState) -> Void) throws(DialerError) -> End? {
    if wish.isThere { return .stopped }
    try line.send("dial", uri)
    report(.asked)
    var deadline = ContinuousClock.now + configuration.silenceLimit
    var (isRinging, isHangingUp) = (false, false)
    while true {
      if wish.isThere, !isHangingUp {
        try line.send("hangup")
        isHangingUp = true
        deadline = .now + .seconds(3)
      }
      if ContinuousClock.now >= deadline {
        if isHangingUp { return .hungUp(seconds: nil) }
        try line.send("hangup")
        return isRinging ? .rangOut : .silent
      }
      guard let event = try line.next(within: .milliseconds(50)) else { continue }
      guard event.direction != "incoming" else { continue }
      switch event.type {
      case "CALL_RINGING", "CALL_PROGRESS":
        guard !isRinging, !isHangingUp else { continue }
        isRinging = true
        deadline = .now + configuration.ringLimit
        report(.ringing)
      case "CALL_ESTABLISHED": return nil
      case "CALL_CLOSED":
        if isHangingUp { return .hungUp(seconds: nil) }
        if event.isSoundFault { throw .soundFails }
        return event.status.map(End.refused) ?? .silent
      case nil where event.ok == false: throw .failed(program: "baresip", status: 1)
      default: continue
      }
    }
  }

  /// From the answer to the end: the other side's, or the moment in which we hung up.
  private func talk(since answered: ContinuousClock.Instant) throws(DialerError) -> End {
    var hungUp: ContinuousClock.Instant?
    while hungUp.map({ ContinuousClock.now - $0 < .seconds(3) }) ?? true {
      if wish.isThere, hungUp == nil {
        try line.send("hangup")
        hungUp = .now
      }
      let event = try line.next(within: .milliseconds(50))
      if event?.type == "CALL_CLOSED", event?.direction != "incoming" { break }
    }
    return .hungUp(seconds: Int(((hungUp ?? .now) - answered).components.seconds))
  }
}

extension SIPAddress {
  /// Whether the server takes the account, where it has a password.
  func checked(
    _ configuration: DialerConfiguration, _ wish: HangUpWish
  ) throws(DialerError) -> [Proof] {
    var configuration = configuration
    configuration.silenceLimit = min(configuration.silenceLimit, .seconds(5))
    let secret = try Secret(configuration).read()
    _ = try SIPCall(account: self, secret: secret, configuration: configuration, wish: wish)
    return secret == nil ? [] : [Proof(.account, host)]
  }
}
