import Foundation
import Locales

/// When something was, as a person says it: today, yesterday, or a date, with the time of day.
public struct Moment: Hashable, Sendable {
  enum Day: Hashable, Sendable {
    case today, yesterday
    case date(year: Int, month: Int, day: Int)
  }

  let day: Day
  /// 0 to 23.
  let hour: Int
  let minute: Int

  /// How a date is said now, in the calendar's time zone.
  public init(_ date: Date, now: Date, calendar: Calendar) {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
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

  /// As a clock with hands shows it: 下午 2:03.
  private var time: Message.Argument {
    let minutes = minute < 10 ? "0\(minute)" : String(minute)
    return .message(
      Message(
        "moment-time",
        [
          "part": .number(part),
          "clock": .text("\((hour + 11) % 12 + 1):\(minutes)"),
        ]))
  }

  /// Of the day, as Chinese tells them apart: night, morning, noon, afternoon, evening.
  private var part: Int {
    switch hour {
    case ..<5: 0
    case ..<12: 1
    case 12: 2
    case ..<18: 3
    default: 4
    }
  }

  var message: Message {
    switch day {
    case .today: Message("moment-today", ["time": time])
    case .yesterday: Message("moment-yesterday", ["time": time])
    case .date(let year, let month, let day):
      Message(
        "moment-date",
        [
          "year": .number(year), "month": .number(month), "day": .number(day), "time": time,
        ])
    }
  }
}
