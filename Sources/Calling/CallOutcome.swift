/// How a call ended, as far as the dialer knows.
public enum CallOutcome: Hashable, Sendable {
  case rehearsed
  case asked
  /// Somebody answered; the seconds that were talked, where they are known.
  case ended(seconds: Int?)
  case busy
  case noAnswer
  case refused
  /// Stopped by us while a telephone was asked: it may have been told already.
  case stopped

  /// The word for the log.
  public var state: CallState {
    switch self {
    case .rehearsed: .rehearsed
    case .asked: .asked
    case .ended: .ended
    case .busy: .busy
    case .noAnswer: .noAnswer
    case .refused: .refused
    case .stopped: .stopped
    }
  }

  /// The seconds that were talked, where they are known.
  public var seconds: Int? {
    if case .ended(let seconds) = self { seconds } else { nil }
  }
}
