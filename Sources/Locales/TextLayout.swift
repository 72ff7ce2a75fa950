/// Breaks text into lines that fit a terminal, by cells: between words, and between Han characters
/// where no punctuation forbids it.
public enum TextLayout {
  /// The lines of a text, none wider than `width` cells unless one unbreakable word is; line
  /// breaks of the text stay.
  public static func lines(_ text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      paragraph(String($0), width: max(width, 2))
    }
  }

  /// A label, padded to a column, with its text beside it, or below it where the label is too long.
  public static func entry(
    label: String, text: String, indent: Int = 2, column: Int, width: Int
  ) -> [String] {
    let start = String(repeating: " ", count: indent) + label
    guard !text.isEmpty else { return [start] }
    let margin = String(repeating: " ", count: column)
    var lines = lines(text, width: width - column)
    let used = DisplayWidth.of(start)
    if used + 1 < column {
      let first = start + String(repeating: " ", count: column - used) + lines.removeFirst()
      return [first] + lines.map { margin + $0 }
    }
    return [start] + lines.map { margin + $0 }
  }

  private static func paragraph(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for piece in pieces(of: text) {
      let isSpace = piece == " "
      let size = DisplayWidth.of(piece)
      if used + size > width, !line.isEmpty, !isSpace {
        lines.append(trimmed(line))
        line = ""
        used = 0
      }
      if isSpace && line.isEmpty && !lines.isEmpty { continue }
      if size > width, !piece.contains(wordJoiner) {
        // A path or a number longer than a line is broken anywhere: nothing is cut off.
        for character in piece {
          let size = DisplayWidth.of(character)
          if used + size > width {
            lines.append(line)
            line = ""
            used = 0
          }
          line.append(character)
          used += size
        }
        continue
      }
      line += piece
      used += size
    }
    lines.append(trimmed(line))
    return lines
  }

  /// Words, single spaces and Han characters; closing punctuation stays with what it closes,
  /// opening punctuation with what it opens.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var previous: Character?
    for character in text {
      let joins: Bool
      if let previous {
        if character == " " || previous == " " {
          joins = false
        } else if joining.contains(character) || joining.contains(previous)
          || closing.contains(character) || opening.contains(previous)
        {
          joins = true
        } else {
          joins = DisplayWidth.of(character) < 2 && DisplayWidth.of(previous) < 2
        }
      } else {
        joins = false
      }
      if joins {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
      previous = character
    }
    return pieces
  }

  private static func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// A sign without width that joins what is before and behind it. A word with one is never broken,
  /// however long it is.
  public static let wordJoiner: Character = "\u{2060}"
  private static let joining: Set<Character> = ["\u{A0}", wordJoiner]
  private static let closing: Set<Character> = Set("，。、；：！？）」』》〉】”’,.;:!?)]}%")
  private static let opening: Set<Character> = Set("（「『《〈【“‘([{$")
}
