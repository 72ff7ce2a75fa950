/// Why nothing could be read.
public enum CardReadingError: Error, Hashable, Sendable, Codable {
  /// The manifest, or a model that it needs, is missing or damaged; the file's name.
  case modelMissing(file: String)
  /// The photograph shows no writing that looks like a name or a number.
  case noWriting
  /// The photograph is too blurred to be read.
  case blurred
  /// The photograph is too dark to be read.
  case dark
  /// The engine gave up; the file name of the model that it ran.
  case engineFailed(model: String)
}
