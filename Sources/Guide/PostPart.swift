import AddressBook
import Locales

/// What stands of a post on one screen: of nearly every post all of it, of a long one a part.
struct PostPart: Hashable, Sendable {
  var text: String?
  /// Names of those who liked it; nil stands for the viewer, who comes first.
  var likes: [String?] = []

  /// The narrowest terminal that is drawn on has 40 columns and 20 rows. A margin at each side, a
  /// title of two lines, four choices and 0 leave so much for words.
  private static let width = 38
  private static let rows = 6
  /// Below a picture, which is larger where words leave more rows.
  private static let rowsBelowPicture = 5

  /// The parts of a post, one at least; its picture belongs to the first.
  ///
  /// - Parameter viewer: who reads it.
  static func parts(of post: Post, viewer: Person) -> [PostPart] {
    let likes = likes(of: post, viewer: viewer)
    let first = post.picture == nil ? rows : rowsBelowPicture
    // A row is left free for the likes, so that a like of one's own moves nothing.
    let texts = post.text.map {
      TextPages($0, width: width, first: first - 1, others: rows - 1).pages
    }
    var parts = texts?.map { PostPart(text: $0) } ?? [PostPart()]
    guard !likes.isEmpty, let end = parts.last else { return parts }
    let used = end.text.map { TextPages.lines(of: $0, width: width) } ?? 0
    if used + lines(of: likes[...]) <= (parts.count == 1 ? first : rows) {
      parts[parts.count - 1].likes = likes
      return parts
    }
    var rest = likes[...]
    while !rest.isEmpty {
      var count = rest.count
      while count > 1, lines(of: rest.prefix(count)) > rows { count -= 1 }
      parts.append(PostPart(likes: Array(rest.prefix(count))))
      rest = rest.dropFirst(count)
    }
    return parts
  }

  /// Lines of the sentence that tells who liked it, which is as long in every language.
  private static func lines(of likes: ArraySlice<String?>) -> Int {
    let names = likes.map { $0 ?? "You" }.joined(separator: "、")
    return TextPages.lines(of: "Liked by: " + names, width: width)
  }

  /// Who has no name stands there by their number, and has liked it without one too.
  private static func likes(of post: Post, viewer: Person) -> [String?] {
    guard post.isLikedByViewer else { return post.likes }
    var others = post.likes
    if let name = viewer.name ?? viewer.number, let mine = others.firstIndex(of: name) {
      others.remove(at: mine)
    }
    return [nil] + others
  }
}
