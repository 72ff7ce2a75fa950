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
    guard Self.flatShare(of: picture) > Self.minimumFlatShare,
      outline.map(Self.isUpright) ?? true
    else { return nil }
    let panels = Panels(picture)
    let isInk = Raster(
      width: picture.width, height: picture.height, pixels: panels.labels.map { $0 < 0 ? 0 : 255 })
    let components = InkComponent.all(in: isInk, threshold: 128)
    isOfTelephone = Self.hasLineOfState(components.map(\.box), in: picture)
    guard isOfTelephone || panels.isDark else { return nil }
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

  /// Whether small things stand at both ends of the top of a tall picture, as the time and the battery do.
  private static func hasLineOfState(_ boxes: [Box], in picture: Raster) -> Bool {
    let state = boxes.filter { isState($0, in: picture) && $0.height * 40 < picture.height }
    return picture.height * 10 > picture.width * 17
      && state.contains { $0.right * 5 < picture.width * 2 }
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

  /// How much of a picture has a pixel's own grey beside and below it: little of any photograph, since
  /// light and sensors are never even.
  static func flatShare(of picture: Raster) -> Double {
    guard picture.width > 1, picture.height > 1 else { return 0 }
    var count = 0
    picture.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<(picture.height - 1) {
        let row = y * picture.width
        for place in row..<(row + picture.width - 1)
        where pixels[place] == pixels[place + 1]
          && pixels[place] == pixels[place + picture.width]
        { count += 1 }
      }
    }
    return Double(count) / Double((picture.width - 1) * (picture.height - 1))
  }

  private static let minimumFlatShare = 0.8
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
    let labels: [Int32]
    let boxes: [Box]
    let grounds: [UInt8]

    init(_ picture: Raster) {
      let width = picture.width
      var parents = [Int32](unsafeUninitializedCapacity: picture.pixels.count) { buffer, count in
        for place in 0..<picture.pixels.count { buffer[place] = Int32(place) }
        count = picture.pixels.count
      }
      func root(_ place: Int32) -> Int32 {
        var place = place
        while parents[Int(place)] != place {
          parents[Int(place)] = parents[Int(parents[Int(place)])]
          place = parents[Int(place)]
        }
        return place
      }
      func join(_ a: Int, _ b: Int) {
        guard abs(Int(picture.pixels[a]) - Int(picture.pixels[b])) <= 1 else { return }
        let (a, b) = (root(Int32(a)), root(Int32(b)))
        if a != b { parents[Int(max(a, b))] = min(a, b) }
      }
      for y in 0..<picture.height {
        for x in 0..<width {
          let place = y * width + x
          if x > 0 { join(place, place - 1) }
          if y > 0 { join(place, place - width) }
        }
      }
      var areas: [Int32: Int] = [:]
      let roots = parents.indices.map { root(Int32($0)) }
      for root in roots { areas[root, default: 0] += 1 }
      let least = picture.pixels.count / 250
      let large = areas.filter { $0.value >= least }.keys.sorted()
      let places = Dictionary(uniqueKeysWithValues: large.enumerated().map { ($1, Int32($0)) })
      let labels = roots.map { places[$0] ?? -1 }
      var boxes = [Box?](repeating: nil, count: large.count)
      var histograms = [[Int]](repeating: [Int](repeating: 0, count: 256), count: large.count)
      for (place, label) in labels.enumerated() where label >= 0 {
        let pixel = Box(x: place % width, y: place / width, width: 1, height: 1)
        boxes[Int(label)] = boxes[Int(label)]?.union(pixel) ?? pixel
        histograms[Int(label)][Int(picture.pixels[place])] += 1
      }
      self.width = width
      self.labels = labels
      self.boxes = boxes.compactMap { $0 }
      grounds = histograms.map { histogram in
        UInt8((0...255).max { histogram[$0] < histogram[$1] } ?? 255)
      }
    }

    /// Whether the largest is dark.
    var isDark: Bool {
      zip(boxes, grounds).max { $0.0.width * $0.0.height < $1.0.width * $1.0.height }
        .map { $0.1 < 128 } ?? false
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
