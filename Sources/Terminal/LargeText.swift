import Locales

/// A text drawn in large characters: one or more lines of ink.
struct LargeText {
  let text: String
  /// The height of the characters in pixels.
  let height: Int
  private let lines: [GlyphLine]
  /// Pixels between the ink of lines, and from the top of the first to the bottom of the last.
  private let gap: Int
  private let ink: Int

  /// Cells that it takes.
  let rows: Int
  let columns: Int

  var lineCount: Int { lines.count }

  /// From line to line, in heights of the highest line; nil where there is one only.
  var spacing: Double? {
    let highest = lines.map(\.height).max() ?? 0
    return lines.count > 1 && highest > 0 ? 1 + Double(gap) / Double(highest) : nil
  }

  /// - Parameter room: what it stands in the middle of, to half a row.
  func cells(like style: Cell, in room: TerminalSize) -> [[Cell]] {
    var bitmap = Bitmap(width: room.columns, height: room.rows * 2)
    var y = (room.rows * 2 - ink) / 2
    let x = (room.columns - columns) / 2
    var signs: [(sign: Character, column: Int, row: Int)] = []
    for line in lines {
      bitmap.draw(line.bitmap, x: x, y: y)
      signs += line.signs.map { ($0.sign, x + $0.x, (y + $0.y) / 2) }
      y += line.height + gap
    }
    var cells = bitmap.cells(like: style)
    for (sign, column, row) in signs {
      cells[row][column].text = String(sign)
      if DisplayWidth.of(sign) == 2 { cells[row][column + 1].text = "" }
    }
    return cells
  }

  /// The text in the largest characters that fit, whole, into the room; nil where none do, or a
  /// character can't be drawn. Fewer lines come before larger characters; lines stand apart by 1.3
  /// times their height, closer only where nothing else fits.
  init?(
    _ text: String, source: any GlyphSource, columns: Int, rows: Int, largest: Int = 64,
    mostLines: Int = 3
  ) {
    let parts = Self.parts(text)
    guard let advances = Self.advances(parts, source), columns > 0, rows > 0 else { return nil }
    var ways = Self.ways(advances.joined(), source, columns, rows, largest, mostLines)
    for spacing in [1.3, 1.2] where spacing == 1.3 || mostLines > 1 {
      for count in 1...mostLines {
        for index in ways.indices where ways[index].least <= count {
          let way = ways[index]
          let lines = way.drawn ?? way.draw(parts, advances, source, columns, count)
          ways[index].drawn = lines
          guard let lines, (1...count).contains(lines.count) else { continue }
          let drawn = LargeText(text, height: way.height, lines, spacing: spacing)
          guard drawn.rows <= rows, drawn.columns <= columns else { continue }
          self = drawn
          return
        }
      }
    }
    return nil
  }

  private init(_ text: String, height: Int, _ lines: [GlyphLine], spacing: Double) {
    self.text = text
    self.height = height
    self.lines = lines
    let highest = lines.map(\.height).max() ?? 0
    gap = Int((Double(highest) * (spacing - 1)).rounded(.up))
    ink = lines.map(\.height).reduce(0, +) + gap * (lines.count - 1)
    rows = (ink + 1) / 2
    columns = lines.map(\.width).max() ?? 0
  }

  /// A size that may fit.
  private struct Way {
    let height: Int
    let width: Int
    /// It can't be on fewer lines.
    let least: Int
    var drawn: [GlyphLine]?

