import Foundation
import Locales
import Testing

@testable import Guide

@Suite struct MomentTests {
  private func said(_ tag: String, hour: Int, minute: Int, days: Int = 0) throws -> String {
    let midnight = Date(timeIntervalSince1970: 1_610_409_600)
    let moment = Moment(
      midnight + Double(hour * 3600 + minute * 60), now: midnight + Double(days * 86_400 + 86_399),
      calendar: .utc)
    let words = try MessageCatalog(language: Language(tag: tag), folder: Catalogs.folder)
    return words(moment.message)
  }

  @Test(
    "a time of day is said as a clock with hands shows it",
    arguments: [
      (0, 5, "凌晨 12:05", "12:05 am"), (4, 59, "凌晨 4:59", "4:59 am"),
      (5, 0, "早上 5:00", "5:00 am"), (11, 59, "早上 11:59", "11:59 am"),
      (12, 0, "中午 12:00", "12:00 pm"), (13, 46, "下午 1:46", "1:46 pm"),
      (17, 59, "下午 5:59", "5:59 pm"), (18, 0, "晚上 6:00", "6:00 pm"),
      (23, 1, "晚上 11:01", "11:01 pm"),
    ])
  func times(hour: Int, minute: Int, chinese: String, english: String) throws {
    for (tag, expected) in [
      ("zh-Hant", "今天" + chinese), ("zh-Hans", "今天" + chinese), ("en", "today at " + english),
    ] {
      #expect(try said(tag, hour: hour, minute: minute) == expected)
    }
  }

  @Test func daysBeforeAreYesterdayAndThenDates() throws {
    #expect(try said("zh-Hant", hour: 14, minute: 3, days: 1) == "昨天下午 2:03")
    #expect(try said("zh-Hans", hour: 9, minute: 30, days: 2) == "2021 年 1 月 12 日早上 9:30")
  }
}
