import Pictures

extension PictureError: HasExitStatus {
  var status: ExitStatus {
    switch self {
    case .missing, .folder, .unreadable, .notAFile: .noInput
    case .noChild: .unavailable
    case .empty, .fileTooLarge, .notAPicture, .unsupported, .moving, .incomplete, .damaged,
      .tooSmall, .tooManyPixels, .tooManyScans, .tooSlow, .tooMuchMemory, .tooLongAnswer, .crashed,
      .stopped:
      .badInput
    }
  }
}
