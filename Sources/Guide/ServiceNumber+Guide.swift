import Locales
import PhoneNumbers

extension ServiceNumber {
  /// Says plainly that the number is no person's, and what it is to somebody at home in a region.
  func warning(in home: Region) -> Message {
    isAbroad(from: home)
      ? Message("call-emergency-abroad", ["number": .text(digits)])
      : Message("call-service", ["what": .message(Message(messageKey))])
  }

  /// What to do instead of calling an emergency from here; nil where nobody knows.
  public func help(in home: Region) -> Message? {
    let numbers = helpNumbers(in: home)
    guard let first = numbers.first else { return nil }
    let all = numbers.dropFirst().reduce(Message("list-one", ["item": .text(first)])) {
      Message("list-either", ["list": .message($0), "item": .text($1)])
    }
    return Message(
      isAbroad(from: home) ? "call-emergency-here" : "dialer-needs-telephone",
      ["number": .message(all)])
  }
}
