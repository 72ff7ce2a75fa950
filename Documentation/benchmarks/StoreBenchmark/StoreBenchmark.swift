import AddressBook
import Foundation
import GRDB
import Names
import PhoneNumbers

/// Fills a home with contacts and posts, then times one search and one feed page.
///
/// `StoreBenchmark FOLDER ROWS` prints a JSON object: median milliseconds of processor time by kind
/// of work (those of the clock tell more of the machine's other work). Each kind gives as many people
/// or posts back at every size: one, or a page of ``page``. A folder that is filled already is
/// measured as it is.
@main
struct StoreBenchmark {
  static let runs = 501
  static let page = 20

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let rows = Int(arguments[2]), rows >= 1000 else {
      FileHandle.standardError.write(
        Data("usage: StoreBenchmark FOLDER ROWS (1000 or more)\n".utf8))
      exit(64)
    }
    let folder = URL(fileURLWithPath: arguments[1], isDirectory: true)
    let book = try AddressBook(folder: folder, backsUp: false)
    let viewer = try book.people().first?.id ?? filled(folder, rows: rows)

    var generator = SystemRandomNumberGenerator()
    func someRow() -> Int { Int.random(in: 0..<rows, using: &generator) }
    func search(_ count: Int, _ text: () -> String) throws -> Double {
      try median {
        let wanted = text()
        let found = try book.findContacts(matching: wanted, of: viewer, limit: page)
        guard found.count == count else { throw Unexpected.count(found.count, wanted) }
      }
    }
    func feed(before key: () -> FeedKey?) throws -> Double {
      try median {
        let posts = try book.feedPage(for: viewer, before: key(), limit: page)
        guard posts.count == page else { throw Unexpected.count(posts.count, "feed") }
      }
    }
    let figures = [
      "search: a name": try search(1) { name(someRow()) },
      "search: a number": try search(1) { number(someRow()) },
      "search: a surname": try search(page) { String(surnames[someRow() % surnames.count]) },
      "search: a surname in pinyin": try search(page) { "chen" },
      "feed: the newest": try feed { nil },
      "feed: further back": try feed {
        FeedKey(created: date(max(1000, someRow())), id: "8")
      },
    ]
    let data = try JSONSerialization.data(withJSONObject: figures, options: [.sortedKeys])
    FileHandle.standardOutput.write(data + Data("\n".utf8))
  }

  /// A search or page that gave something else than the data hold.
  enum Unexpected: Error { case count(Int, String) }

  /// Milliseconds of the middle one of all runs.
  static func median(_ work: () throws -> Void) throws -> Double {
    let times = try (0..<runs).map { _ in
      let before = processorTime
      try work()
      return processorTime - before
    }
    return times.sorted()[runs / 2]
  }

  /// Of all threads of this process, in milliseconds.
  static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  static let surnames = Array("陳林黃張李王吳劉蔡楊許鄭謝郭洪曾邱廖賴徐")
  /// So many that no two of 1,310,720 contacts have the same name, whatever script is searched in.
  static let given: [Character] = {
    var seen: Set<String> = []
    let characters = (0x6600..<0x6C00).compactMap { Unicode.Scalar($0) }.map(Character.init)
    let different = characters.filter { seen.insert(SearchKey.query(String($0)).joined()).inserted }
    return Array(different.prefix(256))
  }()

  static func name(_ row: Int) -> String {
    let second = row / surnames.count
    return String([
      surnames[row % surnames.count], given[second % given.count],
      given[second / given.count % given.count],
    ])
  }

  static func number(_ row: Int) -> String { "+8869" + String(format: "%08d", row) }

  static func date(_ row: Int) -> Date { Date(timeIntervalSince1970: 1_700_000_000 + Double(row)) }

  /// Makes the home and gives back its viewer. One transaction with a large cache: the store's own
  /// ones, each on the disk before the next, would rewrite the database again and again.
  static func filled(_ folder: URL, rows: Int) throws -> Person.ID {
    let book = try AddressBook(folder: folder, backsUp: false)
    let viewer = try book.addPerson(name: "陳美玲", number: "+886912000000", language: nil)
    try fillFamily(of: viewer, in: book)
    var configuration = Configuration()
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA cache_size = -4000000; PRAGMA synchronous = OFF")
    }
    let database = try DatabaseQueue(
      path: folder.appendingPathComponent("anytime.sqlite").path, configuration: configuration)
    try database.write { db in
      for row in 0..<rows {
        let phone = try PhoneNumber(number(row), region: .taiwan)
        _ = try db.insert(
          NewContact(owner: viewer.id, name: name(row), numbers: [.init(phone)]))
      }
      try fillPosts(in: db, rows: rows)
    }
    try database.close()
    return viewer.id
  }

  /// Forty relatives who have the viewer as a contact, and whom the viewer has.
  static func fillFamily(of viewer: Person, in book: AddressBook) throws {
    for relative in 1...40 {
      let number = "+88693300" + String(format: "%04d", relative)
      let person = try book.addPerson(name: "親人\(relative)", number: number, language: nil)
      for (owner, name, number) in [
        (viewer.id, "親人\(relative)", number), (person.id, "美玲", viewer.number ?? ""),
      ] {
        try book.addContact(
          NewContact(
            owner: owner, name: name, numbers: [.init(try PhoneNumber(number, region: .taiwan))]))
      }
    }
  }

  /// Posts of the family in turn.
  static func fillPosts(in db: Database, rows: Int) throws {
    try db.execute(
      sql: """
        WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < :rows)
        INSERT INTO post (id, author, text, created, changed)
        SELECT printf('%08x-0000-4000-8000-000000000000', i),
          1 + i % 41, 'post', :first + i * 1000,
          :first + i * 1000
        FROM n
        """, arguments: ["rows": rows, "first": 1_700_000_000_000])
  }
}
