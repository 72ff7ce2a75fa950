import AddressBook
import Guide
import Locales
import PhoneNumbers

extension Session {
  /// Every number that is meant by a name, part of it, its pinyin, a place on the screen, or a
  /// number; the best match first. An emergency number is always itself.
  ///
  /// - Throws: ``AddressBookError/noSuchContact(_:)`` where nothing is meant.
  func callees(matching who: String) throws -> [Callee] {
    let home = try region()
    let owner = try person.id
    let typed = try? PhoneNumber(typed: who, region: home, areaCode: areaCode())
    if let typed, typed.serviceNumber?.kind == .emergency { return [Callee(number: typed)] }
    if let typed, typed.e164 != nil {
      let known = try stored(typed, of: owner, home: home)
      return known.isEmpty ? [Callee(number: typed)] : known
    }
    let contacts = try contacts(meantBy: who, of: owner)
    guard !contacts.isEmpty else {
      guard let typed else { throw AddressBookError.noSuchContact(who) }
      return [Callee(number: typed)]
    }
    let stored = contacts.flatMap { contact in contact.numbers.map { (contact, $0) } }
    // One that can't be dialled is in the way of no other.
    var callees = stored.compactMap { contact, number in
      try? callee(contact, number, home: home)
    }
    if callees.isEmpty, let (contact, number) = stored.first {
      throw CommandFailure(
        Message(
          "call-number-elsewhere",
          [
            "number": .text(number.dialled), "region": .text(home.code),
            "id": .text(ShellWord.quoted(contact.shortID)),
          ]))
    }
    let digits = LookAlikes.repaired(who).filter(\.isNumber)
    let ending = callees.filter { digits.count >= 3 && $0.number.dialled.hasSuffix(digits) }
    if !ending.isEmpty { callees = ending }
    if let typed, typed.standing == .service || ending.isEmpty {
      // A service whose digits also end a stored number: the person says which.
      callees.append(Callee(number: typed))
    }
    return callees
  }

  private func contacts(
    meantBy who: String, of owner: Person.ID
  ) throws(AddressBookError) -> [Contact] {
    do {
      return [try addressBook.contact(matching: who, of: owner)]
    } catch {
      switch error {
      case .ambiguousContact(_, let several): return several
      case .noSuchContact: return []
      default: throw error
      }
    }
  }

  private func stored(_ number: PhoneNumber, of owner: Person.ID, home: Region) throws -> [Callee] {
    try addressBook.contacts(withOneOf: [NewContact.Number(number)], of: owner).compactMap {
      contact in
      let same = contact.numbers.filter { $0.dialled == number.dialled }
      let meant = same.first { $0.extension == number.extension } ?? same.first
      return try meant.map { try callee(contact, $0, home: home) }
    }
  }

  private func callee(
    _ contact: Contact, _ number: Contact.Number, home: Region
  ) throws -> Callee {
    Callee(
      contact: contact,
      number: try PhoneNumber(
        dialled: number.dialled, extension: number.extension, region: home,
        storedIn: number.region),
      label: number.labelWord.map { words($0) } ?? number.label)
  }
}
