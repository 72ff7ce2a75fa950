/// What somebody drew around a name or a number to mark it, and is no part of it.
enum Ring {
  /// Ink without rings.
  ///
  /// - Parameter height: of a glyph, in pixels.
  static func removed(from components: [InkComponent], height: Int) -> [InkComponent] {
    components.filter { !isRing($0, among: components, height: height) }
  }

  /// Ink without what was drawn around whole entries, as in a map of a family: a ring or a box is ink too, and
  /// the size of writing cannot be told from it.
  ///
  /// - Parameter width: of the picture, in pixels.
  static func removedAroundEntries(
    from components: [InkComponent], width: Int
  ) -> [InkComponent] {
    components.filter { ink in
      let box = ink.box
      guard box.width * 16 > width, ink.area * 10 <= box.width * box.height, isEmptyInside(ink)
      else { return true }
      return components.count { $0 != ink && box.surrounds($0.box) } < leastInside
    }
  }

  /// So many pieces of ink a name and a number have at least.
  private static let leastInside = 6

  /// Whether ink is wider than any character, thin, empty in its middle, and surrounds other ink.
  private static func isRing(_ ink: InkComponent, among all: [InkComponent], height: Int) -> Bool {
    let box = ink.box
    guard box.width >= 2 * height, box.height > height, ink.area * 6 <= box.width * box.height,
      isEmptyInside(ink)
    else { return false }
    let inside = all.filter { $0 != ink && box.surrounds($0.box) }
    return inside.reduce(0) { $0 + $1.area } * 8 > ink.area && inside.count > 1
  }

  /// Whether each row in the middle has ink on both sides alone.
  private static func isEmptyInside(_ ink: InkComponent) -> Bool {
    let box = ink.box
    let rows = (box.y + box.height / 3)..<(box.bottom - box.height / 3)
    let columns = (box.x + box.width / 4)..<(box.right - box.width / 4)
    let middle = Dictionary(grouping: ink.runs.filter { rows.contains($0.y) }, by: \.y)
    return middle.count * 10 >= rows.count * 9
      && middle.values.allSatisfy { runs in
        runs.allSatisfy { $0.end <= columns.lowerBound || $0.start >= columns.upperBound }
          && runs.contains { $0.end <= columns.lowerBound }
          && runs.contains { $0.start >= columns.upperBound }
      }
  }
}
