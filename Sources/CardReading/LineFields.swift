/// The ways to part one line of writing into the name and the number on it.
struct LineFields {
  struct Way {
    /// What is not a number: a name, or a label.
    let words: WritingLine?
    let number: WritingLine?
    let score: Double
    /// Of the number, as they were read when the line was parted.
    var digits = ""
    /// Whether what stands before the number reads as digits too.
    var missesDigits = false

    /// Whether the words are too narrow for a name: likelier a bracket, or the number's first digit.
    func areWordsNarrow(height: Int) -> Bool {
      guard let words, let number else { return false }
      return words.box.width * 5 < (WritingLines.glyphHeight(of: number.components) ?? height) * 4
    }

    /// The way without a sign that stands apart behind the number; nil where there is none.
    func withoutLastSign(height: Int) -> Way? {
      guard let parts = number?.parts(gap: max(2, height / 3)), parts.count > 1,
        let sign = parts.last?.box, sign.width * 2 < sign.height * 3
      else { return nil }
      return Way(words: words, number: LineFields.joined(parts.dropLast()), score: score)
    }

    /// The way in which words are a name that the number model saw before the first digit and passed over;
    /// nil where there are none.
    ///
    /// - Parameter reading: of the whole line.
    func named(_ reading: LineReading?, height: Int) -> Way? {
      let symbols = reading?.symbols ?? []
      guard let number, let first = symbols.firstIndex(where: { !$0.isWord }), first > 1,
        case let edge = LineFields.middle(of: symbols[first], height: height),
        case let words = number.components.filter({ $0.box.right < edge }),
        !words.isEmpty, words.count < number.components.count
      else { return nil }
      let name = WritingLine(components: words)
      let digits = WritingLine(components: number.components.filter { !words.contains($0) })
      return name.box.width < 2 * height ? nil : Way(words: name, number: digits, score: score)
    }

    /// The way in which what stands before the number belongs to it: words as narrow as a digit or two,
    /// or their last part, where that is as narrow as one and nearer to the number than to them.
    func longer(height: Int) -> Way? {
      guard let words, let number, words.box.x < number.box.x else { return nil }
      func way(_ words: [WritingLine], _ digits: WritingLine) -> Way {
        let number = LineFields.joined([digits, number])
        return Way(words: LineFields.joined(words[...]), number: number, score: 0)
      }
      if words.box.width * 2 < words.box.height * 3 { return way([], words) }
      let parts = words.parts(gap: LineFields.partGap(height: height))
      guard parts.count > 1, let last = parts.last, last.box.width <= last.box.height,
        number.box.x - last.box.right < last.box.x - parts[parts.count - 2].box.right
      else { return nil }
      return way(parts.dropLast(), last)
    }
  }

  /// The likeliest first; never empty.
  let ways: [Way]
  /// The sides of a line with two numbers; nil of one with fewer.
  var sides: [WritingLine]?

  /// Whether no other place for the beginning of a number comes near, with other digits behind it, and
  /// before it what may be a name.
  func isClear(_ taken: Way, height: Int) -> Bool {
    !taken.missesDigits
      && ways.allSatisfy { way in
        way.number?.box == taken.number?.box || ways[0].score - way.score >= 3
          || !way.digits.isEmpty && way.digits == taken.digits
          || taken.words == nil && way.areWordsNarrow(height: height)
      }
  }

  /// One place where the number may begin.
  private struct Split {
    /// The first part that belongs to the number; the count of parts where there is no number.
    let start: Int
    /// How little the ink before `start` is like a number.
    let rest: Double
    /// Whether it reads as digits.
    var missesDigits = false
    var score: Double
    var digits: String
  }

  /// How far behind the best a split is still looked at once more, and a way is still one.
  private static let reach = (look: 2.5, way: 8.0)

  /// Of a number that is no service's.
  private static let leastDigits = 7

  init(ways: [Way]) { self.ways = ways }

