import AddressBook
import Locales

/// What stands of a post on one screen: of nearly every post all of it, of a long one a part.
struct PostPart: Hashable, Sendable {
  var text: String?
  /// Names of those who liked it.
  var likes: [String] = []

  /// The narrowest terminal that is drawn on has 40 columns and 20 rows. A margin at each side, a
  /// title of two lines, four choices and 0 leave so much for words.
  private static let width = 38
  private static let rows = 6
  /// Below a picture, which is larger where words leave more rows.
  private static let rowsBelowPicture = 5

  /// The parts of a post, one at least; its picture belongs to the first.
  static func parts(of post: Post) -> [PostPart] {
    let first = post.picture == nil ? rows : rowsBelowPicture
    // A row is left free for the likes, so that a like of one's own moves nothing.
    let texts = post.text.map {
      TextPages($0, width: width, first: first - 1, others: rows - 1).pages
    }
    var parts = texts?.map { PostPart(text: $0) } ?? [PostPart()]
    guard !post.likes.isEmpty, let end = parts.last else { return parts }
    let used = end.text.map { TextPages.lines(of: $0, width: width) } ?? 0
    if used + lines(of: post.likes[...]) <= (parts.count == 1 ? first : rows) {
      parts[parts.count - 1].likes = post.likes
      return parts
    }
    var rest = post.likes[...]
    while !rest.isEmpty {
      var count = rest.count
      while count > 1, lines(of: rest.prefix(count)) > rows { count -= 1 }
      parts.append(PostPart(likes: Array(rest.prefix(count))))
      rest = rest.dropFirst(count)
    }
    return parts
  }

  /// Lines of the sentence that tells who liked it, which is as long in every language.
  private static func lines(of likes: ArraySlice<String>) -> Int {
    TextPages.lines(of: "Liked by: " + likes.joined(separator: "、"), width: width)
  }
}
