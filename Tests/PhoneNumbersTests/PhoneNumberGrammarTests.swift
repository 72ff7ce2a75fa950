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

  /// Another country's plan may know many digits that are no number at home: a + tells.
  @Test func knowsNumbersOfOtherCountriesByTheirPlus() {
    let written = ["+84 28 3844 9644", "+44 20 8688 2574"].map { $0.filter { $0 != " " } }
    let scores = (written + ["8428384496", "+8428384"]).map {
      PhoneNumberGrammar.plausibility(of: $0, region: .unitedStates)
    }
    #expect(scores[..<2].allSatisfy { $0 == 0.9 } && scores[2...].allSatisfy { $0 < 0.9 })
  }
}
