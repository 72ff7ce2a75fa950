/// A line or two of writing, cut out of a photograph so closely that there is hardly paper around them.
///
/// On a photograph ink along an edge is the desk's or another sheet's. Here it is mostly writing.
struct CutOut {
  /// With paper around it, and without lines that run through it.
  let bordered: Raster
  /// So much paper on each side, in pixels.
  private let margin: Int

  /// Nil where more of a sheet is seen, or paper all around.
  init?(_ picture: Raster) {
    let small = Self.evened(picture.scaled(maximumSide: 1000))
    let ink = Self.ink(in: small).filter { !Self.isPrinted($0, in: small) }
    guard let height = WritingLines.glyphHeight(of: ink),
      small.height < Self.mostGlyphs * height,
      ink.contains(where: { Self.isCut($0.box, of: small, glyph: height) })
    else { return nil }
    var evened = Self.evened(picture)
    let paper = Light.levels(of: evened).paper
    let glyph = height * picture.width / small.width
    let fringe = max(2, glyph / 40)
    for line in Self.ink(in: evened) where Self.isLine(line.box, of: picture, glyph: glyph) {
      for run in line.runs { Self.erase(run, fringe: fringe, from: &evened, paper: paper) }
    }
    margin = glyph
    bordered = evened.bordered(by: glyph, filledWith: paper)
  }

  private static func evened(_ picture: Raster) -> Raster {
    Light.evened(picture, radius: Sheet.radius(picture.width, picture.height))
  }

  private static func ink(in evened: Raster) -> [InkComponent] {
    InkComponent.all(in: evened, threshold: Light.levels(of: evened).threshold)
  }

  /// Whether dark lines over much of a picture are squares on the paper, or its edges: writing that hangs
  /// together is denser, and surrounds fewer spots of paper.
  private static func isPrinted(_ ink: InkComponent, in picture: Raster) -> Bool {
    ink.box.width * 2 > picture.width && ink.box.height * 2 > picture.height
      && (ink.area * 10 < ink.box.width * ink.box.height || ink.holes > 40)
  }

  private static func erase(
    _ run: InkComponent.Run, fringe: Int, from picture: inout Raster, paper: UInt8
  ) {
    let columns = max(0, run.start - fringe)..<min(picture.width, run.end + fringe)
    for y in max(0, run.y - fringe)...min(picture.height - 1, run.y + fringe) {
      for x in columns { picture[x, y] = paper }
    }
  }

  /// The picture's height at most, in glyphs.
  private static let mostGlyphs = 6

  /// Whether it is writing that the cut goes through, or nearly.
  private static func isCut(_ box: Box, of picture: Raster, glyph: Int) -> Bool {
    box.touchesSide(of: picture) && !isLine(box, of: picture, glyph: glyph)
      && max(box.width, box.height) * 2 > glyph
  }

  /// Whether it is a printed line, a fold or the desk that the cut goes through.
  private static func isLine(_ box: Box, of picture: Raster, glyph: Int) -> Bool {
    let (short, long) = (min(box.width, box.height), max(box.width, box.height))
    return box.touchesSide(of: picture) && short * 3 < long && long * 2 > 3 * glyph
  }

  /// An entry of the picture with paper around it, as one of the cut: what lacks a character where it
  /// was cut does not show it, so nothing of it is sure.
  func entry(_ entry: CardEntry) -> CardEntry {
    var entry = entry
    entry.box = Homography.moving(by: -margin).box(
      around: entry.box, width: bordered.width - 2 * margin, height: bordered.height - 2 * margin)
    entry.name.doubt()
    entry.number.doubt()
    return entry
  }
}
