import Foundation
import Testing

@testable import Calling

/// The real `mmcli` against a mock of ModemManager's interface on a bus of its own.
@Suite struct ModemTests {
  private func call(
    _ mock: ModemMock, ringLimit: Duration = .seconds(30), hangingUpAt state: CallState? = nil
  ) throws -> (outcome: CallOutcome, states: [CallState]) {
    let dialer = ModemDialer(configuration: mock.configuration(ringLimit: ringLimit))
    var states: [CallState] = []
    let outcome = try dialer.dial(confirmedCall()) {
      states.append($0)
      if $0 == state { dialer.hangUp() }
    }
    #expect(ModemDialer.knows.contains(outcome.state))
    return (outcome, states)
  }

  private let path = "/org/freedesktop/ModemManager1/Call/0"

  @Test func somebodyAnswersAndHangsUp() throws {
    let mock = try ModemMock(.hangsUp)
    let (outcome, states) = try call(mock)
    #expect(outcome.seconds != nil)
    #expect(states.first == .asked && states.last == .talking)
    #expect(mock.requests == ["create +886912345678", "start \(path)", "delete \(path)"])
  }

  @Test func weHangUpWhileTalking() throws {
    let mock = try ModemMock(.answers)
    let (outcome, _) = try call(mock, hangingUpAt: .talking)
    #expect(outcome.seconds != nil)
    #expect(mock.requests.contains("hangup \(path)"))
  }

  @Test func whoHangsUpBeforeTheModemDialsCallsNobody() throws {
    let mock = try ModemMock(.answers)
    let dialer = ModemDialer(configuration: mock.configuration())
    dialer.hangUp()
    var states: [CallState] = []
    #expect(try dialer.dial(confirmedCall()) { states.append($0) } == .stopped)
    #expect(states.isEmpty)
    #expect(mock.requests == ["create +886912345678", "delete \(path)"])
  }

  @Test func aCallThatRefusesToEndIsEndedAMomentLater() throws {
    let programs = try FakePrograms()
    let folder = programs.folder.path
    try programs.add(
      "mmcli",
      then: """
        state=dialing
        [ -e '\(folder)/second' ] && state=terminated
        case $* in
          '-L -J') echo '{"modem-list":["/m"]}' ;;
          *create*) echo 'created: \(path)' ;;
          '-o '*' --hangup')
            [ -e '\(folder)/first' ] && echo > '\(folder)/second'
            echo > '\(folder)/first'
            [ -e '\(folder)/second' ] ;;
          '-o '*' -J') echo '{"call":{"properties":{"direction":"outgoing","number":"",\
        "state":"'$state'","state-reason":"unknown"}}}' ;;
        esac
        """)
    let dialer = ModemDialer(configuration: programs.configuration())
    #expect(try dialer.dial(confirmedCall()) { _ in dialer.hangUp() } == .noAnswer)
    #expect(try programs.runs().count { $0 == ["-o", path, "--hangup"] } == 2)
  }

  /// A modem that tells the states of a call one after the other, the last one for ever.
  private func modem(
    _ states: [String], reason: String = "unknown", refusing option: String = "--none"
  ) throws -> FakePrograms {
    let programs = try FakePrograms()
    let count = programs.folder.appendingPathComponent("count").path
    try programs.add(
      "mmcli",
      then: """
        case $* in
          *\(option)) exit 1 ;;
          '-L -J') echo '{"modem-list":["/m"]}' ;;
          *create*) echo 'created: \(path)' ;;
          '-o '*' -J')
            echo >> '\(count)'
            count=$(/usr/bin/wc -l < '\(count)')
            set -- \(states.joined(separator: " "))
            shift $((count > $# ? $# - 1 : count - 1))
            echo '{"call":{"properties":{"direction":"outgoing","number":"",\
        "state":"'$1'","state-reason":"\(reason)"}}}' ;;
        esac
        """)
    return programs
  }

