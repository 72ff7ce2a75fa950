/// Where several lines leave the same columns of a page empty: between two columns of entries, or
/// between labels and what stands beside them.
enum Gutters {
  /// Narrower gaps part words or groups of digits, in parts of a glyph's height.
  private static let narrowest = 0.9

  /// Each line cut at its gutters, and where a gap is too wide to lie inside of anything.
  ///
  /// - Parameter height: of a glyph, in pixels.
  static func parts(of lines: [WritingLine], height: Int) -> [[WritingLine]] {
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
      return cut(lines[index], at: cuts)
    }
  }

  private static func gaps(in line: WritingLine, height: Int) -> [Range<Int>] {
    let parts = line.parts(gap: Int(narrowest * Double(height)))
    return zip(parts, parts.dropFirst()).map { $0.box.right..<$1.box.x }
  }

  private static func cut(_ line: WritingLine, at cuts: [Range<Int>]) -> [WritingLine] {
    var groups = [[InkComponent]](repeating: [], count: cuts.count + 1)
    for component in line.components {
      groups[cuts.count { $0.lowerBound < component.box.x }].append(component)
    }
    return groups.filter { !$0.isEmpty }.map(WritingLine.init(components:))
  }
}
