import Foundation
import PhoneNumbers
import Testing

@testable import AddressBook

/// What a person has called wrong of an entry that waits.
@Suite struct DeniedEntryTests {
  private let home: TemporaryHome
  private let book: AddressBook
  private let me: Person

  init() throws {
    home = try TemporaryHome()
    book = try home.book()
    me = try book.addPerson(name: "林阿嬤")
  }

  private func wait() throws -> PendingEntry {
    func sure(_ text: String) -> PendingEntry.Reading {
      PendingEntry.Reading(text: text, verdict: "sure", candidates: [text])
    }
    let entry = PendingEntry(
      owner: me.id, name: sure("王小明"), number: sure("0912-345-678"), e164: "+886912345678",
      box: [0, 0, 1, 1], photo: "photo")
    try book.addPending([entry])
    return entry
  }

  private var waiting: PendingEntry? {
    get throws { try book.pendingEntries(of: me.id).first }
  }

  @Test func aFieldThatWasCalledWrongIsSureNoMore() throws {
    var expected = try wait()
    try book.denyPending([.number], of: expected.id)
    expected.number.verdict = "check"
    #expect(try waiting == expected)
    try book.denyPending([.name], of: expected.id)
    expected.name.verdict = "check"
    #expect(try waiting == expected)
  }

  @Test func whatWasConfirmedAndThenCalledWrongIsAskedAboutAgainAndNotLost() throws {
    let entry = try wait()
    try book.keepAnswers(
      number: PhoneNumber("0922333444", region: .taiwan), name: "王大同", of: entry.id)
    try book.denyPending([.name, .number], of: entry.id)
    let denied = try #require(try waiting)
    #expect(denied.confirmedName == nil && denied.confirmedNumber == nil)
    #expect(denied.name.text == "王大同" && denied.name.candidates == ["王大同", "王小明"])
    #expect(denied.number.text == "0922333444")
    #expect(denied.number.candidates == ["0922333444", "0912-345-678"])
    #expect(denied.name.verdict == "check" && denied.number.verdict == "check")
    #expect(denied.e164 == "+886922333444")
  }

  @Test func whatIsSettledOrWasNotReadStaysAsItIs() throws {
    let entry = try wait()
    try book.resolvePending(entry.id)
    try book.denyPending([.name, .number], of: entry.id)
    #expect(try waiting == nil)
    let unread = PendingEntry.Reading(text: "", verdict: "unread", candidates: [])
    let other = PendingEntry(
      owner: me.id, name: unread, number: unread, e164: nil, box: [1], photo: "photo")
    try book.addPending([other])
    try book.denyPending([.name, .number], of: other.id)
    #expect(try book.pendingEntries(of: me.id).last == other)
  }
}
