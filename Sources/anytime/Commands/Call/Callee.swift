import AddressBook
import Calling
import PhoneNumbers

/// One number that could be meant, with the contact who has it.
struct Callee {
  /// Nil for a number that is nobody's here.
  var contact: Contact?
  var number: PhoneNumber
  /// What the contact calls the number.
  var label: String?

  func confirmation(name: String?) -> Confirmation {
    Confirmation(name: name, contact: contact?.id, number: number)
  }

  /// Whether `--yes` is an answer where nobody else is meant.
  var allowsOption: Bool { confirmation(name: nil).answered(.option(matches: 1)) != nil }
}
