import Locales

/// An error that can be told to the person in front of the screen: what happened, what is safe,
/// the one next step.
public protocol Speakable: Error {
  var message: Message { get }

  /// The same for the person in front of the guided screen, who types no commands.
  var guidedMessage: Message { get }
}

extension Speakable {
  /// Most sentences serve everybody.
  public var guidedMessage: Message { message }
}
