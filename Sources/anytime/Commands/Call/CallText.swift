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

  /// `3:05`.
  static func time(_ seconds: Int) -> String {
    let rest = String(seconds % 60)
    return "\(seconds / 60):" + (rest.count < 2 ? "0" + rest : rest)
  }
}

extension ExitStatus {
  /// What a script learns of a call.
  init(of outcome: CallOutcome, isStopped: Bool) {
    self =
      switch outcome {
      case .rehearsed, .asked, .ended: .success
      case .noAnswer where isStopped: .interrupted
      case .busy, .noAnswer, .refused: .failure
      }
  }
}
