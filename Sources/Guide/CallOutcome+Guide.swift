import Calling
import Locales

extension CallOutcome {
  /// What is known of the call, and no more than that.
  var messages: [Message] {
    let told = Message("told-\(state.rawValue)")
    guard let seconds, seconds >= 60 else { return [told] }
    return [told, Message("told-time", ["time": .message(.time(minutes: seconds / 60))])]
  }
}

extension CallProgress {
  var isTalking: Bool { state == .talking }

  /// How far the call is, as the dialer told it.
  var message: Message {
    switch state {
    case .ringing: Message("call-ringing")
    case .talking:
      minutes == 0
        ? Message("call-talking")
        : Message("call-talking-time", ["time": .message(.time(minutes: minutes))])
    default: Message("call-asking")
    }
  }
}

extension Message {
  /// So many minutes, as hours and minutes where there are that many.
  fileprivate static func time(minutes: Int) -> Message {
    func part(_ key: String, _ count: Int) -> Message { Message(key, ["n": .number(count)]) }
    let (hours, rest) = (part("time-hours", minutes / 60), part("time-minutes", minutes % 60))
    if minutes < 60 { return rest }
    return minutes % 60 == 0
      ? hours
      : Message("time-hours-minutes", ["hours": .message(hours), "minutes": .message(rest)])
  }
}
