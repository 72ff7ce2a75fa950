import Guide
import Locales

/// The sentences of a screen, what is typed and how far the work is, broken into lines.
struct ScreenWords {
  enum Line {
    case plain(String), bold(String), typed(String)
    case bar(Screen.Progress)
  }

  /// How far lines stand apart.
  private enum Spacing {
    /// An empty row between any two lines: more than twice a line's height.
    case lines
    /// An empty row between sentences.
    case sentences
    case none
  }

  let lines: [Line]
  /// How easy they are to read, in the measure of ``SubjectDrawing/worth``.
  let worth: Double

  /// The roomiest first, each as high as no other.
  ///
  /// - Parameters:
  ///   - entryKeys: what Enter and Escape do, where no tiles say it.
  ///   - size: the width of lines, and the rows of the terminal.
  static func all(
    _ screen: Screen, typed: String?, progress: String?, entryKeys: String?, size: TerminalSize
  ) -> [ScreenWords] {
    var all: [ScreenWords] = []
    for (spacing, worth) in [(Spacing.lines, 12.0), (.sentences, 3), (.none, 0)] {
      let words = ScreenWords(
        lines: sentences(screen, spacing, size.columns)
          + work(screen, progress, spacing, size.columns)
          + entry(screen, typed, entryKeys, size),
        // What is typed stands in its line too, so that it need not be huge.
        worth: typed == nil ? worth : worth * 2)
      if !all.contains(where: { $0.lines.count == words.lines.count }) { all.append(words) }
    }
    return all
  }

  private static func sentences(_ screen: Screen, _ spacing: Spacing, _ width: Int) -> [Line] {
    let paragraphs = screen.paragraphs.map {
      TextLayout.lines(OutputGate.clean($0, keepsLines: true), width: width)
    }
    return spaced(paragraphs, spacing)
  }

  private static func spaced(_ paragraphs: [[String]], _ spacing: Spacing) -> [Line] {
    let lines =
      switch spacing {
      case .lines: Array(paragraphs.joined().map { [$0] }.joined(separator: [""]))
      case .sentences: Array(paragraphs.joined(separator: [""]))
      case .none: Array(paragraphs.joined())
      }
    return lines.map(Line.plain)
  }

  /// A bar, and in words how far it is: apart from it as sentences are.
  private static func work(
    _ screen: Screen, _ progress: String?, _ spacing: Spacing, _ width: Int
  ) -> [Line] {
    guard let done = screen.progress else { return [] }
    var all: [Line] = screen.paragraphs.isEmpty ? [] : [.plain("")]
    all.append(.bar(done))
    if let progress {
      if spacing != .none { all.append(.plain("")) }
      all += spaced([TextLayout.lines(OutputGate.clean(progress), width: width)], spacing)
    }
    return all
  }

  private static func entry(
    _ screen: Screen, _ typed: String?, _ keys: String?, _ size: TerminalSize
  ) -> [Line] {
    guard let entry = screen.entry, let typed else { return [] }
    let isFirst = screen.paragraphs.isEmpty && screen.progress == nil
    func lines(_ text: String) -> [String] { TextLayout.lines(text, width: size.columns) }
    // The end of what is typed stays in view, with room for the cursor.
    let shown = TextLayout.lines(typed, width: size.columns - 3).suffix(max(1, size.rows / 4))
    var all: [Line] = isFirst ? [] : [.plain("")]
    all += lines(OutputGate.clean(entry.label)).map(Line.bold)
    all += [.plain("")] + shown.map(Line.typed)
    if let keys { all += [.plain("")] + lines(keys).map(Line.plain) }
    return all
  }
}
