extension SheetReader {
  /// Cells with the numbers that people began on one line and ended on the next.
  ///
  /// Where a line holds digits that make no number, and the next one nothing but digits, both are read
  /// beside each other; so are the two rows of a narrow field. What is found so is never sure.
  func withSplitNumbers(_ cells: [Cell], on sheet: Sheet) throws(CardReadingError) -> [Cell] {
    let numbered = Set(cells.filter { $0.finding != nil }.map(\.line))
    guard !numbered.isSuperset(of: cells.map(\.line)) else { return cells }
    let writing = try writing(on: sheet)
    // The last part of a line goes on in the first of the next.
    let lines = Dictionary(grouping: writing.lines, by: \.place).mapValues { $0.flatMap(\.parts) }
    var cells = cells
    for index in cells.indices where cells[index].number == nil {
      guard let rows = cells[index].words?.rows, rows.count == 2,
        rows.allSatisfy({ $0.box.height * 2 > writing.height }),
        let first = try digits(of: rows[0], height: writing.height, on: sheet),
        let second = try digits(of: rows[1], height: writing.height, on: sheet),
        first.box == rows[0].box, second.box == rows[1].box,
        let finding = try number(first, goingOnIn: second, on: sheet)
      else { continue }
      cells[index].number = cells[index].words
      cells[index].finding = finding
      (cells[index].words, cells[index].views) = (nil, [])
    }
    for place in lines.keys.sorted() where numbered.isDisjoint(with: [place, place + 1]) {
      guard let above = lines[place]?.last, let below = lines[place + 1]?.first,
        let end = try digits(of: below, height: writing.height, on: sheet),
        end.box == below.box,
        let beginning = try digits(of: above, height: writing.height, on: sheet),
        let finding = try number(beginning, goingOnIn: end, on: sheet)
      else { continue }
      let number = WritingLine(components: beginning.components + end.components)
      cells.removeAll { cell in
        cell.words.map { $0.box == end.box || $0.box == beginning.box } ?? false
      }
      let index = cells.firstIndex { $0.line > place } ?? cells.endIndex
      cells.insert(Cell(line: place, number: number, finding: finding), at: index)
    }
    return cells
  }

  /// The rows of a part of a line, such as a field of a table, where each that was not taken back is a number by
  /// itself; nil where it is not so.
  func numbersBelowEachOther(
    _ part: WritingLine, height: Int, on sheet: Sheet
  ) throws(CardReadingError) -> [WritingLine]? {
    let rows = part.rows
    guard rows.count > 1,
      rows.allSatisfy({ $0.box.height * 2 > height && $0.box.width > 3 * $0.box.height })
    else { return nil }
    let numbers = rows.filter { !isStruck($0, on: sheet) }
    for number in numbers {
      let text = try numberReading(of: number, on: sheet)?.withoutWords.text ?? ""
      guard judge.plausibility(text) >= 0.9 else { return nil }
    }
    return numbers
  }

  /// The number that some digits begin and others, below them, end; nil where they make none that a plan
  /// knows.
  private func number(
    _ beginning: WritingLine, goingOnIn end: WritingLine, on sheet: Sheet
  ) throws(CardReadingError) -> NumberJudge.Finding? {
    let gap = beginning.box.height / 4
    var (_, finding) = try looked(
      at: picture(of: beginning, on: sheet).beside(picture(of: end, on: sheet), gap: gap))
    guard finding.kind == .number, finding.plausibility >= 0.9,
      let first = finding.reading.text.first(where: { $0.isNumber || $0 == "+" }),
      "0+".contains(first)
    else { return nil }
    finding.reading.doubt()
    return finding
  }

  /// The digits at the end of a line that make no number; nil where there are none.
  private func digits(
    of line: WritingLine, height: Int, on sheet: Sheet
  ) throws(CardReadingError) -> WritingLine? {
    guard let reading = try numberReading(of: line, on: sheet) else { return nil }
    if reading.symbols.count > 2, !reading.symbols.contains(where: \.isWord) { return line }
    let word = reading.symbols.lastIndex(where: \.isWord) ?? 0
    guard reading.symbols[word...].count > 3 else { return nil }
    let edge = reading.symbols[word + 1].box.x
    let parts = line.parts(gap: max(2, height / 4)).filter { $0.box.x + $0.box.width / 2 >= edge }
    return parts.isEmpty ? nil : WritingLine(components: parts.flatMap(\.components))
  }
}
