/// What came of importing another home's feed.
public struct FeedImport: Sendable {
  /// Somebody of the other home has a contact with a number that several people here share.
  public struct OpenQuestion: Hashable, Sendable {
    /// Somebody of the other home.
    public let person: Person
    /// Who of this home it may be.
    public let candidates: [Person]
  }

  /// Posts that are new here.
  public var posts = 0
  /// Likes that were given or taken back.
  public var likes = 0
  /// Posts that were here already.
  public var known = 0
  /// Records that were not taken: damaged, hostile, too long, of a time that can't be.
  public var refused = 0
  /// How many of those lie further ahead than clocks may differ: this home's may be behind.
  public var ahead = 0
  /// Pictures that could not be taken; their posts were, where they say something without.
  public var pictures = 0
  /// What a caregiver must settle.
  public var open: [OpenQuestion] = []
}
