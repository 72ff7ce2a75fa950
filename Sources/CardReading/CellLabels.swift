/// Finds the labels among cells and takes them out.
struct CellLabels {
  /// Height of a glyph, in pixels.
  let height: Int
  /// Whether a name may stand alone above a label and its number, as on a telephone's screen.
  let inOneColumn: Bool
  /// What the models make of some words.
  let views: (WritingLine) throws(CardReadingError) -> [NameReader.View]

  func removed(from cells: [Cell]) throws(CardReadingError) -> [Cell] {
    var cells = cells
    var labels: [(box: Box, line: Int)] = []
    var faxes: Set<Int> = []
    for index in cells.indices {
      try takeOutTab(of: &cells[index])
      guard let words = cells[index].words else { continue }
      if cells[index].views.contains(where: { FieldLabels.isFax($0.reading.text) }) {
        faxes.formUnion(numbers(behind: index, among: cells))
      }
      if isNote(index, among: cells) {
        cells[index].words = nil
      } else if isLabel(cells[index], above: cells[..<index], among: cells) {
        labels.append((words.box, cells[index].line))
        cells[index].words = nil
      } else if let count = prefixCount(cells[index]) {
        let view = cells[index].views[count.view]
        let edge = view.reading.symbols[count.symbols].box.x + words.box.x - SheetReader.margin
        let isRest = { (ink: InkComponent) in ink.box.x + ink.box.width / 2 >= edge }
        let label = words.components.filter { !isRest($0) }
        if !label.isEmpty {
          labels.append((WritingLine(components: label).box, cells[index].line))
        }
        try replaceWords(of: &cells[index], by: words.components.filter(isRest))
      } else if let name = try name(in: words, views: cells[index].views) {
        try replaceWords(of: &cells[index], by: name)
      }
    }
    leaveOut(faxes, of: &cells)
    // Those that head the columns of a table stand beside each other, without a number.
    let headings = Set(
      labels.map(\.line).filter { line in
        labels.count { $0.line == line } > 1
          && !cells.contains { $0.line == line && $0.finding != nil }
      })
    labels.removeAll { headings.contains($0.line) }
    let boxes = column(of: labels.map(\.box))
    guard let column = boxes.dropFirst().reduce(boxes.first, { $0?.union($1) }) else {
      return cells.filter { $0.words != nil || $0.number != nil }
    }
    // One name of many that was taken for a label makes no column of labels.
    guard cells.count(where: { isIn(column, $0.words?.box) }) <= 3 * boxes.count else {
      return cells
    }
    // What stands in the column of the labels is one more, however it was read.
    for index in cells.indices {
      guard let words = cells[index].words else { continue }
      if isIn(column, words.box) || isBeforeNames(words.box, in: column, among: cells),
        hasValue(cells[index], among: cells),
        cells.contains(where: { $0.words != nil && !isIn(column, $0.words?.box) })
      {
        cells[index].words = nil
      } else if let rest = rest(of: words, behind: column, values: values(of: cells)) {
        try replaceWords(of: &cells[index], by: rest)
      }
    }
    return cells.filter { $0.words != nil || $0.number != nil }
  }

  /// What stands on a tab at the page's edge, and the tab's sides, before a printed label.
  private func takeOutTab(of cell: inout Cell) throws(CardReadingError) {
    guard let words = cell.words,
      let label = cell.views.lazy.compactMap({ FieldLabels.startBehindTab(of: $0.reading) }).first
    else { return }
    let edge = Double(words.box.x - SheetReader.margin + label.box.x)
    try replaceWords(of: &cell, by: words.components.filter { $0.centreX >= edge })
  }

  /// The cells whose number a label stands before: its own or, where a gutter parts them, the next.
  private func numbers(behind index: Int, among cells: [Cell]) -> [Int] {
    [index, index + 1].filter {
      $0 < cells.count && cells[$0].line == cells[index].line && cells[$0].number != nil
    }.prefix(1).map(\.self)
  }

  /// Nobody is called at a fax machine: its number is left out where there is another, and never sure.
  private func leaveOut(_ faxes: Set<Int>, of cells: inout [Cell]) {
    let hasOther = cells.indices.contains { cells[$0].finding != nil && !faxes.contains($0) }
    for index in faxes where hasOther {
      cells[index].number = nil
      cells[index].finding = nil
    }
    for index in faxes { cells[index].finding?.reading.doubt() }
  }

