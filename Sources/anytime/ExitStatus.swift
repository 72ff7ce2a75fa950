import ArgumentParser

/// The exit codes of every command, after `sysexits.h`.
enum ExitStatus: Int32, CaseIterable {
  case success = 0
  /// Something was not done, and the sentence says why.
  case failure = 1
  /// All is safe, and something waits for a person: pending entries, a question not answered.
  case pending = 2
  /// The command line was not understood.
  case usage = 64
  /// The file that was given is damaged or hostile.
  case badInput = 65
  /// The file that was given is not there or can't be opened.
  case noInput = 66
  /// A program, a model, an account or a sound device that the command needs is missing.
  case unavailable = 69
  /// The disk is full or can't be written.
  case cannotWrite = 73
  /// Another process holds the database; trying again helps.
  case busy = 75
  /// The home is read-only or belongs to someone else.
  case noPermission = 77
  /// The database is damaged or of a newer version, or the installation lacks a file.
  case badState = 78
  /// Ctrl-C.
  case interrupted = 130

  var code: ExitCode { ExitCode(rawValue) }
}
