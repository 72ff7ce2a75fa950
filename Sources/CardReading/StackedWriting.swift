/// Writing that runs down a sheet, as in old address books, with its characters set side by side: what
/// the models read are lines.
struct StackedWriting {
  /// Each column as a line, the first on the right as the first from above.
  let sheet: Sheet

  /// - Parameters:
  ///   - turned: the sheet turned to the left by a quarter, so that its columns are lines of
  ///     characters that lie on their side. Nil where none is as long as a telephone number.
  ///   - dash: how long a dash down the column may be at most, in parts of a digit's height.
  init?(on turned: Sheet, dash: Double) {
    let lines = WritingLines.found(in: turned.picture, threshold: turned.levels.threshold)
    let pieces = lines.map { Self.pieces(of: $0) }
    let sides = pieces.flatMap { $0.map { max($0.box.width, $0.box.height) } }.sorted()
    guard let size = sides.isEmpty ? nil : sides[sides.count * 9 / 10], size >= Self.leastSize
    else { return nil }
    var rows: [[Character]] = []
    for pieces in pieces {
      let whole = Self.characters(among: pieces, size: size)
      let digit = Self.middle(whole.map(\.box).filter { Self.isNarrow($0, size) }.map(\.width))
      let parted = whole.flatMap {
        Self.parted($0, every: Self.isNarrow($0.box, size) ? digit : size)
      }
      rows.append(
        parted.map { ink in
          let isDash =
            ink.box.height * 3 < ink.box.width && Double(ink.box.width) < dash * Double(digit)
          return Character(ink: ink, isDash: isDash)
        })
    }
    guard rows.contains(where: { $0.count >= Self.leastCharacters }),
      let laid = Self.laid(rows, size: size, of: turned.picture)
    else { return nil }
    sheet = Sheet(picture: laid.picture, of: turned, moved: laid.moved)
  }

  /// A character as it lies on its side.
  private struct Character {
    let ink: WritingLine
    /// Whether it is a stroke down the column between digits: a dash, as people write it there.
    let isDash: Bool
  }

  /// Writing with smaller characters is too small to be parted, in pixels.
  private static let leastSize = 12
  private static let leastCharacters = 7

  /// Parts of a line that hardly overlap: characters, or what stands above the rest of one.
  private static func pieces(of line: WritingLine) -> [WritingLine] {
    var pieces: [[InkComponent]] = []
    var end = 0
    for component in line.components {
      let shared = end - component.box.x
      let isNext = pieces.isEmpty || shared * 5 <= component.box.width && component.box.right > end
      if isNext { pieces.append([]) }
      pieces[pieces.count - 1].append(component)
      end = isNext ? component.box.right : max(end, component.box.right)
    }
    return pieces.map(WritingLine.init(components:))
  }

  /// A digit, rather than a character in Han.
  private static func isNarrow(_ box: Box, _ size: Int) -> Bool { box.height * 20 < size * 11 }

  /// The pieces joined to characters, each about as high as wide: what stands above the rest of one is
  /// nearer to it than to the next.
  ///
  /// - Parameter size: how large a character in Han is, in pixels.
  private static func characters(among pieces: [WritingLine], size: Int) -> [WritingLine] {
    var best: [(cost: Double, start: Int)] = [(0, 0)]
    for end in 1...pieces.count {
      best.append((.infinity, end - 1))
      for start in max(0, end - mostPieces)..<end {
        let cost = best[start].cost + cost(of: pieces[start..<end], size: size)
        if cost < best[end].cost { best[end] = (cost, start) }
      }
    }
    var groups: [ArraySlice<WritingLine>] = []
    var end = pieces.count
    while end > 0 {
      groups.insert(pieces[best[end].start..<end], at: 0)
      end = best[end].start
    }
    var characters: [WritingLine] = []
    for group in groups {
      let digits = characters.suffix(2).filter { isNarrow($0.box, size) }
      let whole = WritingLine(components: group.flatMap(\.components))
      // A dash above a 3 is no 5, nor are two digits a character.
      let isParted =
        digits.count == 2
        && (widestGap(in: group) * 14 > size
          || digits.allSatisfy { whole.box.width * 5 > $0.box.width * 7 })
      characters += isParted ? Array(group) : [whole]
    }
    return characters
  }

  private static func widestGap(in pieces: ArraySlice<WritingLine>) -> Int {
    zip(pieces, pieces.dropFirst()).map { $1.box.x - $0.box.right }.max() ?? 0
  }

  /// 三 and 言 fall into so many.
  private static let mostPieces = 5

