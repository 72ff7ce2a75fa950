import Foundation

/// Calls with a mobile modem and its SIM card, which ModemManager drives and `mmcli`, its own
/// program, talks to.
struct ModemDialer: HangingUpDialer {
  static let identifier = "modem"
  // ModemManager can't tell busy from declined: both are "not taken" here.
  static let knows: Set<CallState> = [
    .asked, .ringing, .talking, .ended, .noAnswer, .refused, .stopped,
  ]
  static let isTelephoneLine = true
  static let isTriedOnTelephone = false

  private let runner: ProgramRunner
  private let ringLimit: Duration
  let wish = HangUpWish()

  /// `mmcli -J` of one call.
  private struct Answer: Decodable {
    struct Call: Decodable { let properties: Properties }
    struct Properties: Decodable {
      let direction: String
      let number: String
      let state: String
      let reason: String?
      enum CodingKeys: String, CodingKey {
        case direction, number, state
        case reason = "state-reason"
      }
    }
    let call: Call
  }

  /// `mmcli -J` of a modem.
  private struct Described: Decodable {
    struct Modem: Decodable { let generic: Generic }
    struct Generic: Decodable { let manufacturer, model, state: String }
    let modem: Modem
  }

  private struct Listed: Decodable {
    let modem: [String]?
    let call: [String]?
    enum CodingKeys: String, CodingKey {
      case modem = "modem-list"
      case call = "modem.voice.call"
    }
  }

  init(configuration: DialerConfiguration) {
    runner = ProgramRunner(configuration)
    ringLimit = configuration.ringLimit
  }

  func start(
    _ call: ConfirmedCall, report: (CallState) -> Void
  ) throws(DialerError) -> CallOutcome {
    defer { wish.clear() }
    let modem = try firstModem()
    let created = try mmcli(["-m", modem, "--voice-create-call=number=\(call.number)"])
    guard let path = Self.callPath(in: created.output) else { throw .modemRefuses }
    defer { _ = try? mmcli(["-m", modem, "--voice-delete-call=\(path)"]) }
    // Nobody's telephone has rung yet.
    if wish.isThere { return .stopped }
    guard try mmcli(["-o", path, "--start"], mayCall: true).status == 0 else { throw .modemRefuses }
    report(.asked)
    return try follow(path, report: report)
  }

  func check() throws(DialerError) -> [Proof] {
    let answer = try mmcli(["-m", firstModem(), "-J"])
    guard let modem = Self.read(Described.self, answer.output)?.modem.generic,
      ["registered", "connecting", "connected", "disconnecting"].contains(modem.state)
    else { throw .modemRefuses }
    return [Proof(.modem, "\(modem.manufacturer) \(modem.model)")]
  }

  func endLeftover(number: String) throws(DialerError) -> Bool {
    let modem = try firstModem()
    let listed = try mmcli(["-m", modem, "--voice-list-calls", "-J"])
    guard let calls = Self.read(Listed.self, listed.output)?.call else { return false }
    var isEnded = false
    for path in calls {
      guard let call = try state(of: path), call.direction == "outgoing", call.number == number
      else { continue }
      if call.state != "terminated" { isEnded = try mmcli(["-o", path, "--hangup"]).status == 0 }
      _ = try mmcli(["-m", modem, "--voice-delete-call=\(path)"])
    }
    return isEnded
  }

  private func follow(
    _ path: String, report: (CallState) -> Void
  ) throws(DialerError) -> CallOutcome {
    let started = ContinuousClock.now
    var isRinging = false
    var answered: ContinuousClock.Instant?
    var hungUp: ContinuousClock.Instant?
    var isHangUpTaken = false
    func seconds() -> Int? { answered.map { Int((ContinuousClock.now - $0).components.seconds) } }
    while true {
      if let hungUp, ContinuousClock.now - hungUp > .seconds(5) { throw .modemRefuses }
      if hungUp == nil, wish.isThere || answered == nil && ContinuousClock.now - started > ringLimit
      {
        hungUp = .now
      }
      // A call that has only just begun may refuse to end.
      if hungUp != nil, !isHangUpTaken {
        isHangUpTaken = try mmcli(["-o", path, "--hangup"], mayCall: true).status == 0
      }
      let call = try state(of: path)
      switch call?.state {
      case "ringing-out" where !isRinging && hungUp == nil:
        isRinging = true
        report(.ringing)
      case "active" where answered == nil:
        answered = .now
        report(.talking)
      case "terminated", nil:
        if let seconds = seconds() { return .ended(seconds: seconds) }
        if hungUp != nil { return .noAnswer }
        switch call?.reason {
        case "refused-or-busy": return .refused
        case "terminated" where isRinging, "unknown" where isRinging: return .noAnswer
        default: throw .modemRefuses
        }
      default: break
      }
      usleep(200_000)
    }
  }

  /// Nil where ModemManager no longer knows the call.
  private func state(of path: String) throws(DialerError) -> Answer.Properties? {
    let answer = try mmcli(["-o", path, "-J"], mayCall: true)
    return answer.status == 0 ? Self.read(Answer.self, answer.output)?.call.properties : nil
  }

  private func firstModem() throws(DialerError) -> String {
    let answer = try mmcli(["-L", "-J"])
    guard answer.status == 0 else { throw .noModemManager }
    guard let modem = Self.read(Listed.self, answer.output)?.modem?.first else { throw .noModem }
    return modem
  }

  private func mmcli(
    _ arguments: [String], mayCall: Bool = false
  ) throws(DialerError) -> ProgramRunner.End {
    guard runner.has("mmcli") else { throw .missingProgram("modemmanager") }
    return try runner.run("mmcli", arguments, mayCall: mayCall)
  }

  private static func read<T: Decodable>(_ type: T.Type, _ text: String) -> T? {
    try? JSONDecoder().decode(type, from: Data(text.utf8))
  }

  /// In the C locale: `Successfully created new call: /org/freedesktop/ModemManager1/Call/0`.
  private static func callPath(in text: String) -> String? {
    text.firstMatch(of: /\/org\/freedesktop\/ModemManager1\/Call\/[0-9]+/).map { String($0.output) }
  }
}
