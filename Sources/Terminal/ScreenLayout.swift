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
  /// What is typed so far, where the screen has an entry.
  var typed: String?
  var hint: String?
  /// How far the work is, in words.
  var progress: String?
  /// What Enter and Escape do, where the screen has an entry.
  var entryKeys: String?

  private var margin: Int { size.columns >= 60 ? 3 : 1 }
  private var width: Int { size.columns - 2 * margin }

  /// The screen, or nil where the terminal is too small to show all of it so.
  func canvas() -> Canvas? {
    guard size.columns >= 20, size.rows >= 8 else { return nil }
    // Tiles that a finger hits come before a larger subject, but not before legible handwriting.
    let all = plans()
    let legible = all.filter { $0.subject?.isLegible != false }
    let touchable = (legible.isEmpty ? all : legible).filter(\.isTouchable)
    var best: (worth: Double, plan: Plan)?
    for plan in !touchable.isEmpty ? touchable : legible.isEmpty ? all : legible {
      let worth = plan.worth(style.textSize)
      if best.map({ $0.worth < worth }) ?? true { best = (worth, plan) }
    }
    return best.map { draw($0.plan) }
  }

  /// One way to lay the screen out that fits.
  private struct Plan {
    let tiles: ChoiceTiles
    let subject: SubjectDrawing?
    let titleLines: [String]
    let drawnTitle: LargeText?
    /// Empty rows that remain.
    let spare: Int

    /// Whether every tile is at least three rows high.
    var isTouchable: Bool { tiles.isTouchable }

    func worth(_ size: TextSize) -> Double {
      let weight =
        switch size {
        case .large: 1.0
        case .larger: 0.8
        case .largest: 0.3
        }
      return (subject?.worth ?? 0) * 1.5 + tiles.worth * weight
        + (drawnTitle.map { Double($0.height) / 8 } ?? 0)
    }
  }

  private func plans() -> [Plan] {
    let tiles = tileContents
    var subject = shownSubject
    let picture = subject?.picture.flatMap { pictures($0) }
    if picture != nil, case .writtenCard = subject?.picture {
      subject?.text = nil
      subject?.secondText = nil
    }
    let title = TextLayout.lines(OutputGate.clean(screen.title), width: width)
    // On the usual terminal that row is what a name and a number need to be drawn, both.
    let isTight = size.rows < 28 && subject.map(hasContent) == true
    let fixed = wordLines.count + (wordLines.isEmpty || isTight ? 0 : 1) + hintLines.count
    var plans: [Plan] = []
    let isLarge = size.columns >= 90 && size.rows >= 28
    for arrangement in ChoiceTiles.Arrangement.all {
      guard arrangement.drawn == nil || isLarge,
        let grid = ChoiceTiles(tiles, width: width, arrangement: arrangement, pen: pen)
      else { continue }
      var drawnTitle: LargeText?
      if arrangement.drawn != nil {
        drawnTitle = pen.large(
          OutputGate.clean(screen.title), columns: width, rows: 9, largest: 16, mostLines: 1)
      }
      for large in drawnTitle == nil ? [nil] : [drawnTitle, nil] {
        let titleRows = large.map { $0.rows + 2 } ?? title.count
        let room = size.rows - titleRows - 1 - fixed - grid.rows
        guard room >= 0 else { continue }
        guard let subject, hasContent(subject) else {
          plans.append(
            Plan(
              tiles: grid, subject: nil, titleLines: title,
              drawnTitle: large, spare: room))
          continue
        }
        // One row more keeps the subject and the choices apart.
        if let drawing = SubjectDrawing(
          subject, picture: picture, columns: size.columns - 2, rows: room - 1, pen: pen)
        {
          plans.append(
            Plan(
              tiles: grid, subject: drawing, titleLines: title,
              drawnTitle: large, spare: room - 1 - drawing.rows))
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

  /// Paragraphs, the entry and how far the work is.
  private var wordLines: [(text: String, kind: WordLine)] {
    var lines: [(String, WordLine)] = []
    for paragraph in screen.paragraphs {
      if !lines.isEmpty, size.rows >= 22 { lines.append(("", .plain)) }
      lines += TextLayout.lines(OutputGate.clean(paragraph, keepsLines: true), width: width).map {
        ($0, .plain)
      }
    }
    if let done = screen.progress {
      if !lines.isEmpty { lines.append(("", .plain)) }
      lines.append(("", .bar(done)))
      if let progress { lines.append((progress, .plain)) }
    }
    if let entry = screen.entry, let typed {
      if !lines.isEmpty { lines.append(("", .plain)) }
      lines += TextLayout.lines(OutputGate.clean(entry.label), width: width).map { ($0, .bold) }
      lines.append(("", .plain))
      lines += typedLines(typed).map { ($0, .typed) }
      lines.append(("", .plain))
      if let entryKeys {
        lines += TextLayout.lines(entryKeys, width: width).map { ($0, .plain) }
      }
    }
    return lines
  }

  private enum WordLine {
    case plain, bold, typed
    case bar(Screen.Progress)
  }

  /// The end of what is typed stays in view, with room for the cursor.
  private func typedLines(_ typed: String) -> [String] {
    let lines = TextLayout.lines(typed, width: width - 3)
    return Array(lines.suffix(max(1, size.rows / 4)))
  }

  private var hintLines: [String] {
    guard let hint else { return [""] }
    return TextLayout.lines(OutputGate.clean(hint, keepsLines: true), width: width)
  }

  private func draw(_ plan: Plan) -> Canvas {
    var canvas = Canvas(size, filledLike: theme.text.cell)
    var spare = plan.spare
    var row = drawTitle(plan, on: &canvas, spare: &spare)
    row += 1
    if let subject = plan.subject {
      // What is left over stands above and below the subject.
      row += spare / 3
      subject.draw(
        on: &canvas, column: min(margin, (size.columns - subject.columns) / 2), row: row, pen: pen)
      row += subject.rows + 1 + spare / 3
    }
    row = drawWords(on: &canvas, row: row)
    if plan.tiles.rows > 0 {
      let tiles = plan.tiles
      let bottom = size.rows - hintLines.count - tiles.rows
      let isAlone = plan.subject == nil && wordLines.isEmpty
      let top = isAlone ? row + max(0, bottom - row) / 3 : bottom
      tiles.draw(on: &canvas, column: margin, row: top, theme: theme, pen: pen)
    }
    drawHint(on: &canvas)
    return canvas
  }

  private func drawTitle(_ plan: Plan, on canvas: inout Canvas, spare: inout Int) -> Int {
    var style = theme.title.cell
    style.isBold = true
    if pen.colour == .none { style.isReverse = true }
    if let large = plan.drawnTitle {
      canvas.fill(columns: 0..<size.columns, rows: 0..<large.rows + 2, like: style)
      canvas.put(large.cells(like: style), column: margin, row: 1)
      return large.rows + 2
    }
    // A taller bar where there is room for it.
    let isTall = spare >= 4
    if isTall { spare -= 2 }
    let rows = plan.titleLines.count + (isTall ? 2 : 0)
    canvas.fill(columns: 0..<size.columns, rows: 0..<rows, like: style)
    for (index, line) in plan.titleLines.enumerated() {
      canvas.write(line, column: margin, row: index + (isTall ? 1 : 0), like: style)
    }
    return rows
  }

  private func drawWords(on canvas: inout Canvas, row: Int) -> Int {
    var row = row
    let lines = wordLines
    for (text, kind) in lines {
      var style = theme.text.cell
      switch kind {
      case .plain: canvas.write(text, column: margin, row: row, like: style)
      case .bold:
        style.isBold = true
        canvas.write(text, column: margin, row: row, like: style)
      case .typed:
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
      row += 1
    }
    return lines.isEmpty ? row : row + 1
  }

  private func drawHint(on canvas: inout Canvas) {
    guard hint != nil else { return }
    var style = theme.hint.cell
    style.isBold = true
    let top = size.rows - hintLines.count
    canvas.fill(columns: 0..<size.columns, rows: top..<size.rows, like: style)
    for (index, line) in hintLines.enumerated() {
      canvas.write(line, column: margin, row: top + index, like: style)
    }
  }
}
