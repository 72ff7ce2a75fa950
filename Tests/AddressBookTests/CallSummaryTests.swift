import Foundation
import Testing

@testable import AddressBook

@Suite struct CallSummaryTests {
  static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    calendar.timeZone = TimeZone(secondsFromGMT: 8 * 3600) ?? .gmt
    return calendar
  }()
  /// A Wednesday in the middle of a month, at noon.
  static let now = Date(timeIntervalSince1970: 1_763_524_800)

  /// A call so many days ago, at an hour of that day.
  private func call(_ contact: String?, daysAgo: Int, hour: Int = 9) -> CallRecord {
    let day = Self.calendar.startOfDay(for: Self.now) - Double(daysAgo) * 86_400
    return CallRecord(
      owner: "me", contact: contact, name: contact.map { "Name \($0)" }, number: "+886912345678",
      dialer: "sip", outcome: "ended", started: day + Double(hour) * 3_600)
  }

  private func summary(_ calls: [CallRecord]) -> CallSummary {
    CallSummary(calls: calls, now: Self.now, calendar: Self.calendar)
  }

  @Test func withoutCallsThereIsNobodyAndNothing() {
    let summary = summary([])
    #expect(summary.today == 0 && summary.week == 0 && summary.month == 0)
    #expect(summary.most == nil && summary.least == nil && summary.daysSinceLast == nil)
    #expect(summary.longest == .init(days: 0, name: nil))
    #expect(summary.current == .init(days: 0, name: nil))
  }

  @Test func daysWeeksAndMonthsBeginWhereTheCalendarSays() {
    let calls = [0, 2, 3, 18, 19].map { call("a", daysAgo: $0, hour: 0) }
    let summary = summary(calls)
    #expect(summary.today == 1)
    #expect(summary.week == 2)
    #expect(summary.month == 4)
    #expect(summary.daysSinceLast == 0)
  }

  @Test func mostAndLeastAreToldWithHowOften() {
    let calls = [call("a", daysAgo: 9), call("b", daysAgo: 1), call("b", daysAgo: 2)]
    #expect(summary(calls).most == .init(name: "Name b", calls: 2))
    #expect(summary(calls).least == .init(name: "Name a", calls: 1))
    #expect(summary([call(nil, daysAgo: 3)]).most == .init(name: "+886912345678", calls: 1))
  }

  @Test func aRunIsOfDaysInARowWithTheSamePerson() {
    let a = [5, 6, 7, 8].map { call("a", daysAgo: $0) } + [call("a", daysAgo: 8, hour: 20)]
    let b = [0, 1].map { call("b", daysAgo: $0) } + [call("b", daysAgo: 3)]
    let both = summary(a + b)
    #expect(both.longest == .init(days: 4, name: "Name a"))
    #expect(both.current == .init(days: 2, name: "Name b"))
    // Two people on two days are no run of two.
    #expect(
      summary([call("a", daysAgo: 0), call("b", daysAgo: 1)]).longest
        == .init(days: 1, name: "Name a"))
  }

  @Test func ofEqualRunsItIsTheOneWithWhoWasCalledLast() {
    for _ in 0..<20 {
      let two = summary([call("a", daysAgo: 0, hour: 9), call("b", daysAgo: 0, hour: 10)])
      #expect(two.longest == .init(days: 1, name: "Name b"))
      #expect(two.current == .init(days: 1, name: "Name b"))
    }
  }

  @Test func aRunThatReachesYesterdayStillCounts() {
    #expect(summary([call("a", daysAgo: 1), call("a", daysAgo: 2)]).current.days == 2)
    let old = summary([call("a", daysAgo: 2), call("a", daysAgo: 3)])
    #expect(old.current == .init(days: 0, name: nil) && old.longest.days == 2)
    #expect(old.daysSinceLast == 2)
  }
}
