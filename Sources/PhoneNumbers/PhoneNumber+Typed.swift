extension PhoneNumber {
  /// Reads what somebody typed, as it is dialled in a region. A mobile number of the Mainland needs
  /// no country code where it can be nothing else, as in Taiwan.
  ///
  /// - Parameter areaCode: completes a bare local number, for example `02`.
  public init(
    typed text: String, region: Region, areaCode: String? = nil
  ) throws(PhoneNumberError) {
    do {
      self = try PhoneNumber(text, region: region, areaCode: areaCode)
    } catch {
      let digits = LookAlikes.repaired(text).filter { $0.isASCII && $0.isNumber }
      guard digits.wholeMatch(of: /1[3-9]\d{9}/) != nil,
        let mainland = try? PhoneNumber(text, region: .china), mainland.region == .china,
        mainland.standing == .valid
      else { throw error }
      self = mainland
    }
  }
}
