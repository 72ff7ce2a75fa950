/// Gathers ink into lines of writing, in reading order.
enum WritingLines {
  /// More lines than this on one photograph are not looked at: 200 entries on two lines each.
  static let maximumCount = 400

  /// - Parameter ink: how dark most ink is; nothing paler is taken for a stain without it.
  static func found(in raster: Raster, threshold: UInt8, ink: UInt8? = nil) -> [WritingLine] {
    var all = InkComponent.all(in: raster, threshold: threshold)
    if let ink {
      all = unstained(all, in: raster, threshold: UInt8((Int(ink) + Int(threshold)) / 2))
    }
    let unpunched = Perforation.removed(from: all, width: raster.width, height: raster.height)
    let bare = Ring.removedAroundEntries(from: unpunched, width: raster.width)
    let kept = writing(among: bare, in: raster)
    guard let height = glyphHeight(of: kept) else { return [] }
    return Array(lines(kept, height: height).prefix(maximumCount))
  }

  /// Of what is high and mostly paler than ink, such as the ring that a cup leaves, the ink alone: writing
  /// that it runs through hangs together with it.
  private static func unstained(
    _ components: [InkComponent], in raster: Raster, threshold: UInt8
  ) -> [InkComponent] {
    guard let height = glyphHeight(of: components) else { return components }
    func share(_ components: some Sequence<InkComponent>) -> Double {
      let places = components.lazy.flatMap(\.places)
      let (dark, all) = places.reduce(into: (0, 0)) { sums, place in
        sums.0 += raster[place.x, place.y] < threshold ? 1 : 0
        sums.1 += 1
      }
      return Double(dark) / Double(max(1, all))
    }
    let high = components.filter { $0.box.height > 2 * height }
    // Of a blurred photograph all is pale.
    guard !high.isEmpty, share(components.lazy.filter { $0.box.height <= 2 * height }) > 0.5 else {
      return components
    }
    return components.flatMap { component in
      component.box.height > 2 * height && share([component]) < 0.3
        ? component.darker(than: threshold, in: raster) : [component]
    }
  }

  /// Without specks, without the edges of the sheet, without blots.
  private static func writing(among components: [InkComponent], in raster: Raster) -> [InkComponent]
  {
    let sizeable = components.filter { $0.area >= 6 && max($0.box.width, $0.box.height) >= 5 }
    guard let height = glyphHeight(of: sizeable) else { return [] }
    return withoutRules(Ring.removed(from: sizeable, height: height), height: height).filter {
      component in
      let box = component.box
      let isSpeck = max(box.width, box.height) * 8 < height
      let isFrame =
        box.touchesSide(of: raster)
        && (max(box.width, box.height) > height || box.width * 3 < height)
      let isBlot = box.height > 4 * height || box.width > 14 * height
      return !isSpeck && !isFrame && !isBlot
    }
  }

  /// In pixels: of strokes down the sheet, of which most runs are.
  private static func strokeWidth(of components: [InkComponent]) -> Int {
    let widths = components.flatMap { $0.runs.map { $0.end - $0.start } }.sorted()
    return widths.isEmpty ? 0 : widths[widths.count / 2]
  }

  /// Ink without what broken ruled lines left, thinner than any dash: it would join a name to its number. Where
  /// there is much of it, as of squares with dashes down their middle, lines are found by it.
  private static func withoutRules(_ components: [InkComponent], height: Int) -> [InkComponent] {
    let stroke = strokeWidth(of: components.filter { $0.box.height * 2 > height })
    let kept = components.filter {
      $0.box.height * 5 >= stroke * 2 || $0.box.width < 5 * $0.box.height
    }
    return kept.count * 4 >= components.count * 3 ? kept : components
  }

  /// How high a digit or a larger radical is: the height below which a third of all ink lies, what is
  /// scribbled out left aside.
  static func glyphHeight(of components: [InkComponent]) -> Int? {
    let sorted = components.filter { $0.box.height >= 6 && !Strike.isScribble($0) }
      .sorted { $0.box.height < $1.box.height }
    let total = sorted.reduce(0) { $0 + $1.area }
    var seen = 0
    for component in sorted {
      seen += component.area
      if seen * 5 >= total * 3 { return component.box.height }
    }
    return nil
  }

