import Names

/// How a sheet lies in a photograph whose camera did not say: judged by reading it.
enum ContentOrientation {
  /// One way to hold the photograph, and what was read on it.
  struct Attempt {
    /// Quarters to the right by which the photograph was turned.
    let quarters: Int
    let sheet: Sheet
    var cells: [Cell]

    /// How many telephone numbers were read, each counted by how far its readings agree; of a page, as
    /// many as on the lines that are tried. Other regions' count half: almost any ten digits are a
    /// number somewhere.
    var numberStrength: Double {
      let strengths = cells.compactMap(\.finding).map { finding in
        let weight = finding.plausibility == 1 ? 1 : finding.plausibility >= 0.9 ? 0.5 : 0.1
        return weight * finding.agreement
      }
      let lines = Set(cells.map(\.line)).count
      let share = min(1, Double(ContentOrientation.lines) / Double(max(1, lines)))
      return strengths.reduce(0, +) * share
    }

    /// Whether numbers were read, enough for so many lines.
    private var hasNumbers: Bool {
      let lines = min(Set(cells.map(\.line)).count, ContentOrientation.lines)
      return numberStrength >= max(0.35, 0.125 * Double(lines))
    }

    /// Whether numbers were read and most of them are such as a plan knows: the lines run along the
    /// picture.
    var runsAlong: Bool {
      let findings = cells.compactMap(\.finding)
      let known = findings.count { $0.plausibility >= 0.9 }
      return hasNumbers && known * 2 > findings.count
    }

    /// Whether most of them are the region's own too, since upside down many a number is one of another
    /// country, and the words, if there are any, may be names.
    var isConvincing: Bool {
      let findings = cells.compactMap(\.finding)
      let own = findings.count { $0.plausibility == 1 }
      return runsAlong && own * 2 > findings.count && (nameStrength == nil || hasNumbersAndNames)
    }

    /// Whether numbers were read, and words that may be names.
    var hasNumbersAndNames: Bool {
      hasNumbers && (nameStrength ?? 0) >= ContentOrientation.leastNames
    }

    /// Whether several numbers, though of another region, and names beside them read so well that the
    /// other ways need not be tried.
    var isUnmistakable: Bool {
      runsAlong && numberStrength >= ContentOrientation.pageNumbers
        && nameStrength.map { $0 >= ContentOrientation.pageNames } ?? false
    }

    /// How much the words are like names; higher is likelier, nil where none were read.
    var nameStrength: Double? {
      let scores = cells.compactMap { cell -> Double? in
        guard cell.words != nil, let view = cell.views.first else { return nil }
        let text = NameReader.text(view)
        guard !text.isEmpty else { return nil }
        return NameReader.score(view) + NameLikelihood.score(text) / Double(text.count)
          - NameReader.misspelling(view)
      }
      return scores.isEmpty ? nil : scores.reduce(0, +) / Double(scores.count)
    }
  }

  /// So many lines of a page tell which way is up.
  static let lines = 6

  /// ``Attempt/numberStrength`` and ``Attempt/nameStrength`` that tell a page that lies upright: in 172
  /// readings of 43 composed photographs that were turned upside down names had 87 at most where lines
  /// ran along, in 64 of upright pages 94 at least, before misspellings counted.
  private static let pageNumbers = 1.5
  private static let pageNames = 90.0
  /// ``Attempt/nameStrength`` below which words may be upside down, chosen while watching the same.
  private static let leastNames = 84.0

  /// The attempt in which most was read, the upright one where none is clearly better.
  ///
  /// - Parameters:
  ///   - outline: of the sheet; nil where it fills the photograph.
  ///   - upright: the sheet as the photograph shows it, all of it read, or of a page some lines.
  ///   - whenTurned: told where the photograph lies otherwise, before it is read so.
  ///   - whenRead: told of each part of a line of the photograph as it was turned then.
  static func best(
    of photograph: Raster, outline: PaperOutline?, upright: Attempt, reader: SheetReader,
    whenTurned: () -> Void, whenRead: () -> Void
  ) throws(CardReadingError) -> Attempt {
    guard !upright.isConvincing, !upright.isUnmistakable else { return upright }
    func turned(_ quarters: Int) -> Sheet {
      Sheet(
        photograph: photograph.turned(quarters: quarters),
        outline: outline?.turned(
          quarters: quarters, in: (width: photograph.width, height: photograph.height)))
    }
    let onItsSide = upright.runsAlong ? nil : turned(3)
    if let onItsSide, let stacked = try stacked(on: onItsSide, besides: upright, reader: reader) {
      whenTurned()
      return Attempt(
        quarters: 3, sheet: stacked, cells: try reader.cells(on: stacked, whenRead: whenRead))
    }
    guard !upright.cells.isEmpty else { return upright }
    var attempts: [Attempt] = []
    for quarters in upright.runsAlong ? [2] : [2, 1, 3] {
      let sheet = quarters == 3 ? onItsSide ?? turned(3) : turned(quarters)
      let cells = try reader.cells(on: sheet, atMost: lines)
      let attempt = Attempt(quarters: quarters, sheet: sheet, cells: cells)
      attempts.append(attempt)
      if attempt.isConvincing { break }
    }
    var best = upright
    for attempt in attempts {
      // Upside down a number may be another, and hardly ever is a name one.
      let gain = attempt.nameStrength.flatMap { name in best.nameStrength.map { name - $0 } } ?? 0
      if attempt.numberStrength + gain / 8 > best.numberStrength + 0.3 { best = attempt }
    }
    if best.quarters == 0, upright.numberStrength == 0 {
      for attempt in attempts {
        guard let name = attempt.nameStrength else { continue }
        if best.nameStrength.map({ name > $0 + 3 }) ?? true { best = attempt }
      }
    }
    guard best.quarters != 0 else { return upright }
    // Turned, a page of sums may read as names and numbers.
    if !best.isConvincing, try reader.isMostlyDigits(upright.cells, on: upright.sheet) {
      return upright
    }
    whenTurned()
    return Attempt(
      quarters: best.quarters, sheet: best.sheet,
      cells: try reader.cells(on: best.sheet, whenRead: whenRead))
  }

  /// Writing that runs down the sheet as lines; nil where it does not.
  ///
  /// - Parameters:
  ///   - turned: the sheet turned to the left by a quarter.
  ///   - upright: what was read along it.
  private static func stacked(
    on turned: Sheet, besides upright: Attempt, reader: SheetReader
  ) throws(CardReadingError) -> Sheet? {
    var best: Attempt?
    // Longer strokes between digits may be dashes too, or 1.
    for dash in [0.7, 0.9] {
      guard let sheet = StackedWriting(on: turned, dash: dash)?.sheet, sheet != best?.sheet else {
        break
      }
      // A name and its number may stand on two lines.
      let attempt = Attempt(
        quarters: 3, sheet: sheet, cells: try reader.cells(on: sheet, atMost: 2 * lines))
      guard attempt.cells.contains(where: { $0.finding != nil }) else { break }
      if best.map({ attempt.numberStrength > $0.numberStrength }) ?? true { best = attempt }
    }
    guard let best, best.numberStrength > upright.numberStrength else { return nil }
    // First names under each other are letters in a column, too.
    if upright.hasNumbersAndNames, (upright.nameStrength ?? 0) >= (best.nameStrength ?? 0) {
      return nil
    }
    // No plan may know the number, but there is one, and a name.
    let isAlone = upright.numberStrength == 0 && (best.nameStrength ?? 0) >= pageNames
    return best.hasNumbersAndNames || isAlone ? best.sheet : nil
  }
}
