import Guide
import Locales

/// A yes that a command needs before it does something that must not happen by mistake.
enum Consent {
  /// Whether to go on: `--yes` is a yes; on a terminal the person is asked; elsewhere the question
  /// is shown, nothing is done, and the failure says so.
  ///
  /// - Parameter question: a sentence that ends with what to type.
  static func isGiven(_ question: Message, yes: Bool) throws(CommandFailure) -> Bool {
    if yes { return true }
    guard Console.isInteractive else {
      Console.warn(words(question))
      throw CommandFailure(Message("consent-needed"), .pending)
    }
    return TypedAnswer.isYes(Console.ask(words(question.followed(by: Message("consent-hint")))))
  }

  /// Goes on only with a yes.
  static func require(_ question: Message, yes: Bool) throws(CommandFailure) {
    guard try isGiven(question, yes: yes) else {
      throw CommandFailure(Message("consent-declined"), .pending)
    }
  }
}
