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
    let down = Perforation(in: boxes, discs: discs, width: width, height: height)
    let across = Perforation(
      in: boxes.map(\.transposed), discs: discs.map(\.transposed), width: height, height: width)
    return components.filter { component in
      down?.contains(component.box) != true && across?.contains(component.box.transposed) != true
    }
  }

  private func contains(_ box: Box) -> Bool {
    holes.contains(box) || box.x >= strip.lowerBound && box.right <= strip.upperBound
  }

  private init(strip: Range<Int>, holes: Set<Box>) {
    self.strip = strip
    self.holes = holes
  }

  /// Nil where there are none along the left and right side.
  private init?(in boxes: [Box], discs: [Box], width: Int, height: Int) {
    let margin = width * 3 / 20
    let sizeable = boxes.filter {
      min($0.width, $0.height) >= 5 && max($0.width, $0.height) < height / 8
    }
    let sides = [
      (boxes: sizeable.filter { $0.right < margin }, isLeft: true),
      (boxes: sizeable.filter { $0.x > width - margin }, isLeft: false),
    ]
    for (boxes, isLeft) in sides {
      for first in boxes {
        let column = boxes.filter { Self.areAlike(first, $0) }.sorted { $0.y < $1.y }
        guard Self.isEven(column, height: height), Self.standsAlone(column, among: sizeable)
        else { continue }
        let inner = isLeft ? column.map(\.right).max() : column.map(\.x).min()
        guard let inner else { continue }
        let found = Perforation(
          strip: isLeft ? 0..<inner : inner..<width, holes: Set(column))
        // What else there is, such as pieces of wire, is less than the holes.
        guard Self.area(boxes.filter(found.contains)) * 2 <= Self.area(column) * 3 else { continue }
        self = found
        return
      }
    }
    // Of those for a ring binder two will do.
    let near = discs.filter { $0.right < margin || $0.x > width - margin }
    let punched = near.filter { disc in
      let column = near.filter { Self.areAlike(disc, $0) }
      return column.count > 1 && Self.standsAlone(column, among: sizeable)
    }
    guard !punched.isEmpty else { return nil }
    strip = 0..<0
    holes = Set(punched)
  }

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

  /// Whether holes stand equally far apart, but for some that are hidden, along most of a side.
  private static func isEven(_ column: [Box], height: Int) -> Bool {
    guard column.count >= least, let first = column.first, let last = column.last,
      (last.bottom - first.y) * 2 > height
    else { return false }
    let steps = zip(column, column.dropFirst()).map { $1.y - $0.y }
    let step = steps.sorted()[steps.count / 3]
    let even = steps.count { whole in
      let off = (whole + step / 2) % max(1, step) - step / 2
      return abs(off) * 10 <= step
    }
    return step * 10 >= first.height * 14 && even * 10 >= steps.count * 9
  }

  /// So many in a row are no chance.
  private static let least = 6

  /// Whether beside most of them there is only paper: a number's first digits are followed by others.
  private static func standsAlone(_ column: [Box], among boxes: [Box]) -> Bool {
    let alone = column.count { hole in
      let near = Box(
        x: hole.x - hole.width / 2, y: hole.y, width: hole.width * 2, height: hole.height)
      return !boxes.contains {
        $0 != hole && $0.rowsShared(with: near) * 2 > $0.height && $0.columnsShared(with: near) > 0
      }
    }
    return alone * 4 >= column.count * 3
  }
}

extension Box {
  /// Rows as columns and columns as rows.
  fileprivate var transposed: Box { Box(x: y, y: x, width: height, height: width) }
}
