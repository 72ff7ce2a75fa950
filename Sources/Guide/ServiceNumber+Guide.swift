import Locales
import PhoneNumbers

extension ServiceNumber {
  /// Says plainly that the number is no person's, and what it is.
  var warning: Message {
    Message("call-service", ["what": .message(Message(messageKey))])
  }
}
