import Guide
import Locales

/// Ends a command: one sentence to the person, one exit status.
struct CommandFailure: Speakable {
  let message: Message
  let status: ExitStatus

  init(_ message: Message, _ status: ExitStatus = .failure) {
    self.message = message
    self.status = status
  }

  /// A sentence without places.
  init(_ key: String, _ status: ExitStatus = .failure) {
    self.init(Message(key), status)
  }
}
