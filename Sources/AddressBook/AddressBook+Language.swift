import Foundation
import GRDB

extension AddressBook {
  /// The language that a home's words are to be in, read without opening the address book: that of
  /// the person asked for, else of the current one, else the home's setting. Nil where nobody chose
  /// one, and where there is no database that can be read now; nothing is made or changed.
  ///
  /// - Parameter person: an id, a name or a number, or part of one, as a caregiver types it.
  public static func storedLanguage(in folder: URL, person: String? = nil) -> String? {
    guard exists(in: folder) else { return nil }
    var configuration = Configuration()
    configuration.readonly = true
    let path = HomeFiles(folder).database.path
    return try? DatabaseQueue(path: path, configuration: configuration).read { db in
      let people = try db.people()
      let current = try db.homeSetting(.person)
      let asked = person.flatMap { try? Self.person(matching: $0, among: people) }
      let reader = asked ?? people.first { $0.id == current } ?? people.first
      return try reader?.language ?? db.homeSetting(.language)
    }
  }
}

extension Database {
  fileprivate func homeSetting(_ key: SettingKey) throws -> String? {
    try String.fetchOne(
      self, sql: "SELECT value FROM setting WHERE owner = 0 AND name = ?",
      arguments: [key.rawValue])
  }
}
