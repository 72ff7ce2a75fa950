/// Leaves out the presses of a shaky hand: the same digit again too soon.
struct RepeatFilter {
  private var last: (digit: Int, moment: Duration)?

  /// Whether a digit that was pressed at a moment of any steady clock is meant. A press that is not
  /// starts the time anew, so that a key held down counts once.
  mutating func accepts(_ digit: Int, at moment: Duration, within limit: Duration) -> Bool {
    defer { last = (digit, moment) }
    guard let last, last.digit == digit else { return true }
    return moment - last.moment >= limit
  }
}
