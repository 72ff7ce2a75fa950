/// A call that rings nobody: a baresip of our own calls itself, sends the microphone's sound there
/// and back, and hangs up.
struct TestCall {
  let configuration: DialerConfiguration

  /// All of it, the start of baresip left out.
  private static let limit: Duration = .seconds(4)

  func run() throws(DialerError) {
    guard let port = LoopbackSocket.freePort(at: .usual) else { throw .cannotStart("baresip") }
    let caller = try SIPAddress("caller@127.0.0.1:\(port)")
    let echo = try SIPAddress("echo@127.0.0.1:\(port)")
    let line = try Baresip(configuration, for: caller, testPort: port)
    // The first account is the one that dials.
    try line.add(caller)
    try line.add(
      echo, ";answermode=auto;audio_source=aubridge,echo;audio_player=aubridge,echo")
    try line.send("dial", echo.text)
    let deadline = ContinuousClock.now + Self.limit
    var (isAnswered, isHeard, isHeardBack) = (false, false, false)
    while !(isAnswered && isHeard && isHeardBack) {
      guard let event = try line.next(within: deadline - .now) else {
        throw isAnswered ? .soundFails : .failed(program: "baresip", status: 1)
      }
      switch (event.type, event.direction) {
      case ("CALL_ESTABLISHED", "outgoing"): isAnswered = true
      case ("CALL_RTPESTAB", "incoming"): isHeard = true
      case ("CALL_RTPESTAB", "outgoing"): isHeardBack = true
      case ("CALL_CLOSED", "outgoing"):
        throw event.isSoundFault ? .soundFails : .failed(program: "baresip", status: 1)
      default: continue
      }
    }
    try line.send("hangup")
    while true {
      guard let event = try line.next(within: deadline - .now) else {
        throw .failed(program: "baresip", status: 1)
      }
      if event.type == "CALL_CLOSED" { return }
    }
  }
}
