import Guide
import Locales

/// A screen laid out on a terminal of a certain size: title, subject, words, choices, hint.
struct ScreenLayout {
  let screen: Screen
  let size: TerminalSize
  let style: TerminalStyle
  let theme: Theme
  let pen: Pen
  let pictures: TerminalUI.Pictures
  /// What stands for the subject's picture where that is gone and no name tells whose it was.
  var alternative: String?
  /// What is typed so far, where the screen has an entry.
  var typed: String?
  var hint: String?
  /// How far the work is, in words.
  var progress: String?
  /// What Enter and Escape do, where the screen has an entry.
  var entryKeys: EntryKeys?

  private var margin: Int { size.columns >= 60 ? 2 : 1 }
  private var width: Int { size.columns - 2 * margin }
  private var isLarge: Bool { size.columns >= 90 && size.rows >= 28 }

  /// The screen, or nil where the terminal is too small to show all of it so.
  func canvas() -> Canvas? {
    guard size.columns >= 20, size.rows >= 8 else { return nil }
    var plans: [Plan] = []
    for keys in entryTiles where plans.isEmpty {
      plans = self.plans(isAiry: true, keys)
      if plans.allSatisfy({ $0.hasFault }) { plans += self.plans(isAiry: false, keys) }
    }
    if canStandBeside { plans += self.plans(isAiry: true, nil, isBeside: true) }
    // Tiles that a finger hits come first, then legible handwriting and a subject that is drawn,
    // and only then what is larger.
    for faults in Plan.faults {
      let least = plans.map(faults).min()
      plans.removeAll { faults($0) != least }
    }
    var best: (worth: Double, plan: Plan)?
    for plan in plans {
      let worth = plan.worth(style.textSize)
      if best.map({ $0.worth < worth }) ?? true { best = (worth, plan) }
    }
    return best.map { draw($0.plan) }
  }

  /// One way to lay the screen out that fits.
  private struct Plan {
    let tiles: ChoiceTiles
    /// Whether the choices stand right of everything else but the title.
    let isBeside: Bool
    /// Enter and Escape, which take the place of choices.
    let keys: EntryTiles?
    let subject: SubjectDrawing?
    let titleLines: [String]
    let drawnTitle: LargeText?
    let words: ScreenWords
    /// Rows without content.
    let spare: Int
    /// Whether those are enough to keep everything apart, and how many more there are.
    let air: Int

    /// What is wrong with a plan, the worst first.
    static var faults: [(Plan) -> Int] {
      [
        { $0.tiles.isTouchable ? 0 : 1 },
        { $0.subject?.missingRows ?? 0 },
        { $0.subject?.plainTexts ?? 0 },
        { $0.air < 0 ? 1 : 0 },
      ]
    }

    /// Rows of what a finger hits.
    var tileRows: Int { tiles.rows + (keys?.rows ?? 0) }

    var hasFault: Bool { Self.faults.contains { $0(self) > 0 } }

    func worth(_ size: TextSize) -> Double {
      let weight =
        switch size {
        case .large: 1.0
        case .larger: 0.8
        case .largest: 0.3
        }
      return (subject?.worth ?? 0) * 1.5 + tiles.worth * weight + words.worth
        + (drawnTitle.map { Double($0.height) / 8 } ?? 0) + (air > 0 ? 2.5 : 0)
    }
  }

