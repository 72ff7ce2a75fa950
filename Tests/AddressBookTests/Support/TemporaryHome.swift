import Foundation
import PhoneNumbers

@testable import AddressBook

/// A home folder that is gone when the test ends.
final class TemporaryHome: Sendable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("anytime-store-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var home: URL { folder.appendingPathComponent("home", isDirectory: true) }

  func book() throws -> AddressBook { try AddressBook(folder: home) }

  func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  func names(in path: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: home.appendingPathComponent(path).path)
      .sorted()
  }
}

extension AddressBook {
  /// Takes any bytes for a picture, as the tests' are.
  @discardableResult
  static func restore(
    from backup: URL, intoHome folder: URL
  ) throws(AddressBookError) -> RestoreReport {
    try restore(from: backup, intoHome: folder, judged: { _ in true })
  }

  @discardableResult
  func add(_ name: String?, _ numbers: String..., to owner: Person) throws -> Contact {
    try addContact(
      NewContact(
        owner: owner.id, name: name,
        numbers: numbers.map { NewContact.Number(try PhoneNumber($0, region: .taiwan)) }))
  }

  func order(of owner: Person) throws -> [String] {
    try contacts(of: owner.id).map { "\($0.place) \($0.name ?? "-")" }
  }

  func says(_ person: Person) throws -> [String] {
    try feedPage(for: person.id, limit: 100).map { $0.text ?? "-" }
  }
}