  @Test func aModemThatDoesNotDialHasAskedNobody() throws {
    let programs = try modem(["terminated"], refusing: "--start")
    let dialer = ModemDialer(configuration: programs.configuration())
    var states: [CallState] = []
    #expect(throws: DialerError.modemRefuses) {
      try dialer.dial(confirmedCall()) { states.append($0) }
    }
    #expect(states.isEmpty)
  }

  @Test func whoTalksLongerThanItMayRingIsNotCutOff() throws {
    let programs = try modem(Array(repeating: "active", count: 8) + ["terminated"])
    var configuration = programs.configuration()
    configuration.ringLimit = .seconds(1)
    let outcome = try ModemDialer(configuration: configuration).dial(confirmedCall())
    #expect(try #require(outcome.seconds) >= 1)
    #expect(try !programs.runs().contains(["-o", path, "--hangup"]))
  }

  @Test func aCallThatNeverEndsKeepsNobodyWaiting() throws {
    let programs = try modem(["active"], refusing: "--hangup")
    let dialer = ModemDialer(configuration: programs.configuration())
    #expect(throws: DialerError.modemRefuses) {
      try dialer.dial(confirmedCall()) { if $0 == .talking { dialer.hangUp() } }
    }
  }

  @Test(arguments: ["terminated", "unknown"])
  func onlyWhatRangWasNotAnswered(reason: String) throws {
    let rang = try modem(["dialing", "ringing-out", "terminated"], reason: reason)
    #expect(
      try ModemDialer(configuration: rang.configuration()).dial(confirmedCall()) == .noAnswer)
    let silent = try modem(["dialing", "terminated"], reason: reason)
    #expect(throws: DialerError.modemRefuses) {
      try ModemDialer(configuration: silent.configuration()).dial(confirmedCall())
    }
  }

  @Test func whatRingsForEverIsGivenUp() throws {
    let mock = try ModemMock(.ringsForEver)
    let (outcome, states) = try call(mock, ringLimit: .seconds(2))
    #expect(outcome == .noAnswer)
    #expect(states.first == .asked && !states.contains(.talking))
    #expect(mock.requests.contains("hangup \(path)"))
  }

  @Test func whatTheModemKnowsIsToldAsItIs() throws {
    #expect(try call(ModemMock(.refuses)).outcome == .refused)
    #expect(throws: DialerError.modemRefuses) { try call(ModemMock(.fails)) }
  }

  @Test func anEmergencyMayBeDialledHere() throws {
    let mock = try ModemMock(.refuses)
    let dialer = ModemDialer(configuration: mock.configuration())
    _ = try dialer.dial(confirmedCall("119"))
    #expect(mock.requests.first == "create 119")
  }

  @Test func aCallThatADeadProgramLeftIsEnded() throws {
    let mock = try ModemMock(.answers)
    let runner = ProgramRunner(mock.configuration())
    _ = try runner.run("mmcli", ["-m", "any", "--voice-create-call=number=+886912345678"])
    _ = try runner.run("mmcli", ["-o", path, "--start"])
    let dialer = ModemDialer(configuration: mock.configuration())
    #expect(try !dialer.endLeftover(number: "+886922345678"))
    #expect(!mock.requests.contains("hangup \(path)"))
    #expect(try dialer.endLeftover(number: "+886912345678"))
    #expect(mock.requests.contains("hangup \(path)"))
    #expect(try !dialer.endLeftover(number: "+886912345678"))
  }

  @Test func theCheckFindsTheModemAndSaysWhatIsMissing() throws {
    let mock = try ModemMock(.answers)
    let dialer = ModemDialer(configuration: mock.configuration())
    #expect(try dialer.check() == [Proof(.modem, "Anytime Mock")])
    #expect(mock.requests.isEmpty)
    let locked = try ModemMock(.locked)
    #expect(throws: DialerError.modemRefuses) {
      try ModemDialer(configuration: locked.configuration()).check()
    }
    let empty = try ModemMock(.noModem)
    #expect(throws: DialerError.noModem) {
      try ModemDialer(configuration: empty.configuration()).check()
    }
    var configuration = mock.configuration()
    configuration.environment["DBUS_SYSTEM_BUS_ADDRESS"] = "unix:path=/nonexistent/bus"
    #expect(throws: DialerError.noModemManager) {
      try ModemDialer(configuration: configuration).check()
    }
    configuration.environment["PATH"] = "/nonexistent"
    #expect(throws: DialerError.missingProgram("modemmanager")) {
      try ModemDialer(configuration: configuration).check()
    }
  }
}
