import Guide
import Locales

/// What can go wrong in the guided app beside what the rooms report.
enum Trouble: Speakable {
  case cameraProgram
  case cameraPhoto
  case inbox

  var message: Message {
    switch self {
    case .cameraProgram: Message("trouble-camera-program")
    case .cameraPhoto: Message("trouble-camera-photo")
    case .inbox: Message("trouble-inbox")
    }
  }

  /// What to say of any error: its own sentence, or that nothing was lost.
  static func message(of error: any Error) -> Message {
    (error as? any Speakable)?.guidedMessage ?? Message("trouble-unexpected")
  }
}
