import PhoneNumbers

/// A name and a number that a person has confirmed, ready to be stored.
public struct ConfirmedCard: Hashable, Sendable {
  /// The pending entry that is settled by storing this.
  public var pending: String?
  /// Nil where the handwriting is the name.
  public var name: String?
  /// As the person confirmed it.
  public var number: PhoneNumber
  /// The writing of the name, as a PNG file.
  public var handwriting: [UInt8]?
  /// Content hash of the photograph.
  public var photo: String?

  /// What the person said yes to.
  public init(
    pending: String?, name: String?, number: PhoneNumber, handwriting: [UInt8]?, photo: String?
  ) {
    self.pending = pending
    self.name = name
    self.number = number
    self.handwriting = handwriting
    self.photo = photo
  }
}
