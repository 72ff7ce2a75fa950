/// Holes along a side of a sheet, punched or of a spiral binding, and what of the wire is seen.
///
/// Nobody writes so evenly: marks of one size stand straight below each other, equally far apart, with
/// paper beside them.
struct Perforation {
  /// The columns from the side on that the holes take up.
  private let strip: Range<Int>
  private let holes: Set<Box>

  /// Ink without the holes along any side of a sheet so large.
  static func removed(
    from components: [InkComponent], width: Int, height: Int
  ) -> [InkComponent] {
    let boxes = components.map(\.box)
    let discs = components.filter(isDisc).map(\.box)
    let down = found(in: boxes, discs: discs, width: width, height: height)
    let across = found(
      in: boxes.map(\.transposed), discs: discs.map(\.transposed), width: height, height: width)
    return components.filter { component in
      down?.contains(component.box) != true && across?.contains(component.box.transposed) != true
    }
  }

  private func contains(_ box: Box) -> Bool {
    holes.contains(box) || box.x >= strip.lowerBound && box.right <= strip.upperBound
  }

  /// Those along the left or the right side, if there are any.
  private static func found(
    in boxes: [Box], discs: [Box], width: Int, height: Int
  ) -> Perforation? {
    let margin = width * 3 / 20
    let sizeable = boxes.filter {
      min($0.width, $0.height) >= 5 && max($0.width, $0.height) < height / 8
    }
    func isNear(_ box: Box) -> Bool { box.right < margin || box.x > width - margin }
    // Of holes for a ring binder, which are round, two will do.
    return row(
      of: sizeable.filter { $0.right < margin }, among: sizeable, height: height
    ) { 0..<($0.map(\.right).max() ?? 0) }
      ?? row(
        of: sizeable.filter { $0.x > width - margin }, among: sizeable, height: height
      ) { ($0.map(\.x).min() ?? width)..<width }
      ?? punched(discs.filter(isNear), among: sizeable)
  }

  /// A row of holes along one side.
  ///
  /// - Parameter strip: the columns from the side on that such holes take up.
  private static func row(
    of boxes: [Box], among all: [Box], height: Int, strip: ([Box]) -> Range<Int>
  ) -> Perforation? {
    // Writing is never in so many pieces.
    guard boxes.count <= most else { return nil }
    for first in boxes {
      let column = boxes.filter { areAlike(first, $0) }.sorted { $0.y < $1.y }
      guard isEven(column, height: height) else { continue }
      let found = Perforation(strip: strip(column), holes: Set(column))
      // What else there is, such as pieces of wire, is less than the holes.
      if area(boxes.filter(found.contains)) * 2 <= area(column) * 3,
        standsAlone(column, among: all)
      {
        return found
      }
    }
    return nil
  }

  private static func punched(_ discs: [Box], among all: [Box]) -> Perforation? {
    guard discs.count <= most else { return nil }
    let punched = discs.filter { disc in
      let column = discs.filter { areAlike(disc, $0) }
      return column.count > 1 && standsAlone(column, among: all)
    }
    return punched.isEmpty ? nil : Perforation(strip: 0..<0, holes: Set(punched))
  }

  /// So many pieces of ink along a side are looked at.
  private static let most = 1000

  /// Whether ink is a round spot, as no character is.
  private static func isDisc(_ component: InkComponent) -> Bool {
    let box = component.box
    return min(box.width, box.height) >= 12 && abs(box.width - box.height) * 6 <= box.width
      && component.area * 100 >= box.width * box.height * 68 && component.holes == 0
  }

  private static func area(_ boxes: [Box]) -> Int {
    boxes.reduce(0) { $0 + $1.width * $1.height }
  }

  /// Whether one may be a hole as the other is: as large, and straight above or below.
  private static func areAlike(_ one: Box, _ other: Box) -> Bool {
    abs(one.width - other.width) <= max(2, one.width / 6)
      && abs(one.height - other.height) <= max(2, one.height / 4)
      && abs((one.x + one.right) - (other.x + other.right)) <= max(4, one.width / 3)
  }

  /// Whether marks, no bare strokes as a 1 is, stand equally far apart, but for some that are hidden, along
  /// most of a side.
  private static func isEven(_ column: [Box], height: Int) -> Bool {
    guard column.count >= least, let first = column.first, let last = column.last,
      (last.bottom - first.y) * 2 > height, first.width * 2 > first.height
    else { return false }
    let steps = zip(column, column.dropFirst()).map { ($1.y + $1.bottom - $0.y - $0.bottom) / 2 }
    let step = steps.sorted()[steps.count / 3]
    let even = steps.count { whole in
      let off = (whole + step / 2) % max(1, step) - step / 2
      // Digits written into boxes are a tenth off.
      return abs(off) * 16 <= step
    }
    return step * 10 >= first.height * 14 && even * 10 >= steps.count * 9
  }

  /// So many in a row are no chance.
  private static let least = 6

  /// Whether beside most of them there is only paper: a number's first digits are followed by others.
  private static func standsAlone(_ column: [Box], among boxes: [Box]) -> Bool {
    let alone = column.count { hole in
      let size = max(hole.width, hole.height)
      let near = Box(
        x: hole.x - size / 2, y: hole.y, width: hole.width + size, height: hole.height)
      return !boxes.contains {
        $0 != hole && $0.rowsShared(with: near) * 2 > $0.height && $0.columnsShared(with: near) > 0
      }
    }
    return alone * 4 >= column.count * 3
  }
}
