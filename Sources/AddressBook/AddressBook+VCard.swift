import GRDB
import PhoneNumbers

extension AddressBook {
  /// The largest file of vCards, in bytes.
  public static let largestVCardFile = 256_000_000

  /// Adds the contacts of a file of vCards (3.0, 4.0, and 2.1 as far as telephones write it), or of a
  /// table whose first row names its columns. A card or row that can't be taken does not stop the rest.
  /// Where a contact has its id, or the same name and one of the numbers, it is given the card's
  /// others; a contact that was removed stays so.
  ///
  /// - Parameters:
  ///   - takesServiceNumbers: whether somebody said yes to emergency and service numbers.
  ///   - judged: gives our own encoding of a foreign picture, made in the limited child.
  public func importCards(
    _ bytes: [UInt8], for owner: Person.ID, region: Region, areaCode: String? = nil,
    takesServiceNumbers: Bool = false, judged: @escaping (_ picture: [UInt8]) throws -> [UInt8]
  ) throws(AddressBookError) -> VCardImport {
    let table = ContactTable(bytes)
    let file = table.map { VCardFile($0) } ?? VCardFile(bytes)
    let rules = VCardNumbers.Rules(
      region: region, areaCode: areaCode, takesServiceNumbers: takesServiceNumbers)
    while true {
      var importer = try VCardImporter(self, owner: owner, rules: rules, judged: judged)
      try importer.take(file)
      if var result = try importer.finish() {
        result.otherColumns = table?.otherColumns ?? []
        return result
      }
    }
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
        try all[row.own("id")] = ForeignProperty.decoded(row.own("foreignProperties"))
      }
    }
    let writer = VCardWriter(version: version, picture: pictureData)
    return contacts.map { writer.card($0, foreign: foreign[$0.id] ?? []) }.joined()
  }
}
