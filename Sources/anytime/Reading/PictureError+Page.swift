import Pictures

extension PictureError {
  /// Whether the file's other pages, where it has any, may be good all the same.
  var isOfOnePage: Bool {
    switch self {
    case .incomplete, .damaged, .tooSmall, .tooManyPixels, .tooManyScans, .tooSlow, .tooMuchMemory,
      .tooLongAnswer, .crashed:
      true
    case .missing, .folder, .unreadable, .notAFile, .empty, .fileTooLarge, .notAPicture,
      .unsupported, .moving, .stopped, .noChild:
      false
    }
  }
}
