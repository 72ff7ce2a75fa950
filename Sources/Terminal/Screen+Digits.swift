import Guide

extension Screen {
  /// Whether a digit does anything here: a choice, or 0 where that leads back.
  func takes(_ digit: Int) -> Bool {
    digit == 0 ? leadsBack : choices.contains { $0.digit == digit }
  }
}
