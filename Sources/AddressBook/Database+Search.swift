import Foundation
import GRDB
import Names

/// A contact is found by prefixes of its keys: each part of the name from each character on, its
/// readings, and each number from the front and from the back. So part of a name is found through
/// the index too, and a search takes the same time among a thousand and a million contacts.
enum ContactKeys {
  static func keys(of contact: Contact) -> Set<String> {
    var keys: Set<String> = []
    if let name = contact.name {
      keys.formUnion(nameKeys(name))
    }
    for number in contact.numbers {
      for text in [number.e164, number.dialled, number.written] {
        let digits = digits(of: text ?? "")
        guard !digits.isEmpty else { continue }
        keys.insert(digits)
        keys.insert("<" + String(digits.reversed()))
      }
    }
    return keys
  }

  /// The keys that a search looks for as prefixes.
  static func queries(for text: String) -> Set<String> {
    let digits = digits(of: text)
    let isNumber = !digits.isEmpty && text.allSatisfy { $0.isWholeNumber || " +-()#".contains($0) }
    if isNumber { return [digits, "<" + String(digits.reversed())] }
    let folded = folded(text)
    return folded.isEmpty ? [] : [folded]
  }

  static func digits(of text: String) -> String {
    String(text.compactMap(\.wholeNumberValue).filter { $0 < 10 }.flatMap(String.init))
  }

  private static func nameKeys(_ name: String) -> Set<String> {
    var keys: Set<String> = []
    let characters = Array(name)
    for start in characters.indices.prefix(16) {
      let part = String(characters[start...])
      keys.insert(folded(part))
      let latin = part.applyingTransform(.toLatin, reverse: false) ?? part
      keys.insert(folded(latin))
      keys.insert(folded(String(latin.split(separator: " ").compactMap(\.first))))
    }
    return keys.filter { !$0.isEmpty }
  }

  private static func folded(_ text: String) -> String {
    text.folding(
      options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil
    )
    .filter { !$0.isWhitespace }
  }
}

extension Database {
  func index(_ contact: Contact, key: Int64) throws {
    let owner = try personKey(contact.owner)
    try cachedStatement(sql: "DELETE FROM searchKey WHERE contact = ?").execute(arguments: [key])
    let statement = try cachedStatement(
      sql: "INSERT INTO searchKey (owner, key, contact) VALUES (?, ?, ?)")
    for text in ContactKeys.keys(of: contact) {
      try statement.execute(arguments: [owner, text, key])
    }
  }
}
