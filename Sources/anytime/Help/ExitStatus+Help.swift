import Locales

extension ExitStatus {
  /// What the status means, for help and the manual.
  var help: Message {
    switch self {
    case .success: Message("exit-success")
    case .failure: Message("exit-failure")
    case .pending: Message("exit-pending")
    case .usage: Message("exit-usage")
    case .badInput: Message("exit-bad-input")
    case .noInput: Message("exit-no-input")
    case .unavailable: Message("exit-unavailable")
    case .cannotWrite: Message("exit-cannot-write")
    case .busy: Message("exit-busy")
    case .noPermission: Message("exit-no-permission")
    case .badState: Message("exit-bad-state")
    case .interrupted: Message("exit-interrupted")
    }
  }
}
