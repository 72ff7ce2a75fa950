/// A part of the screen that means something: pressed and let go within it, it counts.
struct TouchTarget: Hashable {
  let press: Press
  let columns: Range<Int>
  let rows: Range<Int>

  init(_ press: Press, columns: Range<Int>, rows: Range<Int>) {
    self.press = press
    self.columns = columns
    self.rows = rows
  }

  init(digit: Int, columns: Range<Int>, rows: Range<Int>) {
    self.init(.digit(digit), columns: columns, rows: rows)
  }

  func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }

  func overlaps(_ other: TouchTarget) -> Bool {
    columns.overlaps(other.columns) && rows.overlaps(other.rows)
  }
}
