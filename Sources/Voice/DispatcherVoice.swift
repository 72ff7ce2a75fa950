import Foundation

/// Speaks through speech-dispatcher where it runs, so that a screen reader isn't talked over.
public struct DispatcherVoice: Voice {
  /// `speech-dispatcher`.
  public let identifier = "speech-dispatcher"
  private let path: String
  private let socket: String

  /// Looks for `spd-say` in `PATH` and for the dispatcher's socket.
  public init(environment: [String: String]) {
    path = environment["PATH"] ?? ""
    socket =
      environment["SPEECHD_ADDRESS"].flatMap {
        $0.hasPrefix("unix_socket:") ? String($0.dropFirst(12)) : nil
      }
      ?? (environment["XDG_RUNTIME_DIR"] ?? "/run") + "/speech-dispatcher/speechd.sock"
  }

  /// Nil where the dispatcher doesn't run: it isn't started by being asked.
  public var program: String? {
    FileManager.default.fileExists(atPath: socket) ? SearchPath(path).program("spd-say") : nil
  }

  /// Hands over what is to be said.
  public func say(_ utterance: Utterance) throws(VoiceError) -> Speech {
    guard let program else { throw .missing }
    return try Speech(
      path: program, arguments: Self.arguments, text: SpeechMarkup.text(of: utterance),
      stopping: {
        // What was handed over goes on without the program that handed it over.
        _ = try? Speech(
          path: program, arguments: ["--application-name", Self.name, "--cancel"], text: "")
      })
  }

  private static let name = "anytime"
  static let arguments = [
    "--application-name", name, "--output-module", "espeak-ng", "--rate", "-20", "--ssml",
    "--wait", "--pipe-mode",
  ]
}
