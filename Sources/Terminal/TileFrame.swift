/// The room of a tile, or of its digit, and how its edge is made to be seen.
struct TileFrame {
  let columns: Range<Int>
  let rows: Range<Int>
  /// Half of the first and of the last row stays free, so that tiles that adjoin stand apart.
  let isInset: Bool

  /// Fills it like a cell, as far as it is not free.
  ///
  /// - Parameter around: the cells beside it.
  func fill(on canvas: inout Canvas, like style: Cell, around: Cell, colour: ColourDepth) {
    canvas.fill(columns: columns, rows: rows, like: style)
    // Without colours only reverse video fills.
    guard isInset, colour != .none || style.isReverse else { return }
    // Lower halves both times: upper ones leave a hairline in xterm.
    var half = around
    half.foreground = style.background
    half.text = "\u{2584}"
    if rows.count >= 3 {
      canvas.fill(columns: columns, rows: rows.lowerBound..<rows.lowerBound + 1, like: half)
    }
    half.isReverse = true
    canvas.fill(columns: columns, rows: rows.upperBound - 1..<rows.upperBound, like: half)
  }

  /// Lines above, below and right of it; left of it is the digit.
  func outline(on canvas: inout Canvas, like style: Cell) {
    guard rows.count >= 3 else { return }
    let (top, bottom, right) = (rows.lowerBound, rows.upperBound - 1, columns.upperBound - 1)
    func draw(_ text: String, columns: Range<Int>, rows: Range<Int>) {
      var cell = style
      cell.text = text
      canvas.fill(columns: columns, rows: rows, like: cell)
    }
    for row in [top, bottom] { draw("\u{2500}", columns: columns, rows: row..<row + 1) }
    draw("\u{2502}", columns: right..<right + 1, rows: top + 1..<bottom)
    draw("\u{2510}", columns: right..<right + 1, rows: top..<top + 1)
    draw("\u{2518}", columns: right..<right + 1, rows: bottom..<bottom + 1)
  }
}
