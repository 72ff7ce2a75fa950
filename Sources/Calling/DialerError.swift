/// Why nobody was called.
public enum DialerError: Error, Hashable, Sendable {
  case unknownDialer(String)
  /// The `command` dialer has no command yet.
  case noCommand
  /// A quotation mark in the command is not closed.
  case unclosedQuote
  /// The command has no argument `{number}`.
  case numberMissing
  /// `{number}` is a part of this argument, where it must be one of its own.
  case numberInside(String)
  case missingProgram(String)
  /// The system would not start the program.
  case cannotStart(String)
  /// The program ended with an exit status other than 0, or by a signal (128 and its number).
  case failed(program: String, status: Int)
  /// The program was stopped because it did not end in time.
  case noResponse(program: String, seconds: Int)
  /// No app on this computer opens telephone links.
  case noHandler
  /// An emergency number, and the dialer is no telephone line.
  case needsTelephone(number: String)
  /// Another call has not ended.
  case alreadyCalling
}
