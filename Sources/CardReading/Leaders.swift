/// What leads the eye from a name to its number and is no part of either: ……, - - -, →, ＝.
enum Leaders {
  /// A line without rows of three or more dots or dashes; nil where that is all.
  ///
  /// - Parameter height: of a glyph, in pixels.
  static func removed(from line: WritingLine, height: Int) -> WritingLine? {
    let ink = line.components
    var row: [Int] = []
    var rows: Set<Int> = []
    func endRow() {
      if row.count > 2, isEven(row.map { ink[$0] }) { rows.formUnion(row) }
      row = []
    }
    // Where the ink before ends.
    var right = Int.min
    for (index, mark) in ink.enumerated() {
      let isAlone =
        right <= mark.box.x && (index + 1 == ink.count || ink[index + 1].box.x >= mark.box.right)
      right = max(right, mark.box.right)
      guard isAlone, mark.box.height * 10 <= 3 * height, mark.box.width * 10 <= 8 * height else {
        endRow()
        continue
      }
      if let last = row.last.map({ ink[$0] }),
        abs(last.centreY - mark.centreY) * 4 > Double(height)
          || (mark.box.x - last.box.right) * 10 > 8 * height
      {
        endRow()
      }
      row.append(index)
    }
    endRow()
    guard !rows.isEmpty else { return line }
    let kept = ink.indices.filter { !rows.contains($0) }.map { ink[$0] }
    return kept.isEmpty ? nil : WritingLine(components: kept)
  }

  /// What the names are without a colon, and without the stroke, the arrow or the ＝ that leads to the
  /// number, where most end so: 一 is a name's last character too.
  ///
  /// - Returns: by the places of their cells.
  static func names(among cells: [Cell]) -> [Int: WritingLine] {
    let named = cells.indices.compactMap { index -> (cell: Int, words: WritingLine)? in
      guard let words = cells[index].words, let number = cells[index].number,
        words.box.x < number.box.x
      else { return nil }
      return (index, words)
    }
    func without(_ isLeader: ([InkComponent], Int) -> Bool) -> [(Int, WritingLine)] {
      named.compactMap { name in
        let parts = name.words.parts(gap: max(2, name.words.box.height / 8))
        guard parts.count > 1, let last = parts.last,
          isLeader(last.components, name.words.box.height)
        else { return nil }
        return (name.cell, WritingLine(components: parts.dropLast().flatMap(\.components)))
      }
    }
    let led = without(areStrokes)
    let isUsual = led.count > 1 && led.count * 2 > named.count
    return Dictionary(uniqueKeysWithValues: isUsual ? led : without(isColon))
  }

  private static func areStrokes(_ ink: [InkComponent], height: Int) -> Bool {
    ink.allSatisfy { stroke in
      let box = stroke.box
      let isArrow =
        box.height * 10 <= 8 * height && box.width * 10 >= 8 * height
        && box.width * 10 >= 18 * box.height
      return isArrow || box.height * 4 <= height && box.width >= 2 * box.height
    }
  }

  /// Whether ink is two dots above each other.
  private static func isColon(_ ink: [InkComponent], height: Int) -> Bool {
    ink.count == 2 && ink.allSatisfy { max($0.box.width, $0.box.height) * 10 <= 3 * height }
      && ink[0].box.columnsShared(with: ink[1].box) > 0
      && abs(ink[0].centreY - ink[1].centreY) * 4 > Double(height)
  }

  /// Whether marks are about as wide, and about as far apart.
  private static func isEven(_ row: [InkComponent]) -> Bool {
    let widths = row.map(\.box.width)
    let steps = zip(row, row.dropFirst()).map { $1.centreX - $0.centreX }
    guard let wide = widths.max(), let narrow = widths.min(), let long = steps.max(),
      let short = steps.min()
    else { return false }
    return wide <= 3 * narrow && long <= 3 * short
  }
}
