/// Shapes on one baseline, as wide and as high as their ink.
struct GlyphLine {
  let width: Int
  let height: Int
  private let glyphs: [(glyph: Glyph, pen: Int)]
  private let left: Int
  private let top: Int

  /// Each shape with the place of its pen, in pixels.
  init(_ glyphs: [(glyph: Glyph, pen: Int)]) {
    let inked = glyphs.filter { $0.glyph.bitmap.width > 0 }
    self.glyphs = inked
    left = inked.map { $0.pen + $0.glyph.left }.min() ?? 0
    let right = inked.map { $0.pen + $0.glyph.left + $0.glyph.bitmap.width }.max() ?? 0
    top = inked.map(\.glyph.top).max() ?? 0
    let bottom = inked.map { $0.glyph.top - $0.glyph.bitmap.height }.min() ?? 0
    width = right - left
    height = top - bottom
  }

  /// What the terminal shows by itself, with the corners of its place in the bitmap.
  var signs: [(sign: Character, x: Int, y: Int)] {
    glyphs.compactMap { glyph, pen in
      glyph.sign.map { (sign: $0, x: pen + glyph.left - left, y: top - glyph.top) }
    }
  }

  var bitmap: Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for (glyph, pen) in glyphs {
      bitmap.draw(glyph.bitmap, x: pen + glyph.left - left, y: top - glyph.top)
    }
    return bitmap
  }
}
