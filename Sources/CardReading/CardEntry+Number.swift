import PhoneNumbers

extension CardEntry {
  /// What a read number is dialled as: in its region, or, where that plan does not know it and only
  /// one of the neighbours' does, in that one's. Nil where it is no number.
  public static func phoneNumber(
    _ text: String, region: Region, areaCode: String?
  ) -> PhoneNumber? {
    let home = try? PhoneNumber(text, region: region, areaCode: areaCode)
    if let home, home.standing != .possible { return home }
    let digits = NumberJudge.digits(text)
    let abroad = neighbours(of: region)
      .filter { $0 != .unitedStates || NumberJudge.isAmerican(text) }
      // Almost any eight digits are a number there; at home they may lack no more than the area code.
      .filter { $0 != .hongKong || home == nil }
      .filter { region in
        !NumberJudge.lacksBeginning(digits, in: region)
          || region.countryCode.map { digits.hasPrefix("\($0)") } ?? false
      }
      .compactMap { try? PhoneNumber(text, region: $0) }.filter { $0.standing == .valid }
    return Set(abroad.map(\.dialled)).count == 1 ? abroad[0] : home
  }

  static func neighbours(of region: Region) -> [Region] {
    [Region.taiwan, .china, .hongKong, .unitedStates].filter { $0 != region }
  }
}
