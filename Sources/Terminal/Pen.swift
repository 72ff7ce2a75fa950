/// What screens are drawn with; keeps what it has drawn.
final class Pen {
  let style: Cell
  let colour: ColourDepth
  let symbols: PictureCells.Symbols
  /// Characters of a subject are drawn no larger than this many pixels.
  let largest: Int

  private struct Key: Hashable {
    let text: String
    let columns: Int
    let rows: Int
    let largest: Int
    let mostLines: Int
  }

  private let source: (any GlyphSource)?
  private let numbers: NumberFont
  private var drawn: [Key: LargeText?] = [:]

  init(
    source: (any GlyphSource)?, style: Cell, colour: ColourDepth, symbols: PictureCells.Symbols,
    largest: Int
  ) {
    self.source = source
    self.style = style
    self.colour = colour
    self.symbols = symbols
    self.largest = largest
    numbers = NumberFont(fallback: source)
  }

  /// Whether it draws so, from the same font.
  func suits(_ source: (any GlyphSource)?, style: Cell, largest: Int) -> Bool {
    self.source === source && self.style == style && self.largest == largest
  }

  /// A text drawn as large as the room allows; nil where it can't be drawn so.
  func large(
    _ text: String, columns: Int, rows: Int, largest: Int? = nil, mostLines: Int = 3
  ) -> LargeText? {
    let key = Key(
      text: text, columns: columns, rows: rows, largest: largest ?? self.largest,
      mostLines: mostLines)
    if let known = drawn[key] { return known }
    let isNumber = NumberFont.suits(text)
    let source: (any GlyphSource)? = isNumber ? numbers : source
    let large = source.flatMap {
      // A line of digits has less ink than one of Han characters of the same height.
      LargeText(
        text, source: $0, columns: columns, rows: rows,
        largest: isNumber ? key.largest * 3 / 2 : key.largest, mostLines: mostLines)
    }
    drawn[key] = large
    return large
  }
}
