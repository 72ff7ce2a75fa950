import AddressBook

/// A post of the feed, and whether there are others before and after it.
public struct ShownPost: Hashable, Sendable {
  /// As the viewer sees it.
  public var post: Post
  /// When it was said.
  public var moment: Moment
  /// Whether something was said before it.
  public var hasOlder: Bool
  /// Whether something was said after it.
  public var hasNewer: Bool
  /// Whether anybody but whoever said it sees it.
  public var hasReaders: Bool

  /// A post between its neighbours.
  public init(post: Post, moment: Moment, hasOlder: Bool, hasNewer: Bool, hasReaders: Bool) {
    self.post = post
    self.moment = moment
    self.hasOlder = hasOlder
    self.hasNewer = hasNewer
    self.hasReaders = hasReaders
  }
}
