import Calling
import Guide
import Locales

extension DialerError {
  /// What is wrong, told to somebody who sets calling up: that nobody was called goes without
  /// saying.
  var setupMessage: Message { message.with("setup", .number(1)) }

  /// Does what calls nobody, and tells what is wrong so.
  static func inSetup(_ body: () throws -> Void) throws {
    do { try body() } catch let error as DialerError {
      throw CommandFailure(error.setupMessage, error.status)
    }
  }
}

extension Message {
  /// With one more argument, also in the messages inside it.
  fileprivate func with(_ name: String, _ argument: Argument) -> Message {
    let inner = arguments.mapValues { value -> Argument in
      guard case .message(let message) = value else { return value }
      return .message(message.with(name, argument))
    }
    return Message(key, inner.merging([name: argument]) { $1 })
  }
}
