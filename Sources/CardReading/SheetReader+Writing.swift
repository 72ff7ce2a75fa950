extension SheetReader {
  /// Lines of writing on a sheet, each cut at its gutters.
  struct Writing {
    /// In reading order, each with its place among all lines of the sheet; those of two columns may share
    /// one.
    let lines: [(place: Int, parts: [WritingLine])]
    /// Of a glyph, in pixels.
    let height: Int

    /// How many parts of lines there are to read.
    var count: Int { lines.map(\.parts.count).reduce(0, +) }

    /// So many of the lines at most, spread over the sheet, but not evenly: every third line of a form may
    /// say the same.
    func sample(atMost limit: Int) -> Writing {
      let places = Set(lines.map(\.place)).sorted()
      guard places.count > limit else { return self }
      let chosen = (0..<limit).map { number in
        let share = places.count / limit
        return places[number * places.count / limit + number % min(3, share)]
      }
      return Writing(lines: lines.filter { chosen.contains($0.place) }, height: height)
    }

    /// The lines that are not among those of a sample.
    func without(_ sample: Writing) -> Writing {
      let places = Set(sample.lines.map(\.place))
      return Writing(lines: lines.filter { !places.contains($0.place) }, height: height)
    }
  }

  /// The sheet with an entry along its side set upright, if there is one.
  func withMargin(_ sheet: Sheet) throws(CardReadingError) -> Sheet {
    let set = try MarginWriting.set(on: sheet) { (line: Raster) throws(CardReadingError) in
      let reading = try numbers.reading(Light.stretched(line, levels: sheet.levels))
      return judge.plausibility(reading?.withoutWords.text ?? "")
    }
    return set ?? sheet
  }

  /// Where there is writing on the sheet, but for rows that were taken back, the marks of a list and what
  /// leads from names to numbers.
  func writing(on sheet: Sheet) throws(CardReadingError) -> Writing {
    let found = WritingLines.found(
      in: sheet.picture, threshold: sheet.levels.threshold, ink: sheet.levels.ink)
    let height = WritingLines.glyphHeight(of: found.flatMap(\.components)) ?? 1
    let unled = found.compactMap { line in
      LineFields.joined(
        line.parts(gap: height).filter { !isStruck($0, in: line, on: sheet) }[...])
    }.compactMap { Leaders.removed(from: Arrow.removed(from: $0), height: height) }
    let read = { (line: WritingLine) throws(CardReadingError) in
      try self.numberReading(of: line, on: sheet)
    }
    let lines = try ListMarks.removed(
      from: HangingSigns.removed(from: unled, height: height, read: read), height: height,
      read: read)
    let parts = Gutters.parts(of: lines, height: height, dividers: sheet.dividers)
    return Writing(
      lines: parts.map { ($0.place, $0.parts.flatMap(Strike.parted)) }, height: height)
  }
}
