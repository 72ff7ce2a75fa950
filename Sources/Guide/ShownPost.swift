import AddressBook

/// A post of the feed, and whether there are others before and after it.
public struct ShownPost: Hashable, Sendable {
  public var post: Post
  public var moment: Moment
  public var hasOlder: Bool
  public var hasNewer: Bool

  public init(post: Post, moment: Moment, hasOlder: Bool, hasNewer: Bool) {
    self.post = post
    self.moment = moment
    self.hasOlder = hasOlder
    self.hasNewer = hasNewer
  }
}
