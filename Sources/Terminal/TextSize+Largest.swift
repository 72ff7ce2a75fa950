import Guide

extension TextSize {
  /// The height of the largest characters in pixels on a terminal of so many rows.
  func largest(rows: Int) -> Int {
    // On few rows by a size of the font at least.
    let (share, least) =
      switch self {
      case .large: (0.55, 24)
      case .larger: (0.8, 28)
      case .largest: (1.4, 32)
      }
    return max(least, Int(Double(rows) * share))
  }
}
