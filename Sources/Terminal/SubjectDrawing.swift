import Guide
import Locales

/// The subject of a screen, as large as a room of cells allows: picture, name, number.
struct SubjectDrawing {
  private enum Part {
    case picture(RGBAImage, TerminalSize)
    case large(LargeText)
    case plain([String])
  }

  private struct Placed {
    let part: Part
    var column: Int
    var row: Int

    func moved(columns: Int, rows: Int) -> Placed {
      Placed(part: part, column: column + columns, row: row + rows)
    }
  }

  private var parts: [Placed]
  let columns: Int
  let rows: Int
  /// Rows that writing in it lacks to be read, as far as it is no wider than the room.
  private(set) var missingRows = 0
  /// How many of its words, name and number, stand there in plain characters.
  var plainTexts: Int {
    parts.count { if case .plain = $0.part { true } else { false } }
  }

  /// How legible it is: heights of characters in pixels, and rows of picture.
  let worth: Double

  /// The best of the ways in which it can be shown whole; nil where there is none, not even in
  /// plain characters.
  init?(_ subject: Screen.Subject, picture: RGBAImage?, columns: Int, rows: Int, pen: Pen) {
    let texts = [subject.text, subject.secondText].compactMap { $0 }.map { OutputGate.clean($0) }
      .filter { !$0.isEmpty }
    guard rows > 0 || (picture == nil && texts.isEmpty) else { return nil }
    let ways: [SubjectDrawing?]
    if let picture, texts.isEmpty {
      ways = [SubjectDrawing(picture, columns: columns, rows: rows, pen: pen)]
    } else if let picture, picture.isWriting {
      ways = [Self.above(picture, texts, columns, rows, pen)]
    } else if let picture {
      ways = [
        Self.beside(picture, texts, columns, rows, pen),
        Self.besideName(picture, texts, columns, rows, pen),
        // A number alone is too wide for the room that a picture leaves.
        columns < 40 || texts.count == 1 && NumberFont.suits(texts[0])
          ? Self.above(picture, texts, columns, rows, pen) : nil,
      ]
    } else {
      ways = []
    }
    if let best = Self.best(ways) {
      self = best
    } else if let words = Self.texts(texts, columns, rows, pen) {
      self = words
      // Writing that isn't there lacks all its rows.
      if let picture, picture.isWriting { missingRows = Self.legibleRows }
    } else {
      return nil
    }
  }

  func draw(on canvas: inout Canvas, column: Int, row: Int, pen: Pen) {
    for placed in parts {
      let (x, y) = (column + placed.column, row + placed.row)
      switch placed.part {
      case .picture(let image, let size):
        canvas.draw(image, size: size, column: x, row: y, pen: pen)
      case .large(let text): canvas.draw(text, column: x, row: y, like: pen.style)
      case .plain(let lines):
        var style = pen.style
        style.isBold = true
        for (index, line) in lines.enumerated() {
          canvas.write(line, column: x, row: y + index, like: style)
        }
      }
    }
  }

  private init(parts: [Placed], columns: Int, rows: Int, worth: Double) {
    self.parts = parts
    self.columns = columns
    self.rows = rows
    self.worth = worth
  }

  private init(_ image: RGBAImage, columns: Int, rows: Int, pen: Pen) {
    let size = pen.fitted(image, columns: columns, rows: rows)
    // A line of writing is legible at five rows; a face gains with every row.
    let worth = Double(min(size.rows, image.isWriting ? 5 : 16)) * 1.4 + Double(size.rows) * 0.1
    self.init(
      parts: [Placed(part: .picture(image, size), column: 0, row: 0)], columns: size.columns,
      rows: size.rows, worth: worth)
    missingRows = size.columns >= columns ? 0 : max(0, Self.legibleRows - size.rows)
  }

  /// First that little is left plain, then the size.
  private var rank: (Int, Double) { (-plainTexts, worth) }

  private static func best(_ ways: [SubjectDrawing?]) -> SubjectDrawing? {
    ways.compactMap { $0 }.reduce(nil) { best, way in
      if let best, best.rank >= way.rank { best } else { way }
    }
  }

  /// Another below this one, an empty row between; it counts a little less.
  private func above(_ other: SubjectDrawing, share: Double = 1) -> SubjectDrawing {
    SubjectDrawing(
      parts: parts + other.parts.map { $0.moved(columns: 0, rows: rows + 1) },
      columns: max(columns, other.columns), rows: rows + 1 + other.rows,
      worth: worth + other.worth * share)
  }

