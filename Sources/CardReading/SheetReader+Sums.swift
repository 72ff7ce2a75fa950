extension SheetReader {
  /// Whether a sheet holds digits that are no telephone numbers, such as sums.
  func isMostlyDigits(_ cells: [Cell], on sheet: Sheet) throws(CardReadingError) -> Bool {
    var count = 0
    for cell in cells.prefix(6) where try isDigits(cell, on: sheet) { count += 1 }
    return count * 2 >= min(6, cells.count)
  }

  /// The cells that hold sums or prices, where no other number was found that a plan knows: those of a
  /// page of them, with what was found there. Among many names one or two look like digits too.
  func sums(among cells: [Cell], on sheet: Sheet) throws(CardReadingError) -> Set<Int> {
    let found = cells.indices.filter { cells[$0].finding != nil }
    guard !found.contains(where: { cells[$0].finding?.reading.verdict == .sure }) else { return [] }
    for cell in found.map({ cells[$0] }) where (cell.finding?.plausibility ?? 0) >= 0.9 {
      guard try isDigits(cell, on: sheet) else { return [] }
    }
    var sums: Set<Int> = []
    for (index, cell) in cells.enumerated() where try isDigits(cell, on: sheet) {
      sums.insert(index)
    }
    if !found.isEmpty { return sums.count * 2 > cells.count ? sums.union(found) : [] }
    return sums.count * 3 >= cells.count ? sums : []
  }

  /// Whether a cell holds digits that are no telephone number: a sum, a price, half a number. Where a
  /// number was found, only signs of a sum tell.
  private func isDigits(_ cell: Cell, on sheet: Sheet) throws(CardReadingError) -> Bool {
    let ink = [cell.words, cell.number].compactMap(\.self).flatMap(\.components)
    guard !ink.isEmpty else { return false }
    let line = WritingLine(components: ink)
    let picture = picture(of: line, on: sheet)
    let isSum = { (reading: LineReading) in Sums.isSum(reading, signed: cell.number != nil) }
    guard let reading = try numbers.reading(picture), isSum(reading) else { return false }
    let readings = try numbers.readings(picture)
    guard readings.allSatisfy(isSum) else { return false }
    let texts = readings.map { NumberJudge.digits($0.withoutWords.text) }
    guard let first = texts.first else { return false }
    // Han read as digits stand too close for digits.
    guard Double(line.box.width) >= 0.55 * Double(first.count * line.box.height) else {
      return false
    }
    return texts.allSatisfy { LineReading.distance($0, first) <= max(1, first.count / 4) }
  }
}