    /// The ink of each line; nil where there would be more, none where a character can't be drawn.
    func draw(
      _ parts: [Part], _ advances: [[Double]], _ source: any GlyphSource, _ columns: Int,
      _ mostLines: Int
    ) -> [GlyphLine]? {
      // A cheap look first: drawing is dear. Hinting moves a glyph's width a little.
      let dash = source.glyph("-", width: width, height: height)
      let room = Room(columns: columns, character: width, dash: dash?.advance)
      let guess = LargeText.breaks(
        parts, advances.map { $0.map { Int($0 * Double(width) * 0.93) } }, room)
      guard guess.count <= mostLines else { return nil }
      var glyphs: [[Glyph]] = []
      for part in parts {
        let drawn = part.text.compactMap { source.glyph($0, width: width, height: height) }
        guard drawn.count == part.text.count else { return [] }
        glyphs.append(drawn)
      }
      guard glyphs.joined().contains(where: { $0.sign == nil }) else { return [] }
      let flat = glyphs.flatMap { $0 }
      return LargeText.breaks(parts, glyphs.map { $0.map(\.advance) }, room).map { line in
        GlyphLine(
          line.compactMap { place in
            (place.index.map { flat[$0] } ?? dash).map { (glyph: $0, pen: place.pen) }
          })
      }
    }
  }

  /// The largest first.
  private static func ways(
    _ advances: some Sequence<Double>, _ source: any GlyphSource, _ columns: Int, _ rows: Int,
    _ largest: Int, _ mostLines: Int
  ) -> [Way] {
    let (length, count) = advances.reduce((0.0, 0)) { ($0.0 + $1, $0.1 + 1) }
    var ways: [Way] = []
    for height in source.heights where height <= largest {
      for share in source.widths {
        let width = height * share / 100
        let ink = Int(length * Double(width) * 0.93) - count
        let least = max(1, (ink - 1) / (columns + width / 10 + 1) + 1)
        // Ink is never less than two thirds of a line's height: digits.
        guard least <= mostLines, least * height / 3 <= rows else { continue }
        ways.append(Way(height: height, width: width, least: least))
      }
    }
    return ways
  }

  /// What stays on one line where it can: a word, or a group of a number.
  private struct Part {
    let text: Substring
    let isAfterSpace: Bool

    /// Where a word of an alphabet breaks, a hyphen says that it goes on; Han and digits have none.
    var isHyphenated: Bool {
      text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic && $0.value < 0x1100 }
    }
  }

  /// The width of a line, of a character and, where the source has one, of a hyphen.
  private struct Room {
    let columns: Int
    let character: Int
    let dash: Int?
  }

  private static func parts(_ text: String) -> [Part] {
    text.split(separator: " ").flatMap { word in
      var parts: [Part] = []
      var start = word.startIndex
      for index in word.indices where word[index] == "-" {
        let next = word.index(after: index)
        parts.append(Part(text: word[start..<next], isAfterSpace: start == word.startIndex))
        start = next
      }
      if start < word.endIndex {
        parts.append(Part(text: word[start...], isAfterSpace: start == word.startIndex))
      }
      return parts
    }
  }

  private static func advances(_ parts: [Part], _ source: any GlyphSource) -> [[Double]]? {
    var advances: [[Double]] = []
    for part in parts {
      let known = part.text.compactMap { source.advance($0) }
      guard known.count == part.text.count else { return nil }
      advances.append(known)
    }
    return advances.isEmpty ? nil : advances
  }

  /// A character's index, nil for a hyphen.
  private typealias Place = (index: Int?, pen: Int)

  /// Lines of characters, numbered through all parts, with the place of the pen for each.
  private static func breaks(_ parts: [Part], _ advances: [[Int]], _ room: Room) -> [[Place]] {
    // The last advance is more than the ink needs.
    let width = room.columns + max(1, room.character / 10)
    var lines: [[Place]] = [[]]
    var pen = 0
    var index = 0
    for (part, advances) in zip(parts, advances) {
      let space = part.isAfterSpace && pen > 0 ? max(2, room.character / 4) : 0
      let whole = advances.reduce(0, +)
      if pen > 0, pen + space + whole > width {
        lines.append([])
        pen = 0
      } else {
        pen += space
      }
      let dash = whole > width && part.isHyphenated ? room.dash : nil
      for (place, advance) in advances.enumerated() {
        let after = place + 1 < advances.count ? dash ?? 0 : 0
        if pen > 0, pen + advance + after > width {
          if place > 0, dash != nil { lines[lines.count - 1].append((nil, pen)) }
          lines.append([])
          pen = 0
        }
        lines[lines.count - 1].append((index, pen))
        pen += advance
        index += 1
      }
    }
    return lines
  }
}
