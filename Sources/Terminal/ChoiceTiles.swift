import Guide
import Locales

/// The choices of a screen and 0, as tiles in one column or two.
struct ChoiceTiles {
  /// How the tiles stand.
  struct Arrangement: Hashable {
    let columns: Int
    /// Rows of a tile whose words take one line.
    let height: Int
    /// Empty rows between tiles.
    let gap: Int
    /// Words and digits are drawn in characters of this many pixels; nil leaves them plain.
    let drawn: Int?
    /// How easy it is to read and to hit, in the measure of ``SubjectDrawing/worth``.
    let worth: Double

    /// The roomiest first.
    static let all = [
      Arrangement(columns: 1, height: 14, gap: 1, drawn: 24, worth: 30),
      Arrangement(columns: 1, height: 12, gap: 1, drawn: 20, worth: 26),
      Arrangement(columns: 1, height: 10, gap: 1, drawn: 16, worth: 22),
      Arrangement(columns: 1, height: 8, gap: 1, drawn: 16, worth: 20),
      Arrangement(columns: 2, height: 10, gap: 1, drawn: 16, worth: 19),
      Arrangement(columns: 1, height: 5, gap: 1, drawn: nil, worth: 12),
      Arrangement(columns: 2, height: 6, gap: 1, drawn: nil, worth: 7),
      Arrangement(columns: 1, height: 3, gap: 1, drawn: nil, worth: 10),
      Arrangement(columns: 2, height: 3, gap: 1, drawn: nil, worth: 8.5),
      Arrangement(columns: 1, height: 3, gap: 0, drawn: nil, worth: 6),
      Arrangement(columns: 2, height: 3, gap: 0, drawn: nil, worth: 5),
      Arrangement(columns: 1, height: 1, gap: 1, drawn: nil, worth: 1),
      Arrangement(columns: 2, height: 1, gap: 1, drawn: nil, worth: 0.5),
      Arrangement(columns: 1, height: 1, gap: 0, drawn: nil, worth: 0),
    ]
  }

  struct Tile {
    let key: String
    let words: String
    let picture: RGBAImage?
    let isBack: Bool
  }

  private struct Placed {
    let tile: Tile
    let column: Int
    let row: Int
    let width: Int
    let height: Int
    let lines: [String]
    let drawn: LargeText?
  }

  let rows: Int
  private let placed: [Placed]
  private let arrangement: Arrangement

  /// Nil where the words do not fit so.
  init?(
    _ tiles: [Tile], width: Int, arrangement: Arrangement, pen: Pen
  ) {
    let tileWidth = arrangement.columns == 1 ? width : (width - 3) / 2
    let margin = Self.textOffset(arrangement)
    guard tileWidth - margin >= 8 else { return nil }
    var placed: [Placed] = []
    var row = 0
    // 0 has a row of its own, except beside a single choice.
    let perRow = arrangement.columns
    var index = 0
    while index < tiles.count {
      var group = Array(tiles[index..<min(tiles.count, index + perRow)])
      if group.count == 2, group[1].isBack, tiles.count > 2 { group.removeLast() }
      var placing: [Placed] = []
      var height = arrangement.height
      for (place, tile) in group.enumerated() {
        let picture =
          Self.pictureSize(tile, arrangement, width: tileWidth, pen: pen)
          .map { $0.columns + 2 } ?? 0
        let room = tileWidth - margin - picture - 2
        var drawn: LargeText?
        if let pixels = arrangement.drawn {
          guard
            let large = pen.large(
              tile.words, columns: room, rows: arrangement.height, largest: pixels,
              mostLines: 1)
          else { return nil }
          drawn = large
        }
        let lines = TextLayout.lines(tile.words, width: room)
        if drawn == nil, arrangement.columns == 2, lines.count > 1 { return nil }
        height = max(height, lines.count + (arrangement.height >= 3 && drawn == nil ? 2 : 0))
        placing.append(
          Placed(
            tile: tile, column: place * (tileWidth + 3), row: row, width: tileWidth, height: 0,
            lines: lines, drawn: drawn))
      }
      placed += placing.map {
        Placed(
          tile: $0.tile, column: $0.column, row: $0.row, width: $0.width, height: height,
          lines: $0.lines, drawn: $0.drawn)
      }
      row += height + arrangement.gap
      index += group.count
    }
    self.placed = placed
    self.arrangement = arrangement
    rows = max(0, row - arrangement.gap)
  }

