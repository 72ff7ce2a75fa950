import Calling

/// How far a call is, while it goes on.
public struct CallProgress: Hashable, Sendable {
  /// What the dialer told last.
  public var state: CallState
  /// Whole minutes since somebody answered.
  public var minutes: Int

  /// A state with the minutes talked so far.
  public init(state: CallState, minutes: Int = 0) {
    self.state = state
    self.minutes = minutes
  }
}
