import Foundation

extension Date {
  /// The local date and time, `2026-11-21 09:30`, which every language here reads.
  public var localMinute: String {
    formatted(
      Date.VerbatimFormatStyle(
        format:
          "\(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)",
        timeZone: .current, calendar: Calendar(identifier: .gregorian)))
  }
}
