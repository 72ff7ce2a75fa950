import Foundation
import Locales

/// When something was, as a person says it: today, yesterday, or a date, with the time of day.
public struct Moment: Hashable, Sendable {
  enum Day: Hashable, Sendable {
    case today, yesterday
    case date(year: Int, month: Int, day: Int)
  }

  let day: Day
  /// `14:03`.
  let time: String

  /// How a date is said now, in the calendar's time zone.
  public init(_ date: Date, now: Date, calendar: Calendar) {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func two(_ number: Int?) -> String {
      let digits = String(number ?? 0)
      return digits.count < 2 ? "0" + digits : digits
    }
    time = two(parts.hour) + ":" + two(parts.minute)
    let days = calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: date), to: calendar.startOfDay(for: now)
    ).day
    switch days {
    case 0: day = .today
    case 1: day = .yesterday
    default:
      day = .date(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
    }
  }

  var message: Message {
    switch day {
    case .today: Message("moment-today", ["time": .text(time)])
    case .yesterday: Message("moment-yesterday", ["time": .text(time)])
    case .date(let year, let month, let day):
      Message(
        "moment-date",
        [
          "year": .number(year), "month": .number(month), "day": .number(day), "time": .text(time),
        ])
    }
  }
}
