import CPhoneNumber

/// Decides which number the written digits mean in a region.
struct NumberInterpreter {
  let written: WrittenNumber
  let region: Region
  var areaCode: String?
  /// Whether this reads what was shown of a number that was read before.
  var isSecondReading = false

  /// Prefixes that are dialled in Taiwan before a country code, and the world's 00.
  private static let taiwanInternational = [
    "002", "005", "006", "007", "009", "016", "017", "018", "019", "00",
  ]

  /// Country codes that families here also write without a +. Any other would turn a Taiwan number
  /// with one misread digit into a stranger's abroad.
  private static let bareCountryCodes = ["886", "86", "852", "853", "1"]

  func number() throws(PhoneNumberError) -> PhoneNumber {
    let digits = written.digits
    guard region.countryCode != nil else { throw .unknownRegion }
    if let service = ServiceNumber(dialled: digits, region: region) {
      return make(service)
    }
    if digits.hasPrefix("+") { return try international(digits) }
    if let service = ServiceNumber(bareCountryCode: digits, region: region), !isLocal(digits) {
      return make(service)
    }
    let prefixes = region == .taiwan ? Self.taiwanInternational : ["00"]
    let candidates = prefixes.filter(digits.hasPrefix).map { "+" + digits.dropFirst($0.count) }
    if let number = abroad(candidates) { return number }
    guard region == .taiwan else { return try elsewhere(digits) }
    // None of Taiwan's own begins with 00: what is wrong is wrong behind the country code.
    if digits.hasPrefix("00"), let candidate = candidates.first(where: hasBareCountryCode) {
      return try international(candidate)
    }
    return try inTaiwan(digits)
  }

  /// The first reading after an international prefix that a plan knows, else that is possible.
  private func abroad(_ candidates: [String]) -> PhoneNumber? {
    for candidate in candidates {
      if let service = ServiceNumber(dialled: candidate, region: region) { return make(service) }
      if let parsed = try? NumberingLibrary.parse(candidate, region: region), parsed.isValid,
        let number = try? make(parsed)
      {
        return number
      }
    }
    // What is only possible is grouped to be checked: not for those that another one outdoes.
    for candidate in candidates {
      if let number = try? international(candidate) { return number }
    }
    return nil
  }

  private func hasBareCountryCode(_ candidate: String) -> Bool {
    Self.bareCountryCodes.contains { candidate.hasPrefix("+" + $0) }
  }

  private func withBareCountryCode(_ digits: String) -> PhoneNumber? {
    guard hasBareCountryCode("+" + digits),
      let number = abroad(["+" + digits]), number.standing == .valid
    else { return nil }
    // 161 6751 3613 is not 1 616 751 3613, nor is 120 1234 5678 an American one.
    let isCode = !digits.hasPrefix("1") || PhoneNumber.isAmerican(groups: written.groups)
    return mainlandMobile(digits) ?? (isCode ? number : nil)
  }

  /// A mobile number of the Mainland, of which some are an American one behind its country code: 135 1923
  /// 5308 is the former, as long as nobody wrote the 1 apart. One of a beginning that the plan does not
  /// know is grouped as they are.
  private func mainlandMobile(_ digits: String) -> PhoneNumber? {
    guard digits.wholeMatch(of: /1[3-9]\d{9}/) != nil, written.groups.first != 1,
      let parsed = try? NumberingLibrary.parse(digits, region: .china),
      parsed.isValid || written.groups == [3, 4, 4]
    else { return nil }
    return try? make(parsed)
  }

  private func international(_ digits: String) throws(PhoneNumberError) -> PhoneNumber {
    let parsed = try NumberingLibrary.parse(digits, region: region)
    if parsed.countryCode == 886, !parsed.isValid {
      try checkTaiwan("0" + parsed.significant)
    }
    if isLocalInChina(parsed) || isCutMobileInChina(parsed) { throw .tooShort }
    return try make(parsed)
  }

  private func inTaiwan(_ digits: String) throws(PhoneNumberError) -> PhoneNumber {
    if digits.count <= 8, !digits.hasPrefix("0") {
      // A bare local number. libphonenumber would take 3731 2345 of Taipei for Miaoli's 037.
      guard !digits.hasPrefix("1") else { throw .tooShort }
      if let areaCode, let national = TaiwanPlan.completed(digits, areaCode: areaCode) {
        return try make(NumberingLibrary.parse(national, region: region), isAreaCodeAdded: true)
      }
      guard digits.count >= 6 else { throw .tooShort }
      return make(local: digits)
    }
    let parsed = try NumberingLibrary.parse(digits, region: region)
    if !parsed.isValid {
      if let number = withBareCountryCode(digits) { return number }
      try checkTaiwan(digits.hasPrefix("0") ? digits : "0" + digits)
    }
    return try make(parsed)
  }

