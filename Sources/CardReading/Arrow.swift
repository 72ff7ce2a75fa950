/// An arrow drawn from a number that was taken back down to the new one.
enum Arrow {
  /// A line without the arrow that leads down to it, which would be read as a name or as first digits.
  static func removed(from line: WritingLine) -> WritingLine {
    guard let shaft = line.components.min(by: { $0.box.x < $1.box.x }) else { return line }
    let others = line.components.filter { $0 != shaft }
    guard others.count >= leastSigns,
      case let rest = WritingLine(components: others).box, leads(shaft, to: rest)
    else { return line }
    let digits = others.filter { !isHead($0, of: shaft, height: rest.height) }
    return digits.isEmpty ? line : WritingLine(components: digits)
  }

  /// Before fewer signs what looks like an arrow may be the first letter of a name.
  private static let leastSigns = 5

  /// Whether a stroke comes down from well above a line of writing and turns to the right before it.
  private static func leads(_ shaft: InkComponent, to rest: Box) -> Bool {
    guard rest.y - shaft.box.y > rest.height / 2,
      shaft.box.bottom > rest.y + rest.height / 4, shaft.box.bottom < rest.bottom + rest.height / 4,
      shaft.box.x + rest.height / 2 < rest.x
    else { return false }
    let above = shaft.runs.filter { $0.y < rest.y }
    let below = shaft.runs.filter { $0.y >= rest.y }
    guard let edge = above.map(\.end).max(), let tip = below.map(\.end).max() else { return false }
    return above.allSatisfy { ($0.end - $0.start) * 4 < rest.height }
      && (tip - edge) * 3 > rest.height
  }

  /// Whether ink is a part of the arrow's head, drawn apart from it.
  private static func isHead(_ ink: InkComponent, of shaft: InkComponent, height: Int) -> Bool {
    ink.box.x < shaft.box.right + height / 4
      && max(ink.box.width, ink.box.height) * 3 < height * 2
  }
}
