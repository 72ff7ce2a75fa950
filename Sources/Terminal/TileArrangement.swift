/// How the choices of a screen and 0 stand.
struct TileArrangement: Hashable {
  enum Shape {
    /// All tiles are alike.
    case even
    /// 0 stands on a low tile below the others, in plain words.
    case backLow
    /// Faces stand side by side, each above its name; what has no face stands below them.
    case portraits
    /// For a list in which somebody's handwriting stands for their name: who has a face stands on a
    /// tile so high that it can be read, all else in lower ones below.
    case writing
  }

  let columns: Int
  /// Rows of a tile whose words take one line; of a portrait, with the name below the face.
  let height: Int
  /// Empty rows between tiles.
  let gap: Int
  /// Words and digits are drawn in characters of this many pixels; nil leaves them plain.
  var drawn: Int?
  var shape = Shape.even
  /// Lines that the name below a portrait has.
  var lines = 1
  /// Words of two lines stand beside each other too, and 0 beside a choice.
  var isTight = false
  /// How easy it is to read and to hit, in the measure of ``SubjectDrawing/worth``.
  let worth: Double

  /// The roomiest first.
  static let all = alike + backLow + portraits + written

  private static let alike = [
    TileArrangement(columns: 1, height: 14, gap: 1, drawn: 24, worth: 30),
    TileArrangement(columns: 1, height: 12, gap: 1, drawn: 20, worth: 26),
    TileArrangement(columns: 1, height: 10, gap: 1, drawn: 16, worth: 22),
    TileArrangement(columns: 2, height: 10, gap: 1, drawn: 16, worth: 19),
    TileArrangement(columns: 1, height: 5, gap: 1, worth: 12),
    TileArrangement(columns: 2, height: 6, gap: 1, worth: 7),
    TileArrangement(columns: 1, height: 3, gap: 1, worth: 10),
    TileArrangement(columns: 2, height: 3, gap: 1, worth: 8.5),
    TileArrangement(columns: 1, height: 3, gap: 0, worth: 6),
    TileArrangement(columns: 2, height: 3, gap: 0, worth: 5),
    TileArrangement(columns: 3, height: 3, gap: 0, worth: 4),
    TileArrangement(columns: 2, height: 3, gap: 0, isTight: true, worth: 3),
    TileArrangement(columns: 1, height: 2, gap: 0, worth: 1.8),
    TileArrangement(columns: 2, height: 2, gap: 0, worth: 1.6),
    TileArrangement(columns: 3, height: 2, gap: 0, worth: 1.4),
    TileArrangement(columns: 1, height: 1, gap: 1, worth: 1),
    TileArrangement(columns: 2, height: 1, gap: 1, worth: 0.5),
    TileArrangement(columns: 1, height: 1, gap: 0, worth: 0),
  ]

  private static let backLow: [TileArrangement] =
    [(14, 24, 29), (12, 20, 25), (10, 16, 21.0)].flatMap { height, pixels, worth in
      [1, 0].map {
        TileArrangement(
          columns: 1, height: height, gap: $0, drawn: pixels, shape: .backLow,
          worth: worth + Double($0) / 2)
      }
    }

  private static let portraits: [TileArrangement] =
    (1...3).flatMap { lines in
      (12...40).map {
        TileArrangement(
          columns: 3, height: $0, gap: 1, shape: .portraits, lines: lines,
          worth: 10 - Double($0) / 10 - Double(lines))
      }
    }
    + (24...48).map {
      TileArrangement(
        columns: 3, height: $0, gap: 1, drawn: 16, shape: .portraits, worth: 40 - Double($0) / 10)
    }

  private static let written = (4...10).flatMap { height in
    [0, 1].map {
      TileArrangement(columns: 1, height: height, gap: $0, shape: .writing, worth: 8)
    }
  }

  /// Columns of the digit on a tile that is so wide.
  func keyWidth(_ width: Int) -> Int {
    if let drawn { return drawn * 3 / 4 + 4 }
    return !isFilled ? 3 : width < 24 ? 5 : 7
  }

  var isFilled: Bool { height >= 2 }

  /// Below those who have a face, or whose words are drawn.
  static let others = TileArrangement(columns: 2, height: 3, gap: 1, worth: 0)
}
