import PhoneNumbers

/// The one question before every call: this person, at this number?
public struct Confirmation: Hashable, Sendable {
  /// What was answered, and by whom.
  public enum Answer: Hashable, Sendable {
    case no
    /// Somebody saw name and number and said yes.
    case yes
    /// Somebody was told which service the number reaches and still said yes.
    case yesToService
    /// Nobody was asked: `--yes` stood on the command line. Counts only where exactly one stored
    /// number matched what was asked for, and never for a service, nor where the digits may have become
    /// a stranger's.
    case option(matches: Int)
  }

  /// As it is shown; nil where the handwriting is the name, or the number is nobody's.
  public let name: String?
  /// The contact's id, for the log.
  public let contact: String?
  /// What would be dialled.
  public let number: PhoneNumber

  /// The question for one number of one contact, or for a number alone.
  public init(name: String?, contact: String?, number: PhoneNumber) {
    self.name = name
    self.contact = contact
    self.number = number
  }

  /// The call that an answer allows; nil where it allows none.
  public func answered(_ answer: Answer) -> ConfirmedCall? {
    let isService = number.serviceNumber != nil
    let isAllowed =
      switch answer {
      case .no: false
      case .yes: !isService
      case .yesToService: isService
      case .option(let matches):
        !isService && matches == 1 && contact != nil && !number.mayBeAStrangers
      }
    return isAllowed ? ConfirmedCall(self) : nil
  }
}