  /// - Parameters:
  ///   - isAiry: whether title, subject, words and choices must not touch.
  ///   - isBeside: whether the choices, drawn, stand right of everything else but the title.
  private func plans(isAiry: Bool, _ keys: EntryTiles?, isBeside: Bool = false) -> [Plan] {
    let tiles = tileContents
    var subject = shownSubject.flatMap { hasContent($0) ? $0 : nil }
    var picture = subject?.picture.flatMap { pictures($0) }
    if picture != nil, case .writtenCard = subject?.picture {
      // The pen's strokes need shades to be seen.
      if pen.graphics != nil || pen.colour > .sixteen {
        subject?.text = nil
        subject?.secondText = nil
      } else {
        picture = nil
        subject?.picture = nil
      }
    }
    if picture == nil, let gone = subject, gone.picture != nil {
      subject = Screen.Subject(text: gone.text ?? alternative, secondText: gone.secondText)
    }
    let title = TextLayout.lines(OutputGate.clean(screen.title), width: width)
    let wordsWidth = isBeside ? width - besideWidth - 3 : width
    let words = ScreenWords.all(
      screen, typed: typed, progress: progress, entryKeys: keys == nil ? entryKeys?.line : nil,
      size: TerminalSize(columns: wordsWidth, rows: size.rows))
    // On the usual terminal a number needs two columns of the margin.
    let columns = isLarge ? wordsWidth : size.columns - 2
    var drawings: [Int: SubjectDrawing?] = [:]
    func drawing(_ subject: Screen.Subject, rows: Int) -> SubjectDrawing? {
      if let known = drawings[rows] { return known }
      let drawing = SubjectDrawing(
        subject, picture: picture, columns: columns, rows: rows, pen: pen)
      drawings[rows] = drawing
      return drawing
    }
    let hintRows = hintLines.count
    var plans: [Plan] = []
    for arrangement in TileArrangement.all {
      guard isBeside ? arrangement.drawn != nil : arrangement.drawn == nil || isLarge,
        let grid = ChoiceTiles(
          tiles, width: isBeside ? besideWidth : width, arrangement: arrangement, pen: pen)
      else { continue }
      var drawnTitle: LargeText?
      if arrangement.drawn != nil {
        drawnTitle = pen.large(
          OutputGate.clean(screen.title), columns: width, rows: 9, largest: 16, mostLines: 1
        ).flatMap { $0.height < 16 ? nil : $0 }
      }
      for large in drawnTitle == nil ? [nil] : [drawnTitle, nil] {
        for words in words {
          // A row below the title, one between subject and words, the hint's above the choices; it
          // stands below Enter and Escape always, so that typing does not move them.
          let air =
            1 + (subject != nil && !words.lines.isEmpty ? 1 : 0) + hintRows
            + (keys == nil ? 0 : 1)
          let least = isAiry ? air : hint == nil ? 0 : hintRows
          let titleRows = large.map { $0.rows + 2 } ?? title.count
          let below = isBeside ? 0 : grid.rows + (keys?.rows ?? 0)
          let room = size.rows - titleRows - words.lines.count - below
          guard room >= least, !isBeside || titleRows + 1 + grid.rows + hintRows <= size.rows
          else { continue }
          var drawn: SubjectDrawing?
          if let subject {
            drawn = drawing(subject, rows: room - least)
            guard drawn != nil else { continue }
          }
          let spare = room - (drawn?.rows ?? 0)
          plans.append(
            Plan(
              tiles: grid, isBeside: isBeside, keys: keys, subject: drawn, titleLines: title,
              drawnTitle: large,
              words: words, spare: spare, air: spare - air))
        }
      }
    }
    return plans
  }

  /// What is typed is drawn large while there is nothing else to see.
  private var shownSubject: Screen.Subject? {
    guard screen.subject == nil, let typed, !typed.isEmpty, screen.entry?.kind != .filePath else {
      return screen.subject
    }
    return Screen.Subject(text: typed)
  }

  /// On a large screen a picture leaves the half of it free.
  private var canStandBeside: Bool {
    guard isLarge, typed == nil, let subject = screen.subject, subject.text == nil else {
      return false
    }
    return subject.picture.flatMap { pictures($0) } != nil
  }

  /// Columns of choices beside a picture.
  private var besideWidth: Int { width * 3 / 5 }

  private func hasContent(_ subject: Screen.Subject) -> Bool {
    subject.picture != nil || subject.text != nil || subject.secondText != nil
  }

  private var tileContents: [ChoiceTiles.Tile] {
    if typed != nil { return [] }
    return screen.choices.map {
      ChoiceTiles.Tile(
        key: String($0.digit), words: OutputGate.clean($0.label),
        face: $0.picture.flatMap { pictures($0) }.map(Face.picture)
          ?? $0.monogram.map(Face.monogram), isBack: false)
    } + [
      ChoiceTiles.Tile(
        key: "0", words: OutputGate.clean(screen.back), face: nil, isBack: true)
    ]
  }

  /// Tiles for Enter and Escape, the highest first; nil for a line of words, or for none.
  private var entryTiles: [EntryTiles?] {
    guard typed != nil, let entryKeys else { return [nil] }
    let heights = isLarge ? [5, 3] : [3]
    return heights.map {
      EntryTiles(
        entryKeys, width: width, height: $0,
        isUntouched: isUntouched)
    } + [nil]
  }

  /// Whether nothing is typed yet but what a number pad goes back with, or the beginning of that.
  private var isUntouched: Bool {
    guard let typed, let value = screen.entry?.value else { return false }
    return typed.isEmpty
      || typed.hasPrefix(value) && (value + PlainText.backKey(behind: value)).hasPrefix(typed)
  }

  private var hintLines: [String] {
    guard let hint else { return [""] }
    return TextLayout.lines(OutputGate.clean(hint, keepsLines: true), width: width)
  }

