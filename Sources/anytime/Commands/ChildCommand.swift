import Foundation
import Pictures

/// The hidden commands of the limited child process: `anytime child WORK …`.
///
/// They run before anything else is opened, the languages' files included, and speak to their parent
/// only: bytes on standard output.
enum ChildCommand {
  /// Whether these arguments, the program's name among them, ask for one.
  static func isAsked(by arguments: [String]) -> Bool { arguments.dropFirst().first == "child" }

  /// Does the work that the arguments name, and ends.
  static func run(_ arguments: [String]) -> Never {
    switch arguments.dropFirst(2).first {
    case "import":
      LimitedProcess.answer { limits throws(PictureError) in
        try ForeignPicture.importedFromStandardInput(limits: limits)
      }
    case "pages":
      LimitedProcess.answer { limits throws(PictureError) in
        try ForeignPicture.pageCountOnStandardInput(limits: limits)
      }
    case "read":
      ReadingChild.run(Array(arguments.dropFirst(3)))
    default:
      exit(ExitStatus.usage.rawValue)
    }
  }
}
