import Calling
import Locales

/// What `call` and `calls` say of a call.
enum CallText {
  /// How a call ended, with the time where there is one.
  static func outcome(_ outcome: CallOutcome, who: String) -> Message {
    var places: [String: Message.Argument] = ["who": .text(who)]
    guard let seconds = outcome.seconds else {
      return Message("call-outcome-\(outcome.state.rawValue)", places)
    }
    places["time"] = .text(time(seconds))
    return Message("call-outcome-talked", places)
  }

  /// `3:05`, or `1:03:05`.
  static func time(_ seconds: Int) -> String {
    func two(_ count: Int) -> String { count < 10 ? "0\(count)" : "\(count)" }
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, two(seconds % 60))
    return hours > 0 ? "\(hours):\(two(minutes)):\(rest)" : "\(minutes):\(rest)"
  }
}
