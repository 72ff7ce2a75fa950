import GRDB
import Names

/// An import at work: says of each card whether it is somebody new, and stores all of it at the end.
struct VCardImporter {
  /// What a contact that is here is given.
  private struct Addition {
    var numbers: [NewContact.Number] = []
    var lines: [ForeignProperty] = []
  }

  private let book: AddressBook
  private let owner: Person.ID
  private let rules: VCardNumbers.Rules
  private let judged: ([UInt8]) throws -> [UInt8]
  /// The owner's contacts, removed ones too, by which cards are judged.
  private let contacts: [Contact]
  private let removed: Set<Contact.ID>
  /// The ids of other people's contacts.
  private let taken: Set<Contact.ID>
  private var people: VCardPeople
  private var result = VCardImport()
  private var new: [(place: Int, contact: NewContact)] = []
  private var additions: [Contact.ID: Addition] = [:]

  init(
    _ book: AddressBook, owner: Person.ID, rules: VCardNumbers.Rules,
    judged: @escaping ([UInt8]) throws -> [UInt8]
  ) throws(AddressBookError) {
    self.book = book
    self.owner = owner
    self.rules = rules
    self.judged = judged
    contacts = try book.contacts(of: owner, includesRemoved: true)
    people = VCardPeople(contacts.filter { $0.removed == nil })
    removed = Set(contacts.filter { $0.removed != nil }.map(\.id))
    taken = try book.read { db in
      try Set(
        String.fetchAll(
          db, sql: "SELECT id FROM contact WHERE owner <> ?", arguments: [db.personKey(owner)]))
    }
  }

  mutating func take(_ file: VCardFile) throws(AddressBookError) {
    result.faults += file.faults
    for card in file.cards { try take(VCard(card)) }
  }

  /// Stores all of it, or nothing.
  ///
  /// - Returns: nil where the contacts are others by now: all must be judged anew.
  mutating func finish() throws(AddressBookError) -> VCardImport? {
    // A stable sort: cards without a place keep the order of the file.
    let ordered = new.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    let added = try book.write { db -> [Contact]? in
      guard try db.contacts(of: owner, includesRemoved: true) == contacts else { return nil }
      for (id, addition) in additions { try db.add(addition.numbers, addition.lines, to: id) }
      return try ordered.map { try db.insert($0.element.contact) }
    }
    guard let added else { return nil }
    result.added = added
    result.faults.sort { $0.line < $1.line }
    return result
  }

  private mutating func take(_ card: VCard) throws(AddressBookError) {
    let name: String?
    do throws(VCardFault) { name = try self.name(of: card) } catch {
      result.faults.append(error)
      return
    }
    let numbers = VCardNumbers(card.telephones, rules: rules)
    let leftOut = numbers.faults(line: card.line, name: name)
    guard !numbers.numbers.isEmpty else {
      result.faults += leftOut
      // The sentence of a service says how to take it.
      if !leftOut.contains(where: { $0.reason == .serviceNumber }) {
        result.faults.append(VCardFault(line: card.line, reason: .noNumber, name: name))
      }
      return
    }
    let same = people.index(named: name, with: numbers.numbers)
    let known = card.id.flatMap { people.index(withID: $0) }
    if same == nil, known == nil, let id = card.id, removed.contains(id) {
      result.faults.append(
        VCardFault(line: card.line, reason: .removed, name: name, contact: id))
      return
    }
    result.faults += leftOut
    // Whose number was changed elsewhere is known by the id.
    if let index = same ?? known {
      // What the card of one contact says of another is given to neither.
      guard known ?? index == index else { return result.known += 1 }
      try join(card, numbers, with: index)
    } else {
      try add(card, name: name, numbers)
    }
  }

  /// The name as it is stored; nil where it is handwriting.
  private func name(of card: VCard) throws(VCardFault) -> String? {
    do throws(PersonalNameError) {
      if let text = card.name, !isNumber(text, of: card) {
        return try PersonalName.normalized(text)
      }
    } catch .tooLong {
      throw VCardFault(line: card.line, reason: .longName)
    } catch .unreadable {
      // Another program has lost the letters already.
      throw VCardFault(line: card.line, reason: .unreadableText)
    } catch {
      // Nothing is left of it, as if there were none.
    }
    guard card.handwriting != nil else { throw VCardFault(line: card.line, reason: .noName) }
    return nil
  }

  /// Whether a card of ours has a number for a name that is handwriting.
  private func isNumber(_ name: String, of card: VCard) -> Bool {
    guard card.handwriting != nil else { return false }
    let digits = ContactKeys.digits(of: name)
    return card.telephones.contains { telephone in
      let number = rules.number(telephone.text).map { Contact.Number(NewContact.Number($0)) }
      return number.map { ContactKeys.digits(of: $0.insteadOfName) == digits } ?? false
    }
  }

