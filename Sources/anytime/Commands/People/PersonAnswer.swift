import AddressBook
import Foundation

/// A person as `--json` prints them.
struct PersonAnswer: Encodable {
  let id: String
  let name: String?
  let number: String?
  let language: String?
  let isCurrent: Bool
  /// Nil while they are there.
  var removed: Date?

  init(_ person: Person, isCurrent: Bool) {
    id = person.id
    name = person.name
    number = person.number
    language = person.language
    self.isCurrent = isCurrent
  }
}
