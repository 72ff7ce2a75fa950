import Locales

/// Where the shapes of large characters come from.
protocol GlyphSource: AnyObject {
  /// The heights in pixels that it draws well, the largest first.
  var heights: [Int] { get }

  /// The widths that it draws well, in hundredths of the height, the best first.
  var widths: [Int] { get }

  /// From a character's pen to the next, in ems; nil where it has no shape.
  func advance(_ character: Character) -> Double?

  /// The shape of a character for a line of this height, in a height of this and perhaps another
  /// width to the em; nil where it has none.
  func glyph(_ character: Character, width: Int, height: Int) -> Glyph?

  /// Another painting begins: what neither of the last two drew is forgotten.
  func forgetUnused()
}

extension GlyphSource {
  var widths: [Int] { [100] }
}

/// The shape of a character on its line.
struct Glyph: Hashable {
  var bitmap: Bitmap
  /// From the pen to the ink, in pixels.
  var left: Int
  /// From the baseline up to the top of the ink, in pixels.
  var top: Int
  /// From this pen to the next, in pixels.
  var advance: Int
  /// What the terminal shows by itself on the cells of the empty bitmap.
  var sign: Character?
}

extension Glyph {
  /// An emoji, which no font of ours can draw, in the middle of a line of this height; nil for any
  /// other character.
  init?(sign: Character, height: Int) {
    guard sign.isEmoji else { return nil }
    let width = DisplayWidth.of(sign)
    self.init(
      bitmap: Bitmap(width: width, height: 2), left: 1, top: height * 3 / 8 + 1,
      advance: width + 2, sign: sign)
  }
}
