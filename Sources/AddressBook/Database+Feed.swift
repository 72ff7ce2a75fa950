import Foundation
import GRDB

extension Database {
  func postKey(_ id: Post.ID) throws -> Int64 {
    guard
      let key = try Int64.fetchOne(
        self, cachedSQL: "SELECT key FROM post WHERE id = ?", arguments: [id])
    else { throw AddressBookError.noSuchPost(id) }
    return key
  }

  /// Now in milliseconds, or right behind the last moment in a column where that is later, because
  /// the clock was put back. One so far ahead that no other home takes it does not count.
  ///
  /// - Parameter rows: SQL behind `FROM`, with a condition.
  func moment(
    after column: String, of rows: String, _ arguments: StatementArguments
  ) throws -> Int64 {
    let now = Date()
    let last = try Int64.fetchOne(
      self, cachedSQL: "SELECT max(\(column)) FROM \(rows) AND \(column) < ?",
      arguments: arguments + [FeedJudge(now: now).latest])
    return max(now.milliseconds, (last ?? 0) + 1)
  }

  /// The viewer, and those of their contacts who have them as a contact too.
  func authors(visibleTo viewer: Int64) throws -> [Int64] {
    [viewer]
      + (try Int64.fetchAll(
        self,
        cachedSQL: """
          SELECT DISTINCT mine.person FROM contact AS mine
          WHERE mine.owner = :viewer AND mine.removed IS NULL AND mine.person IS NOT NULL
            AND mine.person <> :viewer
            AND (
              EXISTS (
                SELECT 1 FROM contact AS theirs WHERE theirs.person = :viewer
                  AND theirs.owner = mine.person AND theirs.removed IS NULL)
              OR EXISTS (
                SELECT 1 FROM acquaintance
                WHERE acquaintance.person = mine.person AND acquaintance.other = :viewer))
          """, arguments: ["viewer": viewer]))
  }

  /// The keys of the posts around a place in the feed, the newest first. Each author's newest are
  /// found through the index and merged, so the time does not grow with the number of posts.
  ///
  /// - Parameter removed: whether those are meant that the viewer took back; nobody else's are shown.
  func postKeys(
    visibleTo viewer: Int64, before: FeedKey? = nil, after: FeedKey? = nil, removed: Bool = false,
    limit: Int
  ) throws -> [Int64] {
    let isForward = after != nil
    let border = before ?? after
    let statement = try cachedStatement(
      sql: """
        SELECT key, created, id FROM post
        WHERE author = ? AND removed IS \(removed ? "NOT NULL" : "NULL")
          AND (created, id) \(isForward ? ">" : "<") (?, ?)
        ORDER BY created \(isForward ? "ASC" : "DESC"), id \(isForward ? "ASC" : "DESC") LIMIT ?
        """)
    var found: [(key: Int64, created: Int64, id: String)] = []
    for author in removed ? [viewer] : try authors(visibleTo: viewer) {
      let rows = try Row.fetchAll(
        statement,
        arguments: [author, border?.created.milliseconds ?? Int64.max, border?.id ?? "", limit])
      found += try rows.map { ($0["key"], try $0.own("created"), try $0.own("id")) }
    }
    found.sort {
      isForward
        ? ($0.created, $0.id) < ($1.created, $1.id) : ($0.created, $0.id) > ($1.created, $1.id)
    }
    let keys = found.prefix(limit).map(\.key)
    return isForward ? keys.reversed() : keys
  }

  /// Posts as a viewer sees them, in the order of the keys.
  func posts(_ keys: [Int64], for viewer: Int64) throws -> [Post] {
    // The + keeps SQLite from walking all contacts by place to find one person's.
    let name = """
      CAST(coalesce(
        (SELECT contact.name FROM contact WHERE contact.person = person.key
          AND contact.owner = :viewer AND contact.removed IS NULL AND contact.name IS NOT NULL
          ORDER BY +contact.place LIMIT 1),
        person.name,
        (SELECT contactNumber.written FROM contact
          JOIN contactNumber ON contactNumber.contact = contact.key
          WHERE contact.person = person.key AND contact.owner = :viewer
            AND contact.removed IS NULL ORDER BY +contact.place, contactNumber.position LIMIT 1),
        person.number) AS TEXT)
      """
    let post = try cachedStatement(
      sql: """
        SELECT post.*, person.id AS authorID, \(name) AS authorName FROM post
          JOIN person ON person.key = post.author WHERE post.key = :key
        """)
    // Hidden: the likes of somebody whom the viewer removed and has not restored.
    let likes = try cachedStatement(
      sql: """
        SELECT person.key, \(name) AS name FROM "like"
          JOIN person ON person.key = "like".person
        WHERE "like".post = :key AND "like".removed IS NULL
          AND (person.key = :viewer
            OR EXISTS (SELECT 1 FROM contact WHERE contact.person = person.key
              AND contact.owner = :viewer AND contact.removed IS NULL)
            OR NOT EXISTS (SELECT 1 FROM contact WHERE contact.person = person.key
              AND contact.owner = :viewer))
        ORDER BY "like".created, person.key
        """)
    return try keys.compactMap { key in
      let arguments: StatementArguments = ["key": key, "viewer": viewer]
      guard let row = try Row.fetchOne(post, arguments: arguments) else { return nil }
      let likes = try Row.fetchAll(likes, arguments: arguments)
      return Post(
        id: try row.own("id"), author: try row.own("authorID"),
        authorName: try row.own("authorName"), text: try row.own("text"),
        picture: try row.own("picture"), created: Date(milliseconds: try row.own("created")),
        likes: likes.compactMap { $0["name"] },
        isLikedByViewer: likes.contains { $0["key"] == viewer })
    }
  }
}
