import CFreeType
import Glibc

/// Characters of an installed outline font, drawn by FreeType without grey.
final class OutlineFont: GlyphSource {
  let heights = [64, 56, 48, 40, 36, 32, 28, 24, 22, 20, 18, 16, 14, 12]

  /// Han characters are made narrower by a fifth at most.
  let widths = [100, 90, 80, 70, 60]

  private struct Key: Hashable {
    let character: Character
    let width: Int
    let height: Int
  }

  private let library: FT_Library
  private let regular: FT_Face
  private let bold: FT_Face?
  private var advances = RecentValues<Character, Double?>()
  private var glyphs = RecentValues<Key, Glyph?>()

  /// Where Debian and others put the fonts that have every Han character, best first. The face is
  /// the place of the Taiwan forms in a collection, and of the Mainland forms.
  private static let files: [(regular: String, bold: String?, traditional: Int, simplified: Int)] =
    [
      (
        "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
        "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc", 3, 2
      ),
      (
        "/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc",
        "/usr/share/fonts/noto-cjk/NotoSansCJK-Bold.ttc", 3, 2
      ),
      ("/usr/share/fonts/truetype/wqy/wqy-microhei.ttc", nil, 0, 0),
      ("/usr/share/fonts/truetype/wqy/wqy-zenhei.ttc", nil, 0, 0),
      ("/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf", nil, 0, 0),
    ]

  /// Nil where no such font is installed.
  init?(isSimplified: Bool) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    for file in Self.files {
      let index = isSimplified ? file.simplified : file.traditional
      guard let face = Self.face(library, file.regular, index) else { continue }
      self.library = library
      regular = face
      bold = file.bold.flatMap { Self.face(library, $0, index) }
      return
    }
    FT_Done_FreeType(library)
    return nil
  }

  deinit { FT_Done_FreeType(library) }

  private static func face(_ library: FT_Library, _ path: String, _ index: Int) -> FT_Face? {
    var face: FT_Face?
    guard access(path, R_OK) == 0, FT_New_Face(library, path, FT_Long(index), &face) == 0 else {
      return nil
    }
    return face
  }

  func advance(_ character: Character) -> Double? {
    advances.value(for: character) {
      // How much of an em a sign takes depends on the size, and is little.
      measured(character) ?? (character.isEmoji ? 0.2 : nil)
    }
  }

  private func measured(_ character: Character) -> Double? {
    guard let scalar = Self.scalar(character) else { return nil }
    let index = FT_Get_Char_Index(regular, FT_ULong(scalar.value))
    guard index != 0, FT_Load_Glyph(regular, index, Int32(FT_LOAD_NO_SCALE)) == 0,
      let slot = regular.pointee.glyph
    else { return nil }
    return Double(slot.pointee.metrics.horiAdvance) / Double(regular.pointee.units_per_EM)
  }

  /// The one scalar of a character; nil where it has more than one to draw.
  private static func scalar(_ character: Character) -> Unicode.Scalar? {
    let scalars = character.unicodeScalars
    guard scalars.dropFirst().allSatisfy({ $0.properties.isVariationSelector }) else { return nil }
    return scalars.first
  }

  func glyph(_ character: Character, width: Int, height: Int) -> Glyph? {
    let isHan = (character.unicodeScalars.first?.value ?? 0) >= 0x2E80
    let width = isHan ? max(width, height * 4 / 5) : width
    let key = Key(character: character, width: width, height: height)
    return glyphs.value(for: key) {
      drawn(character, width: width, height: height) ?? Glyph(sign: character, height: height)
    }
  }

  func forgetUnused() {
    advances.forgetUnused()
    glyphs.forgetUnused()
  }

  /// Bold where the strokes leave room for it.
  private func drawn(_ character: Character, width: Int, height: Int) -> Glyph? {
    guard let scalar = Self.scalar(character), let light = Self.draw(scalar, regular, width, height)
    else { return nil }
    let coverage = light.bitmap.coverage
    if height < 16, scalar.value >= 0x2E80, coverage > Self.crowded { return nil }
    guard let bold,
      scalar.value < 0x2E80 || coverage < (height < 16 ? Self.denseSmall : Self.dense),
      let heavy = Self.draw(scalar, bold, width, height)
    else { return light }
    return heavy
  }

  /// Of the ink's own box: more is a dense character such as 鬱.
  private static let dense = 0.42

  /// The same on fewer than 16 pixels, where bold strokes run together sooner.
  private static let denseSmall = 0.35

  /// On fewer than 16 pixels a character with more ink than this is a blot.
  private static let crowded = 0.54

  private static func draw(
    _ scalar: Unicode.Scalar, _ face: FT_Face, _ width: Int, _ height: Int
  ) -> Glyph? {
    let index = FT_Get_Char_Index(face, FT_ULong(scalar.value))
    // The macros of FreeType that are not imported: render, target mono, monochrome.
    let flags = Int32(FT_LOAD_RENDER) | (2 << 16) | Int32(FT_LOAD_MONOCHROME)
    guard index != 0, FT_Set_Pixel_Sizes(face, UInt32(width), UInt32(height)) == 0,
      FT_Load_Glyph(face, index, flags) == 0, let slot = face.pointee.glyph
    else { return nil }
    let source = slot.pointee.bitmap
    var bitmap = Bitmap(width: Int(source.width), height: Int(source.rows))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let byte = source.buffer[y * Int(source.pitch) + x / 8]
        bitmap[x, y] = byte & (0x80 >> UInt8(x % 8)) != 0
      }
    }
    return Glyph(
      bitmap: bitmap, left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top),
      advance: Int(slot.pointee.advance.x) >> 6)
  }
}
