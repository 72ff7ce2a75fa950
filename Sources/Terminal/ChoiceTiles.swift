import Guide
import Locales

/// The choices of a screen and 0, as tiles in columns.
struct ChoiceTiles {
  struct Tile {
    let key: String
    let words: String
    let face: Face?
    let isBack: Bool
  }

  /// Places within a tile are counted from its corner.
  private struct Placed {
    let tile: Tile
    let arrangement: TileArrangement
    var column: Int
    var row: Int
    let width: Int
    var height: Int
    /// Rows of the digit, where the words take the whole width below it.
    var keyHeight: Int?
    var face: (column: Int, row: Int, size: TerminalSize)?
    let wordsColumn: Int
    var wordsRow: Int?
    let lines: [String]
    var drawn: LargeText?
  }

  /// Words in fewer pixels are read more easily in plain characters: Han, and letters alone.
  private static func smallestDrawn(_ words: String) -> Int {
    words.contains { DisplayWidth.of($0) > 1 } ? 16 : 14
  }

  /// Words in characters of at most so many pixels; nil where they would be too small.
  private static func drawn(
    _ words: String, columns: Int, rows: Int, pixels: Int, _ pen: Pen
  ) -> LargeText? {
    pen.large(words, columns: columns, rows: rows, largest: pixels, mostLines: 1)
      .flatMap { $0.height < smallestDrawn(words) ? nil : $0 }
  }

  /// A tile in which handwriting would get fewer rows is drawn otherwise: there it is guessed rather than read.
  private static let legibleRows = 5

  let rows: Int
  private let placed: [Placed]
  private let arrangement: TileArrangement

  /// Nil where the words do not fit so.
  init?(_ tiles: [Tile], width: Int, arrangement: TileArrangement, pen: Pen) {
    self.arrangement = arrangement
    switch arrangement.shape {
    case .even:
      guard let grid = Self.grid(tiles, width, arrangement, pen) else { return nil }
      (placed, rows) = grid
    case .backLow, .portraits, .writing:
      guard let (main, others) = Self.parts(tiles, arrangement),
        let above = arrangement.shape == .portraits
          ? Self.portraits(main, width, arrangement, pen)
          : Self.grid(main, width, arrangement, pen),
        let below = Self.grid(others, width, .others, pen)
      else { return nil }
      let top = above.rows + 1
      placed =
        above.placed
        + below.placed.map {
          var tile = $0
          tile.row += top
          return tile
        }
      rows = top + below.rows
    }
  }

  /// What the arrangement is for, and what stands on low tiles below; nil where it does not suit.
  private static func parts(
    _ tiles: [Tile], _ arrangement: TileArrangement
  ) -> (main: [Tile], others: [Tile])? {
    let isBackLow = arrangement.shape == .backLow
    let main = tiles.prefix { isBackLow ? !$0.isBack : $0.face != nil }
    let others = tiles.dropFirst(main.count)
    guard !main.isEmpty, others.count <= 2, others.allSatisfy({ $0.face == nil }) else {
      return nil
    }
    switch arrangement.shape {
    case .writing where !main.contains { $0.face?.isWide == true }: return nil
    // Faces as high as their tiles would touch each other.
    case .backLow where arrangement.gap == 0 && main.contains { $0.face != nil }: return nil
    default: return (Array(main), Array(others))
    }
  }

