extension SheetReader {
  /// Cells with the names whose first character or word stands apart: 王　明 is spread so that it is as wide
  /// as the names around it, and the gap may have been taken for one between columns.
  func withWholeNames(_ cells: [Cell], on sheet: Sheet) throws(CardReadingError) -> [Cell] {
    var cells = cells
    for index in cells.indices.dropFirst() where Self.goesOn(index, among: cells) {
      let ink = [cells[index - 1], cells[index]].flatMap { $0.words?.components ?? [] }
      try rename(&cells[index], WritingLine(components: ink), on: sheet)
      cells[index - 1].words = nil
    }
    return cells.filter { $0.words != nil || $0.number != nil }
  }

  /// Whether a cell's words go on with a name that the cell before begins: with one character in Han or one
  /// word in letters, near to them, and before a number. In a list of names alone it is a name.
  static func goesOn(_ index: Int, among cells: [Cell]) -> Bool {
    let (first, last) = (cells[index - 1], cells[index])
    guard first.line == last.line, first.number == nil, let beginning = first.words?.box,
      let end = last.words?.box, last.number.map({ end.x < $0.box.x }) ?? true,
      cells[index...].contains(where: { $0.line == last.line && $0.number != nil }),
      let text = first.views.first.map(NameReader.text), !text.isEmpty
    else { return false }
    let gap = end.x - beginning.right
    let isOne =
      text.allSatisfy(\.isASCII)
      ? !text.contains(" ") : beginning.width * 2 < 3 * beginning.height
    return isOne && gap >= 0 && gap < 3 * max(beginning.height, end.height)
  }

  /// Gives a cell other words.
  func rename(_ cell: inout Cell, _ words: WritingLine, on sheet: Sheet) throws(CardReadingError) {
    cell.words = words
    cell.views = try names.views(picture(of: words, on: sheet), thorough: true)
  }

  /// The name before a number, where it was taken for struck: bold characters that touch have strokes as
  /// straight. None where it is digits that were.
  func name(
    of words: WritingLine, line: Int, height: Int, on sheet: Sheet
  ) throws(CardReadingError) -> [Cell] {
    guard words.box.height * 2 > height, Strike.runs(through: words), !Strike.covers(words) else {
      return []
    }
    let symbols = try numberReading(of: words, on: sheet)?.symbols ?? []
    guard symbols.count(where: \.isWord) * 2 > symbols.count else { return [] }
    return [Cell(line: line, words: words, views: try names.views(picture(of: words, on: sheet)))]
  }
}
