import Foundation
import SIPProgram
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
    #expect(SIPDialer.knows.contains(outcome.state))
    return (outcome, states)
  }

  @Test func somebodyAnswersAndHangsUp() throws {
    let peer = try SIPPeer(.hangsUp)
    let (outcome, states) = try call(peer.configuration())
    #expect(states == [.asked, .ringing, .talking])
    let seconds = try #require(outcome.seconds)
    #expect(outcome == .ended(seconds: seconds) && seconds >= 1)
    #expect(peer.hears("INVITE sip:+886912345678@127.0.0.1:\(peer.port) SIP/2.0"))
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
    var configuration = try peer.configuration()
    configuration.ringLimit = .seconds(60)
    let started = ContinuousClock.now
    let (outcome, states) = try call(configuration, hangingUpAt: .ringing)
    #expect(ContinuousClock.now - started < configuration.ringLimit)
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
    let dead = "me@127.0.0.1:\(try SIPProgram.freePort())"
    let started = ContinuousClock.now
    #expect(throws: DialerError.serverSilent("127.0.0.1")) {
      try call(peer.configuration(account: dead, silenceLimit: .seconds(1)))
    }
    #expect(ContinuousClock.now - started < .seconds(15))
  }

  @Test func aRegistrationThatNobodyAnswersIsGivenUpInTime() throws {
    let peer = try SIPPeer(.ignoresRegister)
    let started = ContinuousClock.now
    #expect(throws: DialerError.serverSilent("127.0.0.1")) {
      try call(peer.configuration(secret: "secret", silenceLimit: .seconds(1)))
    }
    #expect(ContinuousClock.now - started < .seconds(15))
  }

  @Test func whoHangsUpBeforeItIsDialledCallsNobody() throws {
    let peer = try SIPPeer(.ignoresRegister)
    let dialer = try SIPDialer(configuration: peer.configuration(secret: "secret"))
    dialer.hangUp()
    var states: [CallState] = []
    #expect(try dialer.dial(confirmedCall()) { states.append($0) } == .stopped)
    #expect(states.isEmpty)
  }

  @Test(
    "Whoever hangs up waits for no server, nor for a baresip that stands still",
    .timeLimit(.minutes(1)),
    arguments: [CallState.asked, .ringing, .talking], [false, true])
  func hangUpIsNeverAnswered(at state: CallState, isStandingStill: Bool) throws {
    let peer = try SIPPeer(state == .talking ? .ignoresBye : .ignoresCancel)
    let dialer = try SIPDialer(configuration: peer.configuration())
    var hungUp = ContinuousClock.now
    let outcome = try dialer.dial(confirmedCall()) {
      guard $0 == state else { return }
      if isStandingStill { for program in peer.programs { kill(program, SIGSTOP) } }
      hungUp = .now
      dialer.hangUp()
    }
    #expect(outcome == (state == .talking ? .ended(seconds: 0) : .noAnswer))
    #expect(ContinuousClock.now - hungUp < .seconds(15))
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

  @Test func theCheckRegistersAndCallsOnlyItself() throws {
    let peer = try SIPPeer(.registrar(then: .answers))
    let configuration = try peer.configuration(secret: "secret")
    let started = ContinuousClock.now
    #expect(
      try SIPDialer(configuration: configuration).check() == [
        Proof(.program, "baresip"), Proof(.account, "127.0.0.1"), Proof(.testCall, "baresip"),
      ])
    #expect(ContinuousClock.now - started < .seconds(15))
    #expect(
      try DeskphoneDialer(configuration: configuration).check() == [
        Proof(.program, "baresip"), Proof(.account, "127.0.0.1"),
      ])
    #expect(peer.wire.contains("REGISTER sip:127.0.0.1"))
    #expect(!peer.wire.contains("INVITE sip:"))
    try Secret(configuration).write(nil)
    #expect(
      try SIPDialer(configuration: configuration).check() == [
        Proof(.program, "baresip"), Proof(.testCall, "baresip"),
      ])
  }

  @Test(.enabled(if: !BaresipFolder.hasSound, "here sound works"))
  func aMicrophoneThatFailsIsSaid() throws {
    let peer = try SIPPeer(.answers)
    var configuration = try peer.configuration()
    configuration.hasSound = true
    let dialer = try SIPDialer(configuration: configuration)
    #expect(throws: DialerError.soundFails) { try dialer.check() }
    #expect(throws: DialerError.soundFails) { try dialer.dial(confirmedCall()) }
  }

  @Test(arguments: [
    (NumberForm.e164, "+886912345678"), (.national, "0912345678"), (.doubleZero, "00886912345678"),
  ])
  func theProviderGetsNumbersAsItWantsThem(form: NumberForm, digits: String) throws {
    let peer = try SIPPeer(.refuses("486 Busy Here"))
    var configuration = try peer.configuration()
    configuration.numbers = form
    #expect(try call(configuration).outcome == .busy)
    #expect(peer.wire.contains("INVITE sip:\(digits)@127.0.0.1:\(peer.port) SIP/2.0"))
  }

  /// In a process of its own, so that every file and process there is ours. More calls with
  /// `ANYTIME_CALLS=1000`.
  @Test func nothingIsLeftBehind() async {
    await #expect(processExitsWith: .success) {
      // An error that left would only be told as a signal.
      do { try check() } catch { Issue.record(error) }
      func check() throws {
        let peer = try SIPPeer(.answers)
        let configuration = try peer.configuration()
        let tests = SIPTests()
        func open() throws -> [String] {
          try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").sorted()
        }
        func children() throws -> String {
          try String(contentsOfFile: "/proc/self/task/\(getpid())/children", encoding: .utf8)
        }
        // What the libraries keep open once they were used.
        _ = try tests.call(configuration, hangingUpAt: .talking)
        let before = (try open(), try children())
        let calls = ProcessInfo.processInfo.environment["ANYTIME_CALLS"].flatMap(Int.init) ?? 10
        for _ in 0..<calls {
          #expect(
            try tests.call(configuration, hangingUpAt: .talking).outcome == .ended(seconds: 0))
        }
        #expect(try open() == before.0)
        #expect(try children() == before.1)
        let left = try FileManager.default.contentsOfDirectory(atPath: peer.folder.path)
        #expect(!left.contains { $0.hasPrefix("baresip-") })
        #expect(peer.programs.isEmpty)
      }
    }
  }

  @Test func theTelephoneOnTheTableRingsFirstAndIsConnected() throws {
    let peer = try SIPPeer(.transfers("200 OK"))
    var states: [CallState] = []
    var configuration = try peer.configuration(account: "me@localhost:\(peer.port)")
    configuration.numbers = .national
    let dialer = try DeskphoneDialer(configuration: configuration)
    #expect(try dialer.dial(confirmedCall()) { states.append($0) } == .asked)
    #expect(states == [.asked])
    #expect(peer.wire.contains("INVITE sip:desk@127.0.0.1:\(peer.port)"))
    // It calls through the account's server, which wants numbers in its own way.
    #expect(peer.wire.contains("Refer-To: sip:0912345678@localhost:\(peer.port)"))
  }

  @Test(
    "What the telephone on the table tells of its call is told as it is",
    arguments: [
      ("486 Busy Here", CallOutcome.busy), ("600 Busy Everywhere", .busy),
      ("480 Temporarily Unavailable", .noAnswer), ("408 Request Timeout", .noAnswer),
      ("487 Request Terminated", .noAnswer),
    ])
  func notTransferred(status: String, expected: CallOutcome) throws {
    let peer = try SIPPeer(.transfers(status))
    let dialer = try DeskphoneDialer(configuration: peer.configuration())
    #expect(try dialer.dial(confirmedCall()) == expected)
    #expect(peer.hears("BYE sip:"))
  }

  @Test func aTelephoneOnTheTableThatCannotCallSaysSo() throws {
    for scenario in [
      SIPScenario.transfers("603 Decline"), .transfers("404 Not Found"),
      .refusesTransfer("603 Decline"), .refusesTransfer("405 Method Not Allowed"),
    ] {
      let peer = try SIPPeer(scenario)
      let dialer = try DeskphoneDialer(configuration: peer.configuration())
      let error = #expect(throws: DialerError.self) { try dialer.dial(confirmedCall()) }
      guard case .deskphoneRefuses(let status) = error else {
        Issue.record("\(String(describing: error)) after \(peer.wire)")
        continue
      }
      #expect([603, 404, 405].contains(status))
      #expect(peer.hears("BYE sip:"))
    }
  }

  @Test func whoHangsUpDoesNotWaitForTheTelephoneOnTheTable() throws {
    let peer = try SIPPeer(.transfersForEver)
    let dialer = try DeskphoneDialer(configuration: peer.configuration(ringLimit: .seconds(60)))
    let started = ContinuousClock.now
    Thread.detachNewThread { [messages = peer.messages] in
      while (try? String(contentsOf: messages, encoding: .utf8))?.contains("202 Accepted") != true {
        usleep(10_000)
      }
      dialer.hangUp()
    }
    #expect(try dialer.dial(confirmedCall()) == .asked)
    #expect(ContinuousClock.now - started < .seconds(30))
  }

  @Test func whoHangsUpWhileTheTelephoneOnTheTableRingsHearsThatItWasStopped() throws {
    let peer = try SIPPeer(.ringsForEver)
    let dialer = try DeskphoneDialer(configuration: peer.configuration(ringLimit: .seconds(60)))
    Thread.detachNewThread { [messages = peer.messages] in
      while (try? String(contentsOf: messages, encoding: .utf8))?.contains("180 Ringing") != true {
        usleep(10_000)
      }
      dialer.hangUp()
    }
    #expect(try dialer.dial(confirmedCall()) == .stopped)
    #expect(peer.hears("CANCEL sip:"))
  }

  @Test func whoHangsUpBeforeTheTelephoneOnTheTableRingsHearsThatItWasStopped() throws {
    let peer = try SIPPeer(.ignoresRegister)
    let dialer = try DeskphoneDialer(configuration: peer.configuration(secret: "secret"))
    dialer.hangUp()
    #expect(try dialer.dial(confirmedCall()) == .stopped)
  }

  @Test func aTelephoneOnTheTableThatIsNotThereIsNotSaidToBeLeftLying() throws {
    let peer = try SIPPeer(.answers)
    var configuration = try peer.configuration(silenceLimit: .seconds(1))
    configuration.deskphone = "desk@127.0.0.1:\(try SIPProgram.freePort())"
    let dialer = try DeskphoneDialer(configuration: configuration)
    #expect(throws: DialerError.serverSilent("127.0.0.1")) { try dialer.dial(confirmedCall()) }
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
