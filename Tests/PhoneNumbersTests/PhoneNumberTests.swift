import Foundation
import Testing

@testable import PhoneNumbers

@Suite struct PhoneNumberTests {
  @Test(
    "Taiwan's numbers are taken in every spelling",
    arguments: [
      ("0912-345-678", "+886912345678", "0912-345-678"),
      ("0912345678", "+886912345678", "0912-345-678"),
      ("０９１２－３４５－６７８", "+886912345678", "0912-345-678"),
      ("O9l2 345 678", "+886912345678", "0912-345-678"),
      ("零九一二三四五六七八", "+886912345678", "0912-345-678"),
      ("0912一345一678", "+886912345678", "0912-345-678"),
      ("0912–345—678", "+886912345678", "0912-345-678"),
      ("手機：0912.345.678", "+886912345678", "0912-345-678"),
      ("Tel: (02) 2345-6789", "+886223456789", "02-2345-6789"),
      ("電話02-23456789", "+886223456789", "02-2345-6789"),
      ("0223456789(公司)", "+886223456789", "02-2345-6789"),
      ("(O) 02 2345 6789", "+886223456789", "02-2345-6789"),
      ("P 0912-345-678", "+886912345678", "0912-345-678"),
      ("+886 912 345 678", "+886912345678", "0912-345-678"),
      ("+886 (0)912 345 678", "+886912345678", "0912-345-678"),
      ("886-912-345-678", "+886912345678", "0912-345-678"),
      ("00886912345678", "+886912345678", "0912-345-678"),
      ("002886912345678", "+886912345678", "0912-345-678"),
      ("912345678", "+886912345678", "0912-345-678"),
      ("tel:+886-912-345-678", "+886912345678", "0912-345-678"),
      ("\u{202A}0912\u{00A0}345\u{2011}678\u{202C}", "+886912345678", "0912-345-678"),
      ("03-3345678", "+88633345678", "03-334-5678"),
      ("037-312345", "+88637312345", "037-312-345"),
      ("04-22345678", "+886422345678", "04-2234-5678"),
      ("04-7123456", "+88647123456", "04-712-3456"),
      ("049-2222106", "+886492222106", "049-222-2106"),
      ("05-2345678", "+88652345678", "05-234-5678"),
      ("06-2345678", "+88662345678", "06-234-5678"),
      ("07-2345678", "+88672345678", "07-234-5678"),
      ("08-7345678", "+88687345678", "08-734-5678"),
      ("082-312345", "+88682312345", "082-312-345"),
      ("0826-61234", "+88682661234", "0826-61234"),
      ("0836-22345", "+88683622345", "0836-22345"),
      ("089-312345", "+88689312345", "089-312-345"),
      ("0800-123-456", "+886800123456", "0800-123-456"),
      ("0809-123-456", "+886809123456", "0809-123-456"),
      ("070-1012-3456", "+8867010123456", "070-1012-3456"),
    ])
  func taiwan(text: String, e164: String, formatted: String) throws {
    let number = try PhoneNumber(text, region: .taiwan)
    #expect(number.e164 == e164)
    #expect(number.dialled == e164)
    #expect(number.formatted == formatted)
    #expect(number.region == .taiwan)
    #expect(number.standing == .valid)
    #expect(!number.isAreaCodeAdded)
  }

