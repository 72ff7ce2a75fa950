/// A line of somebody else's vCard that we hold no field for, given back when we write the contact.
public struct ForeignProperty: Hashable, Sendable, Codable {
  /// The line as it came, unfolded: group, name, parameters and value.
  public var line: String
  /// The line stands for this name or written number of ours, and is given back in its place while
  /// that is unchanged; nil where it stands for itself.
  public var standsFor: String?

  /// A line, and what it stands for.
  public init(line: String, standsFor: String? = nil) {
    self.line = line
    self.standsFor = standsFor
  }
}
