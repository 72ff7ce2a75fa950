import Testing

@testable import Terminal

@Suite struct RepeatFilterTests {
  /// Which presses of a digit at a millisecond are meant.
  private func accepted(
    _ presses: [(digit: Int, moment: Int)], within limit: Duration = .milliseconds(400)
  ) -> [Bool] {
    var filter = RepeatFilter()
    return presses.map {
      filter.accepts(.digit($0.digit), at: .milliseconds($0.moment), within: limit)
    }
  }

  @Test func theSameDigitSoonAgainIsIgnored() {
    #expect(accepted([(1, 0), (1, 399), (1, 799)]) == [true, false, true])
  }

  @Test func anotherDigitIsMeant() {
    #expect(accepted([(1, 0), (2, 10)]) == [true, true])
  }

  @Test func anotherDigitInBetweenEndsNothing() {
    #expect(accepted([(1, 0), (2, 60), (1, 120)]) == [true, true, false])
    #expect(accepted([(1, 0), (2, 60), (1, 120), (1, 519)]) == [true, true, false, false])
    #expect(accepted([(1, 0), (2, 60), (1, 400)]) == [true, true, true])
  }

  @Test func aHeldKeyCountsOnce() {
    let pressed = (0..<100).map { (3, $0 * 30) }
    #expect(accepted(pressed).count { $0 } == 1)
  }

  /// A keyboard begins to repeat 660 milliseconds after the press at the latest that is usual.
  @Test func aHeldKeyCountsOnceThoughItBeginsToRepeatLate() {
    let pressed = [(1, 0)] + (0..<100).map { (1, 660 + $0 * 30) }
    #expect(accepted(pressed, within: TerminalStyle().repeatGuard).count { $0 } == 1)
  }

  @Test func zeroTurnsItOff() {
    #expect(accepted([(1, 0), (1, 0)], within: .zero) == [true, true])
  }

  /// Which presses, all within the limit, are meant.
  private func meant(
    _ presses: [(Press, TouchTarget?)], within limit: Duration = .milliseconds(400)
  ) -> [Bool] {
    var filter = RepeatFilter()
    return presses.map { press, target in
      filter.accepts(press, touching: target, at: .zero, within: limit)
    }
  }

  @Test(arguments: [Press.enter, .escape])
  func enterAndEscapeCountOnceToo(_ press: Press) {
    #expect(meant([(press, nil), (press, nil)]) == [true, false])
    #expect(meant([(press, nil), (press, nil)], within: .zero) == [true, true])
    #expect(meant([(.enter, nil), (.escape, nil), (.enter, nil)]) == [true, true, false])
  }

  /// A hand that falls on two keys at once is still one hand.
  @Test func aWrongKeyInBetweenEndsNothing() {
    #expect(
      meant([(.digit(1), nil), (.other, nil), (.digit(1), nil), (.other, nil), (.digit(1), nil)])
        == [true, true, false, false, false])
  }

  /// What stood there has become something else before the finger bounced.
  @Test func aTouchAtTheSamePlaceIsTheSame() {
    let enter = TouchTarget(.enter, columns: 2..<38, rows: 20..<23)
    let choice = TouchTarget(digit: 1, columns: 2..<78, rows: 19..<22)
    let elsewhere = TouchTarget(digit: 2, columns: 2..<78, rows: 15..<18)
    #expect(meant([(.enter, enter), (.digit(1), choice)]) == [true, false])
    #expect(meant([(.enter, enter), (.digit(2), elsewhere)]) == [true, true])
    #expect(meant([(.enter, enter), (.digit(1), nil)]) == [true, true])
    #expect(
      meant([(.enter, enter), (.digit(2), elsewhere), (.digit(1), choice)]) == [true, true, false])
  }
}
