/// Takes out words that are nobody's name: addresses, trades, sums.
enum NotNames {
  static func removed(from cells: [Cell]) -> [Cell] {
    var cells = cells
    let hasNumbers = cells.contains { $0.finding != nil }
    let alone = cells.indices.filter { cells[$0].words != nil && cells[$0].finding == nil }
    let long = Set(alone.filter { !isShort(cells[$0]) })
    let hasShort = long.count < alone.count
    for index in alone {
      let isStrange = cells.count == 1 && isDoubtful(cells[index])
      if isStrange || isAddress(cells[index]) || long.contains(index) && (hasShort || !hasNumbers) {
        cells[index].words = nil
      }
    }
    return cells.filter { $0.words != nil || $0.finding != nil }
  }

  private static func text(_ cell: Cell) -> String {
    cell.views.first.map { NameReader.text($0) } ?? ""
  }

  /// No name is six Han characters long, though what people call a neighbour may be.
  private static func isShort(_ cell: Cell) -> Bool {
    // What is ranked first may be longer than what one model saw.
    [text(cell), NameReader.field(cell.views).text].allSatisfy { text in
      text.count { $0.unicodeScalars.contains { $0.properties.isIdeographic } } < 6
    }
  }

  /// Whether no model reads Han well and they would stand closer than most people write them, as a
  /// cat's whiskers do.
  private static func isDoubtful(_ cell: Cell) -> Bool {
    guard let view = cell.views.first, NameReader.score(view) < NameReader.sufficientScore else {
      return false
    }
    let characters = NameReader.field(cell.views).text.count {
      $0.unicodeScalars.contains { $0.properties.isIdeographic }
    }
    return view.aspect < 0.7 * Double(characters)
  }

  private static func isAddress(_ cell: Cell) -> Bool {
    let text = text(cell)
    return text.contains("@") || text.lowercased().hasSuffix(".com")
      || text.lowercased().contains("www.") || text.count(where: \.isNumber) >= 3
  }
}