  func draw(
    on canvas: inout Canvas, column: Int, row: Int, theme: Theme, pen: Pen
  ) {
    for tile in placed {
      let top = row + tile.row
      let left = column + tile.column
      if let digit = Int(tile.tile.key) {
        canvas.targets.append(
          TouchTarget(
            digit: digit, columns: left..<left + tile.width, rows: top..<top + tile.height))
      }
      if arrangement.height >= 3 {
        canvas.fill(
          columns: left..<left + tile.width, rows: top..<top + tile.height,
          like: theme.choice.cell)
      }
      drawKey(tile, on: &canvas, left: left, top: top, theme: theme, pen: pen)
      var text = left + Self.textOffset(arrangement)
      if let picture = tile.tile.picture,
        let size = Self.pictureSize(tile.tile, arrangement, width: tile.width, pen: pen)
      {
        canvas.draw(
          picture, size: size, column: text, row: top + (tile.height - size.rows) / 2, pen: pen)
        text += size.columns + 2
      }
      if let drawn = tile.drawn {
        canvas.put(
          drawn.cells(like: theme.choice.cell), column: text,
          row: top + (tile.height - drawn.rows) / 2)
      } else {
        var style = arrangement.height >= 3 ? theme.choice.cell : theme.text.cell
        style.isBold = true
        let first = top + (tile.height - tile.lines.count) / 2
        for (index, line) in tile.lines.enumerated() {
          canvas.write(line, column: text, row: first + index, like: style)
        }
      }
    }
  }

  private func drawKey(
    _ tile: Placed, on canvas: inout Canvas, left: Int, top: Int, theme: Theme,
    pen: Pen
  ) {
    var style = theme.key.cell
    style.isBold = true
    if pen.colour == .none { style.isReverse = true }
    let width = Self.keyWidth(arrangement)
    canvas.fill(columns: left..<left + width, rows: top..<top + tile.height, like: style)
    if let pixels = arrangement.drawn,
      let digit = pen.large(
        tile.tile.key, columns: width - 2, rows: tile.height, largest: pixels)
    {
      // In reverse video already where there are no colours: drawn as holes then.
      canvas.put(
        digit.cells(like: style), column: left + (width - digit.columns) / 2,
        row: top + (tile.height - digit.rows) / 2)
    } else {
      canvas.write(
        tile.tile.key, column: left + width / 2, row: top + (tile.height - 1) / 2, like: style)
    }
  }

  /// A face is as high as its tile; writing takes up to half of the width.
  private static func pictureSize(
    _ tile: Tile, _ arrangement: Arrangement, width: Int, pen: Pen
  ) -> TerminalSize? {
    guard let picture = tile.picture, arrangement.height >= 3 else { return nil }
    return pen.fitted(
      picture, columns: max(arrangement.height * 2, width * 2 / 5), rows: arrangement.height)
  }

  /// Whether a finger hits every tile: at least 10 columns by 3 rows.
  var isTouchable: Bool { placed.allSatisfy { $0.height >= 3 && $0.width >= 10 } }

  /// How easy it is to read and to hit, in the measure of ``SubjectDrawing/worth``: of pictures,
  /// the higher the better.
  var worth: Double {
    let hasPictures = placed.contains { $0.tile.picture != nil }
    return arrangement.worth + (hasPictures ? Double(arrangement.height) * 2 : 0)
  }

  private static func keyWidth(_ arrangement: Arrangement) -> Int {
    if let drawn = arrangement.drawn { return drawn * 3 / 4 + 4 }
    return arrangement.height >= 3 ? 7 : 3
  }

  private static func textOffset(_ arrangement: Arrangement) -> Int {
    keyWidth(arrangement) + (arrangement.height >= 3 ? 3 : 2)
  }
}
