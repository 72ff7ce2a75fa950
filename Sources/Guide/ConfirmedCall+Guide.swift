import AddressBook
import Calling

extension ConfirmedCall {
  /// Whether what was confirmed is still so: the contact, as it is stored now, has that name and
  /// number. Handwriting has no name that could be another.
  public func isStill(of contact: Contact) -> Bool {
    (contact.name == nil || contact.name == confirmation.name)
      && contact.numbers.contains { $0.dialled == number }
  }
}
