/// Two telephone numbers that stand on one line, parted by a stroke, a sign or a word: / or ; or 或. Of the second
/// there may be nothing but its last digits.
struct NumberPair {
  /// The first with what stands before it, and the second with a name before it and what stands behind it.
  /// What merely parts them is in neither, and a second one that is not whole is left out.
  let sides: [WritingLine]

  /// No number has fewer, but a service's.
  private static let leastDigits = 7

  /// Nil where there are no two.
  ///
  /// - Parameters:
  ///   - symbols: what the number model sees on the line, boxes in the sheet's pixels.
  ///   - height: of a glyph, in pixels.
  ///   - read: what the number model makes of a part of the line.
  init?(
    on line: WritingLine, symbols: [LineReading.Symbol], height: Int, judge: NumberJudge,
    read: (WritingLine) throws(CardReadingError) -> LineReading?
  ) throws(CardReadingError) {
    if let line = Self.line(line, withoutEndOf: symbols, judge: judge) {
      sides = [line]
      return
    }
    guard Self.digits(of: symbols[...]).count >= 2 * Self.leastDigits else { return nil }
    if let sides = Self.stroke(between: symbols).flatMap(line.sides) {
      self.sides = sides
      return
    }
    guard let gap = Self.gap(in: symbols, judge: judge) else { return nil }
    // One is or, two may be a name.
    let isNamed = symbols[gap].count(where: \.isWord) > 1
    // Boxes of symbols are rough: ink near them is tried.
    let parts = line.parts(gap: LineFields.partGap(height: height))
    func best(
      among places: Range<Int>, near edge: Int, of edgeOf: (Int) -> Int,
      ink: (Int) -> ArraySlice<WritingLine>, isWhole: ([LineReading.Symbol]) -> Bool
    ) throws(CardReadingError) -> (place: Int, ink: WritingLine)? {
      var best: (place: Int, ink: WritingLine, likeness: Double)?
      let near = places.sorted { abs(edgeOf($0) - edge) < abs(edgeOf($1) - edge) }
      for place in near.prefix(4) where best?.likeness ?? 0 < 1 {
        guard let ink = LineFields.joined(ink(place)), let symbols = try read(ink)?.symbols,
          isWhole(symbols)
        else { continue }
        let likeness = Self.likeness(of: symbols[...], judge: judge)
        if likeness > best?.likeness ?? 0 { best = (place, ink, likeness) }
      }
      return best.map { ($0.place, $0.ink) }
    }
    let start = isNamed ? gap.lowerBound : gap.upperBound
    guard
      let second = try best(
        among: parts.indices.dropFirst(),
        near: symbols[start].box.right - (isNamed ? symbols[start].box.width : height / 2),
        of: { parts[$0].box.x }, ink: { parts[$0...] },
        isWhole: { isNamed || $0.first.map(Self.isBeginning) == true }),
      let first = try best(
        among: max(1, second.place - 3)..<second.place + 1,
        near: symbols[gap.lowerBound - 1].box.right, of: { parts[$0 - 1].box.right },
        ink: { parts[..<$0] }, isWhole: { $0.last.map(Self.isDigit) == true })
    else { return nil }
    sides = [first.ink, second.ink]
  }

  /// The line without the last digits of a second number, as in 2767-4889/90; nil where there are none.
  private static func line(
    _ line: WritingLine, withoutEndOf symbols: [LineReading.Symbol], judge: NumberJudge
  ) -> WritingLine? {
    guard let stroke = symbols.lastIndex(where: { $0.text == "/" }),
      case let end = symbols[(stroke + 1)...], (1...2).contains(end.count),
      end.allSatisfy(isDigit), likeness(of: symbols[..<stroke], judge: judge) > 0
    else { return nil }
    return line.sides(of: symbols[stroke].box)?.first
  }

  /// A stroke with enough digits on both its sides for numbers, whatever those are.
  private static func stroke(between symbols: [LineReading.Symbol]) -> Box? {
    symbols.indices.first { index in
      symbols[index].text == "/"
        && [symbols[..<index], symbols[(index + 1)...]].allSatisfy {
          digits(of: $0).count >= leastDigits
        }
    }
    .map { symbols[$0].box }
  }

  /// What stands between the last digit of a number that a plan knows and the first sign of another; with
  /// one that may have been taken for a digit, if need be.
  private static func gap(in symbols: [LineReading.Symbol], judge: NumberJudge) -> Range<Int>? {
    let digits = symbols.indices.filter { isDigit(symbols[$0]) }
    var best: (gap: Range<Int>, likeness: Double)?
    for start in symbols.indices where isBeginning(symbols[start]) {
      let second = likeness(of: symbols[start...], judge: judge)
      guard second > best?.likeness ?? 0 else { continue }
      let before = digits.prefix { $0 < start }.suffix(2).reversed()
      for last in before {
        let likeness = min(second, likeness(of: symbols[...last], judge: judge))
        if likeness > best?.likeness ?? 0 { best = (last + 1..<start, likeness) }
      }
    }
    return best?.gap
  }

  /// How well a plan knows the number that symbols are; 0 where none does.
  private static func likeness(
    of symbols: ArraySlice<LineReading.Symbol>, judge: NumberJudge
  ) -> Double {
    let text = LineReading(symbols: Array(symbols)).withoutWords.text
    guard NumberJudge.digits(text).count >= leastDigits else { return 0 }
    let plausibility = judge.plausibility(text)
    return plausibility < 0.9 ? 0 : plausibility
  }

  private static func isBeginning(_ symbol: LineReading.Symbol) -> Bool {
    isDigit(symbol) || ["(", "+"].contains(symbol.text)
  }

  private static func isDigit(_ symbol: LineReading.Symbol) -> Bool {
    symbol.text.contains(where: \.isNumber)
  }

  private static func digits(of symbols: ArraySlice<LineReading.Symbol>) -> String {
    NumberJudge.digits(LineReading(symbols: Array(symbols)).withoutWords.text)
  }
}
