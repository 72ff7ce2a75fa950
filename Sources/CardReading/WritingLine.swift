/// The ink of one line of writing, from left to right.
struct WritingLine: Hashable, Sendable {
  var components: [InkComponent]
  let box: Box

  init(components: [InkComponent]) {
    precondition(!components.isEmpty)
    self.components = components.sorted { $0.box.x < $1.box.x }
    box = components.dropFirst().reduce(components[0].box) { $0.union($1.box) }
  }

  /// The ink of a picture that holds one line, without specks, the pattern of a cheque's paper and
  /// the edges of a form's boxes; nil where there is none.
  init?(aloneOn raster: Raster, threshold: UInt8) {
    let ink = InkComponent.all(in: raster, threshold: threshold).filter { component in
      let box = component.box
      let isSpeck = component.area < 6 || max(box.width, box.height) * 7 < raster.height
      let isEdge = box.width * 2 > raster.width && box.height * 7 < raster.height
      return !isSpeck && !isEdge
    }
    guard !ink.isEmpty else { return nil }
    self.init(components: ink)
  }

  /// The line cut where `gap` pixels or more are free of ink from top to bottom.
  func parts(gap: Int) -> [WritingLine] {
    var parts: [[InkComponent]] = []
    var right = Int.min / 2
    for component in components {
      if parts.isEmpty || component.box.x - right >= gap { parts.append([]) }
      parts[parts.count - 1].append(component)
      right = max(right, component.box.right)
    }
    return parts.map(WritingLine.init(components:))
  }

  /// What stands below each other, with paper between.
  var rows: [WritingLine] {
    var rows: [[InkComponent]] = []
    var bottom = Int.min / 2
    for component in components.sorted(by: { $0.box.y < $1.box.y }) {
      if rows.isEmpty || component.box.y >= bottom { rows.append([]) }
      rows[rows.count - 1].append(component)
      bottom = max(bottom, component.box.bottom)
    }
    return rows.map(WritingLine.init(components:))
  }

  /// What begins before a place and what begins there or behind it; one part where the other is empty.
  func parted(at edge: Int) -> [WritingLine] { parted { $0.x < edge } }

  /// What begins above a row and what begins there or below it; one part where the other is empty.
  func parted(below edge: Int) -> [WritingLine] { parted { $0.y < edge } }

  private func parted(_ isFirst: (Box) -> Bool) -> [WritingLine] {
    let halves = Dictionary(grouping: components) { isFirst($0.box) }
    return [true, false].compactMap { halves[$0].map(WritingLine.init(components:)) }
  }

  /// What stands on both sides of a stroke, without it.
  ///
  /// - Parameter stroke: about where it is.
  /// - Returns: nil where no ink is that stroke's alone.
  func sides(of stroke: Box) -> [WritingLine]? {
    func distance(_ ink: InkComponent) -> Int {
      abs(2 * (ink.box.x - stroke.x) + ink.box.width - stroke.width)
    }
    guard let ink = components.min(by: { distance($0) < distance($1) }),
      distance(ink) < box.height, ink.box.height * 2 > box.height, ink.box.width < ink.box.height
    else { return nil }
    let sides = WritingLine(components: components.filter { $0 != ink }).parted(at: ink.box.x)
    return sides.count == 2 ? sides : nil
  }

  /// This line's ink alone on white, with the grey of its edges.
  func picture(from raster: Raster, margin: Int) -> Raster {
    let frame = box.grown(by: margin)
    var result = Raster(width: frame.width, height: frame.height)
    for component in components {
      for run in component.runs {
        // The fringe of a stroke lies just outside of what counted as ink.
        for y in max(0, run.y - 2)...min(raster.height - 1, run.y + 2) {
          for x in max(0, run.start - 2)..<min(raster.width, run.end + 2) {
            let place = (y - frame.y) * frame.width + x - frame.x
            guard place >= 0, place < result.pixels.count, x >= frame.x, x < frame.right else {
              continue
            }
            result.pixels[place] = min(result.pixels[place], raster[x, y])
          }
        }
      }
    }
    return result
  }
}
