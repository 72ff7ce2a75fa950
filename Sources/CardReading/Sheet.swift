import Foundation

/// A photographed sheet made flat: straight, evenly lit, without printed lines.
struct Sheet: Hashable, Sendable {
  /// Paper white, ink dark.
  let picture: Raster
  let levels: Light.Levels
  /// Where lines were printed down the sheet, from left to right.
  let dividers: [Divider]
  /// Of lines that were taken out as printed ones and may have been drawn through writing.
  let strokes: [DrawnStroke]
  /// From this picture's pixels to the photograph's.
  let toPhotograph: Homography
  /// Whether the edges of the paper were seen.
  let hasOutline: Bool
  /// What was set elsewhere; nothing where the picture shows the paper as it is.
  let moved: [Move]
  /// Of the lines across the paper, straightened first, and of those down it, each of its columns as a row;
  /// nil where they are straight.
  private let acrossBend: Bend?
  private let downBend: Bend?

  /// A part of a picture, and where it stood on the paper, in pixels.
  struct Move: Hashable, Sendable {
    let to: Box
    let from: Box
  }

  /// The most pixels worked on: the glyphs of a page of 40 entries still have 30 each way.
  static let maximumPixels = 8_000_000

  /// What stands on a sheet, set otherwise.
  init(picture: Raster, of sheet: Sheet, moved: [Move]) {
    self.picture = picture
    levels = sheet.levels
    dividers = sheet.dividers
    strokes = sheet.strokes
    toPhotograph = sheet.toPhotograph
    hasOutline = sheet.hasOutline
    acrossBend = sheet.acrossBend
    downBend = sheet.downBend
    self.moved = moved
  }

  /// Whether something in these rows was set elsewhere.
  func isMoved(_ box: Box) -> Bool { moved.contains { $0.to.rowsShared(with: box) > 0 } }

  /// The sheet with what stands in a box set below all else, as another picture shows it.
  func with(_ line: Raster, insteadOf box: Box, gap: Int) -> Sheet {
    let below = picture.height + gap
    let wider = max(0, line.width + 2 * gap - picture.width)
    var set = picture.bordered(
      left: 0, top: 0, right: wider, bottom: 2 * gap + line.height, filledWith: levels.paper)
    for y in box.y..<box.bottom {
      for x in box.x..<box.right { set[x, y] = levels.paper }
    }
    for y in 0..<line.height {
      for x in 0..<line.width { set[gap + x, below + y] = line[x, y] }
    }
    let to = Box(x: gap, y: below, width: line.width, height: line.height)
    return Sheet(picture: set, of: self, moved: [Move(to: to, from: box)])
  }

  /// Where on the paper stood what the picture shows in a box.
  func original(of box: Box) -> Box {
    let stood = moved.filter {
      $0.to.columnsShared(with: box) > 0 && $0.to.rowsShared(with: box) > 0
    }
    .map(\.from)
    var original = stood.dropFirst().reduce(stood.first ?? box) { $0.union($1) }
    if let downBend { original = downBend.original(of: original.transposed).transposed }
    return acrossBend?.original(of: original) ?? original
  }

  init(photograph: Raster) {
    self.init(photograph: photograph, outline: PaperOutline(of: photograph))
  }

  /// - Parameter outline: of the sheet; nil where it fills the photograph.
  init(photograph: Raster, outline: PaperOutline?) {
    hasOutline = outline != nil
    moved = []
    var map: Homography
    var width: Int
    var height: Int
    if let corners = outline?.corners, let flat = Self.flattening(corners) {
      (map, width, height) = flat
    } else {
      (map, width, height) = (.identity, photograph.width, photograph.height)
    }
    let factor = max(1, (Double(width * height) / Double(Self.maximumPixels)).squareRoot())
    map = Homography.scaling(factor).followed(by: map)
    width = max(1, Int(Double(width) / factor))
    height = max(1, Int(Double(height) / factor))

    var evened = Light.evened(
      photograph.warped(by: map, width: width, height: height), radius: Self.radius(width, height))
    let levels = Light.levels(of: evened)
    let tilt = Tilt.degrees(
      of: evened, threshold: levels.threshold, limit: hasOutline ? 6 : 20)
    if abs(tilt) > 0.25 {
      let centre = Point(x: Double(width) / 2, y: Double(height) / 2)
      map = Homography.rotation(degrees: tilt, around: centre).followed(by: map)
      evened = Light.evened(
        photograph.warped(by: map, width: width, height: height),
        radius: Self.radius(width, height))
    }
    evened = Crease.lightened(in: evened) ?? evened
    acrossBend = Bend(of: evened, levels: levels)
    if let acrossBend { evened = acrossBend.straightened(evened) }
    let transposed = evened.transposed()
    let lightened = Crease.lightened(in: transposed)
    let columns = lightened ?? transposed
    downBend = Bend(of: columns, levels: levels)
    if let flat = downBend?.straightened(columns) ?? lightened { evened = flat.transposed() }
    let ruled = RuledLines(in: evened, levels: levels)
    dividers = ruled.dividers
    strokes = ruled.strokes(on: evened, levels: levels)
    picture = ruled.removed(from: evened, levels: levels)
    self.levels = Light.levels(of: picture)
    toPhotograph = map
  }

  /// Of the window in which the light of a sheet is evened; wider than any stroke.
  static func radius(_ width: Int, _ height: Int) -> Int {
    max(12, max(width, height) / 45)
  }

  /// The map from an upright rectangle to the sheet's corners, and the rectangle's size. A little
  /// of each edge is left out, where the sheet ends in a shadow; no more, since people write up to it.
  private static func flattening(_ corners: [Point]) -> (Homography, Int, Int)? {
    let width = (corners[0].distance(to: corners[1]) + corners[3].distance(to: corners[2])) / 2
    let height = (corners[0].distance(to: corners[3]) + corners[1].distance(to: corners[2])) / 2
    let margin = 0.002 * max(width, height)
    let rectangle = [
      Point(x: -margin, y: -margin), Point(x: width - margin, y: -margin),
      Point(x: width - margin, y: height - margin), Point(x: -margin, y: height - margin),
    ]
    guard width > 40, height > 40, let map = Homography(from: rectangle, to: corners) else {
      return nil
    }
    return (map, Int(width - 2 * margin), Int(height - 2 * margin))
  }
}
