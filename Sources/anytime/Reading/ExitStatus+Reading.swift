import CardReading

extension ExitStatus {
  /// The status of a command whose photograph could not be read.
  static func ofReading(_ error: any Error) -> ExitStatus {
    switch error {
    case let error as any HasExitStatus: error.status
    case CardReadingError.modelMissing: .unavailable
    case is CardReadingError: .badInput
    default: .failure
    }
  }
}
