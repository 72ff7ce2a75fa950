import Foundation

/// Something that a person said to the family, as one viewer sees it.
public struct Post: Identifiable, Hashable, Sendable, Encodable {
  /// Stable for ever, also between homes: a UUID in lower case.
  public typealias ID = String

  /// Never changes.
  public let id: ID
  /// Who said it.
  public let author: Person.ID
  /// The author's name as the viewer knows it: the viewer's contact first, else the author's own.
  public let authorName: String?
  /// Nil where the picture says all.
  public let text: String?
  /// Content hash.
  public let picture: String?
  /// When it was said.
  public let created: Date
  /// Names of those who liked it, the first first; people removed are left out.
  public let likes: [String]
  /// Whether the viewer is among those who liked it.
  public let isLikedByViewer: Bool

  /// A post as one viewer sees it.
  public init(
    id: ID, author: Person.ID, authorName: String?, text: String?, picture: String?, created: Date,
    likes: [String], isLikedByViewer: Bool
  ) {
    self.id = id
    self.author = author
    self.authorName = authorName
    self.text = text
    self.picture = picture
    self.created = created
    self.likes = likes
    self.isLikedByViewer = isLikedByViewer
  }
}
