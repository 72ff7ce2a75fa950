/// What a telephone or computer showed, kept pixel by pixel: no paper, no light, no tilt, and writing
/// of any colour on panels of any colour, often light on dark.
struct Screenshot {
  /// The writing alone; of a telephone's screen without its line of state, faces and buttons.
  let blackOnWhite: Raster
  /// Whether it is tall and begins with a line of state: then the person's name stands above all
  /// numbers, and what has no number is a button.
  let isOfTelephone: Bool

  /// - Parameter outline: of a sheet in the picture: one that does not stand upright was photographed.
  /// - Returns: nil where the picture was not made by a screen, or is dark on light like a sheet that
  ///   was scanned, which may be as flat.
  init?(_ picture: Raster, outline: PaperOutline?) {
    let isTall = picture.height * 10 > picture.width * 17
    let shades = picture.histogram()
    let isDark = (0..<256).max { shades[$0] < shades[$1] }.map { $0 < 128 } ?? false
    guard isTall || isDark, outline.map(Self.isUpright) ?? true,
      Self.flatness(of: picture, within: 0).histogram()[0] * 5 > picture.pixels.count * 4
    else { return nil }
    let panels = Panels(picture)
    let isInk = Raster(
      width: picture.width, height: picture.height, pixels: panels.labels.map { $0 < 0 ? 0 : 255 })
    let components = InkComponent.all(in: isInk, threshold: 128)
    isOfTelephone = isTall && Self.hasLineOfState(components.map(\.box), in: picture)
    guard isOfTelephone || isDark else { return nil }
    let buttons = isOfTelephone ? panels.buttons : []
    let side = max(picture.width, picture.height)
    var result = Raster(width: picture.width, height: picture.height)
    for component in components {
      let box = component.box
      if isOfTelephone, Self.isState(box, in: picture) || box.height * 10 > side { continue }
      guard let panel = panels.only(around: component),
        !buttons.contains(where: { $0.surrounds(box) })
      else { continue }
      let ground = Int(panels.grounds[panel])
      func depth(_ x: Int, _ y: Int) -> Int { abs(Int(picture[x, y]) - ground) }
      let deepest = component.places.map(depth).max() ?? 0
      guard deepest >= Self.minimumContrast else { continue }
      // Compression leaves faint marks around all that is drawn.
      let drawn = InkComponent(
        runs: component.places.filter { depth($0, $1) * 2 > deepest }.map {
          InkComponent.Run(y: $1, start: $0, end: $0 + 1)
        })
      let isIcon =
        min(drawn.box.width, drawn.box.height) * 50 > side
        && drawn.area * 5 > drawn.box.width * drawn.box.height * 3
      if isIcon { continue }
      for (x, y) in component.places {
        result[x, y] = UInt8(255 - 255 * depth(x, y) / deepest)
      }
    }
    guard result.pixels.contains(where: { $0 < 128 }) else { return nil }
    blackOnWhite = result
  }

  /// Whether small things stand at both ends of the top, as the time and the battery do.
  private static func hasLineOfState(_ boxes: [Box], in picture: Raster) -> Bool {
    let state = boxes.filter { isState($0, in: picture) && $0.height * 40 < picture.height }
    return state.contains { $0.right * 5 < picture.width * 2 }
      && state.contains { $0.x * 5 > picture.width * 3 }
  }

  private static func isState(_ box: Box, in picture: Raster) -> Bool {
    box.bottom * 20 < picture.height
  }

  /// The entries without a telephone's buttons.
  func people(among entries: [CardEntry]) -> [CardEntry] {
    let numbered = entries.filter { $0.number.verdict != .unread }
    return isOfTelephone && !numbered.isEmpty ? numbered : entries
  }

  /// Black where a pixel has its own grey, give or take a tolerance, beside and below it, else white:
  /// little is black in any photograph, since light and sensors are never even.
  private static func flatness(of picture: Raster, within tolerance: Int) -> Raster {
    let (width, height) = (picture.width, picture.height)
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      picture.pixels.withUnsafeBufferPointer { source in
        for y in 0..<height {
          let below = y + 1 < height ? width : 0
          for x in 0..<width {
            let place = y * width + x
            let beside = x + 1 < width ? 1 : 0
            let grey = Int(source[place])
            // The corner too, or panels would hang together across theirs.
            let isFlat =
              abs(Int(source[place + beside]) - grey) <= tolerance
              && abs(Int(source[place + below]) - grey) <= tolerance
              && abs(Int(source[place + below + beside]) - grey) <= tolerance
            buffer[place] = isFlat ? 0 : 255
          }
        }
      }
      count = width * height
    }
    return Raster(width: width, height: height, pixels: pixels)
  }

  /// Of 256 levels: less is ornament.
  private static let minimumContrast = 40

  /// Whether each side leans by less than one pixel in a hundred.
  private static func isUpright(_ outline: PaperOutline) -> Bool {
    let corners = outline.corners
    return (0..<4).allSatisfy { side in
      let (a, b) = (corners[side], corners[(side + 1) % 4])
      return min(abs(a.x - b.x), abs(a.y - b.y)) * 100 <= a.distance(to: b)
    }
  }

  /// Large areas of one colour, or of one that changes slowly.
  private struct Panels {
    let width: Int
    /// Of each pixel the place of its panel; -1 for what is no panel.
    private(set) var labels: [Int32]
    private(set) var boxes: [Box] = []
    private(set) var grounds: [UInt8] = []

    init(_ picture: Raster) {
      width = picture.width
      labels = [Int32](repeating: -1, count: picture.pixels.count)
      let areas = InkComponent.all(in: Screenshot.flatness(of: picture, within: 1), threshold: 128)
      for area in areas where area.area * 250 >= picture.pixels.count {
        var counts = [Int](repeating: 0, count: 256)
        for run in area.runs {
          for place in (run.y * width + run.start)..<(run.y * width + run.end) {
            labels[place] = Int32(boxes.count)
            counts[Int(picture.pixels[place])] += 1
          }
        }
        boxes.append(area.box)
        grounds.append(UInt8((0...255).max { counts[$0] < counts[$1] } ?? 255))
      }
    }

    /// Panels no wider than buttons and faces, each with its edge.
    var buttons: [Box] { boxes.filter { $0.width * 3 <= width }.map { $0.grown(by: width / 90) } }

    /// The panel that a component stands on; nil where it lies between two, as an edge does.
    func only(around component: InkComponent) -> Int? {
      var found: Int32 = -1
      func isSecond(_ x: Int, _ y: Int) -> Bool {
        guard x >= 0, x < width, y >= 0, y * width + x < labels.count else { return false }
        let label = labels[y * width + x]
        guard label >= 0, label != found else { return false }
        defer { found = label }
        return found >= 0
      }
      for run in component.runs {
        if isSecond(run.start - 1, run.y) || isSecond(run.end, run.y) { return nil }
        for x in run.start..<run.end where isSecond(x, run.y - 1) || isSecond(x, run.y + 1) {
          return nil
        }
      }
      return found < 0 ? nil : Int(found)
    }
  }
}