  private func draw(_ plan: Plan) -> Canvas {
    var canvas = Canvas(size, filledLike: theme.text.cell)
    let words = plan.words.lines
    var spare = plan.spare
    func take(_ rows: Int) -> Int {
      let taken = max(0, min(rows, spare))
      spare -= taken
      return taken
    }
    // The hint stands at the bottom where there is another row between it and the words.
    let hintRows = take(hintLines.count)
    let belowTitle = take(1)
    let belowSubject = plan.subject == nil || words.isEmpty ? 0 : take(1)
    let isMenu = plan.subject == nil && words.isEmpty
    let isHintLast =
      plan.isBeside || plan.tileRows == 0 || (isMenu ? belowTitle : take(1)) > 0
    var row = drawTitle(plan, on: &canvas, spare: &spare) + belowTitle
    let first = row
    if let subject = plan.subject {
      // What is left over stands above and below the subject.
      row += spare / 3
      subject.draw(
        on: &canvas, column: min(margin, (size.columns - subject.columns) / 2), row: row, pen: pen)
      row += subject.rows + belowSubject + spare / 3
    }
    drawWords(words, on: &canvas, row: row)
    row += words.count
    let bottom = size.rows - (isHintLast ? hintRows : 0)
    let lowest = bottom - plan.tileRows
    let top = plan.isBeside ? first : isMenu ? row + (lowest - row) / 3 : lowest
    plan.tiles.draw(
      on: &canvas, column: plan.isBeside ? margin + width - besideWidth : margin, row: top,
      theme: theme, pen: pen)
    plan.keys?.draw(on: &canvas, column: margin, row: top, theme: theme, pen: pen)
    drawHint(on: &canvas, row: isHintLast ? bottom : top - hintLines.count)
    return canvas
  }

  /// Rows that choices beside a picture leave free, one below the title and the hint's apart.
  private func besideSpare(_ plan: Plan) -> Int {
    size.rows - (plan.drawnTitle.map { $0.rows + 2 } ?? plan.titleLines.count) - 1
      - plan.tiles.rows - hintLines.count
  }

  private func drawTitle(_ plan: Plan, on canvas: inout Canvas, spare: inout Int) -> Int {
    var style = theme.title.cell
    style.isBold = true
    if pen.colour == .none { style.isReverse = true }
    if let large = plan.drawnTitle {
      canvas.fill(columns: 0..<size.columns, rows: 0..<large.rows + 2, like: style)
      canvas.draw(large, column: margin, row: 1, like: style)
      return large.rows + 2
    }
    // A taller bar where there is room for it.
    let isTall = spare >= 4 && (!plan.isBeside || besideSpare(plan) >= 2)
    if isTall { spare -= 2 }
    let rows = plan.titleLines.count + (isTall ? 2 : 0)
    canvas.fill(columns: 0..<size.columns, rows: 0..<rows, like: style)
    for (index, line) in plan.titleLines.enumerated() {
      canvas.write(line, column: margin, row: index + (isTall ? 1 : 0), like: style)
    }
    return rows
  }

  private func drawWords(_ lines: [ScreenWords.Line], on canvas: inout Canvas, row: Int) {
    for (row, line) in zip(row..., lines) {
      var style = theme.text.cell
      switch line {
      case .plain(let text): canvas.write(text, column: margin, row: row, like: style)
      case .bold(let text):
        style.isBold = true
        canvas.write(text, column: margin, row: row, like: style)
      case .typed(let text):
        style = theme.choice.cell
        style.isBold = true
        canvas.fill(columns: margin..<margin + width, rows: row..<row + 1, like: style)
        let end = canvas.write(text, column: margin + 1, row: row, like: style)
        canvas.cursor = (min(end, size.columns - 1), row)
      case .bar(let progress):
        let share = Double(max(0, progress.done)) / Double(max(1, progress.total))
        let filled = min(width, Int((Double(width) * share).rounded()))
        canvas.fill(columns: margin..<margin + width, rows: row..<row + 1, like: theme.choice.cell)
        var bar = theme.key.cell
        if pen.colour == .none { bar.isReverse = true }
        canvas.fill(columns: margin..<margin + filled, rows: row..<row + 1, like: bar)
      }
    }
  }

  private func drawHint(on canvas: inout Canvas, row: Int) {
    guard hint != nil else { return }
    var style = theme.hint.cell
    style.isBold = true
    style.isReverse = theme.isLikePage(theme.hint, pen.colour)
    canvas.fill(columns: 0..<size.columns, rows: row..<row + hintLines.count, like: style)
    for (index, line) in hintLines.enumerated() {
      canvas.write(line, column: margin, row: row + index, like: style)
    }
  }
}
