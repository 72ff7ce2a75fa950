import GRDB
import Names
import PhoneNumbers

extension AddressBook {
  /// A person's contacts by name, part of it, its pinyin or initials, or a number or its end; at
  /// most `limit`, those that match best first, then by place.
  public func findContacts(
    matching text: String, of owner: Person.ID, includesRemoved: Bool = false, limit: Int = 100
  ) throws(AddressBookError) -> [Contact] {
    let queries = ContactKeys.queries(for: text)
    guard !queries.isEmpty else { return [] }
    return try read { db in
      let owner = try db.personKey(owner)
      let statement = try db.cachedStatement(
        sql: """
          SELECT searchKey.contact, searchKey.key FROM searchKey
            JOIN contact ON contact.key = searchKey.contact
          WHERE searchKey.owner = ? AND searchKey.key >= ? AND searchKey.key < ?
            AND (? OR contact.removed IS NULL)
          ORDER BY searchKey.key LIMIT ?
          """)
      var isWhole: [Int64: Bool] = [:]
      for query in queries {
        // Whole names first: among very many contacts the page of prefixes may not reach them.
        for (start, end) in [("=" + query, "=" + query + "\u{1}"), (query, query + "\u{10FFFF}")] {
          let rows = try Row.fetchAll(
            statement, arguments: [owner, start, end, includesRemoved, limit * 2])
          for row in rows {
            let key: Int64 = row["contact"]
            let found: String = row["key"]
            let fits = found == start && (start != query || ContactKeys.isNumber(query))
            isWhole[key] = isWhole[key] == true || fits
          }
        }
      }
      let keys = isWhole.keys.sorted()
      let contacts = try db.contacts(
        where: "contact.key IN (SELECT value FROM json_each(?)) ORDER BY contact.key",
        ["[\(keys.map(String.init).joined(separator: ","))]"])
      func rank(_ key: Int64, _ contact: Contact) -> (Int, Int, Int) {
        (contact.removed == nil ? 0 : 1, isWhole[key] == true ? 0 : 1, contact.place)
      }
      let ranked = zip(keys, contacts).sorted { rank($0.0, $0.1) < rank($1.0, $1.1) }.map(\.1)
      let fitting =
        ContactKeys.isNumber(text)
        ? ranked : ranked.filter { SearchKey.tonesAgree(text, with: $0.name ?? "") }
      return Array(fitting.prefix(limit))
    }
  }

  /// The one contact that is meant by an id or its beginning, a place on the screen, a name, part
  /// of it, its pinyin, or a number, four digits of it at least. Fewer digits mean nobody: a
  /// mistyped place would be the end of somebody's number.
  ///
  /// - Throws: ``AddressBookError/noSuchContact(_:)`` and ``AddressBookError/ambiguousContact(_:_:)``.
  public func contact(
    matching text: String, of owner: Person.ID, includesRemoved: Bool = false
  ) throws(AddressBookError) -> Contact {
    // A keyboard for Chinese types full-width digits.
    let isTyped = text.unicodeScalars.allSatisfy { $0.properties.generalCategory == .decimalNumber }
    let text = isTyped ? LookAlikes.repaired(text) : text
    let found = try findContacts(matching: text, of: owner, includesRemoved: includesRemoved)
    let wanted = text.lowercased()
    let isNumber = ContactKeys.isNumber(text)
    let others = try read { db in
      let owner = try db.personKey(owner)
      let removal = includesRemoved ? "" : "AND contact.removed IS NULL"
      var matches: [Contact] = []
      // 09 and +1 are the beginnings of numbers.
      if let place = Int(text), String(place) == text {
        matches += try db.contacts(
          where: "contact.owner = ? AND contact.place = ? AND contact.removed IS NULL",
          [owner, place])
      }
      if wanted.utf8.count >= (isNumber ? 8 : 4),
        wanted.utf8.allSatisfy({ $0.isHexadecimalOrDash })
      {
        matches += try db.contacts(
          where: "contact.owner = ? AND contact.id >= ? AND contact.id < ? \(removal)",
          [owner, wanted, wanted + "g"])
      }
      return matches
    }
    let digits = ContactKeys.digits(of: text)
    let exact = (others + found).filter { contact in
      contact.id == wanted || contact.name?.lowercased() == wanted
        || (contact.removed == nil && String(contact.place) == text)
        || !digits.isEmpty
          && contact.numbers.contains { ContactKeys.digits(of: $0).contains(digits) }
    }
    var ids: Set<Contact.ID> = []
    let likely = isNumber && digits.count < 4 ? others : others + found
    let matches = (exact.isEmpty ? likely : exact).filter { ids.insert($0.id).inserted }
    guard let first = matches.first else { throw .noSuchContact(text) }
    guard matches.count == 1 else { throw .ambiguousContact(text, matches) }
    return first
  }
}

extension UInt8 {
  fileprivate var isHexadecimalOrDash: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: self == UInt8(ascii: "-")
    }
  }
}
