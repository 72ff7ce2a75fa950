/// Where a call stands: the same few words for every dialer. The raw values are written in the log
/// and never change.
public enum CallState: String, CaseIterable, Hashable, Sendable {
  /// The dialer is about to be told; if nothing follows in the log, the app ended here.
  case begun
  /// Nothing was dialled, because the dialer only rehearses.
  case rehearsed
  /// A telephone was asked to call, and does not tell us more.
  case asked
  case ringing
  case talking
  case ended
  case busy
  case noAnswer = "no-answer"
  /// The other side declined.
  case refused
  /// We stopped asking a telephone; whether it calls all the same nobody knows.
  case stopped
  /// A ``DialerError`` came instead of a call.
  case couldNot = "could-not"
}

extension CallState {
  /// What a call has come to that a telephone was asked for: neither rehearsed nor failed.
  public static let reached: Set<CallState> = [
    .asked, .ringing, .talking, .ended, .busy, .noAnswer, .refused,
  ]
}
