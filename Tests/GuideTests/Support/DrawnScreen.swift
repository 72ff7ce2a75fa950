import Guide
import Locales

@testable import Terminal

/// A screen as the large renderer draws it on a terminal, and what a person finds there.
struct DrawnScreen {
  static let sizes = [
    TerminalSize(columns: 80, rows: 24), TerminalSize(columns: 100, rows: 30),
    TerminalSize(columns: 40, rows: 20), TerminalSize(columns: 132, rows: 50),
    TerminalSize(columns: 120, rows: 33), TerminalSize(columns: 128, rows: 36),
    TerminalSize(columns: 160, rows: 50),
  ]

  private let screen: Screen
  private let words: MessageCatalog
  private let canvas: Canvas

  /// Nil where the screen has no room.
  init?(
    _ screen: Screen, words: MessageCatalog, size: TerminalSize, textSize: TextSize, pen: Pen
  ) {
    let layout = ScreenLayout(
      screen: screen, size: size, style: TerminalStyle(textSize: textSize), theme: Theme(.light),
      pen: pen, pictures: Self.image, typed: screen.entry?.value, hint: nil,
      progress: PlainText(screen, words: words).progress,
      entryKeys: EntryKeys(screen, words: words))
    guard let canvas = layout.canvas() else { return nil }
    self.screen = screen
    self.words = words
    self.canvas = canvas
  }

  static func pen(_ size: TerminalSize, _ textSize: TextSize, font: (any GlyphSource)?) -> Pen {
    Pen(
      source: font, style: Theme(.light).text.cell, colour: .trueColour,
      largest: textSize.largest(rows: size.rows))
  }

  /// A face is as high as it is wide, writing is not.
  private static func image(of picture: ScreenPicture) -> RGBAImage? {
    let (width, height) =
      switch picture {
      case .stored: (48, 48)
      case .encoded: (240, 48)
      case .writtenCard: (0, 0)
      }
    guard width > 0 else { return nil }
    return RGBAImage(
      width: width, height: height, rgb: [UInt8](repeating: 90, count: width * height * 3))
  }

  /// What stands in plain characters of what the screen is about.
  var plainSubjects: [String] {
    let all = text(columns: 0..<canvas.size.columns, rows: 0..<canvas.size.rows)
    return [screen.subject?.text, screen.subject?.secondText].compactMap { $0 }
      .filter { all.contains(Self.bare($0)) }
  }

  /// Sentences of which two lines stand closer than 1.3 times their height.
  var closeSentences: [String] {
    let rows = canvas.cells.map { Self.bare($0.map(\.text).joined()) }
    return screen.paragraphs.filter { paragraph in
      let lines = TextLayout.lines(OutputGate.clean(paragraph), width: canvas.size.columns - 4)
      let places = lines.map { line in rows.firstIndex { $0 == Self.bare(line) } ?? 0 }
      return zip(places, places.dropFirst()).contains { $1 - $0 < 2 }
    }
  }

  /// Rows of each choice's tile.
  var tileHeights: [Int] { canvas.targets.map(\.rows.count) }

  /// What is not there, or not whole.
  var faults: [String] {
    var faults: [String] = []
    let rows = 0..<canvas.size.rows
    let columns = 0..<canvas.size.columns
    // Choices may stand beside what is broken into lines.
    let edge = canvas.targets.map(\.columns.lowerBound).min() ?? canvas.size.columns
    let all = text(columns: columns, rows: rows) + "\n" + text(columns: 0..<edge, rows: rows)
    func isDrawn(_ text: String) -> Bool { self.isDrawn(text, columns: columns, rows: rows) }
    let spoken =
      [screen.title] + screen.paragraphs + [screen.entry?.label].compactMap { $0 }
      + [PlainText(screen, words: words).progress].compactMap { $0 }
    for text in spoken where !all.contains(Self.bare(text)) {
      if text != screen.title || !isDrawn(text) { faults.append(text) }
    }
    for text in [screen.subject?.text, screen.subject?.secondText].compactMap({ $0 })
    where !Self.bare(text).isEmpty && !all.contains(Self.bare(text)) && !isDrawn(text) {
      faults.append(text)
    }
    if screen.entry == nil {
      faults += choiceFaults
    } else if !all.contains(Self.bare(screen.back)) {
      faults.append(screen.back)
    }
    for row in canvas.cells
    where row.map({ DisplayWidth.of($0.text) }).reduce(0, +) != canvas.size.columns {
      faults.append("a row of another width: \(row.map(\.text).joined())")
    }
    return faults
  }

