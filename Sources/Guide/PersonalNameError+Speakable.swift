import Locales
import Names

extension PersonalNameError: Speakable {
  /// What is wrong with the name and what to type instead.
  public var message: Message {
    switch self {
    case .empty: Message("error-name-empty")
    case .tooLong(let count):
      Message(
        "error-name-too-long",
        ["count": .number(count), "longest": .number(PersonalName.longest)])
    case .digits: Message("error-name-digits")
    case .unreadable: Message("error-name-unreadable")
    }
  }
}
