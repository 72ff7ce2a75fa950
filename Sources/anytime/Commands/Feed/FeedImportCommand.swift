import AddressBook
import ArgumentParser
import Foundation
import Locales

/// `feed import FILE`: takes in what another home exported. Where a record was not taken, all others
/// are all the same, and the exit status says so.
///
/// What it prints with `--json` stands in Documentation/json.md, and stays.
struct FeedImportCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "import", abstract: words("help-feed-import"))
  }

  private struct Answer: Encodable {
    let posts: Int
    let likes: Int
    let known: Int
    let refused: Int
    let pictures: Int
    let open: [String]
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-feed-import-file", value: "FILE"))
  var file: String

  @Option(help: .words("help-feed-import-to", value: "PERSON"))
  var to: String?

  func run() throws {
    let url = try NamedFiles.url(file)
    let session = Session(options: options, makesHome: true)
    let book = try session.addressBook
    let meant = try to.map { try book.person(matching: $0).id }
    let result = try book.importFeed(
      from: url, meaning: meant, judged: session.judgedPicture)
    if options.json {
      try JSONLine.print(
        Answer(
          posts: result.posts, likes: result.likes, known: result.known, refused: result.refused,
          pictures: result.pictures, open: result.open.map(\.person.id)))
    } else {
      show(result)
      try warnOfUnseen(in: book, open: Set(result.open.map(\.person.id)))
    }
    guard result.refused == 0 else { throw ExitStatus.badInput.code }
  }

  private func show(_ result: FeedImport) {
    Console.print(
      words("feed-imported", ["posts": .number(result.posts), "likes": .number(result.likes)]))
    if result.known > 0 { Console.print(words("feed-known", ["count": .number(result.known)])) }
    let damaged = result.refused - result.ahead
    if damaged > 0 { Console.warn(words("feed-refused", ["count": .number(damaged)])) }
    if result.ahead > 0 { Console.warn(words("feed-ahead", ["count": .number(result.ahead)])) }
    if result.pictures > 0 {
      Console.warn(words("feed-pictures-refused", ["count": .number(result.pictures)]))
    }
    for question in result.open {
      let names = question.candidates.map { $0.name ?? $0.shortID }
      Console.warn(
        words(
          "feed-open",
          [
            "person": .text(question.person.name ?? words("feed-someone")),
            "people": .text(names.joined(separator: words("list-separator"))),
            "file": .text(ShellWord.quoted(file)),
          ]))
    }
  }

  /// Names those of other homes who said something that nobody here sees, and the next step: they
  /// must be somebody's contact here, and have them as a contact too.
  ///
  /// - Parameter open: of whom it is not clear whom they know; that is said already.
  private func warnOfUnseen(in book: AddressBook, open: Set<Person.ID>) throws {
    let home = try book.people()
    let known = try book.knownPeople()
    let linked = Set(try home.flatMap { try book.contacts(of: $0.id) }.compactMap(\.person))
    for author in known where !home.contains(where: { $0.id == author.id }) {
      // As a viewer, somebody of another home sees only what they said.
      guard let post = try book.feedPage(for: author.id, limit: 1).first,
        !home.contains(where: { (try? book.post(matching: post.id, for: $0.id)) != nil })
      else { continue }
      let isLinked = linked.contains(author.id)
      if isLinked && open.contains(author.id) { continue }
      let id = author.shortID
      let isOnly = known.count { $0.name == author.name } == 1
      Console.warn(
        words(
          isLinked ? "feed-one-sided" : "feed-unlinked",
          [
            "person": .text(author.name ?? author.number ?? id),
            "who": .text(author.name.flatMap { isOnly ? ShellWord.quoted($0) : nil } ?? id),
          ]))
    }
  }
}
