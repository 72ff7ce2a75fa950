import CLinux
import Foundation
import PhoneNumbers
import Pictures

/// Finds the lines on a sheet and reads names and numbers from them.
final class SheetReader {
  /// White around the picture of a line, in pixels.
  static let margin = 4

  let numbers: NumberReader
  let names: NameReader
  let judge: NumberJudge

  /// Makes another one, for another thread.
  private let another: @Sendable () throws(CardReadingError) -> SheetReader

  /// - Parameters:
  ///   - models: the folder of `manifest.json` and of this project's models.
  ///   - region: where numbers without a country code are dialled.
  ///   - areaCode: completes bare local numbers, which are then ``Verdict/check``.
  init(models: URL, region: Region, areaCode: String?) throws(CardReadingError) {
    let manifest = try ModelManifest(folder: models)
    numbers = try NumberReader(
      models: manifest.models.filter { $0.field == .number }, folder: models)
    names = NameReader(models: manifest.models.filter { $0.field == .name }, folder: models)
    judge = NumberJudge(region: region, areaCode: areaCode)
    another = { () throws(CardReadingError) in
      try SheetReader(models: models, region: region, areaCode: areaCode)
    }
  }

  /// What stands on the sheet, in reading order.
  ///
  /// - Parameter limit: where this is given, only so many lines are read, spread over the sheet, and
  ///   names with one look: enough to tell which way is up.
  func cells(
    on sheet: Sheet, atMost limit: Int = .max, whenRead: () -> Void = {}
  ) throws(CardReadingError) -> [Cell] {
    let writing = try writing(on: sheet)
    return try cells(
      of: writing.sample(atMost: limit), on: sheet, thorough: limit == .max, whenRead: whenRead)
  }

  /// What stands on some of the lines of a sheet.
  ///
  /// - Parameter whenRead: told of each part of a line that was read.
  func cells(
    of writing: Writing, on sheet: Sheet, thorough: Bool = true, whenRead: () -> Void = {}
  ) throws(CardReadingError) -> [Cell] {
    let lower = thorough ? writing.lines.count / 2 : 0
    let (upper, concurrent) = begun(writing, on: sheet, lower: lower)
    let cells = try cells(inTurn: upper, on: sheet, thorough: thorough) {
      whenRead()
      concurrent?.tell(whenRead)
    }
    return try cells + (concurrent?.cells(whenRead: whenRead) ?? [])
  }

  /// Begins to read the lower ones of many lines on another thread, where this program may run on
  /// another core: a page takes some two thirds of the time.
  ///
  /// - Parameter lower: how many.
  /// - Returns: the lines that are left to read, and what reads the others.
  func begun(
    _ writing: Writing, on sheet: Sheet, lower: Int
  ) -> (upper: Writing, concurrent: ConcurrentReading?) {
    guard lower >= Self.many, linux_usable_cores() > 1 else {
      return (writing, nil)
    }
    func part(_ lines: ArraySlice<(place: Int, parts: [WritingLine])>) -> Writing {
      Writing(lines: Array(lines), height: writing.height)
    }
    return (
      part(writing.lines.dropLast(lower)),
      ConcurrentReading(of: part(writing.lines.suffix(lower)), on: sheet, by: another)
    )
  }

  /// For so many lines it is worth loading the models twice, which takes as long as reading two or three.
  private static let many = 6

  /// What stands on some of the lines of a sheet, read one after the other.
  func cells(
    inTurn writing: Writing, on sheet: Sheet, thorough: Bool = true, whenRead: () -> Void
  ) throws(CardReadingError) -> [Cell] {
    var cells: [Cell] = []
    for (index, parts) in writing.lines {
      func read(_ part: WritingLine) throws(CardReadingError) -> [Cell] {
        try self.cells(
          on: part, line: index, height: writing.height, sheet: sheet, thorough: thorough)
      }
      // Between numbers that a plan knows, and behind the last one.
      var rest: (parts: [WritingLine], cells: [Cell]) = ([], [])
      func endRest() throws(CardReadingError) {
        if thorough, let whole = try joined(rest.parts, on: sheet),
          case let found = try read(whole),
          Self.isWithNumber(found)
        {
          rest.cells = found
        }
        cells += rest.cells
        rest = ([], [])
      }
      var struck: WritingLine?
      for part in parts {
        var found = try read(part)
        whenRead()
        let isEmpty = found.isEmpty
        defer { struck = isEmpty ? part : nil }
        if thorough, let words = struck, found.first.map(Self.isNumberAlone) == true {
          found = try name(of: words, line: index, height: writing.height, on: sheet) + found
        }
        if Self.isWithNumber(found) {
          try endRest()
          cells += found
        } else {
          if !isStruck(part, on: sheet) { rest.parts.append(part) }
          rest.cells += found
        }
      }
      try endRest()
    }
    return cells
  }

