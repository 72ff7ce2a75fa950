import AddressBook
import Locales
import PhoneNumbers

/// How a person is written on one line.
enum PersonText {
  static func line(_ person: Person) -> String {
    var parts = [person.name ?? words("people-nameless")]
    if let number = person.number { parts.append(shown(number)) }
    if let language = person.language { parts.append(language) }
    return parts.joined(separator: "  ")
  }

  private static func shown(_ number: String) -> String {
    (try? PhoneNumber(number, region: Region(of: number) ?? .taiwan))?.formatted ?? number
  }
}
