/// A text drawn in large characters: one or more lines of ink.
struct LargeText {
  /// The height of the characters in pixels.
  let height: Int
  private let lines: [GlyphLine]

  /// Cells that it takes, with an empty row between lines.
  let rows: Int
  let columns: Int

  var lineCount: Int { lines.count }

  func cells(like style: Cell) -> [[Cell]] {
    Array(lines.map { $0.bitmap.cells(like: style) }.joined(separator: [[]]))
  }

  /// The text in the largest characters that fit, whole, into the room; nil where none do, or a
  /// character can't be drawn. Fewer lines come before larger characters.
  init?(
    _ text: String, source: any GlyphSource, columns: Int, rows: Int, largest: Int = 64,
    mostLines: Int = 3
  ) {
    let parts = Self.parts(text)
    guard let advances = Self.advances(parts, source), columns > 0, rows > 0 else { return nil }
    for count in 1...mostLines {
      for height in source.heights where height <= largest {
        // Ink is never less than two thirds of a line's height: digits.
        if count * height / 3 > rows { continue }
        for share in source.widths {
          // A cheap look first: drawing is dear. Hinting moves a glyph's width a little.
          let width = height * share / 100
          let guess = Self.breaks(
            parts, advances.map { $0.map { Int($0 * Double(width) * 0.93) } }, columns, width)
          guard guess.count <= count,
            let drawn = LargeText(parts, source, width, height, columns),
            drawn.lineCount <= count, drawn.rows <= rows, drawn.columns <= columns
          else { continue }
          self = drawn
          return
        }
      }
    }
    return nil
  }

  private init?(
    _ parts: [Part], _ source: any GlyphSource, _ width: Int, _ height: Int, _ columns: Int
  ) {
    var glyphs: [[Glyph]] = []
    for part in parts {
      var drawn: [Glyph] = []
      for character in part.text {
        guard let glyph = source.glyph(character, width: width, height: height) else { return nil }
        drawn.append(glyph)
      }
      glyphs.append(drawn)
    }
    let flat = glyphs.flatMap { $0 }
    let breaks = Self.breaks(parts, glyphs.map { $0.map(\.advance) }, columns, width)
    self.height = height
    lines = breaks.map { line in
      GlyphLine(line.map { (glyph: flat[$0.index], pen: $0.pen) })
    }
    rows = lines.map { ($0.height + 1) / 2 }.reduce(0, +) + lines.count - 1
    self.columns = lines.map(\.width).max() ?? 0
  }

  /// What stays on one line where it can: a word, or a group of a number.
  private struct Part {
    let text: Substring
    let isAfterSpace: Bool
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

  private typealias Place = (index: Int, pen: Int)

  /// Lines of characters, numbered through all parts, with the place of the pen for each.
  private static func breaks(
    _ parts: [Part], _ advances: [[Int]], _ columns: Int, _ width: Int
  ) -> [[Place]] {
    // The last advance is more than the ink needs.
    let room = columns + max(1, width / 10)
    var lines: [[Place]] = [[]]
    var pen = 0
    var index = 0
    for (part, advances) in zip(parts, advances) {
      let space = part.isAfterSpace && pen > 0 ? max(2, width / 4) : 0
      if pen > 0, pen + space + advances.reduce(0, +) > room {
        lines.append([])
        pen = 0
      } else {
        pen += space
      }
      for advance in advances {
        if pen > 0, pen + advance > room {
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