  /// Tiles in rows, as many side by side as there are columns.
  private static func grid(
    _ tiles: [Tile], _ width: Int, _ arrangement: TileArrangement, _ pen: Pen
  ) -> (placed: [Placed], rows: Int)? {
    let perRow = arrangement.columns
    guard perRow < 3 || tiles.count <= perRow else { return nil }
    let tileWidth = (width - (perRow - 1) * 3) / perRow
    let isNarrow = tileWidth < 24
    let margin = arrangement.keyWidth(tileWidth) + (arrangement.isFilled && !isNarrow ? 3 : 2)
    guard tileWidth - margin >= 8 else { return nil }
    // A face is as high as its tile; writing takes up to two fifths of the width.
    let faces = TerminalSize(
      columns: max(arrangement.height * 2, tileWidth * 2 / 5), rows: arrangement.height)
    let sizes = tiles.map { tile in
      arrangement.isFilled
        ? tile.face?.size(columns: faces.columns, rows: faces.rows, pen: pen) : nil
    }
    // Names begin below each other, however wide the faces are.
    let faceColumns =
      zip(tiles, sizes).filter { $0.0.face?.isWide == false }.compactMap(\.1?.columns).max() ?? 0
    var placed: [Placed] = []
    var row = 0
    var index = 0
    while index < tiles.count {
      var group = Array(tiles[index..<min(tiles.count, index + perRow)])
      // 0 has a row of its own, except beside a single choice, or where all stand in one.
      if perRow == 2, group.count == 2, group[1].isBack, tiles.count > 2, !arrangement.isTight {
        group.removeLast()
      }
      let start = placed.count
      var height = arrangement.height
      for (place, tile) in group.enumerated() {
        let size = sizes[index + place]
        let column = size.map { margin + max(0, faceColumns - $0.columns) / 2 } ?? margin
        let indent = size.map { margin + max(faceColumns, $0.columns) + 2 } ?? margin
        let room = tileWidth - indent - (isNarrow ? 1 : 2)
        var drawn: LargeText?
        if let pixels = arrangement.drawn {
          // A row above and below: words that touch the edge look cut off.
          drawn = Self.drawn(
            tile.words, columns: room, rows: arrangement.height - 2, pixels: pixels, pen)
          guard drawn != nil else { return nil }
        }
        let lines = TextLayout.lines(tile.words, width: room)
        let mostLines = arrangement.isTight && !Self.partsNumber(lines) ? 2 : 1
        if drawn == nil, perRow > 1, lines.count > mostLines { return nil }
        height = max(height, lines.count + (drawn == nil ? min(2, arrangement.height - 1) : 0))
        placed.append(
          Placed(
            tile: tile, arrangement: arrangement, column: place * (tileWidth + 3), row: row,
            width: tileWidth, height: height,
            face: size.map { (column, (arrangement.height - $0.rows) / 2, $0) },
            wordsColumn: indent, lines: lines, drawn: drawn))
      }
      for place in placed.indices[start...] {
        placed[place].height = height
        if let size = placed[place].face?.size {
          placed[place].face?.row = (height - size.rows) / 2
        }
      }
      row += height + arrangement.gap
      index += group.count
    }
    even(&placed, pen)
    return (placed, max(0, row - arrangement.gap))
  }

  /// Whether a telephone number goes on from one line to the next.
  private static func partsNumber(_ lines: [String]) -> Bool {
    zip(lines, lines.dropFirst()).contains { first, second in
      first.last.map { $0.isNumber || $0 == "-" } == true && second.first?.isNumber == true
    }
  }

  /// Sizes that hardly differ look like an accident: letters with a tail are drawn smaller.
  private static func even(_ placed: inout [Placed], _ pen: Pen) {
    func height(_ tile: Placed) -> Int? {
      NumberFont.suits(tile.tile.words) ? nil : tile.drawn?.height
    }
    guard let least = placed.compactMap(height).min() else { return }
    for index in placed.indices {
      guard let own = height(placed[index]), own > least, own <= least + 4,
        let words = placed[index].drawn
      else { continue }
      placed[index].drawn =
        drawn(
          placed[index].tile.words, columns: words.columns, rows: words.rows, pixels: least, pen)
        ?? words
    }
  }

  /// Faces side by side, each with its name below; nil where a name takes more lines.
  private static func portraits(
    _ tiles: [Tile], _ width: Int, _ arrangement: TileArrangement, _ pen: Pen
  ) -> (placed: [Placed], rows: Int)? {
    guard (1...arrangement.columns).contains(tiles.count) else { return nil }
    let gap = 2
    let tileWidth = (width - (tiles.count - 1) * gap) / tiles.count
    let left = arrangement.keyWidth(tileWidth)
    // A row above the face, one below the name, and one before a drawn name.
    let words = arrangement.drawn.map { $0 / 2 + 1 } ?? arrangement.lines
    let room = TerminalSize(columns: tileWidth - left - 1, rows: arrangement.height - 2 - words)
    guard room.columns >= 16 else { return nil }
    // Where beside the digit there is no room for the names, they stand below it too.
    let isBelow =
      arrangement.drawn != nil
      || tiles.contains { DisplayWidth.of($0.words) > room.columns - 1 }
    var placed: [Placed] = []
    for (place, tile) in tiles.enumerated() {
      // Handwriting is too wide for it, unless the terminal is.
      guard let face = tile.face else { return nil }
      // A picture stands apart from the digit as from the edge.
      let edge = if case .picture = face { 1 } else { 0 }
      let size = face.size(columns: room.columns - edge, rows: room.rows, pen: pen)
      guard size.rows >= (face.isWide ? Self.legibleRows : 3) else { return nil }
      let lines = TextLayout.lines(tile.words, width: isBelow ? tileWidth - 3 : room.columns - 1)
      let drawn = arrangement.drawn.flatMap {
        Self.drawn(tile.words, columns: tileWidth - 2, rows: $0 / 2, pixels: $0, pen)
      }
      // On several lines only between words.
      let isWhole = lines.count <= words && lines.joined(separator: " ") == tile.words
      guard drawn != nil || isWhole else { return nil }
      let columns = drawn?.columns ?? lines.map { DisplayWidth.of($0) }.max() ?? 0
      let indent =
        isBelow ? (tileWidth - columns) / 2 : left + max(0, room.columns - columns) / 2
      placed.append(
        Placed(
          tile: tile, arrangement: arrangement, column: place * (tileWidth + gap), row: 0,
          width: tileWidth, height: arrangement.height,
          keyHeight: isBelow ? room.rows + (arrangement.drawn == nil ? 1 : 2) : nil,
          face: (
            left + (room.columns - size.columns + edge) / 2, 1 + (room.rows - size.rows) / 2, size
          ),
          wordsColumn: indent,
          wordsRow: arrangement.height - 1
            - (drawn?.rows ?? (arrangement.drawn == nil ? words : (words + lines.count) / 2)),
          lines: lines, drawn: drawn))
    }
    // A name too long to be drawn leaves the others large, unless most are so long.
    let isMostlyDrawn = placed.count { $0.drawn != nil } * 2 > placed.count
    guard arrangement.drawn == nil || isMostlyDrawn && areOnlyLongOnesPlain(placed) else {
      return nil
    }
    return (placed, arrangement.height)
  }

