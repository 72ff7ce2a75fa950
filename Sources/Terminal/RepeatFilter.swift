/// Leaves out the presses of a shaky hand: the same again too soon, whatever else was pressed in
/// between, or a touch at the same place, where the next screen may mean something else by it.
struct RepeatFilter {
  private struct Given {
    let press: Press
    let target: TouchTarget?
    let moment: Duration
  }

  /// What was pressed within the limit, each once, so that no flood of keys makes it long.
  private var recent: [Given] = []

  /// Whether a press at a moment of any steady clock is meant. One that is not starts the time
  /// anew, so that a key held down counts once.
  ///
  /// - Parameter target: what was touched; nil for a key.
  mutating func accepts(
    _ press: Press, touching target: TouchTarget? = nil, at moment: Duration,
    within limit: Duration
  ) -> Bool {
    recent.removeAll { moment - $0.moment >= limit }
    let isRepeated = recent.contains {
      $0.press == press || Self.areSamePlace($0.target, target)
    }
    recent.removeAll { $0.press == press && $0.target == target }
    recent.append(Given(press: press, target: target, moment: moment))
    return !isRepeated
  }

  private static func areSamePlace(_ one: TouchTarget?, _ other: TouchTarget?) -> Bool {
    guard let one, let other else { return false }
    return one.overlaps(other)
  }
}