  /// Whether words in brackets stand behind a name on its line, parted from it by a gutter.
  private func isNote(_ index: Int, among cells: [Cell]) -> Bool {
    guard cells[index].isInBrackets, index > 0 else { return false }
    let before = cells[index - 1]
    return before.line == cells[index].line && before.words != nil && before.number == nil
  }

  private func isIn(_ column: Box, _ box: Box?) -> Bool {
    guard let box else { return false }
    return begins(box, in: column) && box.right <= column.right + height / 2
      && box.height * 2 < column.height + 3 * height
  }

  /// The most labels that stand below each other.
  private func column(of labels: [Box]) -> [Box] {
    labels.map { label in labels.filter { begins($0, in: label) } }
      .max { $0.count < $1.count } ?? []
  }

  private func begins(_ box: Box, in column: Box) -> Bool {
    abs(box.x - column.x) * 3 < height * 2
  }

  /// Whether a longer label begins in the column, and all names stand behind it.
  private func isBeforeNames(_ box: Box, in column: Box, among cells: [Cell]) -> Bool {
    let names = cells.compactMap(\.words?.box).filter { !begins($0, in: column) }
    return begins(box, in: column) && names.count > 1 && names.allSatisfy { $0.x >= box.right }
  }

  /// Whether something stands behind the words of a cell on its line.
  private func hasValue(_ cell: Cell, among cells: [Cell]) -> Bool {
    guard let words = cell.words else { return false }
    return cell.number != nil
      || cells.contains {
        $0.line == cell.line && ($0.words ?? $0.number).map { $0.box.x > words.box.right } == true
      }
  }

  /// Left edges of the numbers.
  private func values(of cells: [Cell]) -> [Int] { cells.compactMap { $0.number?.box.x } }

  private func replaceWords(
    of cell: inout Cell, by rest: [InkComponent]
  ) throws(CardReadingError) {
    guard !rest.isEmpty else {
      cell.words = nil
      return
    }
    let words = WritingLine(components: rest)
    cell.words = words
    cell.views = try views(words)
  }

  private func isLabel(_ cell: Cell, above: ArraySlice<Cell>, among cells: [Cell]) -> Bool {
    if Self.isALabel(cell.views) { return true }
    let half = Self.isHalfALabel(cell.views)
    if half, cells.contains(where: { isBehind(cell, $0) }) { return true }
    if isInitial(cell, under: above, among: cells) { return true }
    // A name of someone else stands above and waits for this number: then half a label is enough.
    guard let words = cell.words, words.box.width < 4 * height,
      let name = above.last(where: { $0.words != nil }), name.finding == nil,
      !above.contains(where: { $0.line >= name.line && $0.finding != nil })
    else { return false }
    guard let number = cell.number else {
      return half && inOneColumn && cells.contains { $0.number != nil }
    }
    if half { return true }
    guard let nameBox = name.words?.box, words.box.y - nameBox.bottom < 6 * height else {
      return false
    }
    return isColumn(words.box, beside: number.box, under: name.words)
  }

  /// Whether words are a letter for a label, W before somebody's second number: further in than the name
  /// before it or above.
  private func isInitial(
    _ cell: Cell, under above: ArraySlice<Cell>, among cells: [Cell]
  ) -> Bool {
    guard let words = cell.words?.box, words.width * 2 < 3 * height,
      cell.number != nil || cells.contains(where: { isNumber($0, behind: cell) }),
      let name = above.last(where: { $0.words != nil })?.words?.box
    else { return false }
    return words.x - name.x > height
      && cell.views.map(\.reading.text).contains {
        FieldLabels.isInitial($0) || FieldLabels.isOneCharacter($0)
      }
  }

  /// Whether words are a label, or half of one.
  static func isLikeALabel(_ views: [NameReader.View]) -> Bool {
    isALabel(views) || isHalfALabel(views)
  }

  private static func isALabel(_ views: [NameReader.View]) -> Bool {
    views.contains { view in
      // No letter by itself is so wide.
      FieldLabels.isLabel(view.reading)
        && !(FieldLabels.isInitial(view.reading.text) && view.aspect > 2.5)
    }
  }

