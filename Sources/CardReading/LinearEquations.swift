/// As many linear equations as there are unknowns.
enum LinearEquations {
  /// The unknowns, by Gauss's elimination with pivots; nil where the equations do not settle them.
  ///
  /// - Parameter rows: an equation each: the factors of the unknowns, and what they add up to.
  static func solved(_ rows: [[Double]]) -> [Double]? {
    var rows = rows
    let count = rows.count
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        guard factor != 0 else { continue }
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
