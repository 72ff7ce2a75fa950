import Testing

@testable import Terminal

@Suite struct RecentValuesTests {
  @Test func whatIsInUseIsMadeOnceAndTheRestIsForgotten() {
    var values = RecentValues<Int, Int>()
    var made: [Int] = []
    func look(_ key: Int) -> Int {
      values.value(for: key) {
        made.append(key)
        return key * 2
      }
    }
    for key in 1...10_000 {
      #expect(look(key) == key * 2)
      #expect(look(0) == 0)
      if key % 100 == 0 { values.forgetUnused() }
    }
    #expect(made.count { $0 == 0 } == 1)
    #expect(values.count <= 202)
    _ = look(1)
    #expect(made.last == 1)
  }
}
