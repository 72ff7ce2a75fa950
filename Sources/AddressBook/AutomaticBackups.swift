import Foundation
import GRDB

/// The copies of the database that are made by themselves, one a day, in `backups/`. Pictures are
/// not in them: no picture that one of them names is swept.
struct AutomaticBackups: Sendable {
  let home: URL

  /// How many are kept.
  static let kept = 7
  /// Larger databases are not copied by themselves: it would take seconds at a start.
  static let largestSize = 256_000_000

  private var folder: URL { HomeFiles(home).backups }

  /// The oldest first.
  var all: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix("anytime-") && $0.hasSuffix(".sqlite") }.sorted()
      .map { folder.appendingPathComponent($0) }
  }

  /// Those that a clock which was ahead dated later than now are the last resort.
  var newest: URL? { past.last ?? all.last }

  /// The newest that can be restored: the disk that damages a database damages copies of it too.
  var newestWhole: URL? {
    let past = past
    return (all.dropFirst(past.count) + past).last(where: CheckedBackup.isWhole)
  }

  private var past: [URL] {
    let now = name(DatabaseOpening.stamp())
    return all.filter { $0.lastPathComponent <= now }
  }

  private func name(_ stamp: String) -> String { "anytime-\(stamp).sqlite" }

  /// Makes today's copy where there is none and somebody has contacts or posts to lose, and deletes
  /// all but the last seven. Copies of a damaged database push no whole one out: of them only the last
  /// is kept.
  func makeIfDue(of book: AddressBook) throws {
    let today = DatabaseOpening.stamp().prefix(8)
    guard !all.contains(where: { $0.lastPathComponent.hasPrefix("anytime-\(today)") }) else {
      return
    }
    let isDue = try book.database.read { db in
      let pages = try Int64.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      let size = try Int64.fetchOne(db, sql: "PRAGMA page_size") ?? 0
      return try pages * size <= Self.largestSize
        && Bool.fetchOne(
          db, sql: "SELECT EXISTS (SELECT 1 FROM contact) OR EXISTS (SELECT 1 FROM post)") == true
    }
    guard isDue else { return }
    let copy = folder.appendingPathComponent(name(DatabaseOpening.stamp()))
    try book.copyDatabase(to: copy, withPictures: false)
    let old =
      CheckedBackup.isWhole(copy)
      ? past.dropLast(Self.kept) : past.dropLast().filter { !CheckedBackup.isWhole($0) }[...]
    for file in old { unlink(file.path) }
    try book.sweepPictures()
    book.sweepParts()
  }

  /// The hashes of the pictures that a backup's rows name.
  static func pictures(namedIn backup: URL) throws(AddressBookError) -> Set<String> {
    do {
      var configuration = Configuration()
      configuration.readonly = true
      let database = try DatabaseQueue(path: backup.path, configuration: configuration)
      return try database.read { try $0.namedPictures() }
    } catch {
      throw .notABackup(backup.path)
    }
  }
}