  /// A card of somebody who is there: what else it says of their numbers is theirs too.
  private mutating func join(
    _ card: VCard, _ numbers: VCardNumbers, with index: Int
  ) throws(AddressBookError) {
    result.known += 1
    let further = people.add(numbers.numbers, to: index)
    result.numbers += further.count
    let written = Set(further.map(\.written))
    let lines = numbers.foreign.filter { $0.standsFor.map(written.contains) ?? true }
    switch people.places[index] {
    case .stored(let id):
      guard !further.isEmpty || !lines.isEmpty else { return }
      additions[id, default: Addition()].numbers += further
      additions[id, default: Addition()].lines += lines
    case .new(let index):
      var contact = new[index].contact
      contact.numbers += further
      contact.person = contact.person ?? card.person
      contact.join(card.foreign.filter { !$0.isIdentity } + lines)
      try addPictures(of: card, to: &contact)
      new[index].contact = contact
    }
  }

  private mutating func add(
    _ card: VCard, name: String?, _ numbers: VCardNumbers
  ) throws(AddressBookError) {
    var contact = NewContact(
      owner: owner, name: name, numbers: numbers.numbers,
      foreignProperties: card.foreign + numbers.foreign,
      id: card.id.flatMap { taken.contains($0) ? nil : $0 })
    contact.person = card.person
    try addPictures(of: card, to: &contact)
    if contact.handwriting == nil {
      // The number that stands there in place of a name is better than nobody.
      contact.name = name ?? card.name.flatMap { try? PersonalName.normalized($0) }
    }
    guard contact.name != nil || contact.handwriting != nil else {
      result.faults.append(VCardFault(line: card.line, reason: .noName))
      return
    }
    people.add(
      .new(new.count), id: card.id, name: contact.name,
      destinations: contact.numbers.map(\.destination))
    new.append((card.place ?? .max, contact))
  }

  /// Stores a card's pictures for a contact that has none of their kind yet.
  private mutating func addPictures(
    of card: VCard, to contact: inout NewContact
  ) throws(AddressBookError) {
    var fails = card.photo == nil && card.hasOtherPhoto
    for (bytes, kind) in [
      (card.photo, \NewContact.picture), (card.handwriting, \.handwriting),
    ] {
      guard let bytes, contact[keyPath: kind] == nil else { continue }
      contact[keyPath: kind] = try stored(bytes)
      fails = fails || contact[keyPath: kind] == nil
    }
    guard fails else { return }
    result.faults.append(VCardFault(line: card.line, reason: .picture, name: contact.name))
  }

  /// The hash of a picture from outside, judged unless these very bytes are a picture of this home;
  /// nil where it can't be taken.
  private func stored(_ bytes: [UInt8]) throws(AddressBookError) -> String? {
    let hash = SHA256.hexadecimal(of: bytes)
    if book.pictureData(hash) != nil { return try book.storePicture(bytes) }
    guard let encoded = try? judged(bytes) else { return nil }
    return try book.storePicture(encoded)
  }
}

extension NewContact {
  /// Takes what another card says of the same person, each line once.
  fileprivate mutating func join(_ lines: [ForeignProperty]) {
    foreignProperties += lines.filter { !foreignProperties.contains($0) }
  }
}

extension ForeignProperty {
  /// Whether the line says which card it is, or how its name is divided: a contact has one of each.
  fileprivate var isIdentity: Bool {
    ["UID", "N"].contains(VCardProperty(line: line)?.name)
  }
}

extension Database {
  /// Gives a contact what it does not have yet: numbers behind its own, and foreign lines.
  fileprivate func add(
    _ numbers: [NewContact.Number], _ lines: [ForeignProperty], to id: Contact.ID
  ) throws {
    guard var contact = try contacts(where: "contact.id = ?", [id]).first else {
      throw AddressBookError.noSuchContact(id)
    }
    let key = try contactKey(id)
    let present = Set(contact.numbers.map(\.destination))
    let further = numbers.filter { !present.contains($0.destination) }
    if !further.isEmpty {
      contact.numbers += further.map(Contact.Number.init)
      try execute(sql: "DELETE FROM contactNumber WHERE contact = ?", arguments: [key])
      try insert(numbers: contact.numbers, of: key)
      try index(contact, key: key)
      try relink(contact: key, keepingLink: true)
    }
    let kept = try ForeignProperty.decoded(
      String.fetchOne(
        self, cachedSQL: "SELECT foreignProperties FROM contact WHERE key = ?", arguments: [key]))
    let added = lines.filter { !kept.contains($0) }
    guard !added.isEmpty else { return }
    try execute(
      sql: "UPDATE contact SET foreignProperties = ? WHERE key = ?",
      arguments: [ForeignProperty.encoded(kept + added), key])
  }
}
