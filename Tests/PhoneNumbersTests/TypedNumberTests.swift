import PhoneNumbers
import Testing

/// Numbers as people type them, where they live and elsewhere.
@Suite struct TypedNumberTests {
  @Test("a mobile number of the Mainland needs no country code where it can be nothing else")
  func mainland() throws {
    for text in ["13812345678", "139 1234 5678", "１３９１２３４５６７８"] {
      let number = try PhoneNumber(typed: text, region: .taiwan, areaCode: "02")
      #expect(number.region == .china && number.standing == .valid)
      #expect(number.e164?.hasPrefix("+8613") == true)
    }
    #expect(try PhoneNumber(typed: "13812345678", region: .china).e164 == "+8613812345678")
  }

  @Test("a slip of the finger makes nobody's number abroad")
  func slips() {
    // 0912 is also an area of the Mainland, and most eight digits are a number in Hong Kong.
    for text in ["0912-345-6789", "138123456789", "0912-345-67890"] {
      #expect(throws: PhoneNumberError.self, "\(text)") {
        try PhoneNumber(typed: text, region: .taiwan)
      }
    }
    #expect((try? PhoneNumber(typed: "0912345678", region: .taiwan))?.region == .taiwan)
  }

  @Test(
    "an area code that only the other side of the strait has says where a number is",
    arguments: [
      ("021-6234-5678", Region.taiwan, "+862162345678"),
      ("(0755) 26012345", .taiwan, "+8675526012345"),
      ("02-2345-6789", .china, "+886223456789"), ("0912-345-678", .china, "+886912345678"),
    ])
  func acrossTheStrait(text: String, region: Region, e164: String) throws {
    let number = try PhoneNumber(typed: text, region: region, areaCode: "02")
    #expect(number.e164 == e164 && number.standing == .valid)
  }

  @Test(
    "one digit too many is not a number on the other side",
    arguments: ["02-2345-67890", "0223456 7890"])
  func notAcross(text: String) {
    #expect((try? PhoneNumber(typed: text, region: .taiwan))?.region != .china)
  }

  @Test(
    "digits behind a last dash are an extension on the Mainland",
    arguments: [
      ("010-65529988-8001", "+861065529988", "8001"),
      ("0755 2601 2345-123", "+8675526012345", "123"),
      ("+86-21-65529988-80012", "+862165529988", "80012"),
      ("400-800-8888－8001", "+864008008888", "8001"), ("65529988-8001", "+861065529988", "8001"),
      ("010-6552-9988-12", "+861065529988", "12"),
    ])
  func extensionsBehindADash(text: String, e164: String, ending: String) throws {
    for region in [Region.china, text.hasPrefix("+") ? .taiwan : .china] {
      let number = try PhoneNumber(typed: text, region: region, areaCode: "010")
      #expect(number.e164 == e164 && number.extension == ending)
    }
  }

  @Test func whatFollowsAMobileNumberIsNoExtension() {
    for (text, region) in [
      ("139-1234-5678-123", Region.china), ("02-2345-6789-123", .taiwan),
      ("0912-345-678-123", .taiwan), ("010-65529988-80011234", .china),
      ("010-1234567-8001", .china),
    ] {
      #expect(throws: PhoneNumberError.self, "\(text)") {
        try PhoneNumber(typed: text, region: region)
      }
    }
  }

  @Test(
    "a mobile number of the Mainland that lacks digits is nobody's landline",
    arguments: [
      "139 1234 7", "1391234", "13912347", "139123456", "1391234567", "139-1234-567", "12345678",
      "0139 1234567", "+86 139 1234 567", "86 139 1234567",
    ])
  func cutMobiles(text: String) {
    for area in [nil, "021", "010"] {
      #expect(throws: PhoneNumberError.tooShort, "\(area ?? "")") {
        try PhoneNumber(typed: text, region: .china, areaCode: area)
      }
    }
  }

  @Test(
    "a local number of the Mainland has an extension too where no area code is known",
    arguments: [
      ("62345678-801", "62345678", "801"), ("6234 5678-12", "62345678", "12"),
      ("电话：6234567-8901", "6234567", "8901"), ("23456789－12", "23456789", "12"),
    ])
  func localDesks(text: String, dialled: String, ending: String) throws {
    let number = try PhoneNumber(typed: text, region: .china)
    #expect(number.dialled == dialled && number.extension == ending && number.standing == .local)
  }
}
