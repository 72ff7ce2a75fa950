/// Looks for more sheets beside the one that was found first.
enum FurtherSheets {
  private static let most = 3
  /// Of a photograph, as much as one of many small cards fills.
  private static let leastShare = 0.03
  /// As wide as the shadow around a sheet, in pixels of the small picture.
  private static let rim = 9.0

  /// The outlines of several small sheets, none of which alone is what the photograph was taken of; one
  /// at most where there are not several.
  static func outlines(in photograph: Raster) -> [PaperOutline] {
    guard let first = PaperOutline(of: photograph, leastShare: leastShare) else { return [] }
    return [first] + outlines(in: photograph, beside: first)
  }

  /// The outlines of further sheets in the photograph, each about as bright as the first.
  static func outlines(in photograph: Raster, beside first: PaperOutline) -> [PaperOutline] {
    let share = first.share(ofWidth: photograph.width, height: photograph.height)
    guard share < 0.45 else { return [] }
    var small = photograph.scaled(maximumSide: 480)
    let scale = Double(photograph.width) / Double(small.width)
    let paper = brightness(of: small, inside: scaled(first, by: 1 / scale))
    var found: [PaperOutline] = []
    var last = scaled(first, by: 1 / scale)
    for _ in 0..<2 * most where found.count < most {
      cover(last, in: &small)
      guard let next = PaperOutline(of: small, leastShare: max(leastShare, share / 4)) else {
        break
      }
      last = next
      let whole = scaled(next, by: scale)
      if brightness(of: small, inside: next) > paper * 3 / 4,
        !([first] + found).contains(where: { isSame($0, whole) })
      {
        found.append(whole.refined(in: photograph))
      }
    }
    return found
  }

  private static func scaled(_ outline: PaperOutline, by factor: Double) -> PaperOutline {
    PaperOutline(corners: outline.corners.map { Point(x: $0.x * factor, y: $0.y * factor) })
  }

  /// Whether the middle of one lies in the other, as where that is the rim of its shadow.
  private static func isSame(_ one: PaperOutline, _ other: PaperOutline) -> Bool {
    [(one, other), (other, one)].contains { inner, outer in
      let corners = inner.corners
      let x = corners.map(\.x).reduce(0, +) / 4
      let y = corners.map(\.y).reduce(0, +) / 4
      return contains(outer, x: Int(x), y: Int(y), margin: 0)
    }
  }

  private static func contains(_ outline: PaperOutline, x: Int, y: Int, margin: Double) -> Bool {
    let point = Point(x: Double(x), y: Double(y))
    return (0..<4).allSatisfy { side in
      let a = outline.corners[side]
      let b = outline.corners[(side + 1) % 4]
      return a.cross(b, point) > -margin * max(1, a.distance(to: b))
    }
  }

  /// The middle value of the pixels inside.
  private static func brightness(of raster: Raster, inside outline: PaperOutline) -> Int {
    values(of: raster) { contains(outline, x: $0, y: $1, margin: -4) }
  }

  /// Paints what lies inside, and a rim around it, in the shade of the desk.
  private static func cover(_ outline: PaperOutline, in raster: inout Raster) {
    let desk = UInt8(values(of: raster) { !contains(outline, x: $0, y: $1, margin: rim) })
    for y in 0..<raster.height {
      for x in 0..<raster.width where contains(outline, x: x, y: y, margin: rim) {
        raster[x, y] = desk
      }
    }
  }

  private static func values(of raster: Raster, where isWanted: (Int, Int) -> Bool) -> Int {
    var values: [UInt8] = []
    for y in stride(from: 0, to: raster.height, by: 3) {
      for x in stride(from: 0, to: raster.width, by: 3) where isWanted(x, y) {
        values.append(raster[x, y])
      }
    }
    values.sort()
    return values.isEmpty ? 0 : Int(values[values.count / 2])
  }
}
