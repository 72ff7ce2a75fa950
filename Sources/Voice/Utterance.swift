/// What is said at one go: pieces, each in the tongue in which it is read.
public struct Utterance: Hashable, Sendable {
  /// How a piece is read.
  public enum Tongue: Hashable, Sendable {
    /// Numbered pinyin: `wang2 xiao3 ming2`.
    case mandarin
    /// Written words of a language, named by the first part of its BCP 47 tag: `en`.
    case words(String)
  }

  /// Text of one tongue.
  public struct Piece: Hashable, Sendable {
    /// How it is read.
    public var tongue: Tongue
    /// Numbered pinyin, or words.
    public var text: String

    /// Text in a tongue.
    public init(_ tongue: Tongue, _ text: String) {
      self.tongue = tongue
      self.text = text
    }
  }

  /// Said one after the other.
  public var pieces: [Piece]

  /// Pieces in their order.
  public init(_ pieces: [Piece] = []) { self.pieces = pieces }

  /// Adds text, to the last piece where that is of the same tongue.
  mutating func add(_ tongue: Tongue, _ text: String) {
    guard !text.isEmpty else { return }
    if let last = pieces.last, last.tongue == tongue {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(tongue, text))
    }
  }
}
