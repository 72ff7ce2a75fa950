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
  /// The program's file, named by its path, may not be run.
  case notExecutable(String)
  /// The system would not start the program.
  case cannotStart(String)
  /// The program ended with an exit status other than 0, or by a signal (128 and its number).
  case failed(program: String, status: Int)
  /// The program was stopped because it did not end in time; a telephone may have been asked by then.
  case noResponse(program: String, seconds: Int, mayBeCalling: Bool)
  /// No app on this computer opens telephone links.
  case noHandler
  /// An emergency number, and the dialer is no telephone line.
  case needsTelephone(number: String)
  /// Another call has not ended.
  case alreadyCalling
  /// No SIP account is set.
  case noAccount
  /// No telephone on the table is set.
  case noDeskphone
  /// What was given is no SIP address.
  case notAnAddress(String)
  /// A password was given with the address, where others can see it.
  case passwordInAddress
  /// The password's file can't be read or written.
  case secretUnreadable(path: String)
  /// The Secret Service has the password and does not give it.
  case secretLocked
  /// The password holds a sign that can't be passed on.
  case secretUnusable
  /// The server did not take the account's name and password.
  case accountRefused(String)
  /// The server did not answer.
  case serverSilent(String)
  /// The server knows nobody at this number.
  case numberUnknown(String)
  /// The server could not connect the call; a SIP status (RFC 3261, 21).
  case notConnected(String, status: Int)
  /// This computer has nothing to speak into.
  case noSoundCard
  /// The microphone or the loudspeaker does not work.
  case soundFails
  /// The telephone on the table rang, and nobody picked it up.
  case deskphoneNotTaken
  /// The telephone on the table was picked up and did not make the call; a SIP status.
  case deskphoneRefuses(status: Int)
  /// ModemManager does not run.
  case noModemManager
  case noModem
  /// The modem or its network did not take the call.
  case modemRefuses
  /// No telephone is at the USB cable, or it does not trust this computer.
  case noPhone
  /// The telephone at the cable did not take the call.
  case phoneRefuses
}
