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
  /// - Returns: the entries of the photograph that wait, also from before, as they stand on the paper:
  ///   those that were answered before wait behind the others.
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
    let boxes = entries.map(\.box)
    func place(_ entry: PendingEntry) -> Int { boxes.firstIndex(of: entry.box) ?? boxes.count }
    return try waiting().filter { $0.photo == photo }.sorted { place($0) < place($1) }
  }

  func waiting() throws -> [PendingEntry] {
    try session.addressBook.pendingEntries(of: session.person.id)
  }

  /// The name of an entry of which name and number are both sure, or confirmed; a name that is only
  /// handwriting is not sure, nor a number that reads differently since.
  private func sureName(_ entry: PendingEntry, _ number: PhoneNumber) -> String? {
    let isNumberSure =
      entry.confirmedNumber == nil ? entry.number.isSure : number.e164 == entry.e164
    return isNumberSure ? entry.confirmedName ?? entry.name.sureText : nil
  }

  /// Settles an entry of somebody who is there by that very name and number, both sure, and says so.
  ///
  /// - Returns: whether it is settled; nobody need be asked about it then.
  func settleKnown(_ entry: PendingEntry, isQuiet: Bool) throws -> Bool {
    guard let number = number(entry.confirmedNumber ?? entry.number.text),
      let name = sureName(entry, number)
    else { return false }
    let destination = NewContact.Number(number).destination
    guard
      let same = try known(number).first(where: { holder in
        holder.isNamed(name) && holder.numbers.contains { $0.destination == destination }
      })
    else { return false }
    try drop(entry)
    let shown = number.formatted(in: try session.region())
    if !isQuiet {
      Console.print(
        words("scan-same", ["number": .text(shown), "name": .text(same.name ?? name)]))
    }
    return true
  }

  /// Stores an entry whose name and number are both sure and new, and settles one of somebody who is there
  /// by both. Everything else stays pending, and what is known, a service, or of somebody who was removed
  /// is said.
  func storeSure(_ entry: PendingEntry, isQuiet: Bool) throws {
    guard try !settleKnown(entry, isQuiet: isQuiet) else { return }
    let text = entry.confirmedNumber ?? entry.number.text
    guard let number = number(text) else { return }
    func say(_ sentence: String) { if !isQuiet { Console.print(sentence) } }
    if number.serviceNumber != nil {
      return say(words("scan-service-waits", ["number": .text(text)]))
    }
    if let holder = try known(number).first {
      let name = holder.name ?? words("scan-handwritten-name")
      return say(words("scan-known-waits", ["number": .text(text), "name": .text(name)]))
    }
    guard let sureName = sureName(entry, number) else { return }
    if let namesake = try session.contacts(named: sureName).first {
      let line = try ContactText(session: session).line(namesake)
      return say(
        words("scan-namesake-waits", ["number": .text(text), "contact": .text(line)]))
    }
    if let removed = try session.removedContact(named: sureName, number) {
      return say(
        words(
          "scan-removed-waits",
          ["name": .text(sureName), "id": .text(removed.shortID)]))
    }
    try store(entry, name: sureName, number: number)
    say(ScanText.stored(name: sureName, number, home: try session.region()))
  }

  func store(_ entry: PendingEntry, name: String?, number: PhoneNumber) throws {
    try session.addressBook.addContact(
      NewContact(
        owner: session.person.id, name: name, numbers: [.init(number)],
        handwriting: entry.name.crop, sourcePhoto: entry.photo), resolving: entry.id)
  }

  /// Nothing more is asked of it: the same person is stored already, or it is no contact.
  func drop(_ entry: PendingEntry) throws { try session.addressBook.resolvePending(entry.id) }

  /// Somebody has looked at it and said that it is not right: which field, is not known.
  func deny(_ entry: PendingEntry) throws {
    try session.addressBook.denyPending([.name, .number], of: entry.id)
  }

  /// Somebody has put another name or number in place of what was read.
  func mend(_ entry: PendingEntry, name: String?, number text: String) throws {
    try session.addressBook.mendPending(
      number: text, e164: number(text)?.e164, name: name, of: entry.id)
  }

  func number(_ text: String) -> PhoneNumber? {
    CardEntry.phoneNumber(text, region: region, areaCode: areaCode)
  }

  /// The number that somebody typed, as it is understood wherever one is typed.
  func typedNumber(_ text: String) -> PhoneNumber? {
    (try? PhoneNumber(typed: text, region: region, areaCode: areaCode)) ?? number(text)
  }

  /// Who has the number already.
  func known(_ number: PhoneNumber) throws -> [Contact] { try session.holders(of: number) }

  private func kept(_ reading: FieldReading) throws -> PendingEntry.Reading {
    PendingEntry.Reading(
      text: reading.text, verdict: reading.verdict.rawValue, candidates: reading.candidates,
      crop: try reading.crop.map { try session.addressBook.storePicture($0) })
  }
}

extension PendingEntry.Reading {
  fileprivate var isSure: Bool { verdict == Verdict.sure.rawValue }
  fileprivate var sureText: String? { isSure && !text.isEmpty ? text : nil }
}
