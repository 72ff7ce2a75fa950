import AddressBook
import Calling
import Foundation
import GRDB
import PhoneNumbers
import Testing

@testable import anytime

@Suite struct CallLogTests {
  let home: ShortHome
  let book: AddressBook
  let call: ConfirmedCall

  init() throws {
    home = try ShortHome()
    book = try AddressBook(folder: home.folder)
    let number = try PhoneNumber("0912345678", region: .taiwan)
    let question = Calling.Confirmation(name: "王小明", contact: nil, number: number)
    call = try #require(question.answered(.yes))
  }

  private func log(
    _ command: String, owner: Person.ID, faults: Faults, patience: Duration = .seconds(30)
  ) throws -> CallLog {
    let dialer = try Dialers.named(
      "command",
      configuration: DialerConfiguration(
        command: command, environment: ["PATH": "/bin"], patience: patience))
    return CallLog(
      telephone: Telephone(dialer: dialer), book: book, owner: owner,
      warn: { faults.all.append($0) })
  }

  final class Faults { var all: [AddressBookError] = [] }

  @Test func aCallIsInTheLogBeforeItIsDialled() throws {
    let owner = try book.currentPerson().id
    let log = try log("true {number}", owner: owner, faults: Faults())
    var before: [String] = []
    let placed = try log.place(call) { _ in
      before.append((try? book.calls(of: owner, limit: 9).first?.outcome) ?? "nothing")
    }
    #expect(before == ["begun", "asked"])
    #expect(placed.outcome == .asked)
    let calls = try book.calls(of: owner, limit: 9)
    #expect(calls.map(\.outcome) == ["asked"])
    #expect(calls.first?.id == placed.record.id)
  }

  @Test func aFailureIsInTheLogToo() throws {
    let owner = try book.currentPerson().id
    let log = try log("false {number}", owner: owner, faults: Faults())
    #expect(throws: DialerError.failed(program: "false", status: 1)) { try log.place(call) }
    #expect(try book.calls(of: owner, limit: 9).map(\.outcome) == ["could-not"])
  }

