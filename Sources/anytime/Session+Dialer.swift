import AddressBook
import Calling

extension Session {
  /// The identifier of the dialer in use: the person's own, else the home's.
  var dialerIdentifier: String {
    get throws { try addressBook.setting(.dialer, of: person.id) ?? Dialers.standard }
  }

  /// The dialer in use, ready to dial; another one by its identifier.
  func dialer(named identifier: String? = nil) throws -> any Dialer {
    let command = try addressBook.setting(.dialerCommand, of: person.id)
    return try Dialers.named(
      identifier ?? dialerIdentifier, configuration: DialerConfiguration(command: command))
  }
}
