import AddressBook
import Calling
import Foundation

extension Session {
  /// The identifier of the dialer in use: the person's own, else the home's.
  var dialerIdentifier: String {
    get throws { try addressBook.setting(.dialer, of: person.id) ?? Dialers.standard }
  }

  /// What dialers are made from: the settings of the person or, where they have none, of the home.
  var dialerConfiguration: DialerConfiguration {
    get throws {
      var configuration = try DialerConfiguration(
        settings: addressBook, of: person.id, home: home)
      configuration.region = try region()
      return configuration
    }
  }

  /// The dialer in use, ready to dial; another one by its identifier.
  func dialer(named identifier: String? = nil) throws -> any Dialer {
    try Dialers.named(identifier ?? dialerIdentifier, configuration: dialerConfiguration)
  }
}

extension Session {
  /// A telephone that writes the log of the person.
  func callLog(
    dialer: any Dialer, warn: @escaping (AddressBookError) -> Void
  ) throws -> CallLog {
    CallLog(
      telephone: Telephone(dialer: dialer, home: home), book: try addressBook,
      owner: try person.id, warn: warn)
  }
}

extension DialerConfiguration {
  /// What the settings of a home say; nothing where there is no address book yet.
  init(
    settings book: AddressBook?, of person: Person.ID?, home: URL,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(AddressBookError) {
    self.init(
      command: try book?.setting(.dialerCommand, of: person),
      account: try book?.setting(.sipAccount, of: person),
      deskphone: try book?.setting(.deskphone, of: person),
      numbers: try book?.setting(.sipNumbers, of: person).flatMap(NumberForm.init) ?? .e164,
      folder: home, environment: environment)
  }
}
