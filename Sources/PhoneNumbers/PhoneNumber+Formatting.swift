import CPhoneNumber

extension PhoneNumber {
  /// As it is written within its own region, grouped: `0912-345-678`, `02-2345-6789`,
  /// `138 1234 5678`.
  public var formatted: String {
    switch standing {
    case .service where dialled.hasPrefix("+"): return dialled
    case .service, .local:
      guard region == .taiwan else { return dialled }
      return TaiwanPlan.localGroups(of: dialled).joined(separator: TaiwanPlan.separator)
    case .valid, .possible:
      if let taiwanese { return taiwanese.joined(separator: TaiwanPlan.separator) }
      guard let national = grouped(as: C_PHONE_NATIONAL) else { return dialled }
      if region == .china, standing == .possible { return Self.withTrunkPrefix(national) }
      guard region == .taiwan else { return national }
      let hyphenated = national.replacing(" ", with: TaiwanPlan.separator)
      // Where it knows no grouping, libphonenumber leaves out Taiwan's leading 0.
      return hyphenated.hasPrefix("0") ? hyphenated : "0" + hyphenated
    }
  }

  /// A number of the Mainland of which libphonenumber knows no grouping, and leaves out the 0 before the
  /// area code.
  private static func withTrunkPrefix(_ national: String) -> String {
    let digits = national.filter(\.isNumber)
    guard !digits.hasPrefix("0"), digits.wholeMatch(of: /1[3-9]\d{9}/) == nil else {
      return national
    }
    let areaCode = digits.hasPrefix("10") || digits.hasPrefix("2") ? 2 : 3
    return "0\(digits.prefix(areaCode)) \(digits.dropFirst(areaCode))"
  }

  /// With its country code, grouped: `+886 912 345 678`. Service and local numbers have none and
  /// stay as they are.
  public var international: String {
    guard e164 != nil else { return formatted }
    if let taiwanese, let area = taiwanese.first {
      return (["+886", String(area.dropFirst())] + taiwanese.dropFirst()).joined(separator: " ")
    }
    return grouped(as: C_PHONE_INTERNATIONAL) ?? dialled
  }

  /// As somebody at home in a region reads it: national there, else with its country code.
  public func formatted(in home: Region) -> String {
    region == home ? formatted : international
  }

  /// A whole number in E.164 as it is written within its own region; nil where it is none.
  public static func formatted(e164: String) -> String? {
    // The country code says the region.
    (try? PhoneNumber(e164, region: .taiwan))?.formatted
  }

  /// The groups of a number of Taiwan with its leading 0; nil of others, and where its plan says
  /// nothing of it.
  private var taiwanese: [String]? {
    guard let e164, e164.hasPrefix("+886") else { return nil }
    return TaiwanPlan.groups(of: "0" + e164.dropFirst(4))
  }

  private func grouped(as format: CPhoneFormat) -> String? {
    e164.flatMap { NumberingLibrary.formatted($0, region: region, as: format) }
  }
}
