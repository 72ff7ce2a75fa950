import Foundation
import GRDB
import PhoneNumbers

extension AddressBook {
  /// Keeps entries until somebody says yes or no to each. An entry of the same photograph and place
  /// that waits already is not kept twice.
  public func addPending(_ entries: [PendingEntry]) throws(AddressBookError) {
    try write { db in
      for entry in entries {
        try db.execute(
          sql: """
            INSERT OR IGNORE INTO pending (id, owner, photo, box, entry, created)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
          arguments: [
            entry.id, db.personKey(entry.owner), entry.photo,
            entry.box.map(String.init).joined(separator: ","),
            entry.json(), Date().milliseconds,
          ])
      }
    }
  }

  /// The entries of a person that still wait, in the order in which they were read. One that is damaged
  /// keeps back none of the others; ``isSound()`` finds it.
  public func pendingEntries(of owner: Person.ID) throws(AddressBookError) -> [PendingEntry] {
    try read { db in
      try String.fetchAll(
        db, sql: "SELECT entry FROM pending WHERE owner = ? AND resolved IS NULL ORDER BY key",
        arguments: [db.personKey(owner)]
      ).compactMap { try? PendingEntry(json: $0) }
    }
  }

  /// Keeps what a person has confirmed of an entry, until all of it is.
  ///
  /// - Parameter name: nil leaves the name as open as it is.
  public func keepAnswers(
    number: PhoneNumber, name: String?, of id: PendingEntry.ID
  ) throws(AddressBookError) {
    try changePending(id) { entry in
      entry.confirmedNumber = number.written
      entry.e164 = number.e164
      if let name { entry.confirmedName = name }
    }
  }

  /// Keeps that a person has said no to what stands in fields of an entry: nothing of it is sure or
  /// confirmed until somebody says yes.
  public func denyPending(
    _ fields: Set<PendingEntry.Field>, of id: PendingEntry.ID
  ) throws(AddressBookError) {
    try changePending(id) { entry in fields.forEach { entry.deny($0) } }
  }

  /// Keeps what a person has put in place of what stood in an entry: it waits for a yes as what was read
  /// does.
  ///
  /// - Parameter name: nil leaves the name as it is.
  public func mendPending(
    number: String, e164: String?, name: String?, of id: PendingEntry.ID
  ) throws(AddressBookError) {
    try changePending(id) { entry in
      if number != entry.confirmedNumber ?? entry.number.text {
        entry.confirmedNumber = number
        entry.e164 = e164
        entry.deny(.number)
      }
      if let name, name != entry.confirmedName ?? entry.name.text {
        entry.confirmedName = name
        entry.deny(.name)
      }
    }
  }

  /// Changes an entry that waits; one that was answered stays as it is.
  private func changePending(
    _ id: PendingEntry.ID, _ change: (inout PendingEntry) -> Void
  ) throws(AddressBookError) {
    try write { db in
      guard
        let json = try String.fetchOne(
          db, sql: "SELECT entry FROM pending WHERE id = ? AND resolved IS NULL", arguments: [id])
      else { return }
      var entry = try PendingEntry(json: json)
      change(&entry)
      try db.execute(
        sql: "UPDATE pending SET entry = ? WHERE id = ?",
        arguments: [entry.json(), id])
    }
  }

  /// Marks an entry as answered.
  public func resolvePending(_ id: PendingEntry.ID) throws(AddressBookError) {
    try write { db in
      try db.execute(
        sql: "UPDATE pending SET resolved = ? WHERE id = ? AND resolved IS NULL",
        arguments: [Date().milliseconds, id])
    }
  }

  /// Stores what a pending entry became and marks it as answered, both or neither. Where somebody else
  /// has stored the same of it meanwhile, that contact is it.
  @discardableResult
  public func addContact(
    _ contact: NewContact, resolving pending: PendingEntry.ID
  ) throws(AddressBookError) -> Contact {
    try write { db in
      try db.execute(
        sql: "UPDATE pending SET resolved = ? WHERE id = ? AND resolved IS NULL",
        arguments: [Date().milliseconds, pending])
      let isAnswered = db.changesCount == 0
      let same =
        isAnswered ? try db.contacts(withOneOf: contact.numbers, of: contact.owner) : []
      return try same.first { $0.isNamed(contact.name) && $0.handwriting == contact.handwriting }
        ?? db.insert(contact)
    }
  }
}
