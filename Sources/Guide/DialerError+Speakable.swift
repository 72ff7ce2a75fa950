import Calling
import Locales

extension DialerError: Speakable {
  /// Why nobody was called, and what to do next.
  public var message: Message {
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
    case .cannotStart(let program): Message("dialer-cannot-start", ["program": .text(program)])
    case .failed(let program, let status):
      Message("dialer-failed", ["program": .text(program), "status": .number(status)])
    case .noResponse(let program, let seconds):
      Message("dialer-no-response", ["program": .text(program), "seconds": .number(seconds)])
    case .noHandler: Message("dialer-no-handler")
    case .needsTelephone(let number):
      Message("dialer-needs-telephone", ["number": .text(number)])
    case .alreadyCalling: Message("dialer-already-calling")
    }
  }
}
