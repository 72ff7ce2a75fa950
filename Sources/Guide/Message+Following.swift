import Locales

extension Message {
  /// One sentence behind another.
  public func followed(by next: Message) -> Message {
    Message("sentences", ["first": .message(self), "next": .message(next)])
  }
}
