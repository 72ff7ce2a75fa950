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
    #expect(placed?.outcome == .asked)
    let calls = try book.calls(of: owner, limit: 9)
    #expect(calls.map(\.outcome) == ["asked"])
    #expect(calls.first?.id == placed?.record.id)
  }

  @Test func aSecondPressIsNoSecondLine() throws {
    let owner = try book.currentPerson().id
    let log = try log("true {number}", owner: owner, faults: Faults())
    #expect(try log.place(call) != nil)
    #expect(try log.place(call) == nil)
    #expect(try book.calls(of: owner, limit: 9).count == 1)
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
    #expect(throws: DialerError.noResponse(program: "tail", seconds: 1)) { try log.place(call) }
    #expect(try book.calls(of: owner, limit: 9).map(\.outcome) == ["asked"])
  }

  @Test func aLogThatAnotherProcessHoldsUpIsWaitedForOnceAndWrittenAfterwards() throws {
    let owner = try book.currentPerson().id
    let faults = Faults()
    let log = try log("true {number}", owner: owner, faults: faults)
    let other = try DatabaseQueue(path: home.folder.path + "/anytime.sqlite")
    let started = ContinuousClock.now
    try other.inDatabase { db in
      try db.execute(sql: "BEGIN IMMEDIATE")
      #expect(try log.place(call)?.outcome == .asked)
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
    #expect(try log.place(call)?.outcome == .asked)
    #expect(faults.all.count == 1)
  }
}
