import Foundation

/// One call in the log.
public struct CallRecord: Identifiable, Hashable, Sendable {
  /// A UUID in lower case.
  public let id: String
  /// Who called.
  public var owner: Person.ID
  /// Who was called, where it was a contact.
  public var contact: Contact.ID?
  /// Their name at the time.
  public var name: String?
  /// What the dialer was given.
  public var number: String
  /// The dialer's identifier.
  public var dialer: String
  /// What came of it, in a word of the dialer's: see `CallOutcome`.
  public var outcome: String
  /// When the dialer was asked.
  public var started: Date
  /// How long it lasted, where the dialer knows.
  public var seconds: Int?

  /// A call for the log.
  public init(
    owner: Person.ID, contact: Contact.ID?, name: String?, number: String, dialer: String,
    outcome: String, started: Date = Date(), seconds: Int? = nil,
    id: String = UUID().uuidString.lowercased()
  ) {
    self.id = id
    self.owner = owner
    self.contact = contact
    self.name = name
    self.number = number
    self.dialer = dialer
    self.outcome = outcome
    self.started = started
    self.seconds = seconds
  }
}
