import Foundation

/// A program and its arguments, one of which is the number.
///
/// Written as a command: blanks part the arguments; within '…' and "…" they don't; a \ outside '…'
/// takes the next sign as it is. Nothing else has a meaning, so no shell is imitated. Written with
/// line feeds, every line is one argument as it is: that is how settings keep it. A program that was
/// written by its place in this folder, or by `~/`, is kept by its whole path: whoever calls later
/// starts somewhere else.
public struct ArgumentTemplate: Hashable, Sendable {
  /// The argument that the number takes the place of.
  public static let place = "{number}"

  /// A path, or a name that `PATH` finds.
  public let program: String
  private let rest: [String]

  /// Reads a command or stored lines.
  public init(_ text: String) throws(DialerError) {
    let words =
      text.unicodeScalars.contains("\n")
      ? text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      : Self.withWholePath(try Self.words(of: text))
    guard let first = words.first, !first.isEmpty else { throw .noCommand }
    // A NUL would end the argument early.
    if let cut = words.first(where: { $0.utf8.contains(0) }) { throw .numberInside(cut) }
    let inside = words.first { $0 != Self.place && $0.contains(Self.place) }
    if let inside { throw .numberInside(inside) }
    guard first != Self.place, words.dropFirst().contains(Self.place) else { throw .numberMissing }
    program = first
    rest = Array(words.dropFirst())
  }

  /// One argument a line, for the settings.
  public var lines: String { ([program] + rest).joined(separator: "\n") }

  func arguments(number: String) -> [String] { rest.map { $0 == Self.place ? number : $0 } }

  /// The words of a command whose program is found from everywhere.
  private static func withWholePath(_ words: [String]) -> [String] {
    guard let program = words.first, program.contains("/"), !program.hasPrefix("/") else {
      return words
    }
    let path =
      program.hasPrefix("~/")
      ? UserFolder.expanded(program)
      : URL(fileURLWithPath: program).standardizedFileURL.path
    return [path] + words.dropFirst()
  }

  /// The words of a command, which may be quoted.
  public static func words(of text: String) throws(DialerError) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for sign in text {
      if isEscaped {
        word = (word ?? "") + String(sign)
        isEscaped = false
      } else if sign == "\\", quote != "'" {
        isEscaped = true
      } else if sign == quote {
        quote = nil
      } else if quote == nil, sign == "'" || sign == "\"" {
        quote = sign
        word = word ?? ""
      } else if quote == nil, sign.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(sign)
      }
    }
    guard quote == nil, !isEscaped else { throw .unclosedQuote }
    if let word { words.append(word) }
    return words
  }
}
