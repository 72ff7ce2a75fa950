import CardReading

extension CardReadingError: HasExitStatus {
  var status: ExitStatus {
    switch self {
    case .modelMissing: .unavailable
    case .noWriting, .blurred, .dark, .engineFailed: .badInput
    }
  }
}
