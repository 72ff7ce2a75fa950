import AddressBook
import Guide
import Locales

/// How a post is written for a caregiver.
enum PostLines {
  static func text(_ post: Post) -> String { lines(post).joined(separator: "\n") }

  static func lines(_ post: Post) -> [String] {
    let author = post.authorName ?? words("feed-someone")
    var lines = [OutputGate.line(post.shortID, post.created.localMinute, author)]
    if let text = post.text {
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    }
    if post.picture != nil { lines.append("  " + words("feed-has-picture")) }
    if !post.likes.isEmpty {
      let names = post.likes.joined(separator: words("list-separator"))
      lines.append(
        "  " + words("feed-liked-by", ["count": .number(post.likes.count), "names": .text(names)]))
    }
    return lines.map { OutputGate.clean($0) }
  }
}
