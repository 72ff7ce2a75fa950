/// Where the lines of a page are parted: at a line that is printed down it and that writing keeps to either
/// side of, and where several leave the same columns of pixels empty; between two columns of entries, or
/// between labels and what stands beside them.
enum Gutters {
  /// Narrower gaps part words or groups of digits, in parts of a glyph's height.
  private static let narrowest = 0.9

  /// A line of writing, or what of it stands in one column of a page.
  private struct Piece {
    let place: Int
    /// How many of the printed lines stand before it.
    let column: Int
    let line: WritingLine
  }

  /// Each line cut at its gutters, and where a gap is too wide to lie inside of anything; what stands in
  /// another column, between printed lines, is another line.
  ///
  /// - Parameters:
  ///   - height: of a glyph, in pixels.
  ///   - dividers: printed down the page, from left to right.
  /// - Returns: in reading order, each with the place of the line that it was cut from.
  static func parts(
    of lines: [WritingLine], height: Int, dividers: [Divider]
  ) -> [(place: Int, parts: [WritingLine])] {
    let borders = borders(among: dividers, of: lines, height: height)
    let pieces = lines.enumerated().flatMap { place, line -> [Piece] in
      guard let line = without(borders, line, height: height) else { return [] }
      let ends = Set(borders.compactMap { gap(of: line, at: $0, height: height) })
      return cut(line, at: ends.sorted()).map { part in
        let column = borders.count { $0.x(at: part.box) < Double(part.box.x) + reach(height) }
        return Piece(place: place, column: column, line: part)
      }
    }
    let columns = Dictionary(grouping: pieces, by: \.column).values
    let parted = columns.flatMap { column in
      zip(column, parts(ofColumn: column.map(\.line), height: height))
    }
    let leveled = parted.flatMap { piece, parts in
      levels(of: parts, height: height).enumerated().map {
        (line: (piece.place, $0), column: piece.column, parts: $1)
      }
    }.sorted { ($0.line.0, $0.line.1, $0.column) < ($1.line.0, $1.line.1, $1.column) }
    var place = 0
    return leveled.indices.map { index in
      if index > 0, leveled[index].line != leveled[index - 1].line { place += 1 }
      return (place: place, parts: leveled[index].parts)
    }
  }

  /// The parts of a line that is two, as where other columns' lines stand higher or lower: those above with what
  /// reaches beside both, and those below; all in one where none is two.
  private static func levels(of parts: [WritingLine], height: Int) -> [[WritingLine]] {
    let edges = parts.map { edge(within: $0, height: height) }
    guard let edge = edges.lazy.compactMap(\.self).first else { return [parts] }
    let pieces = zip(parts, edges).flatMap { $1.map($0.parted(below:)) ?? [$0] }
    let levels = Dictionary(grouping: pieces) { $0.box.y < edge }
    return [true, false].compactMap { levels[$0] }
  }

  /// Where the lower of two lines begins that a part holds; nil where rows are parts of the same characters.
  private static func edge(within part: WritingLine, height: Int) -> Int? {
    guard part.box.height * 10 >= 19 * height else { return nil }
    return part.rows.dropFirst().map(\.box.y).first { edge in
      let sides = part.parted(below: edge).map(\.box)
      return (sides[1].y - sides[0].bottom) * 4 >= height
        && sides.allSatisfy { $0.height * 5 >= 3 * height && $0.width >= height }
    }
  }

  /// A line without what a blurred divider left of itself, as thin as strokes of a pen; nil where that
  /// is all.
  private static func without(
    _ dividers: [Divider], _ line: WritingLine, height: Int
  ) -> WritingLine? {
    let ink = line.components.filter { component in
      component.box.width * 6 > height
        || !dividers.contains { abs($0.x(at: component.box) - component.centreX) < 3 }
    }
    return ink.isEmpty ? nil : ink.count == line.components.count ? line : .init(components: ink)
  }

