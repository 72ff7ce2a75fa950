/// A line drawn across a sheet.
struct DrawnStroke: Hashable, Sendable {
  /// Its first column.
  let x: Int
  /// The middle row in each of its columns.
  let middles: [Int]

  /// The column behind its last one.
  var right: Int { x + middles.count }
}
