import Foundation

/// Parts one line of writing into the name and the number on it.
struct LineFields {
  /// What is not a number: a name, or a label.
  let words: WritingLine?
  let number: WritingLine?

  /// Where, if anywhere, a number begins: the ink on its right reads as digits with confidence and
  /// makes a plausible number, the ink on its left does not.
  ///
  /// - Parameters:
  ///   - reading: what the number model makes of the whole line, boxes in the sheet's pixels.
  ///   - height: of a glyph, in pixels.
  init(line: WritingLine, reading: LineReading, height: Int, judge: NumberJudge) {
    let parts = line.parts(gap: max(3, height / 5))
    var best = -Self.weight(of: reading.symbols[...])
    var bestStart = parts.count
    for start in parts.indices {
      let edge = parts[start].box.x - (start == 0 ? height : 0)
      let first =
        reading.symbols.firstIndex { $0.box.x + $0.box.width / 2 >= edge }
        ?? reading.symbols.endIndex
      let right = reading.symbols[first...]
      let digits = NumberJudge.digits(right.map(\.text).joined())
      guard digits.count >= 3 else { continue }
      let gap = start == 0 ? 0 : parts[start].box.x - parts[start - 1].box.right
      let room = min(1, Double(gap) / Double(height))
      let score =
        Self.weight(of: right) - Self.weight(of: reading.symbols[..<first])
        + 5 * judge.plausibility(digits) + 1.5 * room - (digits.count < 6 ? 3 : 0)
      if score > best {
        best = score
        bestStart = start
      }
    }
    words = Self.joined(parts[..<bestStart])
    number = Self.joined(parts[bestStart...])
  }

  /// Above 0 for symbols that the number model is as sure of as of digits, below for what it takes
  /// from other writing.
  private static func weight(of symbols: ArraySlice<LineReading.Symbol>) -> Double {
    symbols.reduce(0) { sum, symbol in
      let weight = max(-2, min(1, (symbol.confidence - 97.2) / 1.8))
      return sum + (symbol.text.contains(where: \.isNumber) ? weight : min(0, weight) / 2)
    }
  }

  private static func joined(_ parts: ArraySlice<WritingLine>) -> WritingLine? {
    parts.isEmpty ? nil : WritingLine(components: parts.flatMap(\.components))
  }
}
