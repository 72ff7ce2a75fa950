/// The labels of a printed form that are too small or too pale to be read: they stand below each other, and are
/// half as high as what somebody wrote behind them.
struct SmallPrint {
  /// Where labels stand, from the first's left edge to the right edge of the longest.
  private var labels: Range<Int>
  /// Where the next labels to the right begin.
  private var end: Int
  /// How far a label may reach beyond the others, or begin behind the first, in pixels.
  private let play: Int

  /// Fewer words below each other may be small by chance.
  private static let least = 4

  /// The cells without such labels, and without the words of each entry but the first, as of an address between
  /// a name and its number, where the first entry has some.
  static func removed(from cells: [Cell]) -> [Cell] {
    var cells = cells
    for form in all(among: cells) {
      for index in cells.indices {
        if let box = cells[index].words?.box, form.isLabel(box) {
          (cells[index].words, cells[index].views) = (nil, [])
        }
      }
      form.removeAddresses(from: &cells)
    }
    return cells.filter { $0.words != nil || $0.number != nil }
  }

  private func isLabel(_ box: Box) -> Bool {
    begins(box) && box.right <= labels.upperBound + play
  }

  private func begins(_ box: Box) -> Bool {
    (labels.lowerBound..<labels.lowerBound + play).contains(box.x)
  }

  private func isValue(_ box: Box) -> Bool {
    (labels.upperBound..<end).contains(box.x)
  }

  private static func all(among cells: [Cell]) -> [SmallPrint] {
    let heights = cells.compactMap(\.number?.box.height).sorted()
    guard heights.count > 1, case let usual = heights[heights.count / 2] else { return [] }
    let words = cells.compactMap(\.words?.box).sorted { $0.x < $1.x }
    func isSmall(_ box: Box) -> Bool { box.height * 2 <= usual }
    var found: [SmallPrint] = []
    for first in words where isSmall(first) && found.last?.begins(first) != true {
      var form = SmallPrint(labels: first.x..<first.right, end: .max, play: usual / 2)
      let beginning = words.filter(form.begins)
      let small = beginning.filter(isSmall)
      form.labels = first.x..<(small.map(\.right).max() ?? first.right)
      guard small.count >= least, small.count * 4 >= beginning.count * 3,
        words.count(where: { form.isValue($0) && !isSmall($0) }) > 1
      else { continue }
      if !found.isEmpty { found[found.count - 1].end = first.x }
      found.append(form)
    }
    return found
  }

  private func removeAddresses(from cells: inout [Cell]) {
    // The places of the words before each number, from top to bottom.
    var entries: [[Int]] = [[]]
    for index in cells.indices {
      let cell = cells[index]
      if cell.words.map({ isValue($0.box) }) == true { entries[entries.count - 1].append(index) }
      if cell.number.map({ isValue($0.box) }) == true, entries.last?.isEmpty == false {
        entries.append([])
      }
    }
    guard let first = entries.first, first.count > 1, entries.count > 2 else { return }
    for index in entries.flatMap({ $0.dropFirst() }) where cells[index].number == nil {
      (cells[index].words, cells[index].views) = (nil, [])
    }
  }
}