  private func elsewhere(_ digits: String) throws(PhoneNumberError) -> PhoneNumber {
    let parsed = try NumberingLibrary.parse(digits, region: region)
    if isWrittenAsLocal(digits, parsed) {
      if let completed = completed(digits) { return completed }
      if parsed.isValid { return make(local: digits) }
    }
    if parsed.isValid { return try make(parsed) }
    if region == .hongKong, let number = mainlandMobile(digits) { return number }
    // The Mainland writes area codes with their 0: 852 2207 0312 is Hong Kong's. Its 0852 had seven
    // digits behind it and went in 2014.
    let isFromAbroad = region == .china && digits.prefixMatch(of: /8[58]/) != nil
    if parsed.length != C_PHONE_POSSIBLE || isFromAbroad, let number = withBareCountryCode(digits) {
      return number
    }
    if isCutMobileInChina(parsed) { throw .tooShort }
    guard parsed.length == C_PHONE_LOCAL_ONLY || isLocalInChina(parsed) else {
      return try make(parsed)
    }
    if let completed = completed(digits) { return completed }
    guard digits.count >= 5, !digits.hasPrefix("0") else { throw .tooShort }
    return make(local: digits)
  }

  /// China's local numbers have 7 or 8 digits; libphonenumber holds them for whole ones.
  private func isLocalInChina(_ parsed: NumberingLibrary.Parsed) -> Bool {
    !parsed.isValid && parsed.countryCode == 86 && parsed.significant.count <= 8
  }

  /// A mobile number of the Mainland that lacks digits: no local number there begins with 1, nor does an
  /// area code but Beijing's 010. libphonenumber would hold 139 1234 567 for one of an area 0139.
  private func isCutMobileInChina(_ parsed: NumberingLibrary.Parsed) -> Bool {
    !parsed.isValid && parsed.countryCode == 86
      && parsed.significant.wholeMatch(of: /1[3-9]\d{0,8}|1\d{6,7}/) != nil
  }

  /// Whether the area code makes a whole number of the digits: then they are somebody's.
  private func isLocal(_ digits: String) -> Bool {
    guard region == .taiwan else { return completed(digits) != nil }
    return areaCode.flatMap { TaiwanPlan.completed(digits, areaCode: $0) } != nil
  }

  /// Whether the digits are dialled as a local number, whatever else libphonenumber makes of them: they are
  /// as few, and the 0 is missing that a whole number there begins with. 234 5678 of Berlin would be Bochum's.
  private func isWrittenAsLocal(_ digits: String, _ parsed: NumberingLibrary.Parsed) -> Bool {
    guard digits.count <= 8, !digits.hasPrefix("0"), !isCutMobileInChina(parsed)
    else { return false }
    guard parsed.isValid else { return true }
    return NumberingLibrary.formatted(parsed.e164, region: region, as: C_PHONE_NATIONAL)?
      .filter(\.isNumber).hasPrefix("0") == true
  }

  private func completed(_ local: String) -> PhoneNumber? {
    let digits = (areaCode ?? "").filter { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return nil }
    let code = region == .china && !digits.hasPrefix("0") ? "0" + digits : digits
    guard let parsed = try? NumberingLibrary.parse(code + local, region: region), parsed.isValid
    else { return nil }
    return try? make(parsed, isAreaCodeAdded: true)
  }

  /// Lengths are settled in Taiwan's plan, also where a prefix is new to libphonenumber.
  private func checkTaiwan(_ national: String) throws(PhoneNumberError) {
    let block = TaiwanPlan.block(of: national)
    if national.count < block?.length ?? 9 { throw .tooShort }
    if national.count > block?.length ?? 11 { throw .tooLong }
  }

  private func make(
    _ parsed: NumberingLibrary.Parsed, isAreaCodeAdded: Bool = false
  ) throws(PhoneNumberError) -> PhoneNumber {
    if !parsed.isValid {
      switch parsed.length {
      case C_PHONE_POSSIBLE: break
      case C_PHONE_LOCAL_ONLY, C_PHONE_LENGTH_TOO_SHORT: throw .tooShort
      case C_PHONE_LENGTH_TOO_LONG: throw .tooLong
      default: throw .wrongLength
      }
    }
    guard PhoneNumber.isDialable(parsed.e164) else { throw .tooLong }
    let number = PhoneNumber(
      written: written.text, e164: parsed.e164, dialled: parsed.e164,
      extension: written.extension,
      region: parsed.region.isEmpty ? region : Region(code: parsed.region),
      standing: parsed.isValid ? .valid : .possible, isAreaCodeAdded: isAreaCodeAdded)
    if !parsed.isValid, !isSecondReading {
      // Else it would become another number when somebody copies what is shown.
      for shown in [number.formatted, number.international] {
        let again = NumberInterpreter(
          written: try WrittenNumber(shown), region: number.region, isSecondReading: true)
        guard let copy = try? again.number(), copy.dialled == number.dialled else {
          throw .wrongLength
        }
      }
    }
    return number
  }

  private func make(local digits: String) -> PhoneNumber {
    PhoneNumber(
      written: written.text, e164: nil, dialled: digits, extension: written.extension,
      region: region, standing: .local, isAreaCodeAdded: false)
  }

  /// Another country's service is dialled with its country code: without it, it would be another one.
  private func make(_ service: ServiceNumber) -> PhoneNumber {
    let own = service.region.countryCode
    let code = own == region.countryCode ? nil : own
    return PhoneNumber(
      written: written.text, e164: nil, dialled: (code.map { "+\($0)" } ?? "") + service.digits,
      extension: written.extension,
      region: service.region, standing: .service, isAreaCodeAdded: false)
  }
}
