import Foundation
import GRDB
import PhoneNumbers

extension AddressBook {
  /// A person's contacts by place; removed ones come last, the last removed first.
  public func contacts(
    of owner: Person.ID, includesRemoved: Bool = false
  ) throws(AddressBookError) -> [Contact] {
    try read { try $0.contacts(of: owner, includesRemoved: includesRemoved) }
  }

  /// At most `limit` contacts that stand behind a place, in their order; 0 starts at the first.
  public func contactPage(
    of owner: Person.ID, after place: Int, limit: Int
  ) throws(AddressBookError) -> [Contact] {
    try read { db in
      try db.contacts(
        where: """
          contact.owner = ? AND contact.removed IS NULL AND contact.place > ?
          ORDER BY contact.place LIMIT ?
          """, [db.personKey(owner), place, limit])
    }
  }

  /// How many contacts a person has, removed ones not counted.
  public func contactCount(of owner: Person.ID) throws(AddressBookError) -> Int {
    try read { try $0.lastPlace(of: $0.personKey(owner)) }
  }

  /// A contact, also a removed one; nil where nobody has the id.
  public func contact(_ id: Contact.ID) throws(AddressBookError) -> Contact? {
    try read { try $0.contacts(where: "contact.id = ?", [id]).first }
  }

  /// A person's contacts who have one of the numbers, each once. One without E.164, such as a local
  /// number without its area code, is found by what is dialled.
  public func contacts(
    withOneOf numbers: [NewContact.Number], of owner: Person.ID
  ) throws(AddressBookError) -> [Contact] {
    try read { try $0.contacts(withOneOf: numbers, of: owner) }
  }

  /// A person's removed contacts of a name who have one of the numbers, the last removed first. Without a
  /// name nobody is meant.
  public func removedContacts(
    named name: String?, withOneOf numbers: [NewContact.Number], of owner: Person.ID
  ) throws(AddressBookError) -> [Contact] {
    guard name != nil else { return [] }
    return try read { db in
      try db.contacts(withOneOf: numbers, of: owner, removed: true)
        .filter { $0.isNamed(name) }
        .sorted { ($0.removed ?? .distantPast) > ($1.removed ?? .distantPast) }
    }
  }

  /// Stores a contact behind the owner's last one, unless one of the same name has one of the numbers.
  ///
  /// - Parameter seen: those of that name and number beside whom it is to stand.
  public func addContact(
    _ contact: NewContact, beside seen: [Contact.ID]
  ) throws(AddressBookError) -> Addition<Contact> {
    try write { db in
      let same = try db.contacts(withOneOf: contact.numbers, of: contact.owner).filter {
        $0.isNamed(contact.name) && !seen.contains($0.id)
      }
      return same.isEmpty ? .added(try db.insert(contact)) : .same(same)
    }
  }

  /// Stores a contact behind the owner's last one.
  @discardableResult
  public func addContact(_ contact: NewContact) throws(AddressBookError) -> Contact {
    try write { try $0.insert(contact) }
  }

  /// Changes a contact's name, numbers, pictures and source, beginning with what is stored at that
  /// moment: somebody else may have changed it meanwhile. Its place, its link to a person and its removal
  /// have functions of their own.
  ///
  /// - Returns: the contact as it is stored now.
  @discardableResult
  public func editContact(
    _ id: Contact.ID, _ change: (inout Contact) -> Void
  ) throws(AddressBookError) -> Contact {
    try write { db in
      let key = try db.contactKey(id)
      guard var contact = try db.contacts(where: "contact.id = ?", [id]).first else {
        throw AddressBookError.noSuchContact(id)
      }
      let former = Set(contact.numbers.map(\.destination))
      change(&contact)
      try db.execute(
        sql: """
          UPDATE contact SET name = ?, picture = ?, handwriting = ?, sourcePhoto = ? WHERE key = ?
          """,
        arguments: [
          contact.name, contact.picture, contact.handwriting, contact.sourcePhoto, key,
        ])
      try db.execute(sql: "DELETE FROM contactNumber WHERE contact = ?", arguments: [key])
      try db.insert(numbers: contact.numbers, of: key)
      try db.index(contact, key: key)
      // With no number of before it may have become somebody else.
      try db.relink(
        contact: key,
        keepingLink: contact.numbers.contains { former.contains($0.destination) })
      return try db.contacts(where: "contact.id = ?", [id]).first ?? contact
    }
  }

  /// Says who a contact is, for good: a known person, or nobody known.
  public func settleContact(_ id: Contact.ID, is person: Person.ID?) throws(AddressBookError) {
    try write { db in
      let key = try db.contactKey(id)
      try db.execute(
        sql: """
          UPDATE contact SET person = ?, isPersonSettled = 1, isPersonOpen = 0 WHERE key = ?
          """, arguments: [person.map { try db.personKey($0) }, key])
    }
  }

  /// Gives a contact a place; those between its former place and this one make room. A place
  /// beyond the last is the last.
  ///
  /// - Returns: the contact at its new place.
  @discardableResult
  public func moveContact(
    _ id: Contact.ID, toPlace place: Int
  ) throws(AddressBookError) -> Contact {
    try write { db in
      guard let contact = try db.contacts(where: "contact.id = ?", [id]).first,
        contact.removed == nil
      else { throw AddressBookError.noSuchContact(id) }
      let owner = try db.personKey(contact.owner)
      let place = min(max(place, 1), try db.lastPlace(of: owner))
      if place > contact.place {
        try db.shift(owner, from: contact.place + 1, through: place, by: -1)
      } else {
        try db.shift(owner, from: place, through: contact.place - 1, by: 1)
      }
      try db.execute(
        sql: "UPDATE contact SET place = ? WHERE id = ?", arguments: [place, id])
      var moved = contact
      moved.place = place
      return moved
    }
  }

  /// Marks a contact as removed; those behind it move up. It remembers its place.
  public func removeContact(_ id: Contact.ID) throws(AddressBookError) {
    try write { db in
      guard let contact = try db.contacts(where: "contact.id = ?", [id]).first else {
        throw AddressBookError.noSuchContact(id)
      }
      guard contact.removed == nil else { return }
      try db.execute(
        sql: "UPDATE contact SET removed = ? WHERE id = ?",
        arguments: [Date().milliseconds, id])
      try db.shift(try db.personKey(contact.owner), from: contact.place + 1, by: -1)
    }
  }

  /// Takes a removal back: the contact stands at its former place again, or at the end where there
  /// are fewer by now.
  ///
  /// - Throws: ``AddressBookError/sameContact(_:)`` where they would stand beside themselves.
  @discardableResult
  public func restoreContact(_ id: Contact.ID) throws(AddressBookError) -> Contact {
    try write { db in
      guard var contact = try db.contacts(where: "contact.id = ?", [id]).first else {
        throw AddressBookError.noSuchContact(id)
      }
      guard contact.removed != nil else { return contact }
      if let same = try db.presentContact(sameAs: contact) {
        throw AddressBookError.sameContact(same)
      }
      let owner = try db.personKey(contact.owner)
      contact.place = min(contact.place, try db.lastPlace(of: owner) + 1)
      contact.removed = nil
      try db.shift(owner, from: contact.place, by: 1)
      try db.execute(
        sql: "UPDATE contact SET removed = NULL, place = ? WHERE id = ?",
        arguments: [contact.place, id])
      return contact
    }
  }
}
