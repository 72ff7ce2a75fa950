import AddressBook

/// Which post of the feed is wanted.
public enum FeedPlace: Hashable, Sendable {
  case newest
  case older(than: Post)
  case newer(than: Post)
  /// The same post again, after something about it has changed.
  case same(Post)
}
