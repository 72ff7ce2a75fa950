import AddressBook
import Locales
import PhoneNumbers

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
          "place": .number(contact.place),
          "id": .text(ShellWord.quoted(String(contact.id.prefix(8)))),
        ]))
    if let question = try text.openQuestion(contact) { Console.print(question) }
  }

  /// Numbers for one contact, each once and without those that the contact has; what is left out is
  /// said.
  func unrepeated(
    _ numbers: [NewContact.Number], beside present: [Contact.Number] = []
  ) throws -> [NewContact.Number] {
    let known = Set(present.map(\.destination))
    var given: Set<String> = []
    return try numbers.filter { number in
      let isKnown = known.contains(number.destination)
      if !isKnown, given.insert(number.destination).inserted { return true }
      let text = try shown(Contact.Number(number))
      Console.warn(
        words(
          isKnown ? "contacts-number-there" : "contacts-number-twice", ["number": .text(text)]))
      return false
    }
  }

  /// The contacts who have one of the numbers already, each once.
  func holders(of numbers: [NewContact.Number]) throws -> [Contact] {
    try addressBook.contacts(withOneOf: numbers, of: person.id)
  }

  /// The contacts who have a number already.
  func holders(of number: PhoneNumber) throws -> [Contact] {
    try holders(of: [NewContact.Number(number)])
  }

  /// Says who has a number already.
  func tellOfHolders(_ holders: [Contact]) throws {
    for contact in holders {
      let line = try ContactText(session: self).line(contact)
      Console.warn(words("contacts-number-known", ["contact": .text(line)]))
    }
  }

  /// Somebody of this or another home, for whom a contact can stand.
  func knownPerson(matching text: String) throws(AddressBookError) -> Person {
    try addressBook.person(matching: text, among: addressBook.knownPeople())
  }
}
