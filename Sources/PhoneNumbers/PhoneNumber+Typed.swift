extension PhoneNumber {
  /// Reads what somebody typed, as it is dialled in a region. A mobile number of the Mainland needs
  /// no country code where it can be nothing else, as in Taiwan, and digits behind a last dash are
  /// an extension there: 010-65529988-8001.
  ///
  /// - Parameter areaCode: completes a bare local number, for example `02`.
  public init(
    typed text: String, region: Region, areaCode: String? = nil
  ) throws(PhoneNumberError) {
    let withExtension = { Self.withMainlandExtension(text, region: region, areaCode: areaCode) }
    do {
      let number = try PhoneNumber(text, region: region, areaCode: areaCode)
      self = number.standing == .possible ? withExtension() ?? number : number
    } catch {
      guard let mainland = Self.mainlandMobile(text) ?? withExtension() else { throw error }
      self = mainland
    }
  }

  private static func mainlandMobile(_ text: String) -> PhoneNumber? {
    let digits = LookAlikes.repaired(text).filter { $0.isASCII && $0.isNumber }
    guard digits.wholeMatch(of: mobile) != nil else { return nil }
    return mainland(text, region: .china)
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
