import Foundation
import Testing

@testable import Names

@Suite struct RomanizationTests {
  @Test func spellsSurnamesAndGivenNames() {
    #expect(Romanization.pinyin.surnames[5]?.contains { $0.text == "ZHANG" } == true)
    #expect(Romanization.wadeGiles.surnames[5]?.contains { $0.text == "ZHANG" } == false)
    #expect(Romanization.wadeGiles.surnames[5]?.contains { $0.text == "CHANG" } == true)
    // 怡 and 宜, as many are named.
    #expect(Romanization.wadeGiles.given[1]?.contains { $0.text == "I" } == true)
    #expect(Romanization.pinyin.given[2]?.contains { $0.text == "YI" } == true)
  }

  @Test func addsUpWhatIsSpelledAlike() {
    let words = Romanization.wadeGiles.words(["qi": 0.25, "ji": 0.5, "lv": 0.125])
    #expect(words == ["CHI": 0.75, "LU": 0.125])
    #expect(Romanization.pinyin.words(["lv": 0.125]) == ["LU": 0.125])
  }

  @Test(arguments: [Romanization.pinyin, .wadeGiles])
  func countsEachSyllableOnce(_ romanization: Romanization) {
    for names in [romanization.surnames, romanization.given] {
      let all = names.values.flatMap { $0 }
      #expect(Set(all.map(\.text)).count == all.count)
      let shares = all.map { exp(-$0.rarity) }.reduce(0, +)
      #expect((0.8...1.2).contains(shares), "\(shares)")
    }
  }

  @Test func knowsItsSyllables() {
    #expect(Romanization.wadeGiles.contains("hsiu"))
    #expect(!Romanization.pinyin.contains("hsiu"))
    #expect(Romanization.pinyin.contains("Xiu"))
    #expect(!Romanization.all.contains { $0.contains("Campbell") })
  }
}
