import AddressBook
import Names

/// What stands for a person of whom there is no picture: their surname, on a colour of their own.
public struct Monogram: Hashable, Sendable {
  /// The surname, or the first letter of a name in letters.
  public let text: String
  /// The same for the same person always, whatever they are called.
  public let colour: UInt64

  /// Of a name; nil where there is nothing in it to show.
  ///
  /// - Parameter identity: of the person, as it is stored.
  public init?(name: String, identity: String) {
    // 阿公 and 阿珠 are told apart by what follows.
    let told = name.count > 1 && name.hasPrefix("阿") ? String(name.dropFirst()) : name
    guard let first = told.first else { return nil }
    text = Surnames.divided(told)?.surname ?? String(first).uppercased()
    // FNV-1a.
    colour = identity.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

extension Contact {
  var monogram: Monogram? { name.flatMap { Monogram(name: $0, identity: id) } }
}
