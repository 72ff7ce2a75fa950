import CardReading
import Locales

extension CardReadingError: Speakable {
  /// What the person is told.
  public var message: Message {
    switch self {
    case .modelMissing(let file):
      Self.missing(file).followed(by: Message("reading-model-missing-next"))
    case .noWriting: Message("reading-no-writing")
    case .blurred: Message("reading-blurred")
    case .dark: Message("reading-dark")
    case .engineFailed(let model): Message("reading-engine-failed", ["model": .text(model)])
    }
  }

  /// Who sits in front of the guided screen installs nothing.
  public var guidedMessage: Message {
    guard case .modelMissing(let file) = self else { return message }
    return Self.missing(file).followed(by: .askHelper)
  }

  private static func missing(_ file: String) -> Message {
    Message("reading-model-missing", ["file": .text(file)])
  }
}
