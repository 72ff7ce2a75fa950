import Calling

extension DialerError: HasExitStatus {
  var status: ExitStatus {
    switch self {
    case .unknownDialer, .unclosedQuote, .numberMissing, .numberInside: .usage
    case .noCommand, .missingProgram, .noHandler: .unavailable
    case .cannotStart, .failed, .noResponse: .failure
    case .needsTelephone: .pending
    case .alreadyCalling: .busy
    }
  }
}
