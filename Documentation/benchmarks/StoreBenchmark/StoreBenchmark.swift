import AddressBook
import Foundation
import GRDB
import PhoneNumbers

/// Fills a home with contacts and posts, then times one search and one feed page.
///
/// `StoreBenchmark FOLDER ROWS` prints a JSON object: median milliseconds by kind of work.
@main
struct StoreBenchmark {
  static let runs = 101

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let rows = Int(arguments[2]), rows >= 100 else {
      FileHandle.standardError.write(Data("usage: StoreBenchmark FOLDER ROWS\n".utf8))
      exit(64)
    }
    let folder = URL(fileURLWithPath: arguments[1], isDirectory: true)
    let book = try AddressBook(folder: folder, backsUp: false)
    let viewer = try book.addPerson(name: "陳美玲", number: "+886912000000", language: nil)
    try fillContacts(of: viewer.id, in: book, rows: rows)
    try fillFamily(of: viewer, in: book)
    try fillPosts(in: folder, rows: rows)

    var generator = SystemRandomNumberGenerator()
    func someRow() -> Int { Int.random(in: 0..<rows, using: &generator) }
    let figures = [
      "search by name": try median {
        _ = try book.findContacts(matching: name(someRow()), of: viewer.id)
      },
      "search by number": try median {
        _ = try book.findContacts(matching: number(someRow()), of: viewer.id)
      },
      "search by pinyin": try median {
        _ = try book.findContacts(matching: "chenmeili", of: viewer.id, limit: 20)
      },
      "feed page": try median { _ = try book.feedPage(for: viewer.id, limit: 20) },
      "feed page, middle": try median {
        let key = FeedKey(created: date(someRow()), id: "8")
        _ = try book.feedPage(for: viewer.id, before: key, limit: 20)
      },
    ]
    let data = try JSONSerialization.data(withJSONObject: figures, options: [.sortedKeys])
    FileHandle.standardOutput.write(data + Data("\n".utf8))
  }

  /// Milliseconds of the middle one of all runs.
  static func median(_ work: () throws -> Void) throws -> Double {
    let clock = ContinuousClock()
    let times = try (0..<runs).map { _ in try clock.measure(work) }.sorted()
    return times[runs / 2] / .milliseconds(1)
  }

  static let surnames = Array("陳林黃張李王吳劉蔡楊許鄭謝郭洪曾邱廖賴徐")
  static let given = Array("淑芬美玲秀英麗華玉蘭雅婷怡君家豪志明俊傑建國文雄宗翰冠宇承恩佳穎欣惠")

  static func name(_ row: Int) -> String {
    let second = row / surnames.count
    return String([
      surnames[row % surnames.count], given[second % given.count],
      given[second / given.count % given.count],
    ])
  }

  static func number(_ row: Int) -> String { "+8869" + String(format: "%08d", row) }

  static func date(_ row: Int) -> Date { Date(timeIntervalSince1970: 1_700_000_000 + Double(row)) }

  static func fillContacts(of owner: Person.ID, in book: AddressBook, rows: Int) throws {
    for start in stride(from: 0, to: rows, by: 10_000) {
      let contacts = try (start..<min(start + 10_000, rows)).map { row in
        NewContact(
          owner: owner, name: name(row),
          numbers: [.init(try PhoneNumber(number(row), region: .taiwan))])
      }
      try book.addContacts(contacts)
    }
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

  /// Posts of the family in turn, written past the address book, which would sync the disk for each.
  static func fillPosts(in folder: URL, rows: Int) throws {
    let database = try DatabaseQueue(path: folder.appendingPathComponent("anytime.sqlite").path)
    try database.write { db in
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
    try database.close()
  }
}
