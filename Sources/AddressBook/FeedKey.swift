import Foundation

/// Where a page of the feed begins or ends: a post's moment, and its id where two share one.
public struct FeedKey: Hashable, Sendable {
  /// The post's moment.
  public let created: Date
  /// The post's id.
  public let id: Post.ID

  /// The place of a post.
  public init(created: Date, id: Post.ID) {
    self.created = created
    self.id = id
  }
}

extension Post {
  /// Where the post stands in the feed.
  public var feedKey: FeedKey { FeedKey(created: created, id: id) }
}
