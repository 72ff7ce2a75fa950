import AddressBook
import Locales
import PhoneNumbers

/// How a person is written on one line.
enum PersonText {
  static func line(_ person: Person) -> String {
    OutputGate.line(
      person.name ?? words("people-nameless"), person.number.map(shown), person.language)
  }

  private static func shown(_ number: String) -> String {
    (try? PhoneNumber(number, region: Region(of: number) ?? .taiwan))?.formatted ?? number
  }
}
