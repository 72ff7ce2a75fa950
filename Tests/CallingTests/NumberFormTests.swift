import PhoneNumbers
import Testing

@testable import Calling

@Suite struct NumberFormTests {
  @Test(arguments: [
    ("0912-345-678", "+886912345678", "0912345678", "00886912345678"),
    ("02-2345-6789 分機 12", "+886223456789", "0223456789", "00886223456789"),
    ("049-222-2106", "+886492222106", "0492222106", "00886492222106"),
    ("+86 138 1234 5678", "+8613812345678", "008613812345678", "008613812345678"),
    ("+852 2345 6789", "+85223456789", "0085223456789", "0085223456789"),
    ("165", "165", "165", "165"), ("23456789", "23456789", "23456789", "23456789"),
  ])
  func aNumberIsWrittenAsTheProviderWantsIt(
    text: String, e164: String, national: String, doubleZero: String
  ) throws {
    let number = try PhoneNumber(text, region: .taiwan)
    #expect(NumberForm.e164.text(of: number, home: .taiwan) == e164)
    #expect(NumberForm.national.text(of: number, home: .taiwan) == national)
    #expect(NumberForm.doubleZero.text(of: number, home: .taiwan) == doubleZero)
  }

  @Test func atHomeElsewhereItsOwnNumbersAreNational() throws {
    let american = try PhoneNumber("+1 201 555 0123", region: .taiwan)
    #expect(NumberForm.national.text(of: american, home: .unitedStates) == "2015550123")
    let chinese = try PhoneNumber("+86 138 1234 5678", region: .taiwan)
    #expect(NumberForm.national.text(of: chinese, home: .china) == "13812345678")
  }

  @Test func whatWouldBeTooLongStaysAsItIs() throws {
    let number = try PhoneNumber("+49 1512 3456 78901", region: .taiwan)
    for form in NumberForm.allCases {
      #expect(PhoneNumber.isDialable(form.text(of: number, home: .taiwan)))
    }
  }
}
