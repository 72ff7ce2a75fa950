import PhoneNumbers

/// A call that somebody confirmed. Only an answered ``Confirmation`` makes one, and only this makes
/// a dialer dial.
public struct ConfirmedCall: Hashable, Sendable {
  /// What was confirmed.
  public let confirmation: Confirmation

  init(_ confirmation: Confirmation) { self.confirmation = confirmation }

  /// What is dialled; always matches `\+?[0-9]{3,15}`.
  public var number: String { confirmation.number.dialled }

  /// Whether it reaches the police, the fire brigade or an ambulance.
  public var isEmergency: Bool { confirmation.number.serviceNumber?.kind == .emergency }
}
