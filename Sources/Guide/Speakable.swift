import Locales

/// An error that can be told to the person in front of the screen: what happened, what is safe,
/// the one next step.
public protocol Speakable: Error {
  var message: Message { get }
}