  private static func isWithNumber(_ cells: [Cell]) -> Bool {
    cells.contains { ($0.finding?.plausibility ?? 0) >= 0.9 }
  }

  /// Whether a cell is a number that may be somebody's.
  private static func isNumberAlone(_ cell: Cell) -> Bool {
    cell.words == nil && (cell.finding?.plausibility ?? 0) >= 0.5
  }

  /// Parts of a line together, where as many digits as a telephone number has are seen on them at once: a
  /// gutter may have parted those of a number.
  private func joined(
    _ parts: [WritingLine], on sheet: Sheet
  ) throws(CardReadingError) -> WritingLine? {
    guard parts.count > 1 else { return nil }
    let whole = WritingLine(components: parts.flatMap(\.components))
    let reading = try numbers.reading(picture(of: whole, on: sheet))
    return NumberJudge.digits(reading?.withoutWords.text ?? "").count >= 7 ? whole : nil
  }

  /// The names and numbers among cells, labels and other things left out.
  ///
  /// - Parameter inOneColumn: whether one name stands above all that is its own.
  func fields(
    of cells: [Cell], on sheet: Sheet, inOneColumn: Bool = false
  ) throws(CardReadingError) -> [FoundField] {
    let boxes = cells.flatMap { [$0.words, $0.number].compactMap { $0?.box.height } }.sorted()
    func views(
      _ line: WritingLine, thorough: Bool = false
    ) throws(CardReadingError) -> [NameReader.View] {
      try names.views(picture(of: line, on: sheet), thorough: thorough)
    }
    let labels = CellLabels(
      height: boxes.isEmpty ? 1 : boxes[boxes.count / 2], inOneColumn: inOneColumn,
      views: { (line: WritingLine) throws(CardReadingError) in try views(line) })
    var all = NotNames.withoutEnded(try withSplitNumbers(cells, on: sheet))
    for (index, name) in Leaders.names(among: all) { try rename(&all[index], name, on: sheet) }
    let named: [Cell]
    let form =
      inOneColumn
      ? nil
      : try FilledForm(all) { (line: WritingLine) throws(CardReadingError) in
        try views(line, thorough: true)
      }
    if let form {
      named = form.cells
    } else {
      let unlabelled = try labels.removed(from: SmallPrint.removed(from: all))
      named = NotNames.removed(from: try withWholeNames(unlabelled, on: sheet))
    }
    let sums = try self.sums(among: named, on: sheet)
    let hasNumbers = named.contains { $0.finding != nil }
    var fields: [FoundField] = []
    for (index, cell) in named.enumerated() where !sums.contains(index) {
      if let words = cell.words {
        var reading = NameReader.field(cell.views)
        let name = try names.inTwoScripts(words, views: cell.views, margin: Self.margin) {
          picture(of: $0, on: sheet)
        }
        if let name { reading.lead(with: name) }
        if Strike.crossesCharacter(of: words) { reading.doubt() }
        reading.crop = Self.crop(picture(of: words, on: sheet))
        fields.append(
          FoundField(
            content: .name(reading), box: words.box, line: cell.line,
            needsNumber: cell.isFilledIn || NotNames.isNobody(index, among: named)
              || hasNumbers && !NotNames.isLikeAName(cell),
            isFilledIn: cell.isFilledIn))
      }
      if let number = cell.number, var finding = cell.finding {
        finding.reading.crop = Self.crop(picture(of: number, on: sheet))
        fields.append(FoundField(content: .number(finding), box: number.box, line: cell.line))
      }
    }
    return fields
  }

