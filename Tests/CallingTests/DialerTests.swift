import Foundation
import PhoneNumbers
import Testing

@testable import Calling

@Suite struct DialerTests {
  @Test func everyDialerIsFoundByItsNameAndNoOther() throws {
    let programs = try FakePrograms()
    var configuration = programs.configuration(command: "phone {number}")
    configuration.account = "me@example.org"
    configuration.deskphone = "desk@example.org"
    let names = Dialers.all.map { $0.identifier }
    #expect(
      names == [
        "rehearsal", "link", "command", "sip", "deskphone", "modem", "android", "termux",
      ])
    for name in names {
      #expect(try Dialers.named(name, configuration: configuration).identifier == name)
    }
    #expect(throws: DialerError.unknownDialer("Link")) {
      try Dialers.named("Link", configuration: configuration)
    }
    #expect(Dialers.standard == "rehearsal")
  }

  @Test func aRehearsalSaysSoAndStartsNothing() throws {
    var states: [CallState] = []
    let dialer = RehearsalDialer(configuration: DialerConfiguration(environment: [:]))
    let outcome = try dialer.dial(confirmedCall()) { states.append($0) }
    #expect(outcome == .rehearsed)
    #expect(states == [.rehearsed])
  }

  @Test func aLinkIsGivenToGioAsOneArgument() throws {
    let programs = try FakePrograms()
    try programs.add("gio")
    try programs.add("xdg-open")
    let dialer = LinkDialer(configuration: programs.configuration())
    #expect(try dialer.dial(confirmedCall()) == .asked)
    #expect(try programs.runs() == [["open", "tel:+886912345678"]])
  }

  @Test func withoutGioTheLinkIsGivenToXdgOpen() throws {
    let programs = try FakePrograms()
    try programs.add("xdg-open")
    let dialer = LinkDialer(configuration: programs.configuration())
    #expect(try dialer.dial(confirmedCall("02-2345-6789 分機 12")) == .asked)
    #expect(try programs.runs() == [["tel:+886223456789"]])
    #expect(throws: DialerError.missingProgram("xdg-mime")) { try dialer.check() }
    try programs.add("xdg-mime", then: "echo $FAKE_APP")
    #expect(throws: DialerError.noHandler) { try dialer.check() }
    var configuration = programs.configuration()
    configuration.environment["FAKE_APP"] = "phone.desktop"
    #expect(
      try LinkDialer(configuration: configuration).check() == [Proof(.app, "phone.desktop")])
  }

  @Test func aLinkThatNobodyTakesIsNoCall() throws {
    let programs = try FakePrograms()
    let dialer = LinkDialer(configuration: programs.configuration())
    #expect(throws: DialerError.missingProgram("gio")) { try dialer.dial(confirmedCall()) }
    #expect(throws: DialerError.missingProgram("gio")) { try dialer.check() }
    try programs.add("gio", then: "exit 2")
    #expect(throws: DialerError.noHandler) { try dialer.dial(confirmedCall()) }
    #expect(try programs.runs().count == 1)
  }

  @Test func theCheckNamesTheAppBehindLinksAndCallsNobody() throws {
    let programs = try FakePrograms()
    let dialer = LinkDialer(configuration: programs.configuration())
    try programs.add(
      "gio",
      then: """
        if [ "$LC_ALL" = C ]
        then echo 'Default application for “x-scheme-handler/tel”: phone.desktop'
        else echo '“x-scheme-handler/tel”的預設應用程式：phone.desktop'
        fi
        """)
    #expect(try dialer.check() == [Proof(.app, "phone.desktop")])
    try programs.add("gio", then: "echo 'No default applications for “x-scheme-handler/tel”'")
    #expect(throws: DialerError.noHandler) { try dialer.check() }
    #expect(
      try programs.runs() == [["mime", "x-scheme-handler/tel"], ["mime", "x-scheme-handler/tel"]])
  }

  @Test func aCommandGetsTheNumberAsOneArgument() throws {
    let programs = try FakePrograms()
    try programs.add("phone")
    let dialer = try CommandDialer(
      configuration: programs.configuration(command: "phone --call {number} 'to my family' \"a b\"")
    )
    var states: [CallState] = []
    #expect(try dialer.dial(confirmedCall()) { states.append($0) } == .asked)
    #expect(states == [.asked])
    #expect(try programs.runs() == [["--call", "+886912345678", "to my family", "a b"]])
  }

  @Test func theProgramThatAPersonSeesSpeaksTheirLanguage() throws {
    let programs = try FakePrograms()
    for name in ["phone", "gio"] {
      try programs.add(name, then: #"[ "$LC_ALL" = zh_TW.UTF-8 ] || exit 3"#)
    }
    let configuration = DialerConfiguration(
      command: "phone {number}",
      environment: programs.environment.merging(["LC_ALL": "zh_TW.UTF-8"]) { $1 })
    #expect(try CommandDialer(configuration: configuration).dial(confirmedCall()) == .asked)
    #expect(try LinkDialer(configuration: configuration).dial(confirmedCall()) == .asked)
  }

  @Test func aCommandThatFailsIsNoCall() throws {
    let programs = try FakePrograms()
    func dial(_ command: String, patience: Duration = .seconds(30)) throws -> CallOutcome {
      let configuration = programs.configuration(command: command, patience: patience)
      return try CommandDialer(configuration: configuration).dial(confirmedCall())
    }
    #expect(throws: DialerError.missingProgram("phone")) { try dial("phone {number}") }
    #expect(throws: DialerError.missingProgram("/no/phone")) { try dial("/no/phone {number}") }
    #expect(throws: DialerError.missingProgram(programs.folder.path)) {
      try dial("\(programs.folder.path) {number}")
    }
    try programs.add("phone", then: "exit 3")
    #expect(throws: DialerError.failed(program: "phone", status: 3)) { try dial("phone {number}") }
    try programs.add("phone", then: "kill -9 $$")
    #expect(throws: DialerError.failed(program: "phone", status: 137)) {
      try dial("phone {number}")
    }
    let file = programs.folder.appendingPathComponent("broken")
    try Data("#!/no/such/interpreter\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    #expect(throws: DialerError.cannotStart("broken")) { try dial("broken {number}") }
  }

  @Test func aFileThatMayNotBeRunIsNotSaidToBeMissing() throws {
    let programs = try FakePrograms()
    let file = programs.folder.appendingPathComponent("phone")
    try Data("#!/bin/sh\n".utf8).write(to: file)
    for program in ["phone", file.path] {
      let dialer = try CommandDialer(
        configuration: programs.configuration(command: "\(program) {number}"))
      let error = DialerError.notExecutable(file.path)
      #expect(throws: error) { try dialer.check() }
      #expect(throws: error) { try dialer.dial(confirmedCall()) }
    }
  }

  @Test func aCommandThatHangsIsStoppedWithAllThatItStarted() throws {
    let programs = try FakePrograms()
    let file = programs.folder.appendingPathComponent("helper").path
    try programs.add("phone", then: "/bin/sleep 60 & echo $! > '\(file)'; /bin/sleep 60")
    let dialer = try CommandDialer(
      configuration: programs.configuration(command: "phone {number}", patience: .seconds(3)))
    let started = ContinuousClock.now
    #expect(throws: DialerError.noResponse(program: "phone", seconds: 3, mayBeCalling: true)) {
      try dialer.dial(confirmedCall())
    }
    #expect(ContinuousClock.now - started < .seconds(30))
    #expect(programs.ends(try #require(programs.helper("helper"))))
  }

  @Test(arguments: [("command", "phone"), ("link", "gio"), ("termux", "termux-telephony-call")])
  func whoHangsUpStopsTheProgramThatStillAsks(name: String, program: String) throws {
    let programs = try FakePrograms()
    let mark = programs.folder.appendingPathComponent("alive").path
    try programs.add(program, then: "(/bin/sleep 2; echo > '\(mark)') & /bin/sleep 60")
    let dialer = try Dialers.named(
      name, configuration: programs.configuration(command: "phone {number}"))
    #expect(type(of: dialer).knows == [.asked, .stopped])
    let started = ContinuousClock.now
    Thread.detachNewThread {
      while (try? programs.runs())?.isEmpty != false { usleep(10_000) }
      dialer.hangUp()
    }
    #expect(try dialer.dial(confirmedCall()) == .stopped)
    #expect(ContinuousClock.now - started < .seconds(20))
    usleep(2_300_000)
    #expect(!FileManager.default.fileExists(atPath: mark))
    // The next call begins without that wish.
    try programs.add(program)
    #expect(try dialer.dial(confirmedCall()) == .asked)
  }

  /// A wrapper ends the call that it began; its own exit status is then no failure.
  @Test(arguments: ["exit 0", "exit 3", "exec /bin/sleep 60"])
  func whoHangsUpGivesTheProgramAMoment(ending: String) throws {
    let programs = try FakePrograms()
    let mark = programs.folder.appendingPathComponent("told").path
    try programs.add(
      "phone",
      then: "trap 'echo > \"\(mark)\"; \(ending)' TERM; while true; do /bin/sleep 0.05; done")
    let dialer = try CommandDialer(configuration: programs.configuration(command: "phone {number}"))
    Thread.detachNewThread {
      while (try? programs.runs())?.isEmpty != false { usleep(10_000) }
      // Until it listens.
      usleep(300_000)
      dialer.hangUp()
    }
    let started = ContinuousClock.now
    #expect(try dialer.dial(confirmedCall()) == .stopped)
    #expect(ContinuousClock.now - started < .seconds(20))
    #expect(FileManager.default.fileExists(atPath: mark))
  }

  @Test func aProgramThatLeavesAHelperBehindIsNotWaitedFor() throws {
    let programs = try FakePrograms()
    let file = programs.folder.appendingPathComponent("helper").path
    try programs.add("phone", then: "/bin/sleep 60 & echo $! > '\(file)'")
    let dialer = try CommandDialer(configuration: programs.configuration(command: "phone {number}"))
    let started = ContinuousClock.now
    #expect(try dialer.dial(confirmedCall()) == .asked)
    #expect(ContinuousClock.now - started < .seconds(30))
    kill(try #require(programs.helper("helper")), SIGKILL)
  }

  @Test func manyWordsOfAProgramDoNotBlockIt() throws {
    let programs = try FakePrograms()
    try programs.add(
      "phone", then: "/usr/bin/head -c 1000000 /dev/zero; /usr/bin/head -c 1000000 /dev/zero >&2")
    let dialer = try CommandDialer(configuration: programs.configuration(command: "phone {number}"))
    #expect(try dialer.dial(confirmedCall()) == .asked)
  }

  @Test func emergenciesAreDialledByTelephoneLinesOnly() throws {
    let programs = try FakePrograms()
    try programs.add("gio")
    try programs.add("phone")
    var configuration = programs.configuration(command: "phone {number}")
    configuration.account = "me@example.org"
    configuration.deskphone = "desk@example.org"
    let call = try confirmedCall("119")
    for adapter in Dialers.all where !adapter.isTelephoneLine {
      let dialer = try adapter.init(configuration: configuration)
      #expect(throws: DialerError.needsTelephone(number: "119")) { try dialer.dial(call) }
    }
    #expect(try programs.runs().isEmpty)
    #expect(try FakeLine(configuration: configuration).dial(call) == .ended(seconds: 61))
  }

  @Test func noStateIsToldThatTheDialerDoesNotClaimToKnow() throws {
    struct Boaster: Dialer {
      static let identifier = "boaster"
      static let knows: Set<CallState> = [.asked, .ended]
      static let isTelephoneLine = false
      static let isTriedOnTelephone = false
      init(configuration: DialerConfiguration) {}
      func check() -> [Proof] { [] }
      func start(_ call: ConfirmedCall, report: (CallState) -> Void) -> CallOutcome {
        for state in [CallState.asked, .ringing, .talking] { report(state) }
        return .ended(seconds: nil)
      }
    }
    var states: [CallState] = []
    _ = try Boaster(configuration: DialerConfiguration()).dial(confirmedCall()) {
      states.append($0)
    }
    #expect(states == [.asked])
  }

  /// What another issue brings: a line that knows everything.
  struct FakeLine: Dialer {
    static let identifier = "line"
    static let knows = Set(CallState.allCases)
    static let isTelephoneLine = true
    static let isTriedOnTelephone = false
    init(configuration: DialerConfiguration) {}
    func check() -> [Proof] { [Proof(.program, "line")] }
    func start(_ call: ConfirmedCall, report: (CallState) -> Void) -> CallOutcome {
      for state in [CallState.asked, .ringing, .talking, .ended] { report(state) }
      return .ended(seconds: 61)
    }
  }
}
