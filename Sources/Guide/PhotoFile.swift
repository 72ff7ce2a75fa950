import Locales

/// A photograph of the inbox folder.
public struct PhotoFile: Hashable, Sendable {
  /// Absolute.
  public var path: String
  /// When the file was last changed.
  public var taken: Moment
  /// How many are newer.
  public var place: Int
  /// How many there are.
  public var total: Int
  /// What it shows, in an encoding of our own, or why it can't be opened.
  public var look: Look

  /// What a person sees of it.
  public enum Look: Hashable, Sendable {
    case picture([UInt8])
    case problem(Message)
  }

  /// A photograph that can be chosen, unless it can't be opened.
  public init(path: String, taken: Moment, place: Int, total: Int, look: Look) {
    self.path = path
    self.taken = taken
    self.place = place
    self.total = total
    self.look = look
  }
}
