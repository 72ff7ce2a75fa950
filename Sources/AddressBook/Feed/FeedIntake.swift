import GRDB

/// Gathers the records of a feed file that passed the judge, then stores them together.
struct FeedIntake {
  let judge: FeedJudge
  let salt: String
  let meant: Person.ID?
  /// Our own hashes of the pictures that were taken in, by the file's.
  var pictures: [String: String] = [:]
  private var people: [FeedRecord.Person] = []
  private var posts: [FeedRecord.Post] = []
  private var likes: [FeedRecord.Like] = []
  private var result = FeedImport()

  private static let mostPictures = 5000

  init(judge: FeedJudge, salt: String, meant: Person.ID?) {
    self.judge = judge
    self.salt = salt
    self.meant = meant
  }

  mutating func take(_ record: FeedRecord?) {
    if let person = record?.person.flatMap(judge.person) {
      people.append(person)
    } else if let post = record?.post.flatMap(judge.post) {
      posts.append(post)
    } else if let like = record?.like.flatMap(judge.like) {
      likes.append(like)
    } else {
      result.refused += 1
      if record.map(judge.isAhead) == true { result.ahead += 1 }
    }
  }

  /// Whether a picture belongs to the post before it, and that post has none here.
  func isWanted(_ hash: String, in db: Database) throws -> Bool {
    guard pictures.count < Self.mostPictures, pictures[hash] == nil, let post = posts.last,
      post.picture == hash, post.removed == nil
    else { return false }
    return try Bool.fetchOne(
      db, sql: "SELECT NOT EXISTS (SELECT 1 FROM post WHERE id = ? AND picture IS NOT NULL)",
      arguments: [post.id]) ?? false
  }

  mutating func store(in db: Database) throws -> FeedImport {
    for person in people where try !db.isOfHome(person.id) { try store(person, in: db) }
    for person in people where try !db.isOfHome(person.id) {
      try storeAcquaintances(of: person, in: db)
    }
    for post in posts { try store(post, in: db) }
    for like in likes { try store(like, in: db) }
    return result
  }

  private func store(_ person: FeedRecord.Person, in db: Database) throws {
    let stored = Person(id: person.id, name: person.name, number: person.number)
    if try db.isKnown(person.id) {
      try db.update(stored)
    } else {
      try db.insert(stored, isOfHome: false)
    }
  }

  private mutating func storeAcquaintances(of person: FeedRecord.Person, in db: Database) throws {
    let key = try db.personKey(person.id)
    var others = Set(person.knows ?? [])
    let hidden = Set(person.knowsNumbers ?? [])
    let former = Set(
      try Int64.fetchAll(
        db, sql: "SELECT other FROM acquaintance WHERE person = ?", arguments: [key]))
    let home = try db.people()
    let numbers = Set(home.compactMap(\.number))
    for number in numbers.sorted() where hidden.contains(FeedRecord.hidden(number, salt: salt)) {
      let candidates = home.filter { $0.number == number }
      if candidates.count == 1 {
        others.formUnion(candidates.map(\.id))
      } else if candidates.contains(where: { $0.id == meant }), let meant {
        others.insert(meant)
      } else if candidates.contains(where: { others.contains($0.id) }) {
        continue
      } else if let settled = try candidates.first(where: {
        former.contains(try db.personKey($0.id))
      }) {
        // What a caregiver settled at an earlier import stays while the question is the same.
        others.insert(settled.id)
      } else {
        let asked = Person(id: person.id, name: person.name, number: person.number)
        result.open.append(.init(person: asked, candidates: candidates))
      }
    }
    try db.execute(sql: "DELETE FROM acquaintance WHERE person = ?", arguments: [key])
    for other in others where try db.isKnown(other) {
      try db.execute(
        sql: "INSERT OR IGNORE INTO acquaintance VALUES (?, ?)",
        arguments: [key, db.personKey(other)])
    }
  }

  private mutating func store(_ post: FeedRecord.Post, in db: Database) throws {
    let stored = try Row.fetchOne(
      db,
      sql: """
        SELECT post.key, post.changed, post.picture, person.id AS author, person.isOfHome FROM post
          JOIN person ON person.key = post.author WHERE post.id = ?
        """, arguments: [post.id])
    if let stored {
      result.known += 1
      guard stored["author"] == post.author, stored["isOfHome"] == false else { return }
      if post.removed == nil, stored["picture"] == nil { try addPicture(of: post, in: db) }
      guard try stored.own("changed") < post.changed else { return }
      try db.execute(
        sql: "UPDATE post SET removed = ?, changed = ? WHERE key = ?",
        arguments: [post.removed, post.changed, stored["key"] as Int64])
      return
    }
    guard post.removed == nil else { return }
    let picture = post.picture.flatMap { pictures[$0] }
    if post.picture != nil && picture == nil { result.pictures += 1 }
    guard try db.isKnown(post.author), try !db.isOfHome(post.author),
      post.text != nil || picture != nil
    else {
      result.refused += 1
      return
    }
    try db.execute(
      sql: """
        INSERT INTO post (id, author, text, picture, created, changed) VALUES (?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        post.id, db.personKey(post.author), post.text, picture, post.created, post.changed,
      ])
    result.posts += 1
  }

  /// A file that was cut off may have brought the post without its picture.
  private mutating func addPicture(of post: FeedRecord.Post, in db: Database) throws {
    guard let hash = post.picture else { return }
    guard let picture = pictures[hash] else {
      result.pictures += 1
      return
    }
    try db.execute(sql: "UPDATE post SET picture = ? WHERE id = ?", arguments: [picture, post.id])
  }

  private mutating func store(_ like: FeedRecord.Like, in db: Database) throws {
    guard try db.isKnown(like.person), try !db.isOfHome(like.person) else {
      if try !db.isKnown(like.person) { result.refused += 1 }
      return
    }
    guard
      try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 FROM post WHERE id = ?)", arguments: [like.post]) == true
    else { return }
    try db.execute(
      sql: """
        INSERT INTO "like" (post, person, created, changed, removed) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET created = excluded.created, changed = excluded.changed,
          removed = excluded.removed
        WHERE excluded.changed > changed
        """,
      arguments: [
        db.postKey(like.post), db.personKey(like.person), like.created, like.changed, like.removed,
      ])
    result.likes += db.changesCount
  }
}

extension Database {
  func isKnown(_ person: Person.ID) throws -> Bool {
    try Int64.fetchOne(
      self, cachedSQL: "SELECT key FROM person WHERE id = ?", arguments: [person]) != nil
  }

  func isOfHome(_ person: Person.ID) throws -> Bool {
    try Bool.fetchOne(
      self, cachedSQL: "SELECT isOfHome FROM person WHERE id = ?", arguments: [person]) ?? false
  }
}