  private func cells(
    on part: WritingLine, line: Int, height: Int, sheet: Sheet, thorough: Bool
  ) throws(CardReadingError) -> [Cell] {
    func cells(of parts: [WritingLine]) throws(CardReadingError) -> [Cell] {
      var cells: [Cell] = []
      for part in parts {
        cells += try self.cells(
          on: part, line: line, height: height, sheet: sheet, thorough: thorough)
      }
      return cells
    }
    guard !isStruck(part, on: sheet) else { return [] }
    if thorough, let rows = try numbersBelowEachOther(part, height: height, on: sheet) {
      return try cells(of: rows)
    }
    let parted = try LineFields(line: part, height: height, judge: judge) {
      (line: WritingLine) throws(CardReadingError) in
      try numberReading(of: line, on: sheet)
    }
    if let sides = parted.sides { return try cells(of: sides) }
    var cell = Cell(line: line, words: parted.ways[0].words)
    if parted.ways[0].number != nil {
      var (way, readings, finding) = try read(parted.ways[0], on: sheet)
      // What parts two numbers is like a 1, a heart behind one like a 0.
      if finding.plausibility < 1, let shorter = way.withoutLastSign(height: height) {
        let read = try read(shorter, on: sheet)
        if read.finding.plausibility >= max(0.9, finding.plausibility.nextUp) {
          (way, readings, finding) = read
          finding.reading.doubt()
        }
      }
      var others = Array(parted.ways.dropFirst())
      if way.words != nil, others.allSatisfy({ $0.words != nil }) {
        // The words may be digits of the number.
        others.append(.init(words: nil, number: part, score: 0))
      }
      // Another beginning may make a number that a plan knows.
      for other in others where finding.plausibility < 0.9 && other.number != nil {
        let read = try read(other, on: sheet)
        let wanted = finding.kind == .number ? 0.9 : 0.5
        if read.finding.plausibility >= wanted { (way, readings, finding) = read }
      }
      if way.words == nil, parted.ways[0].words != nil,
        let named = way.named(try numberReading(of: part, on: sheet), height: height)
      {
        way = named
        finding.reading.doubt()
      }
      // 06-277-4438 is a number at home, and 206-277-4438 one abroad.
      if let longer = way.longer(height: height) {
        let read = try read(longer, on: sheet)
        if read.finding.isLonger(than: finding) { (way, readings, finding) = read }
      }
      let isBracketed = way.areWordsNarrow(height: height)
      cell.words = isBracketed ? nil : way.words
      cell.number = way.number
      if let number = way.number {
        finding = try lookedAgain(
          finding, readings, at: picture(of: number, on: sheet), thorough: thorough)
        finding = withLostStroke(finding, readings, of: number)
      }
      if finding.kind == .number, finding.plausibility < 0.5 {
        // 411 behind a name may be like letters of it.
        let isService = judge.isService(NumberJudge.digits(finding.reading.text))
        let ink = isService ? cell.number ?? part : part
        if try isLatin(ink, on: sheet) { finding.kind = .other }
      }
      switch finding.kind {
      case .number:
        // What looked like a bracket may have been a digit.
        let isDoubtful = isBracketed || !parted.isClear(way, height: height)
        let struck = struckShare(of: cell.number ?? part, on: sheet)
        if isDoubtful || struck > 0 || Strike.crosses(partOf: cell.number ?? part) {
          finding.reading.doubt()
        }
        if struck < Self.struck { cell.finding = finding } else { cell.number = nil }
      case .digits:
        if let halves = halves(of: cell.number ?? part, readings: readings, height: height) {
          return try cells(of: part.parted(at: halves))
        }
        cell.number = nil
      case .other:
        cell.number = nil
        cell.words = part
      }
    }
    // A number that a plan knows is none that was taken back.
    if cell.finding.map({ $0.plausibility < 0.9 }) ?? true, Strike.covers(part) { return [] }
    // Dots that lead from a name to its number.
    if let words = cell.words, words.box.height * 5 < height { cell.words = nil }
    if let words = cell.words {
      let kept = try withoutBrackets(words, on: sheet)
      cell.isInBrackets = kept.map { $0.box.x > words.box.x } ?? false
      cell.words = kept
    }
    if let words = cell.words {
      cell.views = try names.views(picture(of: words, on: sheet), thorough: thorough)
      if let number = cell.number, words.box.x > number.box.x,
        PageWords.isBeforeExtension(cell.views)
      {
        cell.finding?.reading.extend(by: try digits(of: words, on: sheet))
        cell.words = nil
      }
    }
    return cell.words == nil && cell.number == nil ? [] : [cell]
  }

