/// Ink that hangs together: a digit, a stroke, a radical, a dash.
struct InkComponent: Hashable, Sendable {
  /// Pixels of one row: columns `start..<end`.
  struct Run: Hashable, Sendable {
    let y: Int
    let start: Int
    let end: Int
  }

  let box: Box
  /// In pixels.
  let area: Int
  let runs: [Run]

  /// Its pixels.
  var places: [(x: Int, y: Int)] {
    runs.flatMap { run in (run.start..<run.end).map { ($0, run.y) } }
  }

  /// How many spots of paper it surrounds: runs that touch in neighbouring rows, less those that a
  /// tree of them would need.
  var holes: Int {
    var touching = 0
    var above = 0
    for (index, run) in runs.enumerated() {
      while above < index,
        runs[above].y < run.y - 1
          || runs[above].y == run.y - 1 && runs[above].end < run.start
      {
        above += 1
      }
      var other = above
      while other < index, runs[other].y == run.y - 1, runs[other].start <= run.end {
        touching += 1
        other += 1
      }
    }
    return touching - runs.count + 1
  }

  /// What hangs together of its own pixels darker than `threshold`, which is less than that by which it was
  /// found.
  func darker(than threshold: UInt8, in raster: Raster) -> [InkComponent] {
    var alone = Raster(width: box.width, height: box.height)
    for (x, y) in places { alone[x - box.x, y - box.y] = raster[x, y] }
    return InkComponent.all(in: alone, threshold: threshold).map { part in
      InkComponent(
        runs: part.runs.map {
          Run(y: $0.y + box.y, start: $0.start + box.x, end: $0.end + box.x)
        })
    }
  }

  var centreX: Double { Double(box.x) + Double(box.width) / 2 }
  var centreY: Double { Double(box.y) + Double(box.height) / 2 }

  /// All components darker than `threshold`, joined also across corners.
  static func all(in raster: Raster, threshold: UInt8) -> [InkComponent] {
    var runs: [Run] = []
    var parents: [Int] = []
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
    raster.pixels.withUnsafeBufferPointer { source in
      var above = 0..<0
      for y in 0..<raster.height {
        let first = runs.count
        var candidate = above.lowerBound
        var x = 0
        let row = y * raster.width
        while x < raster.width {
          guard source[row + x] < threshold else {
            x += 1
            continue
          }
          let start = x
          while x < raster.width, source[row + x] < threshold { x += 1 }
          let index = runs.count
          runs.append(Run(y: y, start: start, end: x))
          parents.append(index)
          while candidate < above.upperBound, runs[candidate].end < start { candidate += 1 }
          var touching = candidate
          while touching < above.upperBound, runs[touching].start <= x {
            let a = root(touching)
            let b = root(index)
            if a != b { parents[max(a, b)] = min(a, b) }
            touching += 1
          }
        }
        above = first..<runs.count
      }
    }
    var members: [Int: [Run]] = [:]
    for index in runs.indices { members[root(index), default: []].append(runs[index]) }
    return members.keys.sorted().compactMap { members[$0].map(InkComponent.init(runs:)) }
  }

  init(runs: [Run]) {
    var left = Int.max
    var right = 0
    var area = 0
    for run in runs {
      left = min(left, run.start)
      right = max(right, run.end)
      area += run.end - run.start
    }
    let top = runs.first?.y ?? 0
    let bottom = (runs.last?.y ?? 0) + 1
    self.runs = runs
    self.area = area
    box = Box(x: left, y: top, width: right - left, height: bottom - top)
  }
}
