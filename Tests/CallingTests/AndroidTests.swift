import Foundation
import Testing

@testable import Calling

/// A fake `adb` whose telephone has a real shell, and a fake Termux.
@Suite struct AndroidTests {
  let programs: FakePrograms

  init() throws {
    programs = try FakePrograms()
    // `adb shell` joins its words and gives them to a shell, as the real one does.
    try programs.add(
      "adb",
      then: """
        case $1 in
          get-state)
            while [ -e '\(programs.folder.path)/slow' ]; do /bin/sleep 0.05; done
            echo "${FAKE_PHONE:-device}" ;;
          shell) shift; exec /bin/sh -c "$*" ;;
        esac
        """)
    try programs.add("am", then: "echo 'Starting: Intent { act=android.intent.action.CALL }'")
    // The key ends a call only while there is one.
    try programs.add(
      "input",
      then: "[ -e '\(programs.folder.path)/used' ] && echo > '\(programs.folder.path)/idle'; true")
    try programs.add("getprop", then: "echo Pixel")
    try programs.add(
      "dumpsys",
      then: """
        count=$(/bin/cat '\(programs.folder.path)/count' 2>/dev/null || echo 0)
        echo $((count + 1)) > '\(programs.folder.path)/count'
        state=2
        [ $count -lt ${FAKE_BEGINS:-0} ] && state=0
        [ $count -ge ${FAKE_USES:-2} ] && state=0
        [ -e '\(programs.folder.path)/idle' ] && state=0
        [ $state = 2 ] && echo > '\(programs.folder.path)/used'
        echo "  mCallState=$state"
        """)
    try FileManager.default.createSymbolicLink(
      atPath: programs.folder.path + "/grep", withDestinationPath: "/bin/grep")
  }

  private func dialer(_ more: [String: String] = [:]) -> AndroidDialer {
    var configuration = programs.configuration()
    configuration.environment.merge(more) { $1 }
    configuration.silenceLimit = .seconds(1)
    return AndroidDialer(configuration: configuration)
  }

  @Test func theTelephoneCallsAndTellsWhenItsLineIsIdleAgain() throws {
    var states: [CallState] = []
    #expect(try dialer().dial(confirmedCall()) { states.append($0) } == .ended(seconds: nil))
    #expect(states == [.asked])
    #expect(
      try programs.runs().contains([
        "start", "-a", "android.intent.action.CALL", "-d", "tel:+886912345678",
      ]))
  }

  @Test func hangingUpPressesTheTelephonesKey() throws {
    let dialer = dialer(["FAKE_USES": "1000000"])
    #expect(try dialer.dial(confirmedCall()) { _ in dialer.hangUp() } == .ended(seconds: nil))
    #expect(try programs.runs().contains(["keyevent", "KEYCODE_ENDCALL"]))
  }

  @Test func aTelephoneThatDoesNotAnswerIsSaidToCallOnlyOnceItWasAsked() throws {
    for (program, mayBeCalling) in [("adb", false), ("am", true)] {
      try programs.add(program, then: "/bin/sleep 60")
      let dialer = AndroidDialer(
        configuration: DialerConfiguration(
          environment: programs.environment, patience: .seconds(2)))
      #expect(
        throws: DialerError.noResponse(program: "adb", seconds: 2, mayBeCalling: mayBeCalling)
      ) { try dialer.dial(confirmedCall()) }
      try programs.add("adb", then: "[ $1 = get-state ] && echo device || exec am")
    }
  }

  @Test func whoHangsUpBeforeTheTelephoneIsAskedCallsNobody() throws {
    let slow = programs.folder.appendingPathComponent("slow").path
    try Data().write(to: URL(fileURLWithPath: slow))
    let dialer = dialer()
    Thread.detachNewThread { [programs] in
      while (try? programs.runs())?.isEmpty != false { usleep(10_000) }
      dialer.hangUp()
      try? FileManager.default.removeItem(atPath: slow)
    }
    var states: [CallState] = []
    #expect(try dialer.dial(confirmedCall()) { states.append($0) } == .stopped)
    #expect(states.isEmpty)
    #expect(try programs.runs() == [["get-state"]])
    // The next call begins without that wish.
    #expect(try dialer.dial(confirmedCall()) == .ended(seconds: nil))
  }

  @Test func whoHangsUpBeforeTheLineIsInUseEndsTheCallThatBegins() throws {
    var configuration = programs.configuration()
    configuration.environment["FAKE_BEGINS"] = "2"
    configuration.environment["FAKE_USES"] = "1000000"
    let dialer = AndroidDialer(configuration: configuration)
    #expect(try dialer.dial(confirmedCall()) { _ in dialer.hangUp() } == .ended(seconds: nil))
    #expect(FileManager.default.fileExists(atPath: programs.folder.path + "/idle"))
  }

  @Test func whoHangsUpOnALineThatStaysIdleIsNotToldOfACall() throws {
    let dialer = dialer(["FAKE_USES": "0"])
    #expect(try dialer.dial(confirmedCall()) { _ in dialer.hangUp() } == .stopped)
    #expect(try !programs.runs().contains(["keyevent", "KEYCODE_ENDCALL"]))
  }

  @Test func whoHangsUpWhereTheLineIsNotToldEndsTheCallAllTheSame() throws {
    try programs.add("dumpsys")
    let dialer = dialer()
    #expect(try dialer.dial(confirmedCall()) { _ in dialer.hangUp() } == .stopped)
    #expect(try programs.runs().contains(["keyevent", "KEYCODE_ENDCALL"]))
  }

  @Test func aKeyThatIsNotPressedIsToldOf() throws {
    try programs.add("input", then: "exit 1")
    let dialer = dialer()
    #expect(throws: DialerError.phoneRefuses) {
      try dialer.dial(confirmedCall()) { _ in dialer.hangUp() }
    }
  }

  @Test func aTelephoneWhoseLineStaysIdleWasOnlyAsked() throws {
    #expect(try dialer(["FAKE_USES": "0"]).dial(confirmedCall()) == .asked)
  }

  @Test func aNumberThatBeginsLikeAnEmergencyIsOnlyShown() throws {
    #expect(try dialer().dial(confirmedCall("9115-5523")) == .asked)
    let action = try programs.runs().first { $0.first == "start" }?[2]
    #expect(action == "android.intent.action.DIAL")
  }

  @Test func withoutATelephoneNobodyIsCalled() throws {
    let dialer = dialer(["FAKE_PHONE": "unauthorized"])
    #expect(throws: DialerError.noPhone) { try dialer.dial(confirmedCall()) }
    #expect(throws: DialerError.noPhone) { try dialer.check() }
    #expect(try !programs.runs().contains { $0.first == "start" })
    #expect(try self.dialer().check() == [Proof(.telephone, "Pixel")])
  }

  @Test(arguments: ["echo 'Error: Activity not started'", "exit 1"])
  func aTelephoneThatRefusesSaysSo(answer: String) throws {
    try programs.add("am", then: answer)
    #expect(throws: DialerError.phoneRefuses) { try dialer().dial(confirmedCall()) }
  }

  @Test func termuxIsGivenTheNumberAlone() throws {
    let dialer = TermuxDialer(configuration: programs.configuration())
    #expect(throws: DialerError.missingProgram("termux-telephony-call")) { try dialer.check() }
    try programs.add("termux-telephony-call")
    #expect(try dialer.check() == [Proof(.program, "termux-telephony-call")])
    #expect(try dialer.dial(confirmedCall()) == .asked)
    #expect(try programs.runs() == [["+886912345678"]])
  }
}
