import Foundation

/// Speaks through speech-dispatcher where it runs, so that a screen reader isn't talked over.
public struct DispatcherVoice: Voice {
  /// `speech-dispatcher`.
  public let identifier = "speech-dispatcher"
  private let environment: [String: String]

  /// Looks for `spd-say` in `PATH` and for the dispatcher's socket.
  public init(environment: [String: String]) { self.environment = environment }

  private var socket: String {
    environment["SPEECHD_ADDRESS"].flatMap {
      $0.hasPrefix("unix_socket:") ? String($0.dropFirst(12)) : nil
    }
      ?? (environment["XDG_RUNTIME_DIR"] ?? (environment["HOME"] ?? "") + "/.cache")
      + "/speech-dispatcher/speechd.sock"
  }

  /// Nil where the dispatcher doesn't run: it isn't started by being asked.
  public var program: String? {
    FileManager.default.fileExists(atPath: socket)
      ? SearchPath(environment["PATH"] ?? "").program("spd-say") : nil
  }

  /// Hands over what is to be said. What was handed over would go on without the program that
  /// handed it over, so that one stays, and takes its own words back when it is stopped.
  public func say(_ utterance: Utterance) throws(VoiceError) -> Speech {
    guard let program else { throw .missing }
    return try Speech(
      path: program, arguments: Self.arguments, environment: environment,
      utterance: utterance, text: Self.lines(of: utterance), farewell: "!-!CANCEL SELF\n")
  }

  /// Each line is a message of its own to `spd-say`, which breaks longer ones in two.
  static func lines(of utterance: Utterance) -> String {
    var messages: [(pieces: [Utterance.Piece], length: Int)] = []
    for piece in utterance.pieces.flatMap(parts) {
      let length = SpeechMarkup.text(of: Utterance([piece])).utf8.count
      if let last = messages.last, last.length + length <= longest {
        messages[messages.count - 1].pieces.append(piece)
        messages[messages.count - 1].length += length
      } else {
        messages.append(([piece], length))
      }
    }
    return messages.map { SpeechMarkup.text(of: Utterance($0.pieces)) + "\n" }.joined()
  }

  /// A piece without line ends, cut between words into parts that fit a message also as markup.
  private static func parts(of piece: Utterance.Piece) -> [Utterance.Piece] {
    var parts: [Utterance.Piece] = []
    for word in piece.text.split(whereSeparator: \.isWhitespace) {
      if let last = parts.last, last.text.utf8.count + word.utf8.count < longest / 6 {
        parts[parts.count - 1].text += " " + word
      } else {
        parts.append(Utterance.Piece(piece.tongue, String(word)))
      }
    }
    return parts
  }

  /// Bytes; `spd-say` reads 16,383.
  private static let longest = 16_000

  static let arguments = [
    "--application-name", "anytime", "--output-module", "espeak-ng", "--rate", "-20", "--ssml",
    "--pipe-mode",
  ]
}
