import AddressBook
import Locales

extension Session {
  /// Says what was done with a post, in a sentence or as JSON.
  func report(_ key: String, _ post: Post) throws {
    if options.json { return try JSONLine.print(post) }
    Console.print(words(key, ["id": .text(String(post.id.prefix(8)))]))
    Console.print(PostLines.text(post))
  }
}
