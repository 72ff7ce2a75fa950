import AddressBook
import Names

/// What stands for a person of whom there is no picture: their surname, on a colour of their own.
public struct Monogram: Hashable, Sendable {
  /// The surname, or the first letter of a name in letters; the last character of a given name where
  /// others beside it have the same surname, as in most families.
  public let text: String
  /// The same as long as a person keeps their place, another one than their neighbours'.
  public let colour: Int

  /// Of a name; nil where there is nothing in it to show.
  ///
  /// - Parameters:
  ///   - place: the person's among the contacts, which only a caregiver changes.
  ///   - others: the names on the same screen, this one among them; without those of people who are
  ///     known there by a picture.
  public init?(name: String, place: Int, among others: [String] = []) {
    guard let surname = Self.surname(of: name) else { return nil }
    colour = place
    let isShared = others.count { Self.surname(of: $0) == surname } > 1
    let given = Surnames.divided(name)?.given.last
    text = isShared ? given.map(String.init) ?? surname : surname
  }

  private static func surname(of name: String) -> String? {
    // 阿公 and 阿珠 are told apart by what follows.
    let told = name.count > 1 && name.hasPrefix("阿") ? String(name.dropFirst()) : name
    return told.first.map { Surnames.divided(told)?.surname ?? String($0).uppercased() }
  }
}