  /// The program was stopped, and the telephone may have been asked already.
  @Test func aCallThatMayBeRingingIsNotDenied() throws {
    let owner = try book.currentPerson().id
    let log = try log(
      "tail -f /dev/null {number}", owner: owner, faults: Faults(), patience: .seconds(1))
    #expect(throws: DialerError.noResponse(program: "tail", seconds: 1, mayBeCalling: true)) {
      try log.place(call)
    }
    #expect(try book.calls(of: owner, limit: 9).map(\.outcome) == ["asked"])
  }

  /// Whether there is a telephone at all was asked, and nothing else.
  @Test func aCallThatNobodyWasAskedForIsDenied() throws {
    let adb = home.folder.appendingPathComponent("adb")
    try Data("#!/bin/sh\n/bin/sleep 60\n".utf8).write(to: adb)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: adb.path)
    let owner = try book.currentPerson().id
    let dialer = try Dialers.named(
      "android",
      configuration: DialerConfiguration(
        environment: ["PATH": home.folder.path], patience: .seconds(1)))
    let log = CallLog(telephone: Telephone(dialer: dialer), book: book, owner: owner) { _ in }
    #expect(throws: DialerError.noResponse(program: "adb", seconds: 1, mayBeCalling: false)) {
      try log.place(call)
    }
    #expect(try book.calls(of: owner, limit: 9).map(\.outcome) == ["could-not"])
  }

  @Test func whoPressesDuringACallWritesNoSecondLine() throws {
    let owner = try book.currentPerson().id
    let log = try log("true {number}", owner: owner, faults: Faults())
    _ = try log.place(call) { _ in
      #expect(throws: DialerError.alreadyCalling) { try log.place(call) }
    }
    #expect(try book.calls(of: owner, limit: 9).map(\.outcome) == ["asked"])
  }

  /// A telephone with a call that an earlier process left, or without.
  struct LeftDialer: Dialer {
    static let identifier = "left"
    static let knows = Set(CallState.allCases)
    static let isTelephoneLine = false
    static let isTriedOnTelephone = false
    var hasCall = false
    init(configuration: DialerConfiguration) {}
    func check() -> [Proof] { [] }
    func start(_ call: ConfirmedCall, report: (CallState) -> Void) -> CallOutcome {
      report(.asked)
      return .asked
    }
    func endLeftover(number: String) -> Bool { hasCall }
  }

  /// What the log says of a call that a process left, once the next one has settled it.
  private func settled(
    _ state: CallState, hasCall: Bool?, started: Date = .now
  ) throws -> String? {
    let owner = try book.currentPerson().id
    try book.recordCall(
      CallRecord(
        owner: owner, contact: nil, name: "王小明", number: "+886912345678", dialer: "left",
        outcome: state.rawValue, started: started))
    try log("true {number}", owner: owner, faults: Faults()).settleLast(
      made: { name in
        guard let hasCall, name == "left" else { throw DialerError.noPhone }
        var dialer = LeftDialer(configuration: DialerConfiguration())
        dialer.hasCall = hasCall
        return dialer
      }, home: home.folder)
    return try book.calls(of: owner, limit: 1).first?.outcome
  }

  @Test(
    "A call that a process left is settled as far as it is known",
    arguments: [
      (.talking, true, .ended), (.talking, false, .ended), (.talking, nil, .ended),
      (.ringing, true, .noAnswer), (.ringing, nil, .noAnswer), (.asked, true, .ended),
      (.asked, false, .asked), (.asked, nil, .asked), (.begun, true, .ended),
      (.begun, nil, .begun), (.busy, true, .busy), (.couldNot, true, .couldNot),
    ] as [(CallState, Bool?, CallState)])
  func leftover(state: CallState, hasCall: Bool?, outcome: CallState) throws {
    #expect(try settled(state, hasCall: hasCall) == outcome.rawValue)
  }

  /// Its telephone may be in another call by now.
  @Test func aCallOfAnotherDayIsLeftAlone() throws {
    #expect(try settled(.talking, hasCall: true, started: .now - 90_000) == "talking")
  }

  @Test func aCallThatGoesOnInAnotherProcessIsNotSettled() throws {
    let other = Telephone(
      dialer: LeftDialer(configuration: DialerConfiguration()), home: home.folder)
    _ = try other.place(call) { state in
      if state == .asked { #expect((try? settled(.asked, hasCall: true)) == "asked") }
    }
  }

  @Test func aLogThatAnotherProcessHoldsUpIsWaitedForOnceAndWrittenAfterwards() throws {
    let owner = try book.currentPerson().id
    let faults = Faults()
    let log = try log("true {number}", owner: owner, faults: faults)
    let other = try DatabaseQueue(path: home.folder.path + "/anytime.sqlite")
    let started = ContinuousClock.now
    try other.inDatabase { db in
      try db.execute(sql: "BEGIN IMMEDIATE")
      #expect(try log.place(call).outcome == .asked)
      // The address book itself waits for ten seconds, and there are two records.
      #expect(ContinuousClock.now - started < .seconds(9))
      // As before each key that is waited for.
      let before = ContinuousClock.now
      book.releaseMemory()
      #expect(ContinuousClock.now - before < .seconds(2))
      try db.execute(sql: "ROLLBACK")
    }
    #expect(faults.all == [.busy])
    while try book.calls(of: owner, limit: 9).map(\.outcome) != ["asked"] {
      guard ContinuousClock.now - started < .seconds(60) else {
        Issue.record("the call is not in the log")
        break
      }
      usleep(50_000)
    }
  }

  @Test func aLogThatCannotBeWrittenHoldsNoCallUp() throws {
    let faults = Faults()
    let log = try log("true {number}", owner: "nobody", faults: faults)
    #expect(try log.place(call).outcome == .asked)
    #expect(faults.all.count == 1)
  }

  /// Whoever ends the program would end the writing too.
  @Test func whatIsHeldUpWhenACallIsStoppedIsWrittenBeforeTheProgramEnds() throws {
    let command = try BuiltCommand()
    let words = try Checkout.words("en")
    for line in [
      ["people", "add", "--name", "Grandma"], ["settings", "repeat-guard", "0"],
      ["contacts", "add", "--name", "Mary", "--number", "0912345678"],
      ["dialer", "use", "command", "sleep {number}"],
    ] { #expect(try command.run(line).status == 0) }
    let terminal = try PseudoTerminal(["--lang", "en"], home: command.home)
    try terminal.answer([("home-question", "1"), ("call-question", "1")], words)
    #expect(terminal.wait(for: words("call-confirm")))
    terminal.settle()
    let other = try DatabaseQueue(path: command.home.path + "/anytime.sqlite")
    try other.inDatabase { db in
      try db.execute(sql: "BEGIN IMMEDIATE")
      terminal.send("1")
      #expect(terminal.wait(for: words("call-hang-up")), "\(terminal.screen.text)")
      terminal.send("\u{3}")
      // Longer than a call waits for its log.
      usleep(2_500_000)
      try db.execute(sql: "ROLLBACK")
    }
    #expect(terminal.end() == 130)
    #expect(try command.run("calls").output.contains(words("call-state-stopped")))
  }

  @Test func theSummarySaysWhatPeopleAreCalledNow() throws {
    let command = try BuiltCommand()
    for line in [
      ["contacts", "add", "--name", "Mary", "--number", "0912345678"],
      ["dialer", "use", "command", "true {number}"], ["call", "Mary", "--yes"],
      ["contacts", "edit", "Mary", "--name", "Aunt Mary"],
    ] { #expect(try command.run(line).status == 0) }
    let summary = try command.run("calls", "--summary").output
    #expect(summary.contains("Called most: Aunt Mary (1)."))
    // One day is no row of days.
    #expect(!summary.contains("in a row"), "\(summary)")
    // The log says what they were called then.
    #expect(try command.run("calls").output.contains("  Mary  "))
  }
}
