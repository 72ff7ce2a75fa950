import AddressBook

/// A card that was confirmed, and what it became: enough to take it back.
struct StoredCard: Hashable {
  /// At its first question, with all that was said of it.
  let check: CardCheck
  /// Whom it was stored as.
  let contact: Contact
  /// The number that was stored with it.
  let number: Contact.Number?
}
