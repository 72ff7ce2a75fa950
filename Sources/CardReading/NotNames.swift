import Names

/// Takes out words that are nobody's name: addresses, trades, sums, what is noted behind a number.
enum NotNames {
  static func removed(from cells: [Cell]) -> [Cell] {
    var cells = cells
    for index in cells.indices { takeOutOthers(from: &cells[index]) }
    let values = cells.indices.filter { isValue($0, among: cells) || isJoin($0, among: cells) }
    for index in values + tabs(among: cells) { cells[index].words = nil }
    let others =
      notes(among: cells) + takenBack(among: cells) + addresses(among: cells)
      + fields(among: cells)
    for index in others { cells[index].words = nil }
    let hasNumbers = cells.contains { $0.finding != nil }
    let alone = cells.indices.filter { cells[$0].words != nil && cells[$0].finding == nil }
    let long = Set(alone.filter { !isShort(cells[$0]) })
    let hasShort = long.count < alone.count
    let areNumbered = cells.count { $0.finding != nil } > 1
    for index in alone {
      let isDrawing =
        areNumbered && isOneCharacter(cells[index])
        && (isLast(index, among: cells)
          || !cells.contains { $0.line == cells[index].line && $0.finding != nil })
      let isStrange = isDrawing || cells.count == 1 && isDoubtful(cells[index])
      if isStrange || isAddress(cells[index]) || long.contains(index) && (hasShort || !hasNumbers) {
        cells[index].words = nil
      }
    }
    let kept = cells.filter { $0.words != nil || $0.finding != nil }
    return isOfOtherThings(kept) ? [] : kept
  }

  /// Whether words without any number are a list of other things than people, as of what to buy.
  private static func isOfOtherThings(_ cells: [Cell]) -> Bool {
    cells.count > 2 && cells.allSatisfy { $0.finding == nil }
      && cells.count(where: isLikeAName) * 2 < cells.count
  }

  /// What is neither a name nor a telephone number: an address of mail, an account, a day of birth.
  private static func takeOutOthers(from cell: inout Cell) {
    let isPaper = PageWords.isBeforePapers(cell.views)
    let isNumber = (cell.finding?.plausibility ?? 0) >= 0.9
    let isJourney = !isNumber && PageWords.isBeforeJourney(cell.views)
    guard isPaper || isJourney || PageWords.isOfNetwork(cell.views) else { return }
    cell.words = nil
    // Some networks know people by their telephone numbers.
    if isPaper || !isNumber {
      (cell.number, cell.finding) = (nil, nil)
    }
  }

  /// Cells without the numbers that are no more, as the words behind them say, and without those words and
  /// other remarks. Some of those words are like labels.
  static func withoutEnded(_ cells: [Cell]) -> [Cell] {
    var cells = cells
    for index in cells.indices {
      let isEnd = PageWords.isEnd(cells[index].views)
      guard let words = cells[index].words?.box, isEnd || PageWords.isRemark(cells[index].views)
      else { continue }
      let number = cells[...index].lastIndex { cell in
        cell.line == cells[index].line && cell.number.map { $0.box.x < words.x } == true
      }
      if isEnd, let number { (cells[number].number, cells[number].finding) = (nil, nil) }
      // The number itself may have been struck.
      let isBehind =
        number != nil || cells[..<index].contains { $0.line == cells[index].line }
      if !isEnd || isBehind { cells[index].words = nil }
    }
    return cells.filter { $0.words != nil || $0.number != nil }
  }

  /// Whether words stand where a form or a table has notes: behind their label or below their heading, or
  /// say who somebody is between that name and the number on the line.
  private static func isValue(_ index: Int, among cells: [Cell]) -> Bool {
    guard let words = cells[index].words?.box, !PageWords.isAboveNotes(cells[index].views) else {
      return false
    }
    if isNote(words, among: cells[..<index], within: 0) { return true }
    guard index > 0, case let before = cells[index - 1], before.line == cells[index].line,
      before.number == nil, let name = before.words?.box, name.x < words.x
    else { return false }
    if PageWords.isAboveNotes(before.views) { return true }
    // In a table the heading stands in the middle of its column.
    return cells[index...].contains { $0.line == before.line && $0.finding != nil }
      && (PageWords.isRelation(cells[index].views)
        || isNote(words, among: cells[..<index], within: 3))
  }

  /// Whether words are what stands between two numbers on a line: 或.
  private static func isJoin(_ index: Int, among cells: [Cell]) -> Bool {
    guard index > 0, case let before = cells[index - 1], before.line == cells[index].line,
      before.number != nil
    else { return false }
    return PageWords.isJoin(cells[index].views)
  }

  /// The labels of fields for something else than names and numbers, with no number behind them: Address.
  private static func fields(among cells: [Cell]) -> [Int] {
    cells.indices.filter { index in
      PageWords.isAboveNotes(cells[index].views)
        && !cells[index...].contains { $0.line == cells[index].line && $0.number != nil }
    }
  }

