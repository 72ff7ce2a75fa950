import Foundation
import GRDB
import Names
import PhoneNumbers

extension AddressBook {
  /// The largest file of vCards, in bytes.
  public static let largestVCardFile = 256_000_000

  /// Adds the contacts of a file of vCards (3.0, 4.0, and 2.1 as far as telephones write it). A card
  /// that can't be taken does not stop the rest.
  ///
  /// - Parameters:
  ///   - takesServiceNumbers: whether somebody said yes to emergency and service numbers.
  ///   - judged: gives our own encoding of a foreign picture, made in the limited child.
  public func importCards(
    _ bytes: [UInt8], for owner: Person.ID, region: Region, areaCode: String? = nil,
    takesServiceNumbers: Bool = false, judged: (_ picture: [UInt8]) throws -> [UInt8]
  ) throws(AddressBookError) -> VCardImport {
    let file = VCardFile(bytes)
    var result = VCardImport(faults: file.faults)
    let present = Set(try contacts(of: owner).map(ContactSignature.init))
    var signatures = present
    var new: [(place: Int, contact: NewContact)] = []
    for card in file.cards.map(VCard.init) {
      var name: String?
      do {
        name = try card.name.map { (text) throws(PersonalNameError) in
          try PersonalName.normalized(text)
        }
      } catch .tooLong {
        result.faults.append(VCardFault(line: card.line, reason: .longName))
        continue
      } catch .unreadable {
        // Another program has lost the letters already.
        result.faults.append(VCardFault(line: card.line, reason: .unreadableText))
        continue
      } catch {
        name = nil
      }
      guard name != nil || card.handwriting != nil else {
        result.faults.append(VCardFault(line: card.line, reason: .noName))
        continue
      }
      var contact = NewContact(owner: owner, name: name, numbers: [])
      contact.foreignProperties = card.foreign
      let hasService = contact.add(
        card.telephones, region: region, areaCode: areaCode,
        takesServiceNumbers: takesServiceNumbers)
      guard !contact.numbers.isEmpty else {
        let reason: VCardFault.Reason = hasService ? .serviceNumber : .noNumber
        result.faults.append(VCardFault(line: card.line, reason: reason, name: name))
        continue
      }
      if hasService {
        result.faults.append(VCardFault(line: card.line, reason: .serviceNumber, name: name))
      }
      let known = try card.id.flatMap { (id) throws(AddressBookError) in try self.contact(id) }
      guard known?.owner != owner, signatures.insert(ContactSignature(contact)).inserted else {
        result.known += 1
        continue
      }
      contact.id = known == nil ? card.id : nil
      contact.person = card.person
      let files = [card.photo, card.handwriting, card.sourcePhoto]
      let hashes = try files.map { (bytes) throws(AddressBookError) -> String? in
        guard let bytes else { return nil }
        return try stored(bytes, judged: judged)
      }
      (contact.picture, contact.handwriting, contact.sourcePhoto) = (
        hashes[0], hashes[1], hashes[2]
      )
      if zip(files, hashes).contains(where: { $0 != nil && $1 == nil })
        || card.photo == nil && card.hasOtherPhoto
      {
        result.faults.append(VCardFault(line: card.line, reason: .picture, name: name))
        guard name != nil || contact.handwriting != nil else { continue }
      }
      new.append((card.place ?? .max, contact))
    }
    // A stable sort: cards without a place keep the order of the file.
    let ordered = new.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    result.added = try addContacts(ordered.map(\.element.contact))
    result.faults.sort { $0.line < $1.line }
    return result
  }

  /// A person's contacts as vCards, by place, with their pictures.
  public func exportCards(
    of owner: Person.ID, version: VCardVersion
  ) throws(AddressBookError) -> String {
    let contacts = try contacts(of: owner)
    let foreign = try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT id, foreignProperties FROM contact
          WHERE owner = ? AND removed IS NULL AND foreignProperties IS NOT NULL
          """, arguments: [db.personKey(owner)]
      ).reduce(into: [Contact.ID: [ForeignProperty]]()) { all, row in
        let text: String = row["foreignProperties"]
        all[row["id"]] = try JSONDecoder().decode([ForeignProperty].self, from: Data(text.utf8))
      }
    }
    let writer = VCardWriter(version: version, picture: pictureData)
    return contacts.map { writer.card($0, foreign: foreign[$0.id] ?? []) }.joined()
  }

  /// The hash of a picture from outside, judged unless these very bytes are a picture of this home;
  /// nil where it can't be taken.
  private func stored(
    _ bytes: [UInt8], judged: ([UInt8]) throws -> [UInt8]
  ) throws(AddressBookError) -> String? {
    let hash = SHA256.hexadecimal(of: bytes)
    if pictureData(hash) != nil { return try storePicture(bytes) }
    guard let encoded = try? judged(bytes) else { return nil }
    return try storePicture(encoded)
  }
}

/// What makes two contacts the same to an import: the name and all numbers.
private struct ContactSignature: Hashable {
  let name: String?
  let numbers: Set<String>

  init(_ contact: Contact) {
    name = contact.name
    numbers = Set(contact.numbers.map(\.destination))
  }

  init(_ contact: NewContact) {
    name = contact.name
    numbers = Set(contact.numbers.map(\.destination))
  }
}

extension NewContact {
  /// Adds what of a card's telephones can be dialled, each number once; the others stay as foreign
  /// properties.
  ///
  /// - Returns: whether a service number was left out.
  fileprivate mutating func add(
    _ telephones: [VCard.Telephone], region: Region, areaCode: String?, takesServiceNumbers: Bool
  ) -> Bool {
    var hasService = false
    var written: [String: String] = [:]
    for telephone in telephones {
      guard let number = try? PhoneNumber(telephone.text, region: region, areaCode: areaCode) else {
        let line = VCardProperty("TEL", value: VCardProperty.escaped(telephone.text)).line
        foreignProperties.append(ForeignProperty(line: line))
        continue
      }
      guard number.serviceNumber == nil || takesServiceNumbers else {
        hasService = true
        continue
      }
      var added = Number(number, label: telephone.label)
      // What was written is believed only where it says the same number.
      if let text = telephone.written,
        let said = try? PhoneNumber(text, region: number.region, areaCode: areaCode),
        said.dialled == number.dialled
          || number.e164 != nil && said.standing == .local
            && number.dialled.hasSuffix(said.dialled)
      {
        added.written = text
      }
      if let same = written[added.destination] {
        added.written = same
      } else {
        written[added.destination] = added.written
        numbers.append(added)
      }
      for index in foreignProperties.indices
      where foreignProperties[index].standsFor == telephone.text {
        foreignProperties[index].standsFor = added.written
      }
    }
    return hasService
  }
}
