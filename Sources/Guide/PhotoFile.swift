/// A photograph of the inbox folder.
public struct PhotoFile: Hashable, Sendable {
  /// Absolute.
  public var path: String
  /// The file's name without its folder.
  public var name: String
  /// When the file was last changed.
  public var taken: Moment

  /// A photograph that can be chosen.
  public init(path: String, name: String, taken: Moment) {
    self.path = path
    self.name = name
    self.taken = taken
  }
}