  /// Letters under each other on the edge of a page, smaller than what is written and behind all numbers:
  /// printed on its tabs.
  private static func tabs(among cells: [Cell]) -> [Int] {
    let boxes = cells.compactMap { $0.number?.box }
    guard let end = boxes.map(\.right).max() else { return [] }
    let height = boxes.map(\.height).sorted()[boxes.count / 2]
    let behind = cells.indices.filter { index in
      guard cells[index].number == nil, let words = cells[index].words?.box else { return false }
      return words.x > end && words.height * 4 < height * 3
    }
    let least = behind.allSatisfy { isOneCharacter(cells[$0]) } ? 2 : 4
    return behind.count >= least ? behind : []
  }

  /// Words behind a number that has a name already: before it on its line, or alone on the line above. Where most
  /// numbers stand before words, those are the names.
  private static func notes(among cells: [Cell]) -> [Int] {
    guard !isNumberFirst(cells) else { return [] }
    let behind = cells.indices.filter { index in
      guard let words = cells[index].words, let number = cells[index].number else { return false }
      return words.box.x > number.box.x
    }
    let named = behind.filter { isNameBefore($0, among: cells) }
    let waiting = behind.filter { isNameAbove($0, among: cells) }
    let apart = cells.indices.filter { isBesideNamed($0, among: cells) }
    return (waiting.count * 2 > behind.count ? waiting : []) + named + apart
  }

  /// Whether on most lines with both a number stands before the words, with no name above it.
  private static func isNumberFirst(_ cells: [Cell]) -> Bool {
    let lines = Dictionary(grouping: cells.indices, by: { cells[$0].line }).values.filter { line in
      line.contains { cells[$0].words != nil } && line.contains { cells[$0].number != nil }
    }
    let beginning = lines.count { line in
      let words = line.compactMap { cells[$0].words?.box.x }.min() ?? 0
      return line.contains { index in
        cells[index].number.map { $0.box.x < words } == true && !isNameAbove(index, among: cells)
      }
    }
    return beginning * 2 > lines.count
  }

  /// What begins where most numbers do behind a name, or reads as nothing that people are called between it and a
  /// number on its line: scribbles over a number that is no more.
  private static func takenBack(among cells: [Cell]) -> [Int] {
    let numbers = cells.filter { $0.finding != nil }.compactMap(\.number?.box)
    return cells.indices.filter { index in
      guard index > 0, let words = cells[index].words?.box,
        case let before = cells[index - 1], before.line == cells[index].line, before.words != nil,
        before.number == nil
      else { return false }
      let isInColumn =
        numbers.count { abs($0.x - words.x) < $0.height } * 2 > numbers.count
      let hasNumber = cells[index...].contains { $0.line == before.line && $0.finding != nil }
      return isInColumn
        || hasNumber
          && (!isShort(cells[index]) || NameReader.isMisspelled(cells[index].views))
    }
  }

  /// Whether nothing stands behind words on their line, but before them a number that has a name.
  private static func isLast(_ index: Int, among cells: [Cell]) -> Bool {
    guard index > 1, index + 1 == cells.count || cells[index + 1].line != cells[index].line
    else { return false }
    let line = cells[..<index].filter { $0.line == cells[index].line }
    return line.last?.finding != nil && line.contains { $0.words != nil }
  }

  /// Whether words without a number stand on a cell's line before its number, and no other number behind.
  private static func isNameBefore(_ index: Int, among cells: [Cell]) -> Bool {
    guard let number = cells[index].number?.box,
      !cells[(index + 1)...].contains(where: {
        $0.line == cells[index].line && $0.number != nil
      })
    else { return false }
    return cells[..<index].contains { other in
      other.line == cells[index].line && other.number == nil
        && other.words.map { $0.box.x < number.x } == true
    }
  }

  /// Whether a line above has words alone over a cell.
  private static func isNameAbove(_ index: Int, among cells: [Cell]) -> Bool {
    guard let box = box(cells[index]) else { return false }
    let above = cells[..<index].last { cell in
      cell.line < cells[index].line && (Self.box(cell)?.columnsShared(with: box) ?? 0) > 0
    }
    return above.map { $0.words != nil && $0.number == nil } ?? false
  }

  private static func shareColumns(_ one: Cell, _ other: Cell) -> Bool {
    guard let first = box(one), let second = box(other) else { return false }
    return first.columnsShared(with: second) > 0
  }

