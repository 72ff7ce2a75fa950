import Foundation
import GRDB

extension AddressBook {
  /// The longest text of a post, in characters.
  public static let longestPost = 2000

  /// What a viewer sees that is older than a post, the newest first: posts of their own, and of
  /// contacts who have them as a contact too.
  ///
  /// - Parameters:
  ///   - key: nil starts at the newest.
  ///   - removed: whether those of their own are meant that were taken back.
  public func feedPage(
    for viewer: Person.ID, before key: FeedKey? = nil, removed: Bool = false, limit: Int
  ) throws(AddressBookError) -> [Post] {
    try read { db in
      let viewer = try db.personKey(viewer)
      let keys = try db.postKeys(visibleTo: viewer, before: key, removed: removed, limit: limit)
      return try db.posts(keys, for: viewer)
    }
  }

  /// The posts that come next after a post, the newest first.
  public func feedPage(
    for viewer: Person.ID, after key: FeedKey, limit: Int
  ) throws(AddressBookError) -> [Post] {
    try read { db in
      let viewer = try db.personKey(viewer)
      return try db.posts(db.postKeys(visibleTo: viewer, after: key, limit: limit), for: viewer)
    }
  }

  /// One post as a viewer sees it, whose id begins so; removed ones only of their own.
  public func post(
    matching id: String, for viewer: Person.ID, removed: Bool = false
  ) throws(AddressBookError) -> Post {
    try read { db in
      let viewer = try db.personKey(viewer)
      let wanted = id.lowercased()
      let keys = try Row.fetchAll(
        db,
        sql: """
          SELECT key, author FROM post
          WHERE id >= ? AND id < ? AND (removed IS NOT NULL) = ? LIMIT 100
          """, arguments: [wanted, wanted + "g", removed])
      let authors = removed ? [viewer] : try db.authors(visibleTo: viewer)
      let visible = keys.filter { authors.contains($0["author"]) }
      guard wanted.utf8.count >= 4, visible.count == 1, let key = visible.first,
        let post = try db.posts([key["key"]], for: viewer).first
      else { throw AddressBookError.noSuchPost(id) }
      return post
    }
  }

  /// Whether anybody else sees what somebody says: a contact of theirs who has them as a contact too.
  public func hasReaders(of author: Person.ID) throws(AddressBookError) -> Bool {
    try read { db in try db.authors(visibleTo: db.personKey(author)).count > 1 }
  }

  /// Says something to the family.
  ///
  /// - Parameters:
  ///   - text: cleaned; at most ``longestPost`` characters.
  ///   - picture: content hash of a stored picture. One of the two must be there.
  @discardableResult
  public func addPost(
    by author: Person.ID, text: String?, picture: String? = nil
  ) throws(AddressBookError) -> Post {
    let text = try text.flatMap { (text) throws(AddressBookError) in try PostText.cleaned(text) }
    guard text != nil || picture != nil else { throw .emptyText }
    return try write { db in
      let author = try db.personKey(author)
      // Two posts of one author never share a moment, so that their order is the order of saying.
      let now = try db.moment(
        after: "created", of: "post WHERE author = ? AND removed IS NULL", [author])
      try db.execute(
        sql: """
          INSERT INTO post (id, author, text, picture, created, changed) VALUES (?, ?, ?, ?, ?, ?)
          """, arguments: [Self.newID(), author, text, picture, now, now])
      guard let post = try db.posts([db.lastInsertedRowID], for: author).first else {
        throw AddressBookError.refused(code: 0)
      }
      return post
    }
  }

  /// Likes a post.
  public func like(post: Post.ID, by person: Person.ID) throws(AddressBookError) {
    try setLike(of: post, by: person, to: true)
  }

  /// Takes a like back.
  public func unlike(post: Post.ID, by person: Person.ID) throws(AddressBookError) {
    try setLike(of: post, by: person, to: false)
  }

  /// Marks a post as removed; only its author may.
  public func removePost(_ id: Post.ID, by person: Person.ID) throws(AddressBookError) {
    try setRemoval(of: id, by: person, to: Date())
  }

  /// Takes the removal of a post back.
  public func restorePost(_ id: Post.ID, by person: Person.ID) throws(AddressBookError) {
    try setRemoval(of: id, by: person, to: nil)
  }

  private func setLike(
    of post: Post.ID, by person: Person.ID, to isLiked: Bool
  ) throws(AddressBookError) {
    try write { db in
      let (post, person) = (try db.postKey(post), try db.personKey(person))
      let now = try db.moment(
        after: "changed", of: #""like" WHERE post = ? AND person = ?"#, [post, person])
      try db.execute(
        sql: """
          INSERT INTO "like" (post, person, created, changed, removed)
          VALUES (:post, :person, :now, :now, :removed)
          ON CONFLICT DO UPDATE SET changed = :now, removed = :removed,
            created = CASE WHEN removed IS NULL THEN created ELSE :now END
          WHERE (removed IS NULL) <> (:removed IS NULL)
          """,
        arguments: [
          "post": post, "person": person, "now": now, "removed": isLiked ? nil : now,
        ])
    }
  }

  private func setRemoval(
    of post: Post.ID, by person: Person.ID, to date: Date?
  ) throws(AddressBookError) {
    try write { db in
      let key = try db.postKey(post)
      let author = try Int64.fetchOne(
        db, sql: "SELECT author FROM post WHERE key = ?", arguments: [key])
      guard try author == db.personKey(person) else { throw AddressBookError.notAuthor }
      try db.execute(
        sql: """
          UPDATE post SET removed = :removed, changed = :now
          WHERE key = :key AND (removed IS NULL) <> (:removed IS NULL)
          """,
        arguments: [
          "removed": date?.milliseconds,
          "now": db.moment(after: "changed", of: "post WHERE key = ?", [key]), "key": key,
        ])
    }
  }
}