  /// Where, if anywhere, a number begins: the ink on its right reads as digits with confidence and
  /// makes a plausible number, the ink on its left does not.
  ///
  /// - Parameters:
  ///   - height: of a glyph, in pixels.
  ///   - read: what the number model makes of a line, boxes in the sheet's pixels.
  init(
    line: WritingLine, height: Int, judge: NumberJudge,
    read: (WritingLine) throws(CardReadingError) -> LineReading?
  ) throws(CardReadingError) {
    guard var symbols = try read(line)?.symbols else {
      ways = [Way(words: line, number: nil, score: 0)]
      return
    }
    if let pair = try NumberPair(
      on: line, symbols: symbols, height: height, judge: judge, read: read)
    {
      ways = [Way(words: line, number: nil, score: 0)]
      sides = pair.sides
      return
    }
    var parts = line.parts(gap: Self.partGap(height: height))
    let tail = Self.tail(of: &parts, symbols: &symbols, height: height, judge: judge)
    var splits: [Split] = []
    for start in parts.indices {
      let edge = parts[start].box.x
      let first =
        start == 0
        ? symbols.startIndex
        : symbols.firstIndex { Self.middle(of: $0, height: height) >= edge } ?? symbols.endIndex
      let gap = start == 0 ? 0 : edge - parts[start - 1].box.right
      // Digits on the left are missed by the number and make no name. A gap parts a name from a
      // number, but the digits of a number too.
      let left = symbols[..<first]
      // What a + begins ends no name.
      let digits = left[(left.lastIndex(where: \.isWord).map { $0 + 1 } ?? left.startIndex)...]
      if digits.count > 1, digits.contains(where: { $0.text == "+" }) { continue }
      let weight = Self.weight(of: left)
      let rest = weight > 0 ? -2 * weight : -weight + min(1, Double(gap) / Double(height)) * 3.5
      let right = symbols[first...]
      let aspect = Self.aspect(of: parts[start...])
      guard let likeness = Self.likeness(of: right, aspect: aspect, judge: judge) else {
        continue
      }
      splits.append(
        Split(
          start: start, rest: rest, missesDigits: weight > 0, score: rest + likeness,
          digits: Self.digits(of: right)))
    }
    splits.sort { $0.score > $1.score }
    // Digits are lower than Han, so a number that stands alone is read better than one beside a
    // name: the likeliest ways are looked at once more.
    var best = max(0, -Self.weight(of: symbols[...]))
    var looked = [Split(start: parts.count, rest: 0, score: best, digits: "")]
    let least = (splits.first?.score ?? 0) - Self.reach.look
    for var split in splits.prefix(5) where split.score >= least {
      if split.start > 0, let part = Self.joined(parts[split.start...]),
        let symbols = try read(part)?.symbols[...],
        let likeness = Self.likeness(
          of: symbols, aspect: Self.aspect(of: parts[split.start...]), judge: judge),
        split.rest + likeness > split.score
      {
        split.score = split.rest + likeness
        split.digits = Self.digits(of: symbols)
      }
      best = max(best, split.score)
      looked.append(split)
    }
    looked.sort { $0.score > $1.score }
    var ways = looked.filter { $0.score + Self.reach.way >= best }.map { split in
      guard let number = Self.joined(parts[split.start...]) else {
        return Way(words: line, number: nil, score: split.score)
      }
      return Way(
        words: Self.joined(parts[..<split.start]) ?? tail, number: number, score: split.score,
        digits: split.digits, missesDigits: split.missesDigits)
    }
    if ways[0].areWordsNarrow(height: height) {
      ways.removeAll { $0.words == nil }
      ways.insert(Way(words: tail, number: Self.joined(parts[...]), score: ways[0].score), at: 0)
    }
    self.ways = ways
  }

  /// Takes what stands behind a whole number and is none off the line: what the number model takes for
  /// words, or, behind a gap, for words and signs that it is not certain of.
  private static func tail(
    of parts: inout [WritingLine], symbols: inout [LineReading.Symbol], height: Int,
    judge: NumberJudge
  ) -> WritingLine? {
    func isNumber(_ symbols: ArraySlice<LineReading.Symbol>) -> Bool {
      judge.plausibility(LineReading(symbols: Array(symbols)).withoutWords.text) >= 0.9
    }
    let isWhole = isNumber(symbols[...])
    for start in parts.indices.dropFirst() {
      let edge = parts[start].box.x
      // The box of the last digit may reach on over what stands behind it.
      let end =
        symbols.firstIndex { $0.box.x + min($0.box.width, height / 2) / 2 >= edge }
        ?? symbols.endIndex
      if isApart(start, of: parts, height: height),
        // The first digit's box may reach back over the gap.
        let end = [end, end - 1].first(where: {
          $0 > 0 && isNumber(symbols[..<$0]) && isNote(symbols[$0...])
        })
      {
        let note = joined(parts[start...])
        symbols = Array(symbols[..<end])
        parts.removeSubrange(start...)
        return note
      }
      let (digits, rest) = (symbols[..<end], symbols[end...])
      guard let tail = joined(parts[start...]), tail.box.width * 5 >= height * 4, !rest.isEmpty,
        rest.allSatisfy(\.isWord) || isInBrackets(tail, rest, mayBeDigits: isWhole)
          || rest.contains(where: \.isWord) && weight(of: rest) < -Double(rest.count)
            && (edge - parts[start - 1].box.right) * 10 >= 3 * height,
        isNumber(digits)
      else { continue }
      symbols = Array(digits)
      parts.removeSubrange(start...)
      return tail
    }
    return nil
  }

