/// Lines drawn through writing to take it back.
enum Strike {
  /// Whether a stroke runs straight through the middle of most of the line, or two cross it from
  /// corner to corner.
  ///
  /// Digits that touch hang together too, but no straight line stays on their ink.
  static func runs(through line: WritingLine) -> Bool {
    components(alongMostOf: line, timesAsWideAsHigh: 1.5).contains { component in
      let ink = Ink(component)
      let height = line.box.height
      return ink.hasStraightStroke(
        from: line.box.y + height / 6, to: line.box.bottom - height / 6)
        || ink.hasStraightStroke(falling: true) && ink.hasStraightStroke(falling: false)
    }
  }

  /// Whether a stroke runs straight through the middle of some of the line, wider than two signs.
  static func crosses(partOf line: WritingLine) -> Bool {
    let height = line.box.height
    return line.components.contains { component in
      component.box.width * 2 > 3 * height
        && Ink(component).hasStraightStroke(
          from: line.box.y + height / 6, to: line.box.bottom - height / 6)
    }
  }

  /// Whether a stroke runs straight through a character and beyond both its sides, as none of its own does.
  static func crossesCharacter(of line: WritingLine) -> Bool {
    let height = line.box.height
    return line.components.contains { component in
      component.box.width * 20 > 23 * height && component.box.height * 2 > height
        && Ink(component).hasStraightStroke(
          from: line.box.y + height / 4, to: line.box.bottom - height / 4)
    }
  }

  /// How much of the width of some writing a stroke runs through the middle of, from 0 to 1.
  ///
  /// - Parameter row: all that stands beside the writing, and itself: a printed line goes on far beyond that.
  static func share(of writing: Box, in row: Box, under stroke: DrawnStroke) -> Double {
    let reach = 2 * writing.height
    guard stroke.x > row.x - reach, stroke.right < row.right + reach else { return 0 }
    let columns = (stroke.x..<stroke.right).clamped(to: writing.x..<writing.right)
    let crossed = columns.count { x in
      let middle = stroke.middles[x - stroke.x] - writing.y
      return middle * 20 > writing.height * 3 && middle * 4 < writing.height * 3
    }
    return Double(crossed) / Double(max(1, writing.width))
  }

  /// Whether strokes to and fro, or one blot, cover most of the line.
  static func covers(_ line: WritingLine) -> Bool {
    components(alongMostOf: line, timesAsWideAsHigh: 3).contains {
      isBlot($0, on: line) || isScribble($0)
    }
  }

  /// A line cut before and behind what was taken back on it, so that it is read by itself: scribbles, blots
  /// and struck digits, each as wide as four of them.
  static func parted(_ line: WritingLine) -> [WritingLine] {
    let takenBack = line.components.filter { component in
      component.box.width > 3 * component.box.height
        && component.box.width > 2 * line.box.height
        && (isScribble(component) || isBlot(component, on: line)
          || runs(through: WritingLine(components: [component])))
    }
    guard !takenBack.isEmpty else { return [line] }
    // The new number, where it was squeezed in above the old one.
    let above = line.components.filter { component in
      takenBack.contains {
        component != $0 && component.box.columnsShared(with: $0.box) > 0
          && Int(component.centreY) * 4 < $0.box.y * 4 + $0.box.height
      }
    }
    if above.count(where: { $0.box.height * 5 > line.box.height }) >= leastAbove {
      let rest = line.components.filter { !above.contains($0) }
      return parted(WritingLine(components: rest)) + [WritingLine(components: above)]
    }
    var parts: [(isTakenBack: Bool, ink: [InkComponent])] = []
    for component in line.components {
      let isUnder = takenBack.contains { mark in
        (mark.box.x..<mark.box.right).contains(Int(component.centreX))
      }
      if parts.last?.isTakenBack != isUnder { parts.append((isUnder, [])) }
      parts[parts.count - 1].ink.append(component)
    }
    return parts.map { WritingLine(components: $0.ink) }
  }

  /// So many pieces of ink are a number's.
  private static let leastAbove = 5

  private static func isBlot(_ component: InkComponent, on line: WritingLine) -> Bool {
    let box = component.box
    return box.height * 2 > line.box.height && component.area * 5 >= box.width * box.height * 3
  }

  /// Whether ink is strokes to and fro: with what they cover they enclose many more spots than joined
  /// writing does.
  static func isScribble(_ component: InkComponent) -> Bool {
    let box = component.box
    return box.width > 3 * box.height && component.holes * box.height >= 4 * box.width
  }

  private static func components(
    alongMostOf line: WritingLine, timesAsWideAsHigh aspect: Double
  ) -> [InkComponent] {
    func isLong(_ box: Box) -> Bool { Double(box.width) > aspect * Double(line.box.height) }
    guard isLong(line.box) else { return [] }
    return line.components.filter { $0.box.width * 2 > line.box.width && isLong($0.box) }
  }

  /// The pixels of a component.
  private struct Ink {
    let box: Box
    private let places: Set<Int>

    init(_ component: InkComponent) {
      box = component.box
      places = Set(component.places.map { $0.y * 65536 + $0.x })
    }

    /// Whether a straight stroke along all of it begins and ends in these rows.
    func hasStraightStroke(from top: Int, to bottom: Int) -> Bool {
      let heights = Array(stride(from: max(top, box.y), to: min(bottom, box.bottom), by: 2))
      return heights.contains { start in heights.contains { isInked(from: start, to: $0) } }
    }

    /// Whether a straight stroke runs from near a corner on the left to near the other one's on the
    /// right.
    func hasStraightStroke(falling: Bool) -> Bool {
      let upper = Array(stride(from: box.y, to: box.y + box.height / 3, by: 2))
      let lower = Array(stride(from: box.bottom - box.height / 3, to: box.bottom, by: 2))
      return (falling ? upper : lower).contains { start in
        (falling ? lower : upper).contains { isInked(from: start, to: $0) }
      }
    }

    /// Whether the straight line between two rows, from the left edge to the right, is nearly all ink.
    private func isInked(from start: Int, to end: Int) -> Bool {
      let columns = Array(stride(from: box.x, to: box.right, by: max(1, box.width / 120)))
      let inked = columns.count { x in
        let y = start + (end - start) * (x - box.x) / max(1, box.width)
        return (-1...1).contains { places.contains((y + $0) * 65536 + x) }
      }
      return inked * 100 >= columns.count * 85
    }
  }
}
