/// Something in a file of vCards that could not be taken.
public struct VCardFault: Hashable, Sendable, Error {
  /// Why. The rest of the file is taken all the same.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The card has no end.
    case noEnd = "no-end"
    /// The card holds a line that is no property.
    case brokenLine = "broken-line"
    /// The letters of the card are in a character set that is not known, or damaged.
    case unreadableText = "unreadable-text"
    /// There is neither a name nor the handwriting of one.
    case noName = "no-name"
    /// The name is longer than a name may be.
    case longName = "long-name"
    /// No telephone number, or none that could be dialled.
    case noNumber = "no-number"
    /// One of several numbers can't be dialled; the contact was taken without it.
    case number
    /// A fax number; the contact was taken without it.
    case fax
    /// The number of a pager or modem; the contact was taken without it.
    case machine
    /// An emergency or service number, which needs an explicit yes.
    case serviceNumber = "service-number"
    /// The contact was removed here, and only a person takes that back.
    case removed
    /// The picture is damaged or hostile, or not in the file; the contact was taken without it.
    case picture
  }

  /// Where the card begins, or the line itself, counted from 1.
  public let line: Int
  /// What could not be taken.
  public let reason: Reason
  /// The card's name, where it has one.
  public let name: String?
  /// The number that was left out, as it was written, its beginning where it is long.
  public let number: String?
  /// The contact that was removed.
  public let contact: Contact.ID?

  /// A fault of the card that begins at a line.
  public init(
    line: Int, reason: Reason, name: String? = nil, number: String? = nil,
    contact: Contact.ID? = nil
  ) {
    self.line = line
    self.reason = reason
    self.name = name
    self.number = number
    self.contact = contact
  }
}
