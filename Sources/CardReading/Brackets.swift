/// Brackets at the end of words, with what people write in them beside a number: whose telephone it is,
/// 陳志豪 (公), (H), or who somebody is, 美玲 (媳婦).
struct Brackets {
  /// What stands before them; nil where nothing does.
  let before: WritingLine?
  /// What they hold; nil where that is nothing.
  let inside: WritingLine?

  /// Nil where the words do not end in brackets.
  ///
  /// - Parameter read: what the number model makes of a line, the one model that knows brackets; boxes in
  ///   the sheet's pixels. It is asked only where the last ink looks like one.
  init?(
    endOf words: WritingLine,
    read: (WritingLine) throws(CardReadingError) -> LineReading?
  ) throws(CardReadingError) {
    let height = words.box.height
    guard let last = Self.last(of: words), Self.isLike(last, height: height),
      let symbols = try read(words)?.symbols,
      symbols.last?.text == ")", let start = Self.start(of: words, symbols)
    else { return nil }
    let behind = words.components.filter { $0.box.x >= start.box.x && $0 != start && $0 != last }
    before = Self.line(words.components.filter { $0.box.x < start.box.x })
    inside = Self.line(behind)
  }

  /// Whether the first and the last ink of a line are like brackets.
  static func areLike(around line: WritingLine) -> Bool {
    [line.components.first, last(of: line)].allSatisfy {
      $0.map { isLike($0, height: line.box.height) } ?? false
    }
  }

  private static func last(of line: WritingLine) -> InkComponent? {
    line.components.max { $0.box.right < $1.box.right }
  }

  /// Whether ink is as narrow and high as a bracket; so is a 1.
  private static func isLike(_ ink: InkComponent, height: Int) -> Bool {
    ink.box.width * 2 < ink.box.height && ink.box.height * 5 >= height * 3
  }

  /// The ink of the bracket that opens the last ones: where the model saw it or, as it may have passed it
  /// over, the last behind a gap.
  private static func start(
    of words: WritingLine, _ symbols: [LineReading.Symbol]
  ) -> InkComponent? {
    let height = words.box.height
    let like = words.components.dropLast().filter { isLike($0, height: height) }
    guard let opening = symbols.last(where: { $0.text == "(" }) else {
      return like.last { isApart($0, in: words) }
    }
    func distance(_ ink: InkComponent) -> Int { abs(ink.box.x - opening.box.x) }
    return like.min { distance($0) < distance($1) }.flatMap { distance($0) < height ? $0 : nil }
  }

  /// Whether nothing stands close before ink.
  private static func isApart(_ ink: InkComponent, in words: WritingLine) -> Bool {
    words.components.filter { $0.box.x < ink.box.x }
      .allSatisfy { (ink.box.x - $0.box.right) * 10 >= 3 * words.box.height }
  }

  private static func line(_ components: [InkComponent]) -> WritingLine? {
    components.isEmpty ? nil : WritingLine(components: components)
  }
}
