/// A photograph of the inbox folder.
public struct PhotoFile: Hashable, Sendable {
  public var path: String
  /// The file's name without its folder.
  public var name: String
  public var taken: Moment

  public init(path: String, name: String, taken: Moment) {
    self.path = path
    self.name = name
    self.taken = taken
  }
}
