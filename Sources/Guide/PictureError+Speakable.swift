import Locales
import Pictures

extension PictureError: Speakable {
  /// What happened to the photo, and the one next step.
  public var message: Message {
    switch self {
    case .missing(let path): Message("picture-missing", ["path": .text(path)])
    case .folder(let path): Message("picture-folder", ["path": .text(path)])
    case .unreadable(let path): Message("picture-unreadable", ["path": .text(path)])
    case .notAFile(let path): Message("picture-not-a-file", ["path": .text(path)])
    case .empty(let path): Message("picture-empty", ["path": .text(path)])
    case .fileTooLarge(let limit): Message("picture-file-too-large", ["limit": .number(limit)])
    case .notAPicture: Message("picture-not-a-picture")
    case .unsupported("HEIC"): Message("picture-unsupported-heic")
    case .unsupported(let kind): Message("picture-unsupported", ["kind": .text(kind)])
    case .moving: Message("picture-moving")
    case .incomplete: Message("picture-incomplete")
    case .damaged: Message("picture-damaged")
    case .tooSmall: Message("picture-too-small")
    case .tooManyPixels(let megapixels, let limit):
      Message(
        "picture-too-many-pixels", ["megapixels": .number(megapixels), "limit": .number(limit)])
    case .tooManyScans: Message("picture-too-many-scans")
    case .tooSlow(let seconds): Message("picture-too-slow", ["seconds": .number(seconds)])
    case .tooMuchMemory: Message("picture-too-much-memory")
    case .tooLongAnswer, .crashed, .stopped: Message("picture-crashed")
    case .noChild: Message("picture-no-child")
    }
  }
}
