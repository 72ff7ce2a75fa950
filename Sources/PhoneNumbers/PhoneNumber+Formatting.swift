import CPhoneNumber

extension PhoneNumber {
  /// As it is written within its own region, grouped: `0912-345-678`, `02 2345 6789`.
  public var formatted: String {
    switch standing {
    case .service: return dialled
    case .local:
      let groups = region == .taiwan ? TaiwanPlan.localGroups(of: dialled) : [dialled]
      return groups.joined(separator: " ")
    case .valid, .possible:
      if let taiwanese { return taiwanese.groups.joined(separator: taiwanese.separator) }
      guard let national = grouped(as: C_PHONE_NATIONAL) else { return dialled }
      // Where it knows no grouping, libphonenumber leaves out Taiwan's leading 0.
      return region == .taiwan && !national.hasPrefix("0") ? "0" + national : national
    }
  }

  /// With its country code, grouped: `+886 912 345 678`. Service and local numbers have none and
  /// stay as they are.
  public var international: String {
    guard e164 != nil else { return formatted }
    if let taiwanese {
      let groups = taiwanese.groups
      return (["+886", String(groups[0].dropFirst())] + groups.dropFirst()).joined(separator: " ")
    }
    return grouped(as: C_PHONE_INTERNATIONAL) ?? dialled
  }

  /// As somebody at home in a region reads it: national there, else with its country code.
  public func formatted(in home: Region) -> String {
    region == home ? formatted : international
  }

  /// The digits as they are read aloud: one by one, with a pause between groups.
  public var spokenDigits: [[Character]] {
    formatted.split { !$0.isNumber }.map(Array.init)
  }

  private var taiwanese: (groups: [String], separator: String)? {
    guard let e164, e164.hasPrefix("+886") else { return nil }
    return TaiwanPlan.groups(of: "0" + e164.dropFirst(4))
  }

  private func grouped(as format: CPhoneFormat) -> String? {
    e164.flatMap { NumberingLibrary.formatted($0, region: region, as: format) }
  }
}
