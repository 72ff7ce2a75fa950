import Foundation

/// The rows of a table as spreadsheets write it (RFC 4180), with commas, semicolons or tabs between
/// the cells.
struct TableRows {
  struct Row {
    /// The line on which the row begins, counted from 1.
    let line: Int
    /// Without quotes, and without blanks around them.
    var cells: [String] = []
  }

  /// Those with anything in them.
  private(set) var rows: [Row] = []
  /// Where a quotation begins that has no end: what is behind it can't be told apart.
  private(set) var brokenLine: Int?

  init(_ text: String) {
    let separator = Self.separator(of: text)
    var row = Row(line: 1)
    var cell = String.UnicodeScalarView()
    var line = 1
    var isQuoted = false
    var hasQuotes = false
    var before: Unicode.Scalar?
    func endCell() {
      row.cells.append(String(cell).trimmingCharacters(in: .whitespacesAndNewlines))
      cell.removeAll()
      hasQuotes = false
    }
    func endRow() {
      endCell()
      if row.cells.contains(where: { !$0.isEmpty }) { rows.append(row) }
    }
    for scalar in text.unicodeScalars {
      defer { before = scalar }
      switch scalar {
      case "\n" where before == "\r": continue
      case "\r", "\n":
        line += 1
        if isQuoted {
          cell.append("\n")
        } else {
          endRow()
          row = Row(line: line)
        }
      case "\"" where isQuoted: isQuoted = false
      case "\"" where hasQuotes && before == "\"":
        // Two of them stand for one.
        cell.append(scalar)
        isQuoted = true
      case "\"" where !hasQuotes && cell.allSatisfy(\.properties.isWhitespace):
        hasQuotes = true
        isQuoted = true
      case separator where !isQuoted: endCell()
      default: cell.append(scalar)
      }
    }
    if isQuoted { brokenLine = row.line } else { endRow() }
  }

  /// What parts the cells of the first line that is not blank.
  private static func separator(of text: String) -> Unicode.Scalar {
    let isNewline: (Unicode.Scalar) -> Bool = { $0 == "\r" || $0 == "\n" }
    let first = text.unicodeScalars.drop(while: isNewline).prefix { !isNewline($0) }
    let separators: [Unicode.Scalar] = [",", ";", "\t"]
    let counts = separators.map { separator in first.count { $0 == separator } }
    return zip(separators, counts).max { $0.1 < $1.1 }?.0 ?? ","
  }
}
