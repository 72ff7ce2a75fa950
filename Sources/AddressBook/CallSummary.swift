import Foundation

/// How often and with whom somebody telephones: counts, and days in a row.
public struct CallSummary: Hashable, Sendable, Encodable {
  /// Somebody with the number of calls to them.
  public struct Person: Hashable, Sendable, Encodable {
    /// The name that the last call has, else the number.
    public let name: String
    /// How many calls.
    public let calls: Int
  }

  /// Days in a row with a call to the same person.
  public struct Run: Hashable, Sendable, Encodable {
    /// 0 where there is none.
    public let days: Int
    /// Nil where there is none.
    public let name: String?
  }

  /// Calls since midnight.
  public let today: Int
  /// Calls in this week of the calendar.
  public let week: Int
  /// Calls in this month.
  public let month: Int
  /// Who was called most; of several the one called last.
  public let most: Person?
  /// Who was called least, of those who were called at all; of several the one called longest ago.
  public let least: Person?
  /// Midnights since the last call; nil without any.
  public let daysSinceLast: Int?
  /// The most days in a row; of several the latest, of those the one with who was called last.
  public let longest: Run
  /// The most days in a row that reach to today or yesterday.
  public let current: Run

  /// Sums up calls, in any order.
  ///
  /// - Parameters:
  ///   - now: the moment that `today` is about.
  ///   - calendar: says where days, weeks and months begin.
  public init(calls: [CallRecord], now: Date, calendar: Calendar) {
    func count(_ part: Calendar.Component) -> Int {
      calls.count { calendar.isDate($0.started, equalTo: now, toGranularity: part) }
    }
    today = count(.day)
    week = count(.weekOfYear)
    month = count(.month)
    let todayStart = calendar.startOfDay(for: now)
    func days(_ date: Date) -> Int {
      calendar.dateComponents([.day], from: calendar.startOfDay(for: date), to: todayStart).day ?? 0
    }
    daysSinceLast = calls.map(\.started).max().map { max(0, days($0)) }
    let people = Dictionary(grouping: calls) { $0.contact ?? $0.number }.values.map {
      Callee(calls: $0, daysAgo: Set($0.map { days($0.started) }))
    }
    most = people.max { ($0.calls, $0.last) < ($1.calls, $1.last) }?.person
    least = people.min { ($0.calls, $0.last) < ($1.calls, $1.last) }?.person
    let runs = people.flatMap(\.runs)
    longest = Self.best(runs)
    current = Self.best(runs.filter { $0.end <= 1 })
  }

  private static func best(_ runs: [(days: Int, end: Int, last: Date, name: String)]) -> Run {
    let best = runs.max { ($0.days, -$0.end, $0.last) < ($1.days, -$1.end, $1.last) }
    return Run(days: best?.days ?? 0, name: best?.name)
  }

  /// All calls to one person.
  private struct Callee {
    let name: String
    let calls: Int
    let last: Date
    let daysAgo: Set<Int>

    init(calls: [CallRecord], daysAgo: Set<Int>) {
      let latest = calls.max { $0.started < $1.started }
      name = latest?.name ?? latest?.number ?? ""
      self.calls = calls.count
      last = latest?.started ?? .distantPast
      self.daysAgo = daysAgo
    }

    var person: Person { Person(name: name, calls: calls) }

    /// Runs of days, each with how many days ago it ended, and the last call of all.
    var runs: [(days: Int, end: Int, last: Date, name: String)] {
      daysAgo.filter { !daysAgo.contains($0 - 1) }.map { end in
        var days = 1
        while daysAgo.contains(end + days) { days += 1 }
        return (days, end, last, name)
      }
    }
  }
}
