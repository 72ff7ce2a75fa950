import CardReading
import Locales

extension CardReadingError: Speakable {
  /// What the person is told.
  public var message: Message {
    switch self {
    case .modelMissing(let file): Message("reading-model-missing", ["file": .text(file)])
    case .noWriting: Message("reading-no-writing")
    case .blurred: Message("reading-blurred")
    case .dark: Message("reading-dark")
    case .engineFailed(let model): Message("reading-engine-failed", ["model": .text(model)])
    }
  }
}
