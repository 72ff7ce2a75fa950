import AddressBook

/// A card that a better photo was taken of.
struct ReplacedCard: Hashable {
  let card: Card
  /// The pending entries of the photo that it may be.
  private var others: Set<String>
  /// Whether there is only one that it can be.
  private var isAlone: Bool

  init(_ card: Card, by read: [Card]) {
    self.card = card
    others = Set(read.compactMap(\.pending))
    isAlone = read.count == 1
  }

  /// A better photo was taken of one of them too.
  mutating func replace(_ card: Card, by read: [Card]) {
    guard let pending = card.pending, others.contains(pending) else { return }
    others.formUnion(read.compactMap(\.pending))
    isAlone = isAlone && read.count == 1
  }

  /// Whether what became of another card was this one's: of the same name, else of the same number. Of one
  /// of which nothing could be read, that is only known where the photo has no other.
  func isReplaced(by other: Card, _ contact: Contact, _ facts: GuideFacts) -> Bool {
    guard let pending = other.pending, others.contains(pending) else { return false }
    if !card.name.text.isEmpty { return card.mayName(contact) }
    if !card.number.text.isEmpty { return card.mayHaveNumber(of: contact, facts) }
    return isAlone
  }
}