  private static func parts(ofColumn lines: [WritingLine], height: Int) -> [[WritingLine]] {
    let gaps = lines.map { self.gaps(in: $0, height: height) }
    let least = Int(narrowest * Double(height))
    return lines.indices.map { index in
      let others = (max(0, index - 3)...min(lines.count - 1, index + 3)).filter { $0 != index }
      let cuts = gaps[index].filter { (gap: Range<Int>) -> Bool in
        if gap.count >= 3 * height { return true }
        return others.contains { other in
          gaps[other].contains { $0.clamped(to: gap).count >= least }
        }
      }
      return cut(lines[index], at: cuts.map(\.lowerBound))
    }
  }

  /// The dividers that writing keeps to either side of: not those of a grid, nor one where more than a tenth
  /// of the lines that reach across cross it, or have no more than a digit or two on a side, as beyond a
  /// margin.
  private static func borders(
    among dividers: [Divider], of lines: [WritingLine], height: Int
  ) -> [Divider] {
    dividers.filter { divider in
      let isOfGrid = dividers.contains { other in
        let distance = abs(other.x - divider.x)
        return distance * 2 >= Double(height) && distance < Double(4 * height)
      }
      guard !isOfGrid else { return false }
      let reaching = lines.compactMap { without([divider], $0, height: height) }.filter { line in
        let x = divider.x(at: line.box)
        return Double(line.box.x) < x && x < Double(line.box.right)
      }
      let free = reaching.filter { line in
        guard let end = gap(of: line, at: divider, height: height) else { return false }
        return cut(line, at: [end]).allSatisfy { $0.box.width * 2 >= 3 * height }
      }
      // A fold is as dark as a printed line, and may run between the digits of several numbers.
      let apart = free.count { line in
        guard let end = gap(of: line, at: divider, height: height) else { return false }
        return (cut(line, at: [end])[1].box.x - end) * 2 > 3 * usualGap(in: line)
      }
      return free.count >= 3 && free.count * 10 >= reaching.count * 9 && apart * 2 >= free.count
    }
  }

  /// The middle one of the gaps between the pieces of a line's ink, in pixels.
  private static func usualGap(in line: WritingLine) -> Int {
    let parts = line.parts(gap: 1)
    let gaps = zip(parts, parts.dropFirst()).map { $1.box.x - $0.box.right }.sorted()
    return gaps.isEmpty ? 0 : gaps[gaps.count / 2]
  }

  /// Where a line's ink ends before a divider that none of it crosses; nil where there is none before it,
  /// or none behind, but for a digit.
  private static func gap(of line: WritingLine, at divider: Divider, height: Int) -> Int? {
    let x = divider.x(at: line.box)
    let ends = line.components.filter { $0.centreX < x }.map(\.box.right)
    let starts = line.components.filter { $0.centreX >= x }.map(\.box.x)
    guard let end = ends.max(), let start = starts.min(), start - end >= height / 4,
      Double(end) <= x + reach(height), Double(start) >= x - reach(height),
      min(end - line.box.x, line.box.right - start) * 5 >= height * 4
    else { return nil }
    return end
  }

  /// How far a stroke may reach beyond a printed line that it keeps to one side of, in pixels.
  private static func reach(_ height: Int) -> Double { Double(height) / 4 }

  private static func gaps(in line: WritingLine, height: Int) -> [Range<Int>] {
    let parts = line.parts(gap: Int(narrowest * Double(height)))
    return zip(parts, parts.dropFirst()).map { $0.box.right..<$1.box.x }
  }

  /// - Parameter ends: where the ink before a cut ends.
  private static func cut(_ line: WritingLine, at ends: [Int]) -> [WritingLine] {
    var groups = [[InkComponent]](repeating: [], count: ends.count + 1)
    for component in line.components {
      groups[ends.count { $0 < component.box.x }].append(component)
    }
    return groups.filter { !$0.isEmpty }.map(WritingLine.init(components:))
  }
}
