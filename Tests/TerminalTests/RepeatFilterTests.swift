import Testing

@testable import Terminal

@Suite struct RepeatFilterTests {
  /// Which presses of a digit at a millisecond are meant.
  private func accepted(
    _ presses: [(digit: Int, moment: Int)], within limit: Duration = .milliseconds(400)
  ) -> [Bool] {
    var filter = RepeatFilter()
    return presses.map { filter.accepts($0.digit, at: .milliseconds($0.moment), within: limit) }
  }

  @Test func theSameDigitSoonAgainIsIgnored() {
    #expect(accepted([(1, 0), (1, 399), (1, 799)]) == [true, false, true])
  }

  @Test func anotherDigitIsMeant() {
    #expect(accepted([(1, 0), (2, 10)]) == [true, true])
  }

  @Test func aHeldKeyCountsOnce() {
    let pressed = (0..<100).map { (3, $0 * 30) }
    #expect(accepted(pressed).count { $0 } == 1)
  }

  @Test func zeroTurnsItOff() {
    #expect(accepted([(1, 0), (1, 0)], within: .zero) == [true, true])
  }
}