  /// Whether words are like a label; letters, where no other script reads better.
  private static func isHalfALabel(_ views: [NameReader.View]) -> Bool {
    let confidence = views.map(\.confidence).max() ?? 0
    return views.contains { view in
      FieldLabels.likeness(of: view.reading.symbols) >= 0.5
        || view.confidence == confidence && FieldLabels.isLike(view.reading.text)
    }
  }

  /// Whether the other cell holds words, and no number, next on the same line.
  private func isBehind(_ cell: Cell, _ other: Cell) -> Bool {
    guard cell.number == nil, other.line == cell.line, other.number == nil,
      let words = cell.words, let next = other.words
    else { return false }
    return next.box.x > words.box.right && next.box.x - words.box.right < 4 * height
  }

  /// Whether the other cell is a number alone, next on the same line.
  private func isNumber(_ other: Cell, behind cell: Cell) -> Bool {
    guard other.line == cell.line, other.words == nil, let words = cell.words,
      let number = other.number
    else { return false }
    return (0..<5 * height).contains(number.box.x - words.box.right)
  }

  /// Whether the name above begins with a label that stands over this one, and its value over the
  /// number.
  private func isColumn(_ label: Box, beside number: Box, under name: WritingLine?) -> Bool {
    name.flatMap { rest(of: $0, behind: label, values: [number.x]) } != nil
  }

  /// The components behind a label that stands in the labels' column and is as high as they are,
  /// while they stand where the values do; nil where there is no such label.
  private func rest(of words: WritingLine, behind column: Box, values: [Int]) -> [InkComponent]? {
    guard begins(words.box, in: column) else { return nil }
    let parts = words.parts(gap: max(2, height / 5))
    let start = parts.indices.dropFirst().first { place in
      let (last, value) = (parts[place - 1].box, parts[place].box)
      return abs(column.right - last.right) * 4 < height * 3
        && last.right - words.box.x > height / 2 && (value.x - last.right) * 10 > height * 3
        && values.contains { abs($0 - value.x) * 4 < height * 3 }
    }
    guard let start else { return nil }
    let label = parts[1..<start].reduce(parts[0].box) { $0.union($1.box) }
    let rest = parts[start...].flatMap(\.components)
    let shown = WritingLine(components: rest).box
    // A name in one size is no label and its value.
    guard label.width > label.height || label.height * 4 < shown.height * 3 else { return nil }
    return rest
  }

  /// The ink of a name before a label that stands in brackets, Dad (work), or that a wide gap parts from it,
  /// as in 陳志豪 公司; nil where there is none: no gap parts 大同公司.
  private func name(
    in words: WritingLine, views: [NameReader.View]
  ) throws(CardReadingError) -> [InkComponent]? {
    if let label = views.lazy.compactMap({ FieldLabels.bracketedSuffix(of: $0.reading) }).first {
      let edge = Double(words.box.x - SheetReader.margin + label.box.x)
      return words.components.filter { $0.centreX < edge }
    }
    let parts = words.parts(gap: max(2, height / 10))
    let gaps = zip(parts, parts.dropFirst()).map { $1.box.x - $0.box.right }
    guard let widest = gaps.max(), widest * 10 >= 4 * height,
      let place = gaps.firstIndex(of: widest),
      gaps.enumerated().allSatisfy({ $0.offset == place || $0.element * 2 <= widest })
    else { return nil }
    let label = WritingLine(components: parts[(place + 1)...].flatMap(\.components))
    let isLabel = views.contains { view in
      let start = FieldLabels.suffix(of: view.reading)?.box.x
      return start.map { abs($0 + words.box.x - SheetReader.margin - label.box.x) < height }
        ?? false
    }
    if !isLabel, try !isInitial(label) { return nil }
    return parts[...place].flatMap(\.components)
  }

  /// Whether ink as narrow as a letter reads better as one that stands for a label than as a character.
  private func isInitial(_ ink: WritingLine) throws(CardReadingError) -> Bool {
    guard ink.box.width * 2 < 3 * height else { return false }
    let views = try self.views(ink)
    let best = views.max { $0.confidence < $1.confidence }
    return best.map { FieldLabels.isInitial($0.reading.text) } ?? false
  }

  private func prefixCount(_ cell: Cell) -> (view: Int, symbols: Int)? {
    for (index, view) in cell.views.enumerated() {
      let count = FieldLabels.prefixCount(of: view.reading)
      if count > 0, count < view.reading.symbols.count { return (index, count) }
    }
    return nil
  }
}
