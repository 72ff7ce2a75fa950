import Testing

@testable import CardReading

@Suite struct SumsTests {
  private func reading(_ text: String) -> LineReading {
    LineReading(
      symbols: text.map {
        .init(
          choices: [.init(text: String($0), confidence: 99)],
          box: Box(x: 0, y: 0, width: 1, height: 1), startsWord: false)
      })
  }

  @Test(arguments: ["495+949~1444", "7 ~ 8 ~ 56", "1250-380~870", "36~18", "2+3"])
  func signsBetweenDigitsMakeASum(text: String) {
    #expect(Sums.isSum(reading(text), signed: true))
    #expect(Sums.isSum(reading(text), signed: false))
  }

  @Test(arguments: ["~909.78", "~ 4899", "870", "1250-380", "540~"])
  func aPriceAndAResultHaveNoSignBetweenDigits(text: String) {
    #expect(!Sums.isSum(reading(text), signed: true))
    #expect(Sums.isSum(reading(text), signed: false))
  }

  @Test(arguments: ["~~~0912345678", "~~ 3", "~", "+886912345678~~", "5", "~+~", ""])
  func namesBesideNumbersMakeNoSum(text: String) {
    #expect(!Sums.isSum(reading(text), signed: true))
    #expect(!Sums.isSum(reading(text), signed: false))
  }

  @Test(arguments: ["+886-912-345-678", "0912-345-678", "02 2712 3456#12"])
  func aNumberHasNoSignOfASum(text: String) {
    #expect(!Sums.isSum(reading(text), signed: true))
  }
}
