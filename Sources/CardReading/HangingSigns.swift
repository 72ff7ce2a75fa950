/// Hearts, stars, ticks and boxes that people draw before some of the names of a list: they hang to the left
/// of where the other lines begin.
enum HangingSigns {
  /// Lines without such signs.
  ///
  /// - Parameters:
  ///   - lines: from the top.
  ///   - height: of a glyph, in pixels.
  ///   - read: what the number model makes of a line.
  static func removed(
    from lines: [WritingLine], height: Int,
    read: (WritingLine) throws(CardReadingError) -> LineReading?
  ) throws(CardReadingError) -> [WritingLine] {
    let rests = lines.map { rest(of: $0, height: height) }
    let hanging = lines.indices.filter { place in
      guard let rest = rests[place]?.box.x else { return false }
      // Other lines begin where what stands behind the sign does, and hardly any, but a heading, before that.
      let beside = lines.count { abs($0.box.x - rest) * 2 < height }
      let before = lines.indices.count {
        rests[$0] == nil && (rest - lines[$0].box.x) * 2 >= height
      }
      return beside > 1 && before < 2
    }
    var lines = lines
    for place in hanging where hanging.count > 1 {
      // The first digit of a number may stand a little apart.
      guard let rest = rests[place],
        try read(rest)?.symbols.prefix(3).contains(where: \.isWord) == true
      else { continue }
      lines[place] = rest
    }
    return lines
  }

  /// What stands behind a sign drawn in one go, perhaps with others in it, and apart; nil where a line does not
  /// begin so.
  private static func rest(of line: WritingLine, height: Int) -> WritingLine? {
    let parts = line.parts(gap: max(2, height / 10))
    let gaps = zip(parts, parts.dropFirst()).map { $1.box.x - $0.box.right }
    guard let sign = parts.first, let gap = gaps.first, gap * 3 >= height,
      gaps.count < 2 || gaps[1] * 5 < gap * 4 || parts[1].box.width * 2 > 3 * height,
      let rest = LineFields.joined(parts.dropFirst()),
      let outline = sign.components.max(by: { $0.box.width < $1.box.width }),
      sign.components.allSatisfy({ outline.box.union($0.box) == outline.box }),
      (height / 3...height * 3 / 2).contains(sign.box.width),
      (height / 3...height * 3 / 2).contains(sign.box.height)
    else { return nil }
    return rest
  }
}
