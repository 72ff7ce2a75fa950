import Locales

/// What one check found, and the one next step where there is a fault.
struct Finding {
  enum State: String, Encodable {
    case ok
    /// Worth knowing; nothing has to be done.
    case note
    /// Something waits for a person.
    case fault
  }

  /// What was checked: `models`, `database`, `dialer` …
  let check: String
  let state: State
  let message: Message
  let next: Message?

  private init(_ check: String, _ state: State, _ message: Message, next: Message? = nil) {
    self.check = check
    self.state = state
    self.message = message
    self.next = next
  }

  static func ok(_ check: String, _ message: Message) -> Finding { Finding(check, .ok, message) }

  static func note(_ check: String, _ message: Message) -> Finding {
    Finding(check, .note, message)
  }

  static func fault(_ check: String, _ message: Message, next: Message?) -> Finding {
    Finding(check, .fault, message, next: next)
  }
}
