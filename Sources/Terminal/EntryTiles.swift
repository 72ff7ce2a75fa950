import Locales

/// Enter and Escape as two tiles side by side, where something is typed: a way on and a way back for
/// a finger.
struct EntryTiles {
  private struct Tile {
    let press: Press
    let key: String
    let lines: [String]
  }

  let rows: Int
  private let tiles: [Tile]
  private let tileWidth: Int
  /// Columns of the key's name.
  private let keyWidth: Int
  /// Columns before the words.
  private let indent: Int

  private static let gap = 3
  private static let mostLines = 3

  /// Nil where the words do not fit so.
  ///
  /// - Parameters:
  ///   - height: rows of a tile whose words take one line.
  ///   - isUntouched: whether nothing is typed yet, so that a number pad can go back; where it takes
  ///     no line more, so that typing moves nothing, how is told.
  init?(_ keys: EntryKeys, width: Int, height: Int, isUntouched: Bool) {
    let (enter, escape) = (keys.enter, keys.escape)
    tileWidth = (width - Self.gap) / 2
    let isNarrow = tileWidth < 24
    keyWidth = max(DisplayWidth.of(enter.name), DisplayWidth.of(escape.name)) + (isNarrow ? 2 : 4)
    indent = keyWidth + (isNarrow ? 1 : 3)
    let room = tileWidth - indent - (isNarrow ? 1 : 2)
    guard room >= 8 else { return nil }
    let enterLines = TextLayout.lines(enter.does, width: room)
    let brief = TextLayout.lines(escape.does, width: room)
    let also = TextLayout.lines(keys.escapeAlso, width: room)
    let escapeLines = isUntouched && also.count <= brief.count ? also : brief
    let most = max(enterLines.count, brief.count)
    guard most <= Self.mostLines else { return nil }
    tiles = [
      Tile(press: .enter, key: enter.name, lines: enterLines),
      Tile(press: .escape, key: escape.name, lines: escapeLines),
    ]
    rows = max(height, most + 2)
  }

  func draw(on canvas: inout Canvas, column: Int, row: Int, theme: Theme, pen: Pen) {
    let style = theme.choice.cell
    var wordsStyle = style
    wordsStyle.isBold = true
    var keyStyle = theme.key.cell
    keyStyle.isBold = true
    if pen.colour == .none { keyStyle.isReverse = true }
    let isOutlined = theme.needsOutlines(pen.colour)
    // All first lines in one row, so that what stands side by side is read so.
    let first = row + (rows - (tiles.map(\.lines.count).max() ?? 1)) / 2
    for (place, tile) in tiles.enumerated() {
      let left = column + place * (tileWidth + Self.gap)
      let target = TouchTarget(
        tile.press, columns: left..<left + tileWidth, rows: row..<row + rows)
      canvas.targets.append(target)
      let frame = TileFrame(columns: target.columns, rows: target.rows, isInset: isOutlined)
      frame.fill(on: &canvas, like: style, around: theme.text.cell, colour: pen.colour)
      if isOutlined { frame.outline(on: &canvas, like: style) }
      TileFrame(columns: left..<left + keyWidth, rows: target.rows, isInset: isOutlined)
        .fill(on: &canvas, like: keyStyle, around: theme.text.cell, colour: pen.colour)
      canvas.write(
        tile.key, column: left + (keyWidth - DisplayWidth.of(tile.key)) / 2, row: first,
        like: keyStyle)
      for (index, line) in tile.lines.enumerated() {
        canvas.write(line, column: left + indent, row: first + index, like: wordsStyle)
      }
    }
  }
}
