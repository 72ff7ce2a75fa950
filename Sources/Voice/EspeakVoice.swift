/// Speaks with espeak-ng, a program of its own.
public struct EspeakVoice: Voice {
  /// `espeak-ng`.
  public let identifier = "espeak-ng"
  private let environment: [String: String]

  /// Looks for `espeak-ng` in the folders of `PATH`.
  public init(environment: [String: String]) { self.environment = environment }

  /// The path of `espeak-ng`.
  public var program: String? { SearchPath(environment["PATH"] ?? "").program("espeak-ng") }

  /// Begins to say something.
  public func say(_ utterance: Utterance) throws(VoiceError) -> Speech {
    guard let program else { throw .missing }
    return try Speech(
      path: program, arguments: Self.arguments, environment: environment,
      utterance: utterance, text: SpeechMarkup.text(of: utterance))
  }

  /// Markup, from standard input, so that no name is among a process's arguments; 140 words a
  /// minute instead of 175, with a pause between words, for old ears.
  static let arguments = ["-m", "-s", "140", "-g", "4", "--stdin"]
}
