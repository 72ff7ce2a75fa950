/// Knows the repeats that a keyboard makes of a key held down from a key that is pressed often.
///
/// Keyboards repeat a key after a pause of 250 ms (Linux console) to 660 ms (X), then every 25 to 92
/// ms. No hand is that fast twice in a row, and what is pasted has no pause behind its first.
struct HeldKey {
  enum Verdict: Hashable {
    case meant
    /// Meant, or the first of the keyboard's: what stands there before it is all that was meant, should
    /// ``repeated`` come next.
    case perhapsRepeated
    /// The keyboard's, as were all from the one that was ``perhapsRepeated`` on.
    case repeated
  }

  private static let pause = Duration.milliseconds(150)
  private static let hand = Duration.milliseconds(110)
  /// So many make it certain: the one behind the pause, and two that no hand gives.
  private static let certain = 3

  private var last: (character: Character, moment: Duration)?
  /// How many came behind a pause, each faster than a hand.
  private var count = 0

  /// Whether a key is meant that came at a moment of any steady clock.
  mutating func verdict(on key: Key, at moment: Duration) -> Verdict {
    guard case .character(let character) = key, character.isASCII else {
      last = nil
      return .meant
    }
    let gap = last.flatMap { $0.character == character ? moment - $0.moment : nil }
    last = (character, moment)
    guard let gap, count > 0, gap < (count < Self.certain ? Self.hand : Self.pause) else {
      count = gap.map { $0 >= Self.pause } == true ? 1 : 0
      return count == 1 ? .perhapsRepeated : .meant
    }
    count += 1
    return count < Self.certain ? .meant : .repeated
  }
}
