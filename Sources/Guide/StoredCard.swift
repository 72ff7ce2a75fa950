import AddressBook

/// What a card that was confirmed became: enough to put it right.
struct StoredCard: Hashable {
  /// Whom it was stored as.
  let contact: Contact
  /// The number that was stored with it.
  let number: Contact.Number?

  /// Whether all of the contact comes from the card, the name too.
  var isWhole: Bool { contact.numbers.count == 1 }
}
