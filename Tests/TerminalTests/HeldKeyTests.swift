import Testing

@testable import Terminal

/// What stands in an entry when keys come at certain moments.
@Suite struct HeldKeyTests {
  private func typed(_ keys: [(key: Character, milliseconds: Int)]) -> String {
    var held = HeldKey()
    var (text, unrepeated) = ("", "")
    for (key, milliseconds) in keys {
      switch held.verdict(on: .character(key), at: .milliseconds(milliseconds)) {
      case .meant: text.append(key)
      case .perhapsRepeated:
        unrepeated = text
        text.append(key)
      case .repeated: text = unrepeated
      }
    }
    return text
  }

  private func held(_ key: Character, from: Int, pause: Int, every: Int) -> [(Character, Int)] {
    [(key, from)] + (0..<30).map { (key, from + pause + every * $0) }
  }

  @Test(arguments: [(250, 92), (250, 33), (500, 30), (600, 40), (660, 40), (200, 25)])
  func aKeyHeldDownIsTypedOnce(pause: Int, every: Int) {
    let keys = held("8", from: 0, pause: pause, every: every)
    #expect(typed(keys) == "8")
    // And so is the next, and the same once more.
    let end = pause + every * 30
    #expect(typed(keys + [("9", end)] + held("0", from: end + 9, pause: 500, every: 30)) == "890")
    #expect(typed(keys + held("8", from: end + 300, pause: 500, every: 30)) == "88")
  }

  /// Where the computer is busy.
  @Test func aRepeatThatComesLateIsOneToo() {
    let keys =
      held("8", from: 0, pause: 500, every: 30) + held("8", from: 1500, pause: 130, every: 30)
    #expect(typed(keys) == "8")
  }

  @Test(arguments: [120, 150, 200, 400])
  func whoTypesTheSameDigitFastHasAllOfThem(gap: Int) {
    #expect(typed((0..<6).map { ("8", gap * $0) }) == "888888")
    #expect(typed([("8", 0), ("8", 300), ("8", 300 + gap)]) == "888")
  }

  /// One double press is faster than a keyboard where a hand shakes.
  @Test func twoAreNoRun() {
    #expect(
      typed([("8", 0), ("8", 60), ("1", 300), ("8", 600), ("8", 900), ("8", 960)]) == "881888")
  }

  @Test func whatIsPastedIsWhole() {
    #expect(typed("0900000000".map { ($0, 0) }) == "0900000000")
    #expect(typed([("0", 0)] + "800-000-000".map { ($0, 400) }) == "0800-000-000")
  }
}
