import Calling

extension ExitStatus {
  /// What a script learns of a call.
  init(of outcome: CallOutcome, isStopped: Bool) {
    self =
      switch outcome {
      case .rehearsed, .asked, .ended: .success
      case .noAnswer where isStopped, .stopped: .interrupted
      case .busy, .noAnswer, .refused: .failure
      }
  }
}
