import Calling

extension DialerError: HasExitStatus {
  var status: ExitStatus {
    switch self {
    case .unknownDialer, .unclosedQuote, .numberMissing, .numberInside, .notAnAddress,
      .passwordInAddress, .secretUnusable:
      .usage
    case .noCommand, .missingProgram, .notExecutable, .noHandler, .noAccount, .noDeskphone,
      .noModemManager,
      .noModem, .noSoundCard, .noPhone:
      .unavailable
    case .cannotStart, .failed, .noResponse, .accountRefused, .serverSilent, .numberUnknown,
      .notConnected, .deskphoneNotTaken, .deskphoneRefuses, .soundFails, .modemRefuses,
      .phoneRefuses:
      .failure
    case .needsTelephone: .pending
    case .alreadyCalling: .busy
    case .secretUnreadable, .secretLocked: .noPermission
    }
  }
}
