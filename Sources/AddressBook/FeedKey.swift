import Foundation

/// Where a page of the feed begins or ends: a post's moment, and its id where two share one.
public struct FeedKey: Hashable, Sendable, Codable {
  public let created: Date
  public let id: Post.ID

  public init(created: Date, id: Post.ID) {
    self.created = created
    self.id = id
  }
}

extension Post {
  /// Where the post stands in the feed.
  public var feedKey: FeedKey { FeedKey(created: created, id: id) }
}
