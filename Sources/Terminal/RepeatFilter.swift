/// Leaves out the presses of a shaky hand: the same again too soon, or a touch at the same place,
/// where the next screen may mean something else by it.
struct RepeatFilter {
  private var last: (press: Press, target: TouchTarget?, moment: Duration)?

  /// Whether a press at a moment of any steady clock is meant. One that is not starts the time anew,
  /// so that a key held down counts once.
  ///
  /// - Parameter target: what was touched; nil for a key.
  mutating func accepts(
    _ press: Press, touching target: TouchTarget? = nil, at moment: Duration,
    within limit: Duration
  ) -> Bool {
    defer { last = (press, target, moment) }
    guard let last, last.press == press || isTouchedAgain(target) else { return true }
    return moment - last.moment >= limit
  }

  private func isTouchedAgain(_ target: TouchTarget?) -> Bool {
    guard let target, let before = last?.target else { return false }
    return target.overlaps(before)
  }

  /// Another key was pressed: what comes next is no repetition.
  mutating func forget() { last = nil }
}
