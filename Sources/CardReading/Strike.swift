/// A line drawn through writing to take it back.
enum Strike {
  /// Whether one stroke runs straight through the middle of most of the line.
  ///
  /// Digits that touch hang together too, but no straight line stays on their ink.
  static func runs(through line: WritingLine) -> Bool {
    let box = line.box
    guard box.width > 3 * box.height / 2 else { return false }
    return line.components.contains { component in
      let part = component.box
      guard part.width * 2 > box.width, part.width > 3 * box.height / 2 else { return false }
      return hasStraightStroke(
        component, from: box.y + box.height / 6, to: box.bottom - box.height / 6)
    }
  }

  private static func hasStraightStroke(_ component: InkComponent, from top: Int, to bottom: Int)
    -> Bool
  {
    let box = component.box
    var ink = Set<Int>()
    for run in component.runs { for x in run.start..<run.end { ink.insert(run.y * 65536 + x) } }
    let step = max(1, box.width / 120)
    let columns = Array(stride(from: box.x, to: box.right, by: step))
    let heights = stride(from: max(top, box.y), to: min(bottom, box.bottom), by: 2)
    for start in heights {
      for end in heights {
        let onInk = columns.count { x in
          let y = start + (end - start) * (x - box.x) / max(1, box.width)
          return ink.contains(y * 65536 + x) || ink.contains((y + 1) * 65536 + x)
            || ink.contains((y - 1) * 65536 + x)
        }
        if onInk * 100 >= columns.count * 85 { return true }
      }
    }
    return false
  }
}
