/// A sentence not yet put into a language: a key of the catalogues and what fills its places.
///
/// Errors, journeys and screens speak in messages; a ``MessageCatalog`` turns them into text.
public struct Message: Hashable, Sendable {
  /// What fills one `{ $place }` of a message.
  public indirect enum Argument: Hashable, Sendable {
    /// What may come from elsewhere: it is shown on one line, without anything that a terminal acts on.
    case text(String)
    /// Texts that each stand on a line of their own.
    case lines([String])
    case number(Int)
    case message(Message)
  }

  /// An identifier of Fluent: letters, digits, `-` and `_`.
  public let key: String
  /// By the name of the place, without its `$`.
  public let arguments: [String: Argument]

  /// A sentence by its key, with what fills its places by their names.
  public init(_ key: String, _ arguments: [String: Argument] = [:]) {
    self.key = key
    self.arguments = arguments
  }
}

extension Message.Argument: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
  /// A text as it is.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A number, which selects a plural form.
  public init(integerLiteral value: Int) { self = .number(value) }
}