  /// Whether a gap before a part is wider than those within the number before it.
  private static func isApart(_ start: Int, of parts: [WritingLine], height: Int) -> Bool {
    let gaps = zip(parts, parts.dropFirst()).prefix(start).map { $1.box.x - $0.box.right }
    guard let gap = gaps.last, gap * 9 >= 4 * height else { return false }
    let within = gaps.dropLast().reversed().prefix { $0 * 9 < 4 * height }
    return within.allSatisfy { $0 * 3 <= gap * 2 }
  }

  /// Whether symbols behind a number are a note with digits, 一斤120元, 5/1去北京, and no extension.
  private static func isNote(_ symbols: ArraySlice<LineReading.Symbol>) -> Bool {
    [symbols.first, symbols.last].contains { $0?.isWord == true }
      && !symbols.contains { $0.text == "#" }
  }

  /// Whether ink that was read as these symbols are brackets with a word in them, (H) or (手機): letters
  /// and the brackets may have been taken for digits, (M) for 14).
  ///
  /// - Parameter mayBeDigits: whether a plan knows the number with what is read there.
  private static func isInBrackets(
    _ ink: WritingLine, _ symbols: ArraySlice<LineReading.Symbol>, mayBeDigits: Bool
  ) -> Bool {
    guard Brackets.areLike(around: ink) else { return false }
    let hasWord = symbols.contains(where: \.isWord)
    return hasWord && symbols.allSatisfy { $0.isWord || "(1/#)".contains($0.text) }
      || symbols.count <= 4 && ink.box.width < 3 * ink.box.height
        && (symbols.last?.text == ")" || hasWord || !mayBeDigits)
  }

  private static func digits(of symbols: ArraySlice<LineReading.Symbol>) -> String {
    NumberJudge.digits(
      NumberJudge.bracketed(LineReading(symbols: Array(symbols)).withoutWords.text))
  }

  /// About where a symbol stands. The engine's boxes begin where the last one ended, so that of a
  /// number's first digit may reach back over a name; those of words may reach on over the number.
  private static func middle(of symbol: LineReading.Symbol, height: Int) -> Int {
    let half = min(symbol.box.width, height / 2) / 2
    return symbol.isWord ? symbol.box.x + half : symbol.box.right - half
  }

  private static func aspect(of parts: ArraySlice<WritingLine>) -> Double {
    guard let whole = joined(parts) else { return 0 }
    return Double(whole.box.width) / Double(whole.box.height)
  }

  /// How much symbols are like a number; nil where they are none.
  ///
  /// - Parameter aspect: width of their ink divided by its height.
  private static func likeness(
    of symbols: ArraySlice<LineReading.Symbol>, aspect: Double, judge: NumberJudge
  ) -> Double? {
    let text = NumberJudge.bracketed(LineReading(symbols: Array(symbols)).withoutWords.text)
    let digits = NumberJudge.digits(text)
    guard digits.count >= 3 else { return nil }
    let plausibility = judge.plausibility(text)
    var likeness = weight(of: symbols) + 10 * plausibility
    likeness -= 1.5 * Double(symbols.count(where: \.isWord))
    // Short numbers are rare, and many other things look like them; but 119 and 55688 are written.
    if plausibility < 0.9 {
      likeness -= judge.isService(digits) || digits.count >= leastDigits ? 2 : 8
    }
    // No number begins with what joins or closes its parts.
    if let first = text.first, "-)./".contains(first) { likeness -= 6 }
    // What is closed was opened.
    if let closing = text.firstIndex(of: ")"), !text[..<closing].contains("(") { likeness -= 3 }
    // Han read as digits stand too close for digits, of which a 1 is narrow.
    let widths = digits.map { $0 == "1" ? 0.3 : 0.55 }
    if aspect < widths.reduce(0, +) { likeness -= 4 }
    // A bracket opens a number, or follows its country code.
    if let bracket = text.firstIndex(of: "("), !text.hasPrefix("+"), bracket != text.startIndex {
      likeness -= 3
    }
    return likeness
  }

  /// Above 0 for symbols that the number model is as sure of as of digits, below for what it takes
  /// from other writing.
  private static func weight(of symbols: ArraySlice<LineReading.Symbol>) -> Double {
    symbols.reduce(0) { sum, symbol in
      if symbol.isWord { return sum - 1.5 }
      let weight = max(-1.5, min(1, (symbol.confidence - 97.2) / 1.8))
      return sum + (symbol.text.contains(where: \.isNumber) ? weight : min(0, weight) / 2)
    }
  }

  /// How far apart two parts of a line are at least, in pixels.
  static func partGap(height: Int) -> Int { max(2, height / 10) }

  static func joined(_ parts: ArraySlice<WritingLine>) -> WritingLine? {
    parts.isEmpty ? nil : WritingLine(components: parts.flatMap(\.components))
  }
}
