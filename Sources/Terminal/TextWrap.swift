/// Breaks text into lines that fit.
enum TextWrap {
  /// Never first on a line: closing punctuation of Chinese and of others.
  private static let closing: Set<Character> = Set("，。、；：？！」』）》〉】…%,.;:?!)]}")
  /// Never last on a line.
  private static let opening: Set<Character> = Set("「『（《〈【([{")

  /// Lines of at most `columns` cells, whose text is all of the text. Line feeds stay.
  static func lines(_ text: String, columns: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      wrap(String($0), columns: max(2, columns))
    }
  }

  private static func wrap(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var line: [Character] = []
    var width = 0
    for character in text {
      let more = CellWidth.of(character)
      if width + more > columns {
        if character == " " || character == "\u{3000}" {
          lines.append(String(line).trimmedEnd)
          (line, width) = ([], 0)
          continue
        }
        let kept = breakPoint(line, before: character)
        let rest = line[kept...].drop { $0 == " " }
        lines.append(String(line[..<kept]).trimmedEnd)
        line = Array(rest)
        width = CellWidth.of(String(rest))
      }
      line.append(character)
      width += more
    }
    return lines + [String(line)]
  }

  /// How many characters stay on a full line; all where no better place is found.
  private static func breakPoint(_ line: [Character], before next: Character) -> Int {
    var index = line.count
    while index > 0 {
      let following = index < line.count ? line[index] : next
      if canBreak(line[index - 1], following) { return index }
      index -= 1
    }
    return line.count
  }

  private static func canBreak(_ before: Character, _ after: Character) -> Bool {
    if closing.contains(after) || opening.contains(before) { return false }
    if before == " " || before == "\u{3000}" { return true }
    return CellWidth.of(before) == 2 || CellWidth.of(after) == 2
  }
}

extension String {
  /// Without white space at its end.
  fileprivate var trimmedEnd: String {
    guard let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...end])
  }
}
