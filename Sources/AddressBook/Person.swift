/// Someone of this home, who has contacts and a feed of their own.
public struct Person: Identifiable, Hashable, Sendable {
  /// Stable for ever, also between homes: a UUID in lower case.
  public typealias ID = String

  /// Never changes.
  public let id: ID
  /// Nil for the nameless person who owns what is scanned before anybody was added.
  public var name: String?
  /// E.164.
  public var number: String?
  /// A BCP 47 tag, where the person chose a language.
  public var language: String?

  /// Somebody with a known identity.
  public init(id: ID, name: String? = nil, number: String? = nil, language: String? = nil) {
    self.id = id
    self.name = name
    self.number = number
    self.language = language
  }
}
