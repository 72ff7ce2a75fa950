/// A text drawn in large characters: one or more lines of ink.
struct LargeText {
  /// The height of the characters in pixels.
  let height: Int
  let lines: [Bitmap]

  /// Cells that it takes, with an empty row between lines.
  var rows: Int { lines.map { ($0.height + 1) / 2 }.reduce(0, +) + lines.count - 1 }
  var columns: Int { lines.map(\.width).max() ?? 0 }

  func cells(like style: Cell) -> [[Cell]] {
    Array(lines.map { $0.cells(like: style) }.joined(separator: [[]]))
  }

  /// The text in the largest characters that fit, whole, into the room; nil where none do, or a
  /// character can't be drawn. Fewer lines come before larger characters.
  init?(
    _ text: String, source: any GlyphSource, columns: Int, rows: Int, largest: Int = 64,
    mostLines: Int = 3
  ) {
    guard !text.isEmpty, columns > 0, rows > 0 else { return nil }
    for count in 1...mostLines {
      for height in source.heights where height <= largest {
        // Ink is never less than two thirds of a line's height: digits.
        if count * height / 3 > rows { continue }
        for share in [100, 90, 80, 70, 60] where share == 100 || source is OutlineFont {
          let width = height * share / 100
          guard share >= 90 || Self.isNarrow(text) else { break }
          guard
            let lines = Self.lines(text, source, width, height, columns: columns, most: count)
          else { continue }
          let drawn = LargeText(height: height, lines: lines)
          if drawn.rows <= rows, drawn.columns <= columns {
            self = drawn
            return
          }
        }
      }
    }
    return nil
  }

  private init(height: Int, lines: [Bitmap]) {
    self.height = height
    self.lines = lines
  }

  /// Han characters may be made a little narrower, Latin letters and digits much.
  private static func isNarrow(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value < 0x2E80 }
  }

  private static func lines(
    _ text: String, _ source: any GlyphSource, _ width: Int, _ height: Int, columns: Int, most: Int
  ) -> [Bitmap]? {
    var words: [[Glyph]] = []
    for word in text.split(separator: " ") {
      var glyphs: [Glyph] = []
      for character in word {
        guard let glyph = source.glyph(character, width: width, height: height) else { return nil }
        glyphs.append(glyph)
      }
      words.append(glyphs)
    }
    let space = max(2, width / 3)
    // The last advance is more than the ink needs.
    let room = columns + width / 8
    var lines: [[Glyph]] = [[]]
    var used = 0
    for word in words {
      let wordWidth = word.map(\.advance).reduce(0, +)
      if used > 0, used + space + wordWidth <= room {
        lines[lines.count - 1][lines[lines.count - 1].count - 1].advance += space
        used += space
      } else if used > 0 {
        lines.append([])
        used = 0
      }
      for glyph in word {
        if used > 0, used + glyph.advance > room {
          lines.append([])
          used = 0
        }
        lines[lines.count - 1].append(glyph)
        used += glyph.advance
        if lines.count > most { return nil }
      }
    }
    return lines.map { line($0, height) }
  }

  private static func line(_ glyphs: [Glyph], _ height: Int) -> Bitmap {
    var bitmap = Bitmap(
      width: glyphs.map(\.advance).reduce(0, +) + height, height: height * 2)
    var pen = height / 2
    for glyph in glyphs {
      bitmap.draw(glyph.bitmap, x: pen + glyph.left, y: height * 5 / 4 - glyph.top)
      pen += glyph.advance
    }
    return bitmap.trimmed
  }
}
