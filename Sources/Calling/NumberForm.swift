import PhoneNumbers

/// How a SIP provider wants numbers to be written.
public enum NumberForm: String, CaseIterable, Hashable, Sendable {
  /// `+886912345678`.
  case e164
  /// `0912345678` at home, and other countries' numbers as with ``doubleZero``.
  case national
  /// `00886912345678`.
  case doubleZero = "00"

  /// What the provider is given; always matches `\+?[0-9]{3,15}`. Service and local numbers stay as
  /// they are, and so does what would become too long.
  func text(of number: PhoneNumber, home: Region) -> String {
    guard let e164 = number.e164, self != .e164 else { return number.dialled }
    let isNational = self == .national && number.region.countryCode == home.countryCode
    let text =
      isNational ? number.formatted.filter { "0123456789".contains($0) } : "00" + e164.dropFirst()
    return PhoneNumber.isDialable(text) ? text : e164
  }
}