  /// Bands of rows that hold much ink, parted at the rows that hold little.
  private static func lines(_ components: [InkComponent], height: Int) -> [WritingLine] {
    guard let bottom = components.map(\.box.bottom).max() else { return [] }
    var profile = [Double](repeating: 0, count: bottom + 1)
    for component in components {
      for run in component.runs { profile[run.y] += Double(run.end - run.start) }
    }
    profile = smoothed(profile, radius: max(1, height / 6))
    let bands = bands(of: profile, height: height)
    var members = [[InkComponent]](repeating: [], count: bands.count)
    let parted = components.flatMap { parts(of: $0, between: bands, height: height) }
    for component in parted {
      var shares = [Int: Int]()
      for run in component.runs {
        if let band = bands.firstIndex(where: { $0.contains(run.y) }) {
          shares[band, default: 0] += run.end - run.start
        }
      }
      let middle = Int(component.centreY)
      let band =
        shares.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
        ?? bands.indices.min { distance(bands[$0], middle) < distance(bands[$1], middle) }
      if let band { members[band].append(component) }
    }
    return members.filter { band in band.contains { $0.box.height * 2 > height } }
      .map(WritingLine.init(components:))
  }

  /// Characters of two lines that touch, cut where they do: where a component reaches well into two
  /// bands and is thin between them.
  private static func parts(
    of component: InkComponent, between bands: [Range<Int>], height: Int
  ) -> [InkComponent] {
    let box = component.box
    guard box.height * 5 > height * 7 else { return [component] }
    var widths = [Int](repeating: 0, count: box.height)
    for run in component.runs { widths[run.y - box.y] += run.end - run.start }
    for border in bands.dropFirst().map(\.lowerBound) where box.y < border && border < box.bottom {
      let near = max(box.y, border - height / 3)..<min(box.bottom, border + height / 3 + 1)
      // Of rows as thin as a stroke the nearest.
      func cost(_ y: Int) -> (Int, Int) { (max(widths[y - box.y], height / 12), abs(y - border)) }
      guard let cut = near.min(by: { cost($0) < cost($1) }), widths[cut - box.y] * 3 <= height
      else { continue }
      let halves = [component.runs.filter { $0.y < cut }, component.runs.filter { $0.y >= cut }]
        .filter { !$0.isEmpty }.map(InkComponent.init(runs:))
      // The tail of a character that hangs into the next line is narrow.
      guard halves.count == 2,
        halves.allSatisfy({ $0.box.height * 5 >= height * 2 && $0.box.width * 2 >= height })
      else { continue }
      return [halves[0]] + parts(of: halves[1], between: bands, height: height)
    }
    return [component]
  }

  private static func distance(_ band: Range<Int>, _ y: Int) -> Int {
    y < band.lowerBound ? band.lowerBound - y : max(0, y - band.upperBound)
  }

  private static func smoothed(_ values: [Double], radius: Int) -> [Double] {
    var sums = [0.0]
    for value in values { sums.append(sums[sums.count - 1] + value) }
    return values.indices.map { index in
      let from = max(0, index - radius)
      let to = min(values.count, index + radius + 1)
      return (sums[to] - sums[from]) / Double(to - from)
    }
  }

  /// Maxima of the profile, each with the rows around it down to the valleys beside it. Two maxima
  /// nearer than most of a glyph, or with no real valley between them, are one line.
  private static func bands(of profile: [Double], height: Int) -> [Range<Int>] {
    var peaks: [Int] = []
    for y in profile.indices where profile[y] > 0 {
      let from = max(0, y - height / 3)
      let to = min(profile.count - 1, y + height / 3)
      if profile[from...to].max() == profile[y], peaks.last.map({ y - $0 > height / 3 }) ?? true {
        peaks.append(y)
      }
    }
    func valley(_ a: Int, _ b: Int) -> Int { (a...b).min { profile[$0] < profile[$1] } ?? a }
    var index = 0
    while index + 1 < peaks.count {
      let a = peaks[index]
      let b = peaks[index + 1]
      let low = profile[valley(a, b)]
      if low > 0.45 * min(profile[a], profile[b]) || (b - a < height * 2 / 3) && low > 0 {
        peaks.remove(at: profile[a] < profile[b] ? index : index + 1)
        index = max(0, index - 1)
      } else {
        index += 1
      }
    }
    return peaks.indices.map { index in
      let from = index == 0 ? 0 : valley(peaks[index - 1], peaks[index])
      let to = index + 1 == peaks.count ? profile.count : valley(peaks[index], peaks[index + 1])
      return from..<max(from + 1, to)
    }
  }
}
