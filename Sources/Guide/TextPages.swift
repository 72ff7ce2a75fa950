import Locales

/// A text in pages of so many lines at most, broken where a reader pauses: between lines, else
/// sentences, else words. Nothing of it is left out but empty lines.
struct TextPages {
  /// One at least.
  let pages: [String]

  /// - Parameters:
  ///   - width: the cells of a line.
  ///   - first: the lines of the first page.
  ///   - others: the lines of each other page.
  init(_ text: String, width: Int, first: Int, others: Int) {
    guard Self.lines(of: text, width: width) > first else {
      pages = [text]
      return
    }
    var found: [String] = []
    // Of many empty lines one is left, and none where a page begins or ends.
    let squeezed = text.replacing(/\n\s*\n/, with: "\n\n")
    var rest = ArraySlice<Character>(squeezed).drop(while: \.isWhitespace)
    while !rest.isEmpty {
      let most = Self.most(of: rest, width: width, lines: found.isEmpty ? first : others)
      let end = most < rest.count ? Self.pause(in: Array(rest.prefix(most + 1))) : most
      var page = rest.prefix(end)
      while page.last?.isWhitespace == true { page.removeLast() }
      found.append(String(page))
      rest = rest.dropFirst(end).drop(while: \.isWhitespace)
    }
    pages = found.isEmpty ? [text] : found
  }

  /// How many lines a text takes.
  static func lines(of text: String, width: Int) -> Int {
    TextLayout.lines(text, width: width).count
  }

  /// How many of the characters stand on so many lines, one at least.
  private static func most(of text: ArraySlice<Character>, width: Int, lines: Int) -> Int {
    var fitting = 1
    // More characters than cells are not looked at: a page may be shorter than it could be.
    var tooMany = min(text.count, width * lines) + 1
    while fitting + 1 < tooMany {
      let middle = (fitting + tooMany) / 2
      if Self.lines(of: String(text.prefix(middle)), width: width) <= lines {
        fitting = middle
      } else {
        tooMany = middle
      }
    }
    return fitting
  }

  /// How many characters to keep together, of which the last is the first that no longer fits. A
  /// page is at least half full, unless a word is longer.
  private static func pause(in text: [Character]) -> Int {
    let most = text.count - 1
    func last(downTo least: Int, _ isPause: (Int) -> Bool) -> Int? {
      stride(from: most, through: max(1, least), by: -1).first { isPause($0) }
    }
    return last(downTo: most / 2) { text[$0].isNewline || text[$0 - 1].isNewline }
      ?? last(downTo: most / 2) { endsSentence(text, before: $0) }
      ?? last(downTo: 1) { endsWord(text, before: $0) }
      ?? most
  }

  private static func endsSentence(_ text: [Character], before place: Int) -> Bool {
    guard let end = text[..<place].last(where: { !closing.contains($0) }) else { return false }
    // A full stop within a number or an address ends nothing.
    return wideStops.contains(end) && !closing.contains(text[place])
      && !followers.contains(text[place]) || narrowStops.contains(end) && text[place].isWhitespace
  }

  private static func endsWord(_ text: [Character], before place: Int) -> Bool {
    let (before, after) = (text[place - 1], text[place])
    if before.isWhitespace || after.isWhitespace { return true }
    let isWide = DisplayWidth.of(before) > 1 || DisplayWidth.of(after) > 1
    return isWide && !closing.contains(after) && !followers.contains(after)
      && !opening.contains(before)
  }

  private static let wideStops: Set<Character> = ["。", "！", "？", "…", "；"]
  private static let narrowStops: Set<Character> = [".", "!", "?"]
  /// What stands behind a word and never at the beginning of a line.
  private static let followers = wideStops.union(narrowStops).union("，、：,:;")
  private static let closing = Set<Character>("」』）》〉】”’\"')]}")
  private static let opening = Set<Character>("「『（《〈【“‘([{")
}