  /// Whether every name that is not drawn is longer than those that are: how broad its characters
  /// happen to be makes nobody's name small.
  private static func areOnlyLongOnesPlain(_ placed: [Placed]) -> Bool {
    let longest =
      placed.filter { $0.drawn != nil }.map { DisplayWidth.of($0.tile.words) }.max() ?? 0
    return placed.allSatisfy { $0.drawn != nil || DisplayWidth.of($0.tile.words) > longest }
  }

  func draw(on canvas: inout Canvas, column: Int, row: Int, theme: Theme, pen: Pen) {
    for tile in placed {
      let top = row + tile.row
      let left = column + tile.column
      if let digit = Int(tile.tile.key) {
        canvas.targets.append(
          TouchTarget(
            digit: digit, columns: left..<left + tile.width, rows: top..<top + tile.height))
      }
      var style = theme.text.cell
      if tile.arrangement.isFilled {
        style = theme.choice.cell
        let frame = TileFrame(
          columns: left..<left + tile.width, rows: top..<top + tile.height,
          isInset: isInset(theme, pen))
        frame.fill(on: &canvas, like: style, around: theme.text.cell, colour: pen.colour)
        if theme.needsOutlines(pen.colour) { frame.outline(on: &canvas, like: style) }
      }
      drawKey(tile, on: &canvas, left: left, top: top, theme: theme, pen: pen)
      if let face = tile.face {
        tile.tile.face?.draw(
          on: &canvas, column: left + face.column, row: top + face.row, size: face.size,
          isInset: isInset(theme, pen) && face.size.rows == tile.height, theme: theme, pen: pen)
      }
      if let drawn = tile.drawn {
        canvas.draw(
          drawn, column: left + tile.wordsColumn,
          row: top + (tile.wordsRow ?? (tile.height - drawn.rows) / 2), like: style)
      } else {
        style.isBold = true
        let first = top + (tile.wordsRow ?? (tile.height - tile.lines.count) / 2)
        for (index, line) in tile.lines.enumerated() {
          canvas.write(line, column: left + tile.wordsColumn, row: first + index, like: style)
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
    let width = tile.arrangement.keyWidth(tile.width)
    let height = tile.keyHeight ?? tile.height
    TileFrame(
      columns: left..<left + width, rows: top..<top + height,
      isInset: tile.arrangement.isFilled && isInset(theme, pen)
    ).fill(on: &canvas, like: style, around: theme.text.cell, colour: pen.colour)
    let pixels = tile.arrangement.drawn ?? (tile.arrangement.shape == .portraits ? 14 : nil)
    if let pixels,
      let digit = pen.large(
        tile.tile.key, columns: width - 2, rows: height - 2, largest: pixels)
    {
      // In reverse video already where there are no colours: drawn as holes then.
      let room = TerminalSize(columns: digit.columns, rows: height - 2)
      canvas.draw(
        digit, column: left + (width - digit.columns) / 2, row: top + 1, like: style, in: room)
    } else {
      canvas.write(
        tile.tile.key, column: left + width / 2, row: top + (height - 1) / 2, like: style)
    }
  }

  private func isInset(_ theme: Theme, _ pen: Pen) -> Bool {
    arrangement.gap == 0 && placed.contains { $0.row > 0 } || theme.needsOutlines(pen.colour)
  }

  /// Whether a finger hits every tile: at least 10 columns by 3 rows.
  var isTouchable: Bool { placed.allSatisfy { $0.height >= 3 && $0.width >= 10 } }

  /// How easy it is to read and to hit, in the measure of ``SubjectDrawing/worth``: of faces, the
  /// higher the better, though large ones do not make up for small names.
  var worth: Double {
    let rows = placed.compactMap { $0.face?.size.rows }.max() ?? 0
    return arrangement.worth + Double(min(rows, 12)) * 2 + Double(rows) * 0.2
  }
}
