/// Why a text is not taken as a telephone number.
public enum PhoneNumberError: Error, Hashable, Sendable, CaseIterable {
  /// There is no digit in it.
  case empty
  /// It holds letters or signs that no telephone number has.
  case letters
  case tooShort
  case tooLong
  /// No number of its region has this many digits.
  case wrongLength
  /// It begins with + and a country code that does not exist.
  case unknownCountry
  /// The region that it was to be read in does not exist.
  case unknownRegion
}
