import Guide

extension TextSize {
  /// The height of the largest characters in pixels on a terminal of so many rows.
  func largest(rows: Int) -> Int {
    let share =
      switch self {
      case .large: 0.55
      case .larger: 0.8
      case .largest: 1.4
      }
    return max(24, Int(Double(rows) * share))
  }
}
