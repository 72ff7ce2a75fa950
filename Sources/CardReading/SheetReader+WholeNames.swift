extension SheetReader {
  /// Cells with the names whose first character or word stands apart: 王　明 is spread so that it is as wide
  /// as the names around it, and the gap may have been taken for one between columns.
  func withWholeNames(_ cells: [Cell], on sheet: Sheet) throws(CardReadingError) -> [Cell] {
    var cells = cells
    for index in cells.indices.dropFirst() {
      let (first, last) = (cells[index - 1], cells[index])
      guard first.line == last.line, first.number == nil, let beginning = first.words,
        let end = last.words, isBeginning(first, beginning), Self.areNear(beginning.box, end.box),
        last.number.map({ end.box.x < $0.box.x }) ?? true
      else { continue }
      let name = WritingLine(components: beginning.components + end.components)
      try rename(&cells[index], name, on: sheet)
      cells[index - 1].words = nil
    }
    return cells.filter { $0.words != nil || $0.number != nil }
  }

  /// Whether words are a single character in Han, or a word in letters.
  private func isBeginning(_ cell: Cell, _ words: WritingLine) -> Bool {
    guard let view = cell.views.first, case let text = NameReader.text(view), !text.isEmpty else {
      return false
    }
    return text.allSatisfy(\.isASCII)
      ? !text.contains(" ") : words.box.width * 2 < 3 * words.box.height
  }

  private static func areNear(_ first: Box, _ last: Box) -> Bool {
    let gap = last.x - first.right
    return gap >= 0 && gap < 3 * max(first.height, last.height)
  }

  /// Gives a cell other words.
  func rename(_ cell: inout Cell, _ words: WritingLine, on sheet: Sheet) throws(CardReadingError) {
    cell.words = words
    cell.views = try names.views(picture(of: words, on: sheet), thorough: true)
  }
}