  @Test(
    "Numbers of other regions are taken as their plans say",
    arguments: [
      ("138 1234 5678", "CN", "+8613812345678", "138 1234 5678", "CN"),
      ("010-62345678", "CN", "+861062345678", "010 6234 5678", "CN"),
      ("021 5888 1234", "CN", "+862158881234", "021 5888 1234", "CN"),
      ("2345 6789", "HK", "+85223456789", "2345 6789", "HK"),
      ("9123-4567", "HK", "+85291234567", "9123 4567", "HK"),
      ("(212) 555-0123", "US", "+12125550123", "(212) 555-0123", "US"),
      ("1-650-253-0000", "US", "+16502530000", "(650) 253-0000", "US"),
      ("86-138-1234-5678", "TW", "+8613812345678", "138 1234 5678", "CN"),
      ("135-1923-5308", "TW", "+8613519235308", "135 1923 5308", "CN"),
      ("13519235308", "HK", "+8613519235308", "135 1923 5308", "CN"),
      ("1-351-923-5308", "TW", "+13519235308", "(351) 923-5308", "US"),
      ("852 2207 0312", "US", "+85222070312", "2207 0312", "HK"),
      ("85222070312", "CN", "+85222070312", "2207 0312", "HK"),
      ("853 2888 1234", "CN", "+85328881234", "2888 1234", "MO"),
      ("886912345678", "CN", "+886912345678", "0912-345-678", "TW"),
      ("886 2 2345 6789", "CN", "+886223456789", "02-2345-6789", "TW"),
      ("0086 138 1234 5678", "TW", "+8613812345678", "138 1234 5678", "CN"),
      ("009 86 138 1234 5678", "TW", "+8613812345678", "138 1234 5678", "CN"),
      ("002 1 650 253 0000", "TW", "+16502530000", "(650) 253-0000", "US"),
      ("+852 9123 4567", "TW", "+85291234567", "9123 4567", "HK"),
      ("00886 2 2345 6789", "CN", "+886223456789", "02-2345-6789", "TW"),
      ("+44 20 7946 0958", "TW", "+442079460958", "020 7946 0958", "GB"),
    ])
  func elsewhere(text: String, region: String, e164: String, formatted: String, own: String) throws
  {
    let number = try PhoneNumber(text, region: Region(code: region))
    #expect(number.e164 == e164)
    #expect(number.formatted == formatted)
    #expect(number.region.code == own)
    #expect(number.standing == .valid)
  }

