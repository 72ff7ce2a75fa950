/// A program that reads aloud.
public protocol Voice: Sendable {
  /// The name by which the adapter is known: `espeak-ng`.
  var identifier: String { get }
  /// The program that speaks; nil where it isn't installed.
  var program: String? { get }
  /// Begins to say something; it goes on until it is said or stopped.
  func say(_ utterance: Utterance) throws(VoiceError) -> Speech
}
