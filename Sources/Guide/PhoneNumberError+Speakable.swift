import Locales
import PhoneNumbers

extension PhoneNumberError: Speakable {
  /// What is wrong with the number, and what to do next.
  public var message: Message {
    switch self {
    case .empty: Message("number-empty")
    case .letters: Message("number-letters")
    case .tooShort: Message("number-too-short")
    case .tooLong: Message("number-too-long")
    case .wrongLength: Message("number-wrong-length")
    case .unknownCountry: Message("number-unknown-country")
    case .unknownRegion: Message("number-unknown-region")
    }
  }
}
