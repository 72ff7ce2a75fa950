/// A telephone number that was parsed: what was written, and what a dialer may be given.
public struct PhoneNumber: Hashable, Sendable, Codable {
  /// How far the numbering plan vouches for the number.
  public enum Standing: String, Sendable, Codable {
    /// The plan of its region knows it.
    case valid
    /// It has a possible length, yet the plan does not know its prefix: accepted with a warning.
    case possible
    /// An emergency or service number of its region, such as 110: see ``ServiceNumber``.
    case service
    /// The digits of a local number whose area code is not known.
    case local
  }

  /// What the person wrote, with full-width digits and look-alikes repaired.
  public let written: String
  /// `+` and at most 15 digits. Nil for service numbers and local numbers without an area code.
  public let e164: String?
  /// What a dialer is given; always matches `\+?[0-9]{3,15}`.
  public let dialled: String
  /// The extension, shown and never dialled.
  public let `extension`: String?
  public let region: Region
  public let standing: Standing
  /// Whether an area code was added to what was written, so that a person must look.
  public let isAreaCodeAdded: Bool

  init(
    written: String, e164: String?, dialled: String, extension: String?, region: Region,
    standing: Standing, isAreaCodeAdded: Bool
  ) {
    self.written = written
    self.e164 = e164
    self.dialled = dialled
    self.extension = `extension`
    self.region = region
    self.standing = standing
    self.isAreaCodeAdded = isAreaCodeAdded
  }
}