  @Test("1 is America's country code only where it stands apart")
  func grouping() throws {
    for text in ["161 6751 3613", "140-5520-3409", "144-3826-9285"] {
      let number = try PhoneNumber(text, region: .taiwan)
      #expect(number.e164 == "+86" + text.filter(\.isNumber))
      #expect(number.region == .china && number.standing == .possible)
    }
    #expect(throws: PhoneNumberError.tooLong) {
      try PhoneNumber("120-1234-5678", region: .taiwan)
    }
    for text in ["1 616 751 3613", "1-616-751-3613", "16167513613"] {
      #expect(try PhoneNumber(text, region: .taiwan).e164 == "+16167513613")
    }
  }

  @Test(
    "Behind a prefix for calls abroad stands the number that there is",
    arguments: [
      // 006 224 … would be one of Guinea, 00 212 … one of Morocco.
      ("0062 249 558 2491", "+622495582491", PhoneNumber.Standing.valid),
      ("002 1 224 628 5836", "+12246285836", .valid),
      ("0086 161 6751 3613", "+8616167513613", .possible),
    ])
  func abroad(text: String, e164: String, standing: PhoneNumber.Standing) throws {
    let number = try PhoneNumber(text, region: .taiwan)
    #expect(number.e164 == e164 && number.standing == standing)
  }

  @Test(
    "What the Mainland's plan does not know keeps its 0",
    arguments: [
      ("0755-8888888", "0755 8888888"), ("0571-1234567", "0571 1234567"),
      ("(02)2345-6789", "022 3456789"), ("010-1234567", "010 1234567"),
      ("0852-22070312", "0852 2207 0312"),
      ("161 6751 3613", "161 6751 3613"),
    ])
  func trunkPrefix(text: String, formatted: String) throws {
    let number = try PhoneNumber(text, region: .china)
    #expect(number.standing == .possible)
    #expect(number.formatted == formatted)
    #expect(try PhoneNumber(formatted, region: .china).dialled == number.dialled)
  }

  @Test(
    "What is no number is refused with the reason",
    arguments: [
      ("", PhoneNumberError.empty), ("  ", .empty), ("電話：", .empty), ("---", .empty),
      ("0912-ABC-678", .letters), ("王小明", .letters), ("1-800-FLOWERS", .letters),
      ("0912345678; rm -rf /", .letters), ("*#06#", .letters), ("**21*0912345678#", .letters),
      ("0912\0345678", .letters), ("0912\u{1B}[31m345678", .letters), ("0912+345678", .letters),
      ("$(reboot)", .letters), ("0912345678😀", .letters),
      ("02-2345-6789#12#34", .letters), ("02-2345-6789 轉 12 轉 34", .letters),
      ("02-2345-6789 分機 12 分機 34", .letters), ("02-2345-6789#12/34", .letters),
      ("02-2345-6789 分機 12、34", .letters), ("02-2345-6789 ext 12 p 34", .letters),
      ("0912", .tooShort), ("091234567", .tooShort), ("23456", .tooShort), ("123-4567", .tooShort),
      ("+1 273 471 294", .tooShort), ("+1 334 3840 9015", .tooLong), ("02-2345-678", .tooShort),
      ("12", .tooShort),
      ("04-2234567", .tooShort), ("+88691234567", .tooShort),
      ("+86 6552 9988", .tooShort), ("0086 6552 9988", .tooShort),
      ("00886 912 345 67", .tooShort), ("002 886 2 2345 678", .tooShort),
      ("09123456789", .tooLong), ("02-2345-67890", .tooLong), ("9123456789", .tooLong),
      ("+8869123456789", .tooLong), ("6912345678", .tooLong), ("0912345678/0922345678", .tooLong),
      (String(repeating: "1", count: 300), .tooLong),
      ("0912345678 分機 123456789", .tooLong),
      ("+999 1234 5678", .unknownCountry),
    ])
  func refused(text: String, error: PhoneNumberError) {
    #expect(throws: error) { try PhoneNumber(text, region: .taiwan) }
  }

  @Test(
    "What lacks digits behind the area code of the Mainland is no number without one",
    arguments: ["010-655299", "0755 12345", "021-588812", "0086 6552 9988"])
  func tooShortInChina(text: String) {
    #expect(throws: PhoneNumberError.tooShort) { try PhoneNumber(text, region: .china) }
  }

  @Test func aRegionThatDoesNotExistIsNamed() {
    for code in ["XX", "", "TWN", "T\0", "臺灣"] {
      #expect(throws: PhoneNumberError.unknownRegion) {
        try PhoneNumber("0912345678", region: Region(code: code))
      }
    }
  }

  @Test(
    "An extension is kept beside the number and never dialled",
    arguments: [
      "02-2345-6789 分機 123", "02-2345-6789轉123", "(02)23456789#123", "02 2345 6789 ext. 123",
      "0223456789x123", "02-2345-6789 Ext 123", "02-23456789 转 １２３", "0223456789,,123",
      "tel:+886223456789;ext=123", "0223456789分机123", "02-2345-6789 內線：123",
      "02-2345-6789,123#", "+886 2 2345 6789,,123＃ ", "02-2345-6789;123#",
    ])
  func extensions(text: String) throws {
    let number = try PhoneNumber(text, region: .taiwan)
    #expect(number.extension == "123")
    #expect(number.dialled == "+886223456789")
    #expect(number.formatted == "02-2345-6789")
  }

  @Test func aLocalNumberIsCompletedAndFlaggedWhereTheAreaFits() throws {
    let completed = try PhoneNumber("2345-6789", region: .taiwan, areaCode: "02")
    #expect(completed.e164 == "+886223456789")
    #expect(completed.isAreaCodeAdded)
    #expect(completed.written == "2345-6789")
    for area in ["(02)", "2", "02"] {
      #expect(try PhoneNumber("23456789", region: .taiwan, areaCode: area).e164 == "+886223456789")
    }
    #expect(try PhoneNumber("61234", region: .taiwan, areaCode: "0826").e164 == "+88682661234")
    #expect(try PhoneNumber("6234 5678", region: .china, areaCode: "010").e164 == "+861062345678")
    #expect(
      try PhoneNumber("253-0000", region: .unitedStates, areaCode: "650").e164 == "+16502530000")
    let whole = try PhoneNumber("0912345678", region: .taiwan, areaCode: "02")
    #expect(!whole.isAreaCodeAdded)
  }

  /// Without its 0, a local number of Berlin would be a whole one of Bochum.
  @Test(
    "A local number is completed wherever whole ones begin with 0",
    arguments: [
      ("DE", "030", "2345678", "+49302345678"), ("AU", "02", "93744000", "+61293744000"),
      ("MY", "03", "23456789", "+60323456789"), ("JP", "03", "23456789", "+81323456789"),
      ("GB", "020", "79460018", "+442079460018"), ("KR", "02", "23456789", "+82223456789"),
    ])
  func completed(region: String, area: String, local: String, e164: String) throws {
    let number = try PhoneNumber(local, region: Region(code: region), areaCode: area)
    #expect(number.e164 == e164 && number.isAreaCodeAdded && number.standing == .valid)
  }

  /// To call it would call a stranger in another town.
  @Test(
    "A local number whose area code is not known is no whole one of another area",
    arguments: [("DE", "2345678"), ("DE", "2551 2345"), ("KR", "23456789")])
  func notCompleted(region: String, local: String) throws {
    let number = try PhoneNumber(local, region: Region(code: region))
    #expect(number.standing == .local && number.e164 == nil)
    #expect(number.dialled == local.filter(\.isNumber))
  }

  @Test(
    "A whole number stays itself beside an area code",
    arguments: [
      ("IT", "02", "340 123 4567", "+393401234567"),
      ("DE", "030", "0151 23456789", "+4915123456789"),
      ("DE", "030", "0234 5678", "+492345678"), ("AU", "02", "0412 345 678", "+61412345678"),
      ("US", "415", "212 555 0123", "+12125550123"),
      ("CN", "010", "139 1234 5678", "+8613912345678"),
    ])
  func whole(region: String, area: String, text: String, e164: String) throws {
    let number = try PhoneNumber(text, region: Region(code: region), areaCode: area)
    #expect(number.e164 == e164 && !number.isAreaCodeAdded)
  }

  @Test func whereThereAreNoAreaCodesNoneIsOne() {
    for code in ["HK", "MO", "SG"] { #expect(!Region(code: code).hasAreaCode("02")) }
    #expect(Region(code: "DE").hasAreaCode("030"))
  }

  @Test func aLocalNumberStaysLocalWithoutAFittingArea() throws {
    for area in [nil, "07", "99", "", "臺北"] {
      let number = try PhoneNumber("3731 2345", region: .taiwan, areaCode: area)
      #expect(number.standing == .local)
      #expect(number.e164 == nil)
      #expect(number.dialled == "37312345")
      #expect(number.formatted == "3731-2345")
      #expect(!number.isAreaCodeAdded)
    }
    #expect(try PhoneNumber("6234 5678", region: .china).standing == .local)
  }

  @Test func aNewPrefixOfTheRightLengthIsAcceptedAsPossible() throws {
    let number = try PhoneNumber("05-912-3456", region: .taiwan)
    #expect(number.standing == .possible)
    #expect(number.dialled == "+88659123456")
    #expect(number.formatted == "05-912-3456")
  }

  /// No country's are shorter than Niue's, and nobody's have more than fifteen digits.
  @Test func aNumberWithItsCountryCodeIsNeitherShorterNorLongerThanAnyInTheWorld() throws {
    #expect(try PhoneNumber("+683 4000", region: .taiwan).dialled == "+6834000")
    #expect(throws: PhoneNumberError.tooShort) { try PhoneNumber("+49 1234", region: .taiwan) }
    #expect(throws: PhoneNumberError.tooShort) { try PhoneNumber("00 33 123", region: .taiwan) }
    #expect(throws: PhoneNumberError.tooLong) {
      try PhoneNumber("+49 30 1234 5678 9012 34", region: .taiwan)
    }
  }

  @Test func foreignNumbersShowTheirCountryAtHome() throws {
    let friend = try PhoneNumber("+86 138 1234 5678", region: .taiwan)
    #expect(friend.formatted(in: .taiwan) == "+86 138 1234 5678")
    #expect(friend.formatted(in: .china) == "138 1234 5678")
    let own = try PhoneNumber("02-2345-6789", region: .taiwan)
    #expect(own.formatted(in: .taiwan) == "02-2345-6789")
    #expect(own.international == "+886 2 2345 6789")
    #expect(try PhoneNumber("0912345678", region: .taiwan).international == "+886 912 345 678")
  }

  @Test func aRegionIsKnownFromAWholeNumber() {
    #expect(Region(of: "+886912345678") == .taiwan)
    #expect(Region(of: "+8613812345678") == .china)
    #expect(Region(of: "+16502530000") == .unitedStates)
    #expect(Region(of: "+14165550123")?.code == "CA")
    #expect(Region(of: "0912345678") == nil)
    #expect(Region(of: "+999") == nil)
  }

  @Test func aNumberSurvivesStorage() throws {
    let number = try PhoneNumber("02-2345-6789 分機 5", region: .taiwan)
    let stored = try PhoneNumber(dialled: number.dialled, extension: "5", region: .taiwan)
    #expect(stored.formatted == number.formatted)
    #expect(stored.extension == "5")
  }
}
