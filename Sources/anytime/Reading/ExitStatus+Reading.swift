import CardReading
import Pictures

extension ExitStatus {
  /// The status of a command whose photograph could not be read.
  static func ofReading(_ error: any Error) -> ExitStatus {
    switch error {
    case let error as PictureError:
      switch error {
      case .missing, .folder, .unreadable, .notAFile: .noInput
      case .noChild: .unavailable
      default: .badInput
      }
    case CardReadingError.modelMissing: .unavailable
    case is CardReadingError: .badInput
    default: .failure
    }
  }
}
