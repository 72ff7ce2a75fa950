import Pictures

extension PictureError: HasExitStatus {
  var status: ExitStatus {
    switch self {
    case .missing, .folder, .unreadable, .notAFile: .noInput
    case .noChild: .unavailable
    case .empty, .fileTooLarge, .notAPicture, .unsupported, .incomplete, .damaged, .tooManyPixels,
      .tooManyScans, .tooSlow, .tooMuchMemory, .tooLongAnswer, .crashed:
      .badInput
    }
  }
}
