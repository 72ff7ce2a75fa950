import Calling
import Locales

extension CallOutcome {
  /// What is known of the call, and no more than that.
  var messages: [Message] {
    let told = Message("told-\(state.rawValue)")
    guard let seconds, seconds >= 60 else { return [told] }
    return [told, Message("told-minutes", ["n": .number(seconds / 60)])]
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
        ? Message("call-talking") : Message("call-talking-minutes", ["n": .number(minutes)])
    default: Message("call-asking")
    }
  }
}
