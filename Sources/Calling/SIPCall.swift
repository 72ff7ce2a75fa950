import Foundation

/// One call through a ``Baresip``, from dialling to its end.
struct SIPCall {
  let line: Baresip
  let configuration: DialerConfiguration
  let wish: HangUpWish

  /// How the other side's telephone behaved.
  enum End {
    case hungUp(seconds: Int?)
    case refused(status: Int)
    /// Nothing came, or what came was no answer.
    case silent
    /// It rang for as long as it may.
    case rangOut
    case talking
  }

  /// Waits until the server has taken the account.
  func register(at server: String) throws(DialerError) {
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

  /// Dials and goes along with the call to its end, or where `untilTalking` until somebody answers.
  func run(
    to uri: String, untilTalking: Bool = false, report: (CallState) -> Void
  ) throws(DialerError) -> End {
    if wish.isThere { return .hungUp(seconds: nil) }
    try line.send("dial", uri)
    report(.asked)
    var deadline: ContinuousClock.Instant? = .now + configuration.silenceLimit
    var (isRinging, isHangingUp) = (false, false)
    var answered: ContinuousClock.Instant?
    while true {
      if wish.isThere, !isHangingUp {
        try line.send("hangup")
        isHangingUp = true
        deadline = .now + .seconds(3)
      }
      if let deadline, ContinuousClock.now >= deadline {
        if isHangingUp { return .hungUp(seconds: answered.map(Self.seconds)) }
        try line.send("hangup")
        return isRinging ? .rangOut : .silent
      }
      guard let event = try line.next(within: .milliseconds(50)) else { continue }
      guard event.direction != "incoming" else { continue }
      switch event.type {
      case "CALL_RINGING", "CALL_PROGRESS":
        guard !isRinging, answered == nil, !isHangingUp else { continue }
        isRinging = true
        deadline = .now + configuration.ringLimit
        report(.ringing)
      case "CALL_ESTABLISHED":
        guard answered == nil else { continue }
        answered = .now
        if isHangingUp { continue }
        deadline = nil
        report(.talking)
        if untilTalking { return .talking }
      case "CALL_CLOSED":
        if answered != nil || isHangingUp { return .hungUp(seconds: answered.map(Self.seconds)) }
        return event.status.map(End.refused) ?? .silent
      case nil where event.ok == false: throw .failed(program: "baresip", status: 1)
      default: continue
      }
    }
  }

  private static func seconds(since start: ContinuousClock.Instant) -> Int {
    Int((ContinuousClock.now - start).components.seconds)
  }
}
