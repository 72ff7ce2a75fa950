import Guide
import Locales

/// What a person is known by on a tile: a picture, else their surname on their colour.
enum Face {
  case picture(RGBAImage)
  case monogram(Monogram)

  /// Whether it is a line of writing.
  var isWide: Bool {
    guard case .picture(let image) = self else { return false }
    return image.width > 2 * image.height
  }

  /// The cells that it takes of a room; a surname takes about a square.
  func size(columns: Int, rows: Int, pen: Pen) -> TerminalSize {
    switch self {
    case .picture(let image): pen.fitted(image, columns: columns, rows: rows)
    case .monogram:
      TerminalSize(columns: min(columns, rows * 2), rows: min(rows, columns / 2 + 1))
    }
  }

  /// - Parameter isInset: whether it is as high as a tile whose edges take half a row.
  func draw(
    on canvas: inout Canvas, column: Int, row: Int, size: TerminalSize, isInset: Bool = false,
    theme: Theme, pen: Pen
  ) {
    switch self {
    case .picture(let image): canvas.draw(image, size: size, column: column, row: row, pen: pen)
    case .monogram(let monogram):
      // Few colours are never far enough from each other.
      var style = (pen.colour > .sixteen ? theme.monogram(monogram) : theme.text).cell
      style.isReverse = pen.colour <= .sixteen
      TileFrame(
        columns: column..<column + size.columns, rows: row..<row + size.rows, isInset: isInset
      ).fill(on: &canvas, like: style, around: theme.text.cell, colour: pen.colour)
      let text = OutputGate.clean(monogram.text)
      let large = [text, String(text.prefix(1))].lazy.compactMap {
        // A margin all around: a character that touches the edge looks cut off.
        pen.large(
          $0, columns: size.columns - 2, rows: size.rows - 1, largest: size.rows * 2, mostLines: 1)
      }.first
      if let large {
        canvas.draw(large, column: column, row: row, like: style, in: size)
      } else {
        style.isBold = true
        let width = DisplayWidth.of(text)
        canvas.write(
          text, column: column + max(0, size.columns - width) / 2, row: row + (size.rows - 1) / 2,
          like: style)
      }
    }
  }
}
