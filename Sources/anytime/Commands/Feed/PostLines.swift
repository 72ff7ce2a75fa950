import AddressBook
import Foundation
import Locales

/// How a post is written for a caregiver.
enum PostLines {
  static func text(_ post: Post) -> String { lines(post).joined(separator: "\n") }

  static func lines(_ post: Post) -> [String] {
    let author = post.authorName ?? words("feed-someone")
    var lines = [OutputGate.line(String(post.id.prefix(8)), moment(post.created), author)]
    if let text = post.text {
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    }
    if post.picture != nil { lines.append("  " + words("feed-has-picture")) }
    if !post.likes.isEmpty {
      let names = post.likes.joined(separator: words("feed-name-separator"))
      lines.append(
        "  " + words("feed-liked-by", ["count": .number(post.likes.count), "names": .text(names)]))
    }
    return lines.map { OutputGate.clean($0) }
  }

  /// The local date and time, `2026-11-21 09:30`, which every language here reads.
  private static func moment(_ date: Date) -> String {
    date.formatted(
      Date.VerbatimFormatStyle(
        format:
          "\(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)",
        timeZone: .current, calendar: Calendar(identifier: .gregorian)))
  }
}
