import Foundation

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

  /// What the database holds of a contact; nil stands for none.
  static func decoded(_ text: String?) throws -> [ForeignProperty] {
    guard let text else { return [] }
    return try JSONDecoder().decode([ForeignProperty].self, from: Data(text.utf8))
  }
}
