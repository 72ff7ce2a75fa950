import Guide
import Locales

/// Why nothing is heard.
public enum VoiceError: Error, Hashable {
  /// No program that reads aloud is installed.
  case missing
  /// The program could not be started, or ended before it can have been heard.
  case cannotStart(program: String)
}

extension VoiceError: Speakable {
  /// That nothing is heard, and what to do.
  public var message: Message {
    switch self {
    case .missing: Message("voice-missing")
    case .cannotStart: Message("voice-cannot-start")
    }
  }
}
