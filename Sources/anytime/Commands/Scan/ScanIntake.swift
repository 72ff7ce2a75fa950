import AddressBook
import CardReading
import Foundation
import Locales
import Names
import PhoneNumbers

/// Takes what was read into the address book: as pending first, as a contact once it is confirmed.
struct ScanIntake {
  let session: Session
  let region: Region
  let areaCode: String?

  /// Keeps the photograph, the writing and the entries; what was kept of the same photograph before
  /// is not kept again.
  ///
  /// - Returns: the entries that are new.
  func keep(_ reading: PhotoReading) throws -> [PendingEntry] {
    let book = try session.addressBook
    let owner = try session.person.id
    let photo = try book.storePicture(reading.photograph)
    let entries = try reading.entries.map { entry in
      PendingEntry(
        owner: owner, name: try kept(entry.name), number: try kept(entry.number),
        e164: entry.e164,
        box: [entry.box.x, entry.box.y, entry.box.width, entry.box.height], photo: photo)
    }
    try book.addPending(entries)
    let waiting = Set(try book.pendingEntries(of: owner).map(\.id))
    return entries.filter { waiting.contains($0.id) }
  }

  func waiting() throws -> [PendingEntry] {
    try session.addressBook.pendingEntries(of: session.person.id)
  }

  /// Stores an entry whose number is sure and new; its handwriting is its name unless the name is
  /// sure too. Everything else stays pending, and what is known or a service is said.
  func storeSure(_ entry: PendingEntry, isQuiet: Bool) throws {
    guard let number = number(entry.number.text) else { return }
    if number.serviceNumber != nil {
      if !isQuiet {
        Console.print(words("scan-service-waits", ["number": .text(entry.number.text)]))
      }
      return
    }
    if let known = try known(number).first {
      if !isQuiet {
        Console.print(
          words(
            "scan-known-waits",
            ["number": .text(entry.number.text), "name": .text(known.name ?? entry.number.text)]))
      }
      return
    }
    guard entry.number.verdict == Verdict.sure.rawValue else { return }
    let isNameSure = entry.name.verdict == Verdict.sure.rawValue
    guard isNameSure || entry.name.crop != nil else { return }
    try store(entry, name: isNameSure ? entry.name.text : nil, number: number)
    if !isQuiet {
      Console.print(words("scan-stored", ["number": .text(number.formatted)]))
    }
  }

  func store(_ entry: PendingEntry, name: String?, number: PhoneNumber) throws {
    try session.addressBook.addContact(
      NewContact(
        owner: session.person.id, name: name, numbers: [.init(number)],
        handwriting: entry.name.crop, sourcePhoto: entry.photo), resolving: entry.id)
  }

  /// The same person is stored already: nothing more to ask.
  func drop(_ entry: PendingEntry) throws { try session.addressBook.resolvePending(entry.id) }

  func number(_ text: String) -> PhoneNumber? {
    CardEntry.phoneNumber(text, region: region, areaCode: areaCode)
  }

  /// Who has the number already.
  func known(_ number: PhoneNumber) throws -> [Contact] {
    guard let e164 = number.e164 else { return [] }
    return try session.addressBook.contacts(withNumber: e164, of: session.person.id)
  }

  private func kept(_ reading: FieldReading) throws -> PendingEntry.Reading {
    PendingEntry.Reading(
      text: reading.text, verdict: reading.verdict.rawValue, candidates: reading.candidates,
      crop: try reading.crop.map { try session.addressBook.storePicture($0) })
  }
}
