/// Tells sums and prices, which are no telephone numbers, by how they read.
enum Sums {
  /// Whether a reading is of digits and, where there are any, single signs of sums or of money.
  ///
  /// - Parameter signed: whether a sign must stand between digits, as it does in no number.
  static func isSum(_ reading: LineReading, signed: Bool) -> Bool {
    let symbols = reading.symbols.map(\.text).filter { !$0.allSatisfy(\.isWhitespace) }
    let digits = symbols.map { $0.allSatisfy(\.isNumber) }
    // What the model does not know, and a + that begins no number.
    let signs = symbols.indices.map {
      symbols[$0] == LineReading.word || symbols[$0] == "+" && $0 > 0
    }
    let count = digits.count { $0 }
    // Characters of a name stand side by side.
    guard count >= 2, signs.count(where: { $0 }) < count,
      !zip(signs, signs.dropFirst()).contains(where: { $0 && $1 })
    else { return false }
    return !signed
      || signs.indices.contains {
        signs[$0] && $0 > 0 && $0 + 1 < signs.count && digits[$0 - 1] && digits[$0 + 1]
      }
  }
}