  /// Each choice and 0 stand in a tile of their own, digit and words.
  private var choiceFaults: [String] {
    let choices =
      screen.choices.map { ($0.digit, $0.label, $0.monogram?.text ?? "") } + [(0, screen.back, "")]
    return choices.compactMap { digit, label, monogram in
      func isOwn(_ target: TouchTarget) -> Bool {
        // Where something is typed, Escape goes back.
        target.press == .digit(digit) || digit == 0 && target.press == .escape
      }
      let tiles = canvas.targets.filter(isOwn)
      guard tiles.count == 1, let tile = tiles.first,
        tile.columns.lowerBound >= 0, tile.columns.upperBound <= canvas.size.columns,
        tile.rows.lowerBound >= 0, tile.rows.upperBound <= canvas.size.rows,
        !canvas.targets.contains(where: {
          !isOwn($0) && $0.columns.overlaps(tile.columns) && $0.rows.overlaps(tile.rows)
        })
      else { return "the tile of \(digit)" }
      let all = text(columns: tile.columns, rows: tile.rows)
      func isDrawn(_ text: String) -> Bool {
        self.isDrawn(text, columns: tile.columns, rows: tile.rows)
      }
      // Words of several lines stand around their digit and monogram, which may be drawn.
      let isPlain =
        all.contains(Self.bare(label))
        || ["\(digit)", "\(digit)\(monogram)"].flatMap(all.ranges).contains { key in
          (all[..<key.lowerBound] + all[key.upperBound...]).contains(Self.bare(label))
        }
      let isThere = all.contains("\(digit)") || isDrawn("\(digit)")
      return isThere && (isPlain || isDrawn(label)) ? nil : "\(digit) \(label)"
    }
  }

  /// Without spaces, so that lines that were broken are whole again.
  private func text(columns: Range<Int>, rows: Range<Int>) -> String {
    Self.bare(rows.map { canvas.cells[$0][columns].map(\.text).joined() }.joined())
  }

  private static func bare(_ text: String) -> String {
    OutputGate.clean(text).filter { !$0.isWhitespace }
  }

  /// Drawn in large characters within a part of the screen, of which none has fewer than six cells
  /// of ink; nothing else stands there.
  private func isDrawn(_ text: String, columns: Range<Int>, rows: Range<Int>) -> Bool {
    let letters = Self.bare(text).count { $0.isLetter || $0.isNumber }
    return canvas.drawn.contains { drawn in
      Self.bare(drawn.text) == Self.bare(text)
        && drawn.columns.clamped(to: columns) == drawn.columns
        && drawn.rows.clamped(to: rows) == drawn.rows
        && ink(columns: drawn.columns, rows: drawn.rows) >= letters * 6
        && canvas.drawn.count {
          $0.columns.overlaps(drawn.columns) && $0.rows.overlaps(drawn.rows)
        } == 1
    }
  }

  /// Half blocks in these are the edges of tiles.
  private static let edges: Set<Colour?> = [Theme(.light).choice.paper, Theme(.light).key.paper]

  private func ink(columns: Range<Int>, rows: Range<Int>) -> Int {
    rows.map { row in
      canvas.cells[row][columns].count {
        ($0.isReverse || $0.text == "▄") && !Self.edges.contains($0.foreground)
      }
    }.reduce(0, +)
  }
}
