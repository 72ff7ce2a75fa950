import Foundation
import Synchronization
import Testing

@testable import Calling

/// Real calls: baresip on our side, sipp on the other.
@Suite struct SIPTests {
  /// Calls, hanging up at a state where one is given.
  private func call(
    _ configuration: DialerConfiguration, hangingUpAt state: CallState? = nil
  ) throws -> (outcome: CallOutcome, states: [CallState]) {
    let dialer = try SIPDialer(configuration: configuration)
    var states: [CallState] = []
    let outcome = try dialer.dial(confirmedCall()) {
      states.append($0)
      if $0 == state { dialer.hangUp() }
    }
    return (outcome, states)
  }

  @Test func somebodyAnswersAndHangsUp() throws {
    let peer = try SIPPeer(.hangsUp)
    let (outcome, states) = try call(peer.configuration())
    #expect(states == [.asked, .ringing, .talking])
    let seconds = try #require(outcome.seconds)
    #expect(outcome == .ended(seconds: seconds) && seconds >= 1)
    #expect(peer.wire.contains("INVITE sip:+886912345678@127.0.0.1:\(peer.port) SIP/2.0"))
  }

  @Test func weHangUpWhileTalking() throws {
    let peer = try SIPPeer(.answers)
    let (outcome, states) = try call(peer.configuration(), hangingUpAt: .talking)
    #expect(outcome == .ended(seconds: 0))
    #expect(states == [.asked, .ringing, .talking])
    #expect(peer.hears("BYE sip:"))
  }

  @Test func weHangUpWhileItRings() throws {
    let peer = try SIPPeer(.ringsForEver)
    let (outcome, states) = try call(peer.configuration(), hangingUpAt: .ringing)
    #expect(outcome == .noAnswer)
    #expect(states == [.asked, .ringing])
    #expect(peer.hears("CANCEL sip:"))
  }

  @Test func whatRingsForEverIsGivenUp() throws {
    let peer = try SIPPeer(.ringsForEver)
    let (outcome, states) = try call(peer.configuration(ringLimit: .milliseconds(500)))
    #expect(outcome == .noAnswer)
    #expect(states == [.asked, .ringing])
    #expect(peer.hears("CANCEL sip:"))
  }

  @Test(
    "What the other side says is told as it is",
    arguments: [
      ("486 Busy Here", CallOutcome.busy), ("600 Busy Everywhere", .busy),
      ("603 Decline", .refused), ("480 Temporarily Unavailable", .noAnswer),
      ("408 Request Timeout", .noAnswer),
    ])
  func notTaken(status: String, expected: CallOutcome) throws {
    let peer = try SIPPeer(.refuses(status))
    let (outcome, states) = try call(peer.configuration())
    #expect(outcome == expected)
    #expect(states == [.asked, .ringing])
  }

  @Test(
    "What is no call is an error with its own sentence",
    arguments: [
      ("404 Not Found", DialerError.numberUnknown("127.0.0.1")),
      ("403 Forbidden", .accountRefused("127.0.0.1")),
      ("503 Service Unavailable", .notConnected("127.0.0.1", status: 503)),
    ])
  func notConnected(status: String, expected: DialerError) throws {
    let peer = try SIPPeer(.refuses(status))
    #expect(throws: expected) { try call(peer.configuration()) }
  }

  @Test func aDeadAddressIsGivenUpInTime() throws {
    let peer = try SIPPeer(.answers)
    let dead = "me@127.0.0.1:\(try SIPPeer.freePort())"
    let started = ContinuousClock.now
    #expect(throws: DialerError.serverSilent("127.0.0.1")) {
      try call(peer.configuration(account: dead, silenceLimit: .seconds(1)))
    }
    #expect(ContinuousClock.now - started < .seconds(15))
  }

  @Test func aPasswordRegistersFirstAndStaysOffTheWire() throws {
    let secret = "Geheim\"<a>,b=c\\d'%s"
    let peer = try SIPPeer(.registrar(then: .hangsUp))
    let (outcome, _) = try call(peer.configuration(secret: secret))
    #expect(outcome.seconds != nil)
    #expect(peer.wire.contains("Authorization: Digest username=\"me\""))
    #expect(peer.wire.contains("response=\""))
    #expect(!peer.wire.contains("Geheim"))
  }

  @Test func aRegistrationThatIsRefusedCallsNobody() throws {
    let peer = try SIPPeer(.registrar("403 Forbidden", then: .answers))
    let configuration = try peer.configuration(secret: "secret")
    #expect(throws: DialerError.accountRefused("127.0.0.1")) { try call(configuration) }
    #expect(throws: DialerError.accountRefused("127.0.0.1")) {
      try SIPDialer(configuration: configuration).check()
    }
    #expect(!peer.wire.contains("INVITE sip:"))
  }

  @Test func theCheckRegistersAndCallsNobody() throws {
    let peer = try SIPPeer(.registrar(then: .answers))
    let dialer = try SIPDialer(configuration: peer.configuration(secret: "secret"))
    #expect(try dialer.check() == "baresip (sip:me@127.0.0.1:\(peer.port))")
    #expect(peer.wire.contains("REGISTER sip:127.0.0.1"))
    #expect(!peer.wire.contains("INVITE sip:"))
  }

  /// More calls with `ANYTIME_CALLS=1000`.
  @Test func nothingIsLeftBehind() throws {
    let peer = try SIPPeer(.answers)
    let configuration = try peer.configuration()
    let calls = ProcessInfo.processInfo.environment["ANYTIME_CALLS"].flatMap(Int.init) ?? 10
    for _ in 0..<calls {
      #expect(try call(configuration, hangingUpAt: .talking).outcome == .ended(seconds: 0))
    }
    // Other tests open files at the same time: only what is connected to a baresip counts.
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    #expect(descriptors < 200)
    let left = try FileManager.default.contentsOfDirectory(atPath: peer.folder.path)
    #expect(!left.contains { $0.hasPrefix("baresip-") })
    let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter {
      let line = FileManager.default.contents(atPath: "/proc/\($0)/cmdline") ?? Data()
      return String(decoding: line, as: UTF8.self).contains(peer.folder.path + "/baresip-")
    }
    #expect(processes.isEmpty)
  }

  @Test func theTelephoneOnTheTableRingsFirstAndIsConnected() throws {
    let peer = try SIPPeer(.transfers("200 OK"))
    var states: [CallState] = []
    let dialer = try DeskphoneDialer(configuration: peer.configuration())
    #expect(try dialer.dial(confirmedCall()) { states.append($0) } == .asked)
    #expect(states == [.asked])
    #expect(peer.wire.contains("INVITE sip:desk@127.0.0.1:\(peer.port)"))
    #expect(peer.wire.contains("Refer-To: sip:+886912345678@127.0.0.1:\(peer.port)"))
  }

  @Test func aTelephoneOnTheTableThatNobodyPicksUpCallsNobody() throws {
    for scenario in [SIPScenario.ringsForEver, .refuses("486 Busy Here")] {
      let peer = try SIPPeer(scenario)
      let dialer = try DeskphoneDialer(
        configuration: peer.configuration(ringLimit: .milliseconds(500)))
      #expect(throws: DialerError.deskphoneNotTaken) { try dialer.dial(confirmedCall()) }
      #expect(!peer.wire.contains("REFER sip:"))
    }
  }
}
