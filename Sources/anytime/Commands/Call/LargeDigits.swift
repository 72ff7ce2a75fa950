/// Digits drawn from signs that every terminal has, five rows high.
enum LargeDigits {
  /// The digits and a plus side by side; other signs are left out.
  static func text(_ digits: String) -> String {
    let shapes = digits.compactMap { $0 == "+" ? 10 : $0.wholeNumberValue }.filter(
      shapes.indices.contains
    ).map {
      Self.shapes[$0]
    }
    return (0..<5).map { row in
      let cells = shapes.map { shape in
        let rows = shape.split(separator: "/", omittingEmptySubsequences: false)
        return rows[row].map { $0 == "." ? "  " : "##" }.joined()
      }
      return cells.joined(separator: "    ")
    }.joined(separator: "\n")
  }

  /// Rows parted by `/`, three cells each.
  private static let shapes = [
    "###/#.#/#.#/#.#/###", ".#./##./.#./.#./###", "###/..#/###/#../###", "###/..#/###/..#/###",
    "#.#/#.#/###/..#/..#", "###/#../###/..#/###", "###/#../###/#.#/###", "###/..#/..#/..#/..#",
    "###/#.#/###/#.#/###", "###/#.#/###/..#/###", ".../.#./###/.#./...",
  ]
}
