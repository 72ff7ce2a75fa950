import CPhoneNumber

/// A country or territory with a numbering plan of its own, named by its ISO 3166-1 code.
public struct Region: Hashable, Sendable, Encodable {
  /// Two capital letters, such as `TW`; `001` for numbers that belong to no country.
  public let code: String

  /// A region by its code, in capitals or not; whether it exists is asked by ``countryCode``.
  public init(code: String) { self.code = code.uppercased() }

  /// The region of a whole number in E.164; nil where its country code does not exist.
  public init?(of e164: String) {
    guard e164.hasPrefix("+"),
      let parsed = try? NumberingLibrary.parse(e164, region: .taiwan), !parsed.region.isEmpty
    else { return nil }
    self.init(code: parsed.region)
  }

  /// The country code that is dialled before a number of this region: 886 for Taiwan. Nil where
  /// there is no such region.
  public var countryCode: Int? {
    let countryCode = Int(c_phone_country_code(code))
    return countryCode > 0 ? countryCode : nil
  }

  /// Taiwan, +886.
  public static let taiwan = Region(code: "TW")
  /// The Mainland, +86.
  public static let china = Region(code: "CN")
  /// Hong Kong, +852.
  public static let hongKong = Region(code: "HK")
  /// The United States, +1.
  public static let unitedStates = Region(code: "US")
  /// The United Kingdom.
  public static let unitedKingdom = Region(code: "GB")
}
