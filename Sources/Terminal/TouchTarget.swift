/// A part of the screen that is one choice: pressed and let go within it, it is chosen.
struct TouchTarget: Hashable {
  /// The choice's digit, 0 for back.
  let digit: Int
  let columns: Range<Int>
  let rows: Range<Int>

  func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }
}
