import Calling
import Locales

extension CallOutcome {
  /// What is known of the call, and no more than that.
  var message: Message { Message("told-\(state.rawValue)") }
}
