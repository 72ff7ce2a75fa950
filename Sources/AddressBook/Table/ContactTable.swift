import Foundation

/// A table of contacts, as a spreadsheet or another address book writes it: the first row says what
/// the columns hold, each other row is somebody. Names and numbers are taken, as cards.
struct ContactTable {
  let cards: [VCardFile.Card]
  let faults: [VCardFault]
  /// The headings of columns that hold something else.
  let otherColumns: [String]

  /// More bytes than the headings of a table have.
  private static let longestHeading = 30_000

  /// Nil where the bytes are no table in Unicode whose first row names a column of names and one of
  /// numbers.
  init?(_ bytes: [UInt8]) {
    guard let file = VCardFile.withoutMark(bytes) else { return nil }
    // A long file of vCards is not taken apart for nothing.
    let beginning = String(decoding: file.bytes.prefix(Self.longestHeading), as: UTF8.self)
    guard let headings = TableRows(beginning).rows.first?.cells else { return nil }
    let columns = headings.map(TableColumn.init)
    guard columns.contains(.number), columns.contains(where: \.isName),
      let text = String(validating: file.bytes, as: UTF8.self)
    else { return nil }
    let table = TableRows(text)
    let rows = table.rows.dropFirst()
    cards = rows.map { row in
      VCardFile.Card(
        line: row.line, properties: Self.properties(of: row.cells, columns, headings))
    }
    faults = table.brokenLine.map { [VCardFault(line: $0, reason: .noEnd)] } ?? []
    otherColumns = columns.indices.filter { index in
      columns[index] == .other
        && rows.contains { index < $0.cells.count && !$0.cells[index].isEmpty }
    }.map { headings[$0].isEmpty ? String($0 + 1) : headings[$0] }
  }

  private static func properties(
    of cells: [String], _ columns: [TableColumn], _ headings: [String]
  ) -> [VCardProperty] {
    func first(_ column: TableColumn) -> String {
      zip(columns, cells).first { $0.0 == column && !$0.1.isEmpty }?.1 ?? ""
    }
    let parts = [first(.family), first(.given), first(.middle), "", ""]
    var properties = [
      VCardProperty("FN", value: VCardProperty.escaped(first(.name))),
      VCardProperty("N", value: parts.map(VCardProperty.escaped).joined(separator: ";")),
      VCardProperty("ORG", value: VCardProperty.escaped(first(.company))),
    ].filter { $0.value.contains { $0 != ";" } }
    for (index, column) in columns.enumerated() where column == .number && index < cells.count {
      let kind = TableColumn.beginning(of: headings[index], before: ["value"])
      let label = kind.map { first(.kind(of: $0)) } ?? ""
      let type = TableColumn.type(
        heading: headings[index], label: String(label.trimmingPrefix("* ")))
      for number in numbers(in: cells[index]) {
        properties.append(
          VCardProperty(
            "TEL", type.map { [("TYPE", $0)] } ?? [], value: VCardProperty.escaped(number)))
      }
    }
    return properties
  }

  /// Several in one cell stand on lines, or have a mark between them: of Google's it is `:::`.
  private static func numbers(in cell: String) -> [String] {
    cell.replacing(":::", with: "\n").split { ";；/／、，\n".contains($0) }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
