import AddressBook
import Locales

extension Session {
  /// Does something with the post that is meant, and says so.
  ///
  /// - Parameter isRemoved: whether a post is meant that was taken back.
  func change(
    _ text: String, isRemoved: Bool = false, saying key: String,
    _ body: (AddressBook, Post.ID, Person.ID) throws -> Void
  ) throws {
    let book = try addressBook
    let me = try person.id
    let id = try book.post(matching: text, for: me, removed: isRemoved).id
    try body(book, id, me)
    try report(key, try book.post(matching: id, for: me))
  }

  /// Says what was done with a post, in a sentence or as JSON.
  func report(_ key: String, _ post: Post) throws {
    if options.json { return try JSONLine.print(post) }
    Console.print(words(key, ["id": .text(ShellWord.quoted(post.shortID))]))
    Console.print(PostLines.text(post))
  }
}