  private static func box(_ cell: Cell) -> Box? {
    [cell.words?.box, cell.number?.box].compactMap(\.self).reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// Whether words alone stand behind a number of someone else, with none behind or under them.
  private static func isBesideNamed(_ index: Int, among cells: [Cell]) -> Bool {
    let cell = cells[index]
    guard let words = cell.words?.box, cell.number == nil, index > 0,
      let number = cells[index - 1].number?.box, cells[index - 1].line == cell.line,
      words.x - number.right < 4 * words.height || isNote(words, among: cells[..<index])
    else { return false }
    let isNamed =
      cells[..<index].contains { other in
        other.line == cell.line && other.words.map { $0.box.x < number.x } == true
      } || cells[index - 1].words == nil && isNameAbove(index - 1, among: cells)
    let hasNumber = cells.indices[(index + 1)...].contains {
      guard let other = cells[$0].number?.box else { return false }
      return cells[$0].line == cell.line && other.x > words.x
        || cells[$0].line == cell.line + 1 && other.columnsShared(with: words) > 0
          && cells[$0].words == nil && cells[$0 - 1].line == cell.line
    }
    return isNamed && !hasNumber
  }

  /// Whether words stand below what heads a column of notes.
  ///
  /// - Parameter reach: how far to the side of it they may begin or end, in its heights.
  private static func isNote(
    _ words: Box, among above: ArraySlice<Cell>, within reach: Int = 1
  ) -> Bool {
    above.contains { cell in
      guard let heading = cell.words?.box, cell.number == nil, heading.bottom < words.y,
        heading.grown(by: reach * heading.height).columnsShared(with: words) > 0
      else { return false }
      return PageWords.isAboveNotes(cell.views)
    }
  }

  /// Words alone that are an address, or like one and under those of a name that has no number yet, with
  /// the line under that.
  private static func addresses(among cells: [Cell]) -> [Int] {
    var found: [Int] = []
    var isBetween = false
    for index in cells.indices where cells[index].words != nil && cells[index].finding == nil {
      let text = text(cells[index])
      let hasNumber = cells[index...].contains {
        $0.line == cells[index].line && $0.finding != nil
      }
      let isUnder =
        isBetween && !hasNumber && found.last == index - 1
        && shareColumns(cells[index - 1], cells[index])
      isBetween = PageWords.isOfAddress(text) && isNameAbove(index, among: cells)
      if isBetween || isUnder || PageWords.isAddress(text) { found.append(index) }
    }
    return found
  }

  /// Whether words without a number of their own are nobody's: a heading, an address, a town under one.
  static func isNobody(_ index: Int, among cells: [Cell]) -> Bool {
    let isUnderAddress =
      index > 0 && cells[index - 1].line == cells[index].line - 1
      && cells[index - 1].finding == nil && PageWords.isOfAddress(text(cells[index - 1]))
    let text = text(cells[index])
    return isUnderAddress || PageWords.isHeading(cells[index].views)
      || PageWords.isOfAddress(text) || PageWords.isHousehold(text)
  }

  /// Whether people are called so: by a surname, or as kin and acquaintances are; letters that spell what is known.
  static func isLikeAName(_ cell: Cell) -> Bool {
    let text = NameReader.field(cell.views).text
    guard let first = text.first(where: { !$0.isASCII }) else {
      return !NameReader.isMisspelled(cell.views)
    }
    return kin.contains(first) && text.count < 5
      || NameReader.isLikely(text) && (Surnames.divided(text) != nil || text.first?.isASCII == true)
  }

  /// What kin and acquaintances are called by before or without their names.
  private static let kin = Set("阿老小大二三四爸媽妈爺爷奶公婆外舅姑姨叔伯嬸婶哥姐姊弟妹嫂乾干")

  private static func text(_ cell: Cell) -> String {
    cell.views.first.map { NameReader.text($0) } ?? ""
  }

  /// No name is six Han characters long, though what people call a neighbour may be.
  private static func isShort(_ cell: Cell) -> Bool {
    // What is ranked first may be longer than what one model saw.
    [text(cell), NameReader.field(cell.views).text].allSatisfy { text in
      text.count { $0.unicodeScalars.contains { $0.properties.isIdeographic } } < 6
    }
  }

  /// Whether words are as wide as one character: alone among people with numbers a drawing, not a name.
  private static func isOneCharacter(_ cell: Cell) -> Bool {
    guard let box = cell.words?.box else { return false }
    return box.width * 2 < 3 * box.height && text(cell).count == 1
  }

  /// Whether no model reads Han well and they would stand closer than most people write them, as a
  /// cat's whiskers do.
  private static func isDoubtful(_ cell: Cell) -> Bool {
    guard let view = cell.views.first, NameReader.score(view) < NameReader.sufficientScore else {
      return false
    }
    let characters = NameReader.field(cell.views).text.count {
      $0.unicodeScalars.contains { $0.properties.isIdeographic }
    }
    return view.aspect < 0.7 * Double(characters)
  }

  private static func isAddress(_ cell: Cell) -> Bool {
    let text = text(cell)
    return text.contains("@") || text.lowercased().hasSuffix(".com")
      || text.lowercased().contains("www.") || text.count(where: \.isNumber) >= 3
  }
}
