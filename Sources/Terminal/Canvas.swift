import Locales

/// A terminal's screen before it is written: every cell of it.
struct Canvas {
  /// A text that stands somewhere in large characters, whole.
  struct DrawnText {
    let text: String
    /// Of its characters, in pixels.
    let height: Int
    let columns: Range<Int>
    let rows: Range<Int>
  }

  let size: TerminalSize
  private(set) var cells: [[Cell]]
  /// What is shown in pixels rather than in cells.
  private(set) var pictures: [PlacedPicture] = []
  private(set) var drawn: [DrawnText] = []
  /// Where a touch is a choice.
  var targets: [TouchTarget] = []
  /// Where typed characters appear; nil hides the cursor.
  var cursor: (column: Int, row: Int)?

  init(_ size: TerminalSize, filledLike cell: Cell) {
    self.size = size
    cells = Array(repeating: Array(repeating: cell, count: size.columns), count: size.rows)
  }

  /// Puts cells at a place; what does not fit is left out.
  mutating func put(_ rows: [[Cell]], column: Int, row: Int) {
    for (y, line) in rows.enumerated() where cells.indices.contains(row + y) {
      for (x, cell) in line.enumerated() where column + x >= 0 && column + x < size.columns {
        cells[row + y][column + x] = cell
      }
    }
  }

  /// Writes one line of text at a place; gives back the column after it.
  @discardableResult
  mutating func write(_ text: String, column: Int, row: Int, like style: Cell) -> Int {
    var column = column
    guard cells.indices.contains(row) else { return column }
    for character in text {
      let width = DisplayWidth.of(character)
      guard width > 0, column >= 0, column + width <= size.columns else { continue }
      var cell = style
      cell.text = String(character)
      cells[row][column] = cell
      if width == 2 {
        cell.text = ""
        cells[row][column + 1] = cell
      }
      column += width
    }
    return column
  }

  mutating func fill(columns: Range<Int>, rows: Range<Int>, like style: Cell) {
    let line = Array(repeating: style, count: columns.count)
    put(Array(repeating: line, count: rows.count), column: columns.lowerBound, row: rows.lowerBound)
  }

  /// Shows a text in large characters.
  ///
  /// - Parameter room: what it stands in the middle of; as much as it takes if nil.
  mutating func draw(
    _ text: LargeText, column: Int, row: Int, like style: Cell, in room: TerminalSize? = nil
  ) {
    let room = room ?? TerminalSize(columns: text.columns, rows: text.rows)
    put(text.cells(like: style, in: room), column: column, row: row)
    drawn.append(
      DrawnText(
        text: text.text, height: text.height, columns: column..<column + room.columns,
        rows: row..<row + room.rows))
  }

  /// Shows a picture: in pixels where the terminal can, else in cells.
  mutating func draw(
    _ image: RGBAImage, size: TerminalSize, column: Int, row: Int, pen: Pen
  ) {
    guard pen.graphics != nil else {
      put(
        PictureCells(image, size: size, colour: pen.colour, hasSextants: pen.hasSextants).rows,
        column: column, row: row)
      return
    }
    pictures.append(PlacedPicture(image: image, size: size, column: column, row: row))
    for y in row..<row + size.rows where cells.indices.contains(y) {
      for x in column..<column + size.columns where cells[y].indices.contains(x) {
        cells[y][x].isCovered = true
      }
    }
  }

  /// Everything that a terminal needs to show it, from whatever it showed before.
  ///
  /// - Parameter graphics: how its pictures are sent; nil where they stand there already.
  func sequence(_ colour: ColourDepth, graphics: Graphics? = nil) -> String {
    var output = "\u{1B}[?25l"
    var last: Cell?
    for (row, line) in cells.enumerated() {
      var isPlaced = false
      for (column, cell) in line.enumerated() {
        if cell.isCovered, graphics == nil {
          isPlaced = false
          continue
        }
        func place() { output += "\u{1B}[\(row + 1);\(column + 1)H" }
        if !isPlaced {
          guard !cell.text.isEmpty else { continue }
          place()
        }
        isPlaced = true
        if last.map({ !$0.looks(like: cell) }) ?? true {
          output += last == nil ? "\u{1B}[0m" + cell.sgr(colour) : change(to: cell, colour)
          last = cell
        }
        // How wide an emoji is, each terminal thinks for itself.
        if cell.text.first?.isEmoji == true {
          output += "  "
          place()
          isPlaced = false
        }
        output += cell.text
      }
    }
    output += "\u{1B}[0m"
    if let graphics { for picture in pictures { output += picture.sequence(graphics) } }
    if let cursor {
      output += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[2 q\u{1B}[?25h"
    }
    return output
  }

  private func change(to cell: Cell, _ colour: ColourDepth) -> String {
    let sequence = cell.sgr(colour)
    return sequence.isEmpty ? "\u{1B}[0m" : sequence
  }
}
