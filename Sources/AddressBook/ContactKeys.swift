import Foundation
import GRDB
import Names
import PhoneNumbers

/// A contact is found by prefixes of its keys: the name and its readings from each character on, and
/// each number from the front and from the back. So part of a name is found through the index too,
/// and a search takes the same time among a thousand and a million contacts. `=` marks a whole name,
/// `<` a number from the back.
enum ContactKeys {
  static func keys(of contact: Contact) -> Set<String> {
    var keys = Set(contact.name.map(nameKeys) ?? [])
    for number in contact.numbers {
      for digits in digits(of: number) { keys.formUnion(bothEnds(of: digits)) }
    }
    return keys
  }

  /// The digits of a number in each way that somebody may know it: with its country code, as it is
  /// shown at home, as it was written.
  static func digits(of number: Contact.Number) -> Set<String> {
    // An extension is no part of the number, and what is written holds it.
    let written = number.extension == nil ? number.written : nil
    let shown = number.e164.flatMap(PhoneNumber.formatted(e164:))
    let texts = [number.e164, shown, number.dialled, written].compactMap(\.self)
    return Set(texts.map(digits)).subtracting([""])
  }

  /// The keys of a number's digits, from the front and from the back.
  static func bothEnds(of digits: String) -> Set<String> {
    [digits, "<" + String(digits.reversed())]
  }

  /// The keys that a search looks for as prefixes.
  static func queries(for text: String) -> Set<String> {
    let digits = digits(of: text)
    if isNumber(text) { return bothEnds(of: digits) }
    let queries = SearchKey.query(text)
    guard queries.isEmpty, let first = text.first else { return Set(queries) }
    // A mark alone begins the keys of everybody.
    return ["=<".contains(first) ? "=" + text : text]
  }

  /// Whether a search is for a number, not for a name with digits in it.
  static func isNumber(_ text: String) -> Bool {
    text.contains(where: \.isDigit)
      && text.allSatisfy { $0.isDigit || " +-()#".contains($0) }
  }

  /// A name without letters, such as an emoji, is found by itself.
  private static func nameKeys(_ name: String) -> [String] {
    let keys = SearchKey.keys(for: name)
    return keys.first.map { ["=" + $0] + keys } ?? ["=" + name, name]
  }

  static func digits(of text: String) -> String {
    String(text.filter(\.isDigit).compactMap(\.wholeNumberValue).flatMap(String.init))
  }
}

extension Character {
  /// A digit of any script, not what is a number in words: 伍 and 陸 are surnames.
  fileprivate var isDigit: Bool {
    unicodeScalars.first?.properties.numericType == .decimal && isWholeNumber
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
