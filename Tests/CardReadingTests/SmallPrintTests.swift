import Testing

@testable import CardReading

/// Labels of a form that are too small to be read.
@Suite struct SmallPrintTests {
  private func line(x: Int, y: Int, width: Int, height: Int) -> WritingLine {
    WritingLine(components: [
      InkComponent(runs: (y..<y + height).map { .init(y: $0, start: x, end: x + width) })
    ])
  }

  private func words(x: Int, line index: Int, height: Int = 60, width: Int = 200) -> Cell {
    Cell(line: index, words: line(x: x, y: index * 100, width: width, height: height))
  }

  private func number(x: Int, line index: Int) -> Cell {
    Cell(
      line: index, number: line(x: x, y: index * 100, width: 400, height: 60),
      finding: .init(reading: .init(text: "0912", verdict: .check, candidates: ["0912"])))
  }

  /// Name, address and number of two people on each page of a spread; behind two labels stands nothing.
  private func spread(labelHeight: Int, addresses: Bool = true) -> [Cell] {
    (0..<8).flatMap { line in
      [0, 1000].flatMap { left -> [Cell] in
        let label = words(x: 20 + left, line: line, height: labelHeight, width: 60)
        switch line % 4 {
        case 0: return [label, words(x: 150 + left, line: line)]
        case 1 where addresses: return [label, words(x: 150 + left, line: line)]
        case 2: return [label, number(x: 150 + left, line: line)]
        default: return [label]
        }
      }
    }
  }

  /// Names with capitals alone are hardly half as high as numbers.
  @Test(arguments: [(24, true), (40, false)])
  func leavesOutLabelsThatAreHalfAsHigh(height: Int, isLeftOut: Bool) {
    let cells = SmallPrint.removed(from: spread(labelHeight: height))
    #expect(cells.contains { [20, 1020].contains($0.words?.box.x) } != isLeftOut)
    #expect(cells.count { $0.number != nil } == 4)
  }

  /// What stands between a name and its number is no name.
  @Test func keepsTheFirstWordsOfEachEntry() {
    let cells = SmallPrint.removed(from: spread(labelHeight: 24))
    #expect(cells.filter { $0.words != nil }.map(\.line) == [0, 0, 4, 4])
  }

  /// Where an address may stand below the number, the next name comes second.
  @Test func keepsAllWordsWhereTheFirstEntryHasNoOthers() {
    let cells = spread(labelHeight: 24, addresses: false) + [words(x: 150, line: 7)]
    #expect(
      SmallPrint.removed(from: cells).filter { $0.words != nil }.map(\.line) == [0, 0, 4, 4, 7])
  }

  /// A list of small names before their numbers.
  @Test func keepsNamesBeforeTheirNumbers() {
    let cells = (0..<6).flatMap {
      [words(x: 20, line: $0, height: 24), number(x: 400, line: $0)]
    }
    #expect(SmallPrint.removed(from: cells).count == cells.count)
  }
}
