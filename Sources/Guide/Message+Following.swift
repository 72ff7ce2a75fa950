import Locales

extension Message {
  /// What only whoever set the computer up can mend is asked of them.
  static let askHelper = Message("dialer-ask-helper")

  /// One sentence behind another.
  public func followed(by next: Message) -> Message {
    Message("sentences", ["first": .message(self), "next": .message(next)])
  }
}