  /// What the number model makes of a line; boxes in the sheet's pixels.
  func numberReading(
    of line: WritingLine, on sheet: Sheet
  ) throws(CardReadingError) -> LineReading? {
    guard var reading = try numbers.reading(picture(of: line, on: sheet)) else { return nil }
    for index in reading.symbols.indices {
      reading.symbols[index].box.x += line.box.x - Self.margin
      reading.symbols[index].box.y += line.box.y - Self.margin
    }
    return reading
  }

  /// Words without the brackets at their end and what those hold; of words in brackets that are no label
  /// what they hold. Nil where nothing is left.
  private func withoutBrackets(
    _ words: WritingLine, on sheet: Sheet
  ) throws(CardReadingError) -> WritingLine? {
    let brackets = try Brackets(endOf: words) { (line: WritingLine) throws(CardReadingError) in
      try numberReading(of: line, on: sheet)
    }
    guard let brackets else { return words }
    if let before = brackets.before { return before }
    // A name has more than one character.
    guard let inside = brackets.inside, inside.box.width * 5 > words.box.height * 7 else {
      return nil
    }
    let views = try names.views(picture(of: inside, on: sheet))
    let isShort =
      inside.box.width < 4 * words.box.height
      && views.first.map { NameReader.text($0).count < 2 } ?? true
    return isShort || CellLabels.isLikeALabel(views) ? nil : inside
  }

  private func digits(of line: WritingLine, on sheet: Sheet) throws(CardReadingError) -> String {
    NumberJudge.digits(try numberReading(of: line, on: sheet)?.withoutWords.text ?? "")
  }

  /// Whether somebody drew a line through all of it to take it back.
  func isStruck(_ line: WritingLine, on sheet: Sheet) -> Bool {
    Strike.runs(through: line) || isStruck(line, in: line, on: sheet)
  }

  /// Whether a line that was taken out with the printed ones was drawn through all of some writing.
  ///
  /// - Parameter row: all that stands on its line.
  func isStruck(_ line: WritingLine, in row: WritingLine, on sheet: Sheet) -> Bool {
    struckShare(of: line, in: row, on: sheet) >= Self.struck
  }

  /// How much of a line's width somebody drew a stroke through that was taken out with the printed lines.
  private func struckShare(
    of line: WritingLine, in row: WritingLine? = nil, on sheet: Sheet
  ) -> Double {
    let row = (row ?? line).box
    return sheet.strokes.map { Strike.share(of: line.box, in: row, under: $0) }.max() ?? 0
  }

  /// So much of a line is struck where it was taken back.
  private static let struck = 0.85

  private func read(_ way: LineFields.Way, on sheet: Sheet) throws(CardReadingError)
    -> (way: LineFields.Way, readings: [LineReading], finding: NumberJudge.Finding)
  {
    guard let number = way.number else { return (way, [], judge.finding([])) }
    let (readings, finding) = try looked(at: picture(of: number, on: sheet))
    return (way, readings, finding)
  }

  /// Whether a line reads well as a name in Latin letters, of which some are like digits.
  private func isLatin(_ part: WritingLine, on sheet: Sheet) throws(CardReadingError) -> Bool {
    let views = try names.views(picture(of: part, on: sheet))
    // What the letters spell does not count here: digits can look like a name that is known.
    guard let best = views.max(by: { NameReader.score($0) < NameReader.score($1) }) else {
      return false
    }
    let letters = NameReader.text(best).filter { !$0.isWhitespace }
    return letters.count >= 4 && letters.allSatisfy { $0.isASCII && $0.isLetter }
      && NameReader.score(best) >= NameReader.sufficientScore
  }

  func picture(of line: WritingLine, on sheet: Sheet) -> Raster {
    Light.stretched(
      line.picture(from: sheet.picture, margin: Self.margin), levels: sheet.levels)
  }

  static func crop(_ line: Raster) -> [UInt8]? {
    let small = line.scaled(maximumSide: 800)
    return try? Picture(width: small.width, height: small.height, grey: small.pixels).png()
  }
}
