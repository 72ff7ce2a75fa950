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
          "id": .text(ShellWord.quoted(contact.shortID)),
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

  /// Adds a number to a contact of the same person, and marks the entry that it came from as answered.
  /// The number comes first: stopped in between, the entry is asked about again, and nothing is lost.
  func addNumber(
    _ number: PhoneNumber, to id: Contact.ID, resolving pending: PendingEntry.ID?
  ) throws -> Contact {
    let book = try addressBook
    guard try book.contact(id)?.removed == nil else { throw AddressBookError.noSuchContact(id) }
    let number = Contact.Number(.init(number))
    let contact = try book.editContact(id) { contact in
      guard !contact.numbers.contains(where: { $0.destination == number.destination }) else {
        return
      }
      contact.numbers.append(number)
    }
    if let pending { try book.resolvePending(pending) }
    return contact
  }

  /// Who of this name and number was removed, the last removed; nil where the name is handwriting.
  func removedContact(named name: String?, _ number: PhoneNumber) throws -> Contact? {
    try addressBook.removedContacts(
      named: name, withOneOf: [.init(number)], of: person.id
    ).first
  }

  /// Takes a removal back in the place of storing an entry.
  ///
  /// - Returns: the contact at its place.
  func restore(_ id: Contact.ID, resolving pending: PendingEntry.ID?) throws -> Contact {
    let restored = try addressBook.restoreContact(id)
    if let pending { try addressBook.resolvePending(pending) }
    return restored
  }

  /// The contacts of exactly this name; nobody where it is handwriting.
  func contacts(named name: String?) throws -> [Contact] {
    guard let name else { return [] }
    return try addressBook.findContacts(matching: name, of: person.id).filter { $0.name == name }
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
    try AddressBook.person(matching: text, among: addressBook.knownPeople())
  }
}
