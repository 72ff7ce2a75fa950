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
}