  /// Another right of this one, both in the middle of their height.
  private func beside(_ other: SubjectDrawing) -> SubjectDrawing {
    let rows = max(rows, other.rows)
    let upper = parts.map { $0.moved(columns: 0, rows: (rows - self.rows) / 2) }
    return SubjectDrawing(
      parts: upper
        + other.parts.map { $0.moved(columns: columns + 3, rows: (rows - other.rows) / 2) },
      columns: columns + 3 + other.columns, rows: rows, worth: worth + other.worth)
  }

  /// Handwriting stands above what was read from it.
  private static func above(
    _ image: RGBAImage, _ texts: [String], _ columns: Int, _ rows: Int, _ pen: Pen
  ) -> SubjectDrawing? {
    let most = pen.fitted(image, columns: columns, rows: max(1, rows / 2)).rows
    // A face in fewer rows is a stamp that nobody knows.
    let least = image.isWriting ? 1 : Self.legibleRows
    guard most >= least else { return nil }
    // At the same scale, as far as the rows allow: the smaller of both as large as can be.
    typealias Rank = (lacking: Int, drawn: Int, scale: Double, worth: Double)
    return (least...most).compactMap { height -> (rank: Rank, way: SubjectDrawing)? in
      guard let texts = Self.texts(texts, columns, rows - height - 1, pen) else { return nil }
      let writing = SubjectDrawing(image, columns: columns, rows: height, pen: pen)
      var way = writing.above(texts)
      way.missingRows = writing.missingRows
      let scale = min(Double(height), texts.worth / 2)
      return ((-writing.missingRows, texts.rank.0, scale, way.worth), way)
    }.max { $0.rank < $1.rank }?.way
  }

  /// As few rows as a picture may be given on a small screen; a row less, and a face or writing is guessed.
  private static let legibleRows = 4

  /// A face stands left of the name and the number.
  private static func beside(
    _ image: RGBAImage, _ texts: [String], _ columns: Int, _ rows: Int, _ pen: Pen
  ) -> SubjectDrawing? {
    let most = pen.fitted(image, columns: columns * 2 / 5, rows: rows).rows
    return best(
      stride(from: most, through: Self.legibleRows, by: -max(2, most / 6)).map { height in
        let left = SubjectDrawing(image, columns: columns * 2 / 5, rows: height, pen: pen)
        return Self.texts(texts, columns - left.columns - 3, rows, pen).map { left.beside($0) }
      })
  }

  /// A face stands left of the name, and the number below has the whole width.
  private static func besideName(
    _ image: RGBAImage, _ texts: [String], _ columns: Int, _ rows: Int, _ pen: Pen
  ) -> SubjectDrawing? {
    guard texts.count == 2 else { return nil }
    return best(
      [rows / 2, rows].map { most in
        guard let number = text(texts[1], columns, most, pen) else { return nil }
        return beside(image, [texts[0]], columns, rows - number.rows - 1, pen)?
          .above(number, share: 0.8)
      })
  }

  /// The name above the number, each as large as the other allows.
  private static func texts(
    _ texts: [String], _ columns: Int, _ rows: Int, _ pen: Pen
  ) -> SubjectDrawing? {
    guard rows > 0, let first = texts.first else { return nil }
    guard texts.count > 1 else { return text(first, columns, rows, pen) }
    var found: (rank: (Int, Double), way: SubjectDrawing)?
    var room = rows - 2
    while room >= 1, let upper = text(first, columns, room, pen) {
      if let lower = text(texts[1], columns, rows - upper.rows - 1, pen) {
        let way = upper.above(lower, share: 0.8)
        // A huge name above a tiny number is worth no more than the number.
        let rank = (-way.plainTexts, min(upper.worth, lower.worth) + way.worth / 10)
        if found.map({ $0.rank < rank }) ?? true { found = (rank, way) }
      }
      room = upper.rows - 1
    }
    return found?.way
  }

  /// Drawn, or else in plain bold characters.
  private static func text(
    _ text: String, _ columns: Int, _ rows: Int, _ pen: Pen
  ) -> SubjectDrawing? {
    if let large = pen.large(text, columns: columns, rows: rows) {
      return SubjectDrawing(
        parts: [Placed(part: .large(large), column: 0, row: 0)], columns: large.columns,
        rows: large.rows, worth: Double(large.height) / Double(large.lineCount).squareRoot())
    }
    let lines = TextLayout.lines(text, width: columns)
    guard lines.count <= rows else { return nil }
    return SubjectDrawing(
      parts: [Placed(part: .plain(lines), column: 0, row: 0)],
      columns: lines.map { DisplayWidth.of($0) }.max() ?? 0, rows: lines.count, worth: 1)
  }
}

extension RGBAImage {
  /// A line of writing is far wider than high, a face is not.
  fileprivate var isWriting: Bool { width >= height * 2 }
}
