import AddressBook
import Locales

extension Session {
  /// Says what was done with a contact, in a sentence or as JSON.
  func report(_ key: String, _ contact: Contact) throws {
    if options.json { return try JSONLine.print(contact) }
    let text = ContactText(session: self)
    Console.print(
      words(
        key,
        [
          "contact": .text(try text.line(contact)), "name": .text(text.name(contact)),
          "place": .number(contact.place), "id": .text(String(contact.id.prefix(8))),
        ]))
    if let question = try text.openQuestion(contact) { Console.print(question) }
  }

  /// Somebody of this or another home, for whom a contact can stand.
  func knownPerson(matching text: String) throws(AddressBookError) -> Person {
    try addressBook.person(matching: text, among: addressBook.knownPeople())
  }
}
