import Testing

@testable import PhoneNumbers

@Suite struct PhoneNumberGrammarTests {
  @Test func wholeNumbersRankBeforeLocalOnesAndThoseBeforeBrokenOnes() {
    let ranked = ["0912345678", "059123456", "23456789", "091234567", "09123", "abc"]
    let scores = ranked.map { PhoneNumberGrammar.plausibility(of: $0, region: .taiwan) }
    #expect(scores == scores.sorted(by: >))
    #expect(Set(scores).count == scores.count)
    #expect(scores.first == 1 && scores.last == 0)
  }

  @Test func aMisreadPrefixRanksLower() {
    func score(_ digits: String) -> Double {
      PhoneNumberGrammar.plausibility(of: digits, region: .taiwan)
    }
    #expect(score("0912345678") > score("8912345678"))
    #expect(score("0912345678") > score("0112345678"))
    #expect(score("0912345678") > score("6912345678"))
    #expect(score("0912345678") > score("13812345678"))
    #expect(score("0223456789") > score("0123456789"))
  }
}