  /// How little pieces are like one character; infinite where they are none.
  private static func cost(of pieces: ArraySlice<WritingLine>, size: Int) -> Double {
    let box = pieces.map(\.box).reduce(pieces[pieces.startIndex].box) { $0.union($1) }
    let gap = Double(widestGap(in: pieces)) / Double(size)
    let height = Double(box.width) / Double(size)
    if isNarrow(box, size) {
      guard pieces.count > 1 else { return max(0, abs(height - 0.65) - 0.2) }
      // The upper stroke of a 5.
      let least = pieces.map(\.box.width).min() ?? 0
      return height < 0.95 && gap < 0.07 && least * 5 < size ? 0 : .infinity
    }
    // No digit is flat, or as small as the dot of 許.
    let isPart = pieces.contains {
      $0.box.width * 10 < $0.box.height * 9 || $0.box.width * 3 < size
    }
    guard pieces.count == 1 || isPart && height < 1.4 && gap < 0.4 else {
      return .infinity
    }
    return abs(height - 0.9) + max(0, gap) / 2
  }

  /// Characters that touch, cut where there is least ink near every so many pixels.
  private static func parted(_ ink: WritingLine, every length: Int) -> [WritingLine] {
    let count = (ink.box.width * 2 + length) / max(1, 2 * length)
    guard length > 0, count > 1, ink.box.width * 10 > length * 15 else { return [ink] }
    var profile = [Int](repeating: 0, count: ink.box.width)
    for place in ink.components.flatMap(\.places) { profile[place.x - ink.box.x] += 1 }
    var parts: [WritingLine] = []
    var rest = ink.components
    for number in 1..<count {
      let middle = ink.box.width * number / count
      let reach = length / 4
      let near = max(1, middle - reach)..<min(profile.count, middle + reach)
      guard
        let cut = near.min(by: { (profile[$0], abs($0 - middle)) < (profile[$1], abs($1 - middle)) }
        )
      else { continue }
      let (before, behind) = halves(of: rest, at: ink.box.x + cut)
      guard !before.isEmpty, !behind.isEmpty else { continue }
      parts.append(WritingLine(components: before))
      rest = behind
    }
    return parts + [WritingLine(components: rest)]
  }

  private static func halves(
    of components: [InkComponent], at x: Int
  ) -> (before: [InkComponent], behind: [InkComponent]) {
    func part(_ component: InkComponent, from: Int, to: Int) -> InkComponent? {
      let runs = component.runs.compactMap { run -> InkComponent.Run? in
        let (start, end) = (max(run.start, from), min(run.end, to))
        return start < end ? .init(y: run.y, start: start, end: end) : nil
      }
      return runs.isEmpty ? nil : InkComponent(runs: runs)
    }
    return (
      components.compactMap { part($0, from: 0, to: x) },
      components.compactMap { part($0, from: x, to: .max) }
    )
  }

  private static func middle(_ values: [Int]) -> Int {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  /// The characters upright, in rows.
  ///
  /// - Parameter size: how large one in Han is, in pixels.
  private static func laid(
    _ rows: [[Character]], size: Int, of picture: Raster
  ) -> (picture: Raster, moved: [Sheet.Move])? {
    var moved: [Sheet.Move] = []
    var glyphs: [Raster] = []
    var y = size
    for row in rows {
      var x = size
      let gaps = zip(row, row.dropFirst()).map { $1.ink.box.x - $0.ink.box.right }
      let usual = middle(gaps)
      let height = row.map { max($0.ink.box.width, $0.ink.box.height) }.max() ?? 0
      for (character, gap) in zip(row, [usual] + gaps) {
        let lying = character.ink.picture(from: picture, margin: 2)
        let glyph = character.isDash ? lying : lying.turned(quarters: 1)
        x += max(gap - usual + size / 10, size / 12)
        moved.append(
          .init(
            to: Box(
              x: x, y: y + (height - glyph.height) / 2, width: glyph.width, height: glyph.height),
            from: character.ink.box))
        glyphs.append(glyph)
        x += glyph.width
      }
      y += height + size
    }
    let width = (moved.map(\.to.right).max() ?? 0) + size
    guard !moved.isEmpty, width * y <= 4 * Sheet.maximumPixels else { return nil }
    var laid = Raster(width: width, height: y)
    for (glyph, move) in zip(glyphs, moved) {
      for row in 0..<glyph.height {
        let start = (move.to.y + row) * width + move.to.x
        laid.pixels.replaceSubrange(
          start..<start + glyph.width,
          with: glyph.pixels[row * glyph.width..<(row + 1) * glyph.width])
      }
    }
    return (laid, moved)
  }
}
