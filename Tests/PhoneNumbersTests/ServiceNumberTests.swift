import Testing

@testable import PhoneNumbers

@Suite struct ServiceNumberTests {
  @Test(
    "Emergency numbers are recognised, also in disguise",
    arguments: [
      ("110", "TW", "110", "service-police"), ("１１９", "TW", "119", "service-fire-ambulance"),
      ("1-1-0", "TW", "110", "service-police"), ("112", "TW", "112", "service-emergency"),
      ("113", "TW", "113", "service-protection"), ("l10", "TW", "110", "service-police"),
      ("一一零", "TW", "110", "service-police"), ("911", "TW", "911", "service-emergency-abroad"),
      ("+886 110", "TW", "110", "service-police"), ("+8860110", "TW", "110", "service-police"),
      ("00886119", "TW", "119", "service-fire-ambulance"), ("+110", "TW", nil, nil),
      ("120", "CN", "120", "service-ambulance"),
      ("122", "CN", "122", "service-traffic-police"), ("999", "HK", "999", "service-emergency"),
      ("911", "US", "911", "service-emergency"), ("+1 911", "US", "911", "service-emergency"),
      ("112", "DE", "112", "service-emergency"), ("110", "JP", "110", "service-emergency"),
      ("886110", "TW", "110", "service-police"), ("886 119", "TW", "119", "service-fire-ambulance"),
      ("88-6110", "TW", "110", "service-police"), ("８８６１１０", "TW", "110", "service-police"),
      ("86110", "CN", "110", "service-police"), ("86 120", "CN", "120", "service-ambulance"),
      ("852999", "HK", "999", "service-emergency"), ("+1 911", "CA", "911", "service-emergency"),
      ("1911", "US", "911", "service-emergency"),
      ("+81 0119", "JP", "119", "service-emergency"), ("000", "AU", "000", "service-emergency"),
      ("110 分機 5", "TW", "110", "service-police"),
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
    "Another country's emergency number never becomes the one of here",
    arguments: [
      ("+86 120", "TW", "+86120", "120"), ("+886 119", "CN", "+886119", "119"),
      ("00 886 0119", "CN", "+886119", "119"), ("86110", "TW", "+86110", "110"),
      ("886113", "CN", "+886113", "113"), ("886110", "HK", "+886110", "110"),
      ("+1 911", "TW", "+1911", "911"),
    ])
  func emergenciesAbroad(text: String, home: String, dialled: String, digits: String) throws {
    let home = Region(code: home)
    let number = try PhoneNumber(text, region: home)
    #expect(number.dialled == dialled && number.formatted == dialled && number.e164 == nil)
    #expect(number.serviceNumber?.kind == .emergency && number.serviceNumber?.digits == digits)
    let again = try PhoneNumber(dialled: dialled, extension: nil, region: home)
    #expect(again.dialled == dialled && again.serviceNumber == number.serviceNumber)
    // Who has moved there calls it as people there do.
    let there = try PhoneNumber(dialled: dialled, extension: nil, region: number.region)
    #expect(there.dialled == digits && there.serviceNumber?.kind == .emergency)
  }

  @Test(
    "What is dialled for help is a number that everybody there knows",
    arguments: [
      ("110", "TW", false, ["110"]), ("113", "TW", false, ["113"]),
      ("112", "TW", false, ["119", "110"]), ("999", "TW", true, ["119", "110"]),
      ("911", "TW", true, ["119", "110"]), ("+86 119", "TW", true, ["119", "110"]),
      ("000", "HK", true, ["999"]), ("119", "HK", true, ["999"]), ("999", "HK", false, ["999"]),
      ("119", "US", true, ["911"]), ("110", "CA", true, ["911"]), ("911", "US", false, ["911"]),
      ("911", "CN", true, ["120", "119", "110"]), ("122", "CN", false, ["122"]),
      ("119", "GB", true, ["999", "112"]), ("112", "DE", false, ["112"]),
    ])
  func help(text: String, home: String, isAbroad: Bool, numbers: [String]) throws {
    let home = Region(code: home)
    let service = try #require(try PhoneNumber(text, region: home).serviceNumber)
    #expect(service.kind == .emergency)
    #expect(service.isAbroad(from: home) == isAbroad)
    #expect(service.helpNumbers(in: home) == numbers)
  }

  @Test(
    "Nor one of a country that is not known here", arguments: ["+81 119", "+81 0119", "+49110"])
  func unknownEmergencies(text: String) {
    for home in [Region.taiwan, .china, .hongKong, .unitedStates] {
      #expect(throws: PhoneNumberError.self) { try PhoneNumber(text, region: home) }
    }
  }

  @Test(
    "Services are told apart from emergencies",
    arguments: [
      ("165", "TW"), ("1922", "TW"), ("1925", "TW"), ("1966", "TW"), ("1999", "TW"), ("1950", "TW"),
      ("1911", "TW"), ("55688", "TW"), ("55178", "TW"), ("12345", "CN"), ("12306", "CN"),
      ("95588", "CN"), ("10086", "CN"), ("1823", "HK"), ("933", "US"),
      ("988", "US"),
    ])
  func services(text: String, region: String) throws {
    let number = try PhoneNumber(text, region: Region(code: region))
    #expect(number.standing == .service)
    #expect(number.serviceNumber?.kind == .service)
  }

  @Test(
    "Another country's services keep its country code, and are read so again",
    arguments: [
      ("+86 95588", "TW", "+8695588"), ("+852 1823", "TW", "+8521823"), ("+1 411", "CN", "+1411"),
    ])
  func servicesAbroad(text: String, home: String, dialled: String) throws {
    let home = Region(code: home)
    let number = try PhoneNumber(text, region: home)
    #expect(number.dialled == dialled)
    #expect(number.serviceNumber?.kind == .service)
    let again = try PhoneNumber(dialled: number.dialled, extension: nil, region: home)
    #expect(again.dialled == dialled && again.serviceNumber == number.serviceNumber)
    // Who has moved there calls it as people there do.
    let there = try PhoneNumber(dialled: dialled, extension: nil, region: number.region)
    #expect(there.dialled == number.serviceNumber?.digits && there.standing == .service)
  }

  /// 6612-3456 of a landline at home would be a mobile telephone in Hong Kong.
  @Test func aStoredLocalNumberBecomesNobodyElsesInAnotherRegion() throws {
    for local in ["66123456", "2345678"] {
      let number = try PhoneNumber(dialled: local, extension: nil, region: .hongKong)
      #expect(number.dialled == local && number.e164 == nil && number.standing == .local)
      #expect(number.mayBeAStrangers)
    }
  }

  /// Local numbers of Shanghai are as long as those of Taipei, and of America as those of Taichung.
  @Test func aLocalNumberOfAnotherRegionMayBeAStrangersAsALocalOneToo() throws {
    for (local, region) in [
      ("23456789", Region.china), ("2345678", .china), ("2345678", .unitedStates),
    ] {
      let moved = try PhoneNumber(
        dialled: local, extension: nil, region: region, storedIn: .taiwan)
      #expect(moved.dialled == local && moved.standing == .local && moved.mayBeAStrangers)
      for origin in [region, nil] {
        let own = try PhoneNumber(
          dialled: local, extension: nil, region: region, storedIn: origin)
        #expect(own.standing == .local && !own.mayBeAStrangers)
      }
    }
  }

  @Test(
    "People's numbers are no services",
    arguments: [
      "0912345678", "0911911911", "02-2110-1190", "23456789", "+886911911911",
      "1101234567", "886111", "886120", "886912", "8860110", "8861190", "88611012", "886-1190",
      "110886", "0886110", "886110110", "1110", "1119", "86911", "1112", "886165", "19123",
    ])
  func people(text: String) {
    let number = try? PhoneNumber(text, region: .taiwan)
    #expect(number?.standing != .service)
    #expect(number?.serviceNumber == nil)
  }

  @Test(
    "Nor are numbers of other places that begin like a country code",
    arguments: [
      ("8612110", "CN"), ("8612395", "CN"), ("8611012", "CN"), ("86110110", "CN"), ("1110", "CN"),
      ("85299911", "HK"), ("1911555", "US"), ("8861101", "US"), ("886110", "DE"), ("86110", "JP"),
      ("1911", "HK"), ("9512", "CN"),
    ])
  func peopleElsewhere(text: String, region: String) {
    let number = try? PhoneNumber(text, region: Region(code: region))
    #expect(number?.standing != .service)
    #expect(number?.serviceNumber == nil)
  }

  @Test(
    "Where an area has numbers of that length, they are somebody's",
    arguments: [
      ("886110", "TW", "037", "+88637886110"), ("886119", "TW", "089", "+88689886119"),
      ("86110", "TW", "0836", "+88683686110"),
    ])
  func localNumbers(text: String, region: String, area: String, e164: String) throws {
    let number = try PhoneNumber(text, region: Region(code: region), areaCode: area)
    #expect(number.serviceNumber == nil)
    #expect(number.dialled == e164)
    // An area whose numbers are longer completes nothing.
    let elsewhere = try PhoneNumber(text, region: Region(code: region), areaCode: "02")
    #expect(elsewhere.serviceNumber?.kind == .emergency)
  }

  @Test(
    "Taiwan's hotlines are the same in every area",
    arguments: [("412-8888", "412-8888"), ("4491234", "449-1234")])
  func hotlines(text: String, shown: String) throws {
    for area in [nil, "02", "03", "07"] {
      let number = try PhoneNumber(text, region: .taiwan, areaCode: area)
      #expect(number.serviceNumber?.messageKey == "service-hotline")
      #expect(number.dialled == text.filter(\.isNumber) && number.formatted == shown)
    }
    #expect(try PhoneNumber("4138888", region: .taiwan).standing == .local)
    #expect(try PhoneNumber("4128888", region: .china).standing == .local)
  }

  @Test func numbersThatAndroidTakesForEmergenciesAreKnown() throws {
    let local = try PhoneNumber("9112345", region: .taiwan)
    #expect(ServiceNumber.beginsLikeEmergency(local.dialled))
    let whole = try PhoneNumber("0911234567", region: .taiwan)
    #expect(!ServiceNumber.beginsLikeEmergency(whole.dialled))
  }
}
