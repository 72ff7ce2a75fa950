/// What screens are drawn with; keeps what it has drawn lately.
final class Pen {
  let style: Cell
  let colour: ColourDepth
  /// How pictures are shown in pixels; nil where they are shown in cells.
  let graphics: Graphics?
  /// Whether pictures in cells may use sextants.
  let hasSextants: Bool
  /// The pixels of a cell, where they are known.
  private let cell: CellPixels?
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
  private var drawn = RecentValues<Key, LargeText?>()

  init(
    source: (any GlyphSource)?, style: Cell, colour: ColourDepth, graphics: Graphics? = nil,
    hasSextants: Bool = false, cell: CellPixels? = nil, largest: Int
  ) {
    self.source = source
    self.style = style
    self.colour = colour
    self.graphics = graphics
    self.hasSextants = hasSextants
    self.cell = cell
    self.largest = largest
    numbers = NumberFont(fallback: source)
  }

  /// Another painting begins: what neither of the last two tried is forgotten.
  func forgetUnused() {
    drawn.forgetUnused()
    numbers.forgetUnused()
    source?.forgetUnused()
  }

  /// The largest size in cells that keeps a picture's proportions in the room there is.
  func fitted(_ image: RGBAImage, columns: Int, rows: Int) -> TerminalSize {
    let most = graphics?.mostCells
    return PictureText.fitted(
      image, columns: min(columns, most?.columns ?? columns), rows: min(rows, most?.rows ?? rows),
      shape: cell.map { Double($0.height) / Double($0.width) } ?? 2)
  }

  /// Whether it draws as another does.
  func suits(_ other: Pen) -> Bool {
    source === other.source && style == other.style && graphics == other.graphics
      && hasSextants == other.hasSextants && cell == other.cell && largest == other.largest
  }

  /// A text drawn as large as the room allows; nil where it can't be drawn so.
  func large(
    _ text: String, columns: Int, rows: Int, largest: Int? = nil, mostLines: Int = 3
  ) -> LargeText? {
    let key = Key(
      text: text, columns: columns, rows: rows, largest: largest ?? self.largest,
      mostLines: mostLines)
    return drawn.value(for: key) {
      let isNumber = NumberFont.suits(text)
      let source: (any GlyphSource)? = isNumber ? numbers : source
      return source.flatMap {
        // A line of digits has less ink than one of Han characters of the same height.
        LargeText(
          text, source: $0, columns: columns, rows: rows,
          largest: isNumber ? key.largest * 3 / 2 : key.largest, mostLines: mostLines)
      }
    }
  }
}
