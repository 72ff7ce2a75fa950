import Calling
import Locales

extension DialerError: Speakable {
  /// Why nobody was called, and what to do next.
  public var message: Message { nextStep.map(reason.followed(by:)) ?? reason }

  /// What only whoever set the computer up can mend is asked of them.
  public var guidedMessage: Message {
    nextStep == nil ? reason : reason.followed(by: .askHelper)
  }

  /// What can be done at the command line; nil where the reason says all.
  private var nextStep: Message? {
    switch self {
    case .unknownDialer: Message("dialer-unknown-next")
    case .noCommand: Message("dialer-no-command-next")
    case .missingProgram: Message("dialer-missing-program-next")
    case .notExecutable(let path):
      Message("dialer-not-executable-next", ["path": .text(ShellWord.quoted(path))])
    case .cannotStart, .failed: Message("dialer-failed-next")
    case .noHandler: Message("dialer-no-handler-next")
    case .noAccount: Message("dialer-no-account-next")
    case .noDeskphone: Message("dialer-no-deskphone-next")
    case .secretUnreadable(let path):
      Message("dialer-secret-unreadable-next", ["path": .text(path)])
    case .secretLocked: Message("dialer-secret-locked-next")
    case .accountRefused: Message("dialer-account-refused-next")
    case .noModemManager: Message("dialer-no-modem-manager-next")
    case .noPhone: Message("dialer-no-phone-next")
    default: nil
    }
  }

  private var reason: Message {
    switch self {
    case .unknownDialer(let name): Message("dialer-unknown", ["name": .text(name)])
    case .noCommand: Message("dialer-no-command")
    case .unclosedQuote: Message("dialer-unclosed-quote")
    case .numberMissing: Message("dialer-number-missing", ["place": .text(ArgumentTemplate.place)])
    case .numberInside(let argument):
      Message(
        "dialer-number-inside",
        ["place": .text(ArgumentTemplate.place), "argument": .text(argument)])
    case .missingProgram(let program):
      Message("dialer-missing-program", ["program": .text(program)])
    case .notExecutable(let path): Message("dialer-not-executable", ["program": .text(path)])
    case .cannotStart(let program): Message("dialer-cannot-start", ["program": .text(program)])
    case .failed(let program, let status):
      Message("dialer-failed", ["program": .text(program), "status": .number(status)])
    case .noResponse(let program, let seconds, let mayBeCalling):
      Message(
        mayBeCalling ? "dialer-no-response" : "dialer-hangs",
        ["program": .text(program), "seconds": .number(seconds)])
    case .noHandler: Message("dialer-no-handler")
    case .needsTelephone(let number):
      Message("dialer-needs-telephone", ["number": .text(number)])
    case .alreadyCalling: Message("dialer-already-calling")
    case .noAccount: Message("dialer-no-account")
    case .noDeskphone: Message("dialer-no-deskphone")
    case .notAnAddress(let text): Message("dialer-not-an-address", ["address": .text(text)])
    case .passwordInAddress: Message("dialer-password-in-address")
    case .secretUnreadable: Message("dialer-secret-unreadable")
    case .secretLocked: Message("dialer-secret-locked")
    case .secretUnusable: Message("dialer-secret-unusable")
    case .accountRefused(let server):
      Message("dialer-account-refused", ["server": .text(server)])
    case .serverSilent(let server): Message("dialer-server-silent", ["server": .text(server)])
    case .numberUnknown(let server): Message("dialer-number-unknown", ["server": .text(server)])
    case .notConnected(let server, let status):
      Message("dialer-not-connected", ["server": .text(server), "status": .number(status)])
    case .noSoundCard: Message("dialer-no-sound-card")
    case .soundFails: Message("dialer-sound-fails")
    case .deskphoneNotTaken: Message("dialer-deskphone-not-taken")
    case .deskphoneRefuses(let status):
      Message("dialer-deskphone-refuses", ["status": .number(status)])
    case .noModemManager: Message("dialer-no-modem-manager")
    case .noModem: Message("dialer-no-modem")
    case .modemRefuses: Message("dialer-modem-refuses")
    case .noPhone: Message("dialer-no-phone")
    case .phoneRefuses: Message("dialer-phone-refuses")
    }
  }
}
