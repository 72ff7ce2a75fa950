import Foundation
import GRDB

extension AddressBook {
  /// The language that a home's words are to be in, read without opening the address book: that of
  /// the person asked for, else of the current one, else the home's setting. Nil where nobody chose
  /// one, and where there is no database that can be read now; nothing is made or changed.
  ///
  /// - Parameter person: an id, a name or a number in E.164, as a caregiver types it.
  public static func storedLanguage(in folder: URL, person: String? = nil) -> String? {
    guard exists(in: folder) else { return nil }
    var configuration = Configuration()
    configuration.readonly = true
    let path = HomeFiles(folder).database.path
    return try? DatabaseQueue(path: path, configuration: configuration).read { db in
      try String.fetchOne(
        db,
        sql: """
          SELECT coalesce(
            (SELECT language FROM person WHERE isOfHome AND NOT \(Database.isRemoved) ORDER BY
              -- Not "=": a name or number that is NULL would make all of it NULL, which sorts last.
              id IS ?1 OR name IS ?1 COLLATE NOCASE OR number IS ?1 DESC,
              id = (SELECT value FROM setting WHERE owner = 0 AND name = 'person') DESC, key
              LIMIT 1),
            (SELECT value FROM setting WHERE owner = 0 AND name = 'language'))
          """, arguments: [person ?? ""])
    }
  }
}
