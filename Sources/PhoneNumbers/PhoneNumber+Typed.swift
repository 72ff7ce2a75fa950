extension PhoneNumber {
  /// Reads what somebody typed, as it is dialled in a region. A mobile number of the Mainland needs
  /// no country code where it can be nothing else, as in Taiwan, and digits behind a last dash are
  /// an extension there: 010-65529988-8001. Nor does a number of the other side of the strait whose
  /// area code stands by itself and is none at home, 021-6234-5678, or a mobile one of Taiwan's.
  ///
  /// - Parameter areaCode: completes a bare local number, for example `02`.
  public init(
    typed text: String, region: Region, areaCode: String? = nil
  ) throws(PhoneNumberError) {
    if let desk = Self.localDesk(text, region: region, areaCode: areaCode) {
      self = desk
      return
    }
    let withExtension = { Self.withMainlandExtension(text, region: region, areaCode: areaCode) }
    do {
      let number = try PhoneNumber(text, region: region, areaCode: areaCode)
      self =
        number.standing == .possible
        ? withExtension() ?? Self.across(text, from: region) ?? number : number
    } catch {
      guard
        let other = Self.mainlandMobile(text) ?? withExtension() ?? Self.across(text, from: region)
      else { throw error }
      self = other
    }
  }

  /// A number of the other side of the strait, where it can be nothing else: a slip of the finger makes
  /// nobody's number there.
  private static func across(_ text: String, from region: Region) -> PhoneNumber? {
    guard let other = [Region.taiwan: Region.china, .china: .taiwan][region],
      let number = try? PhoneNumber(text, region: other), number.standing == .valid
    else { return nil }
    if other == .taiwan, number.e164?.wholeMatch(of: /\+8869\d{8}/) != nil { return number }
    guard let area = LookAlikes.repaired(text).wholeMatch(of: /\D*(0\d+)\D.*/)?.1,
      other.hasAreaCode(String(area)), !region.hasAreaCode(String(area)),
      // 0912 is Yulin too, and how mobile numbers begin at home.
      other == .taiwan || !area.hasPrefix("09")
    else { return nil }
    return number
  }

  private static func mainlandMobile(_ text: String) -> PhoneNumber? {
    let digits = LookAlikes.repaired(text).filter { $0.isASCII && $0.isNumber }
    guard digits.wholeMatch(of: mobile) != nil else { return nil }
    return mainland(text, region: .china)
  }

  /// A local number of the Mainland and an extension behind a dash: all digits together would be a
  /// stranger's in another area.
  private static func localDesk(
    _ text: String, region: Region, areaCode: String?
  ) -> PhoneNumber? {
    guard region == .china,
      let parts = LookAlikes.repaired(text).wholeMatch(
        of: /[^\d+]*([2-9]\d{6,7}|[2-9]\d{3}[ -]\d{4}) ?- ?(\d{2,5})/)
    else { return nil }
    return try? PhoneNumber("\(parts.1)#\(parts.2)", region: region, areaCode: areaCode)
  }

  private static func withMainlandExtension(
    _ text: String, region: Region, areaCode: String?
  ) -> PhoneNumber? {
    guard let parts = LookAlikes.repaired(text).wholeMatch(of: /(.+\d) ?- ?(\d{2,5})/),
      let number = mainland("\(parts.1)#\(parts.2)", region: region, areaCode: areaCode),
      // Only a switchboard has any.
      number.e164?.dropFirst(3).wholeMatch(of: mobile) == nil
    else { return nil }
    return number
  }

  private static func mainland(
    _ text: String, region: Region, areaCode: String? = nil
  ) -> PhoneNumber? {
    guard let number = try? PhoneNumber(text, region: region, areaCode: areaCode),
      number.region == .china, number.standing == .valid
    else { return nil }
    return number
  }

  private static var mobile: Regex<Substring> { /1[3-9]\d{9}/ }
}
