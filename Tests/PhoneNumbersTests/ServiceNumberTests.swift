import Testing

@testable import PhoneNumbers

@Suite struct ServiceNumberTests {
  @Test(
    "Emergency numbers are recognised, also in disguise",
    arguments: [
      ("110", "TW", "110", "service-police"), ("１１９", "TW", "119", "service-fire-ambulance"),
      ("1-1-0", "TW", "110", "service-police"), ("112", "TW", "112", "service-emergency"),
      ("113", "TW", "113", "service-protection"), ("l10", "TW", "110", "service-police"),
      ("一一零", "TW", "110", "service-police"), ("911", "TW", "911", "service-emergency"),
      ("+886 110", "TW", "110", "service-police"), ("+8860110", "TW", "110", "service-police"),
      ("00886119", "TW", "119", "service-fire-ambulance"), ("+110", "TW", nil, nil),
      ("+86 120", "TW", "120", "service-ambulance"), ("120", "CN", "120", "service-ambulance"),
      ("122", "CN", "122", "service-traffic-police"), ("999", "HK", "999", "service-emergency"),
      ("911", "US", "911", "service-emergency"), ("+1 911", "US", "911", "service-emergency"),
      ("112", "DE", "112", "service-emergency"), ("110", "JP", "110", "service-emergency"),
      ("000", "AU", "000", "service-emergency"), ("110 分機 5", "TW", "110", "service-police"),
    ])
  func emergencies(text: String, region: String, digits: String?, key: String?) {
    let number = try? PhoneNumber(text, region: Region(code: region))
    #expect(number?.serviceNumber?.digits == digits)
    #expect(number?.serviceNumber?.messageKey == key)
    guard digits != nil else { return }
    #expect(number?.serviceNumber?.kind == .emergency)
    #expect(number?.dialled == digits)
    #expect(number?.e164 == nil)
    #expect(number?.formatted == digits)
  }

  @Test(
    "Services are told apart from emergencies",
    arguments: [
      ("165", "TW"), ("1922", "TW"), ("1925", "TW"), ("1966", "TW"), ("1999", "TW"), ("1950", "TW"),
      ("12345", "CN"), ("95588", "CN"), ("10086", "CN"), ("1823", "HK"), ("933", "US"),
      ("988", "US"),
    ])
  func services(text: String, region: String) throws {
    let number = try PhoneNumber(text, region: Region(code: region))
    #expect(number.standing == .service)
    #expect(number.serviceNumber?.kind == .service)
  }

  @Test(
    "People's numbers are no services",
    arguments: [
      "0912345678", "0911911911", "02-2110-1190", "23456789", "886110", "+886911911911",
      "1101234567",
    ])
  func people(text: String) {
    let number = try? PhoneNumber(text, region: .taiwan)
    #expect(number?.standing != .service)
    #expect(number?.serviceNumber == nil)
  }

  @Test func numbersThatAndroidTakesForEmergenciesAreKnown() throws {
    let local = try PhoneNumber("9112345", region: .taiwan)
    #expect(ServiceNumber.beginsLikeEmergency(local.dialled))
    let whole = try PhoneNumber("0911234567", region: .taiwan)
    #expect(!ServiceNumber.beginsLikeEmergency(whole.dialled))
  }
}
