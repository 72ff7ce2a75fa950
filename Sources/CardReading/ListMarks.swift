/// What people put before the entries of a list and is no part of them: 1. 2. 3., (1), ①, a dash, a dot,
/// a box to tick.
///
/// A mark alone may be the beginning of a name or of a number: it counts where the lines below each other
/// begin with numbers in turn, or with the same bullet.
struct ListMarks {
  /// What the beginning of a line may be, where a gap follows it.
  private struct Beginning {
    /// Which line.
    let place: Int
    let ink: WritingLine
    let rest: WritingLine

    /// In turn among the marks, where it is a number.
    var number: Int?
  }

  private enum Bullet { case dash, dot, box, solid }

  /// Lines without such marks.
  ///
  /// - Parameters:
  ///   - lines: from the top.
  ///   - height: of a glyph, in pixels.
  ///   - read: what the number model makes of a line.
  static func removed(
    from lines: [WritingLine], height: Int,
    read: (WritingLine) throws(CardReadingError) -> LineReading?
  ) throws(CardReadingError) -> [WritingLine] {
    let beginnings = lines.enumerated().compactMap { place, line in
      beginning(of: line, at: place, height: height)
    }
    var lines = lines
    var others = beginnings
    while let first = others.first {
      let column = others.filter { isBelow(first, $0, height: height) }
      others.removeAll { isBelow(first, $0, height: height) }
      guard column.count > 1 else { continue }
      let bullets = bullets(among: column, height: height)
      let marks =
        bullets.isEmpty ? try numbers(among: column, height: height, read: read) : bullets
      for mark in marks { lines[mark.place] = mark.rest }
    }
    return lines
  }

  /// The widest gap near the beginning of a line parts a mark from the rest.
  private static func beginning(of line: WritingLine, at place: Int, height: Int) -> Beginning? {
    let parts = line.parts(gap: max(2, height / 10))
    let near = parts.indices.dropLast().filter {
      (parts[$0].box.right - line.box.x) * 10 <= 24 * height
    }
    func gap(_ part: Int) -> Int { parts[part + 1].box.x - parts[part].box.right }
    guard let end = near.max(by: { gap($0) < gap($1) }), gap(end) * 5 >= height else { return nil }
    return Beginning(
      place: place, ink: WritingLine(components: parts[...end].flatMap(\.components)),
      rest: WritingLine(components: parts[(end + 1)...].flatMap(\.components)))
  }

  /// Whether one line begins where another does.
  private static func isBelow(_ one: Beginning, _ other: Beginning, height: Int) -> Bool {
    abs(one.ink.box.x - other.ink.box.x) * 5 <= 4 * height
  }

  // MARK: Bullets

  /// The marks of the kind that most lines begin with, two or more.
  private static func bullets(among column: [Beginning], height: Int) -> [Beginning] {
    let kinds = column.map { bullet($0.ink, height: height) }
    let counts = Dictionary(grouping: kinds.compactMap(\.self), by: \.self).mapValues(\.count)
    guard let (kind, count) = counts.max(by: { $0.value < $1.value }), count > 1,
      count * 2 > column.count
    else { return [] }
    return zip(column, kinds).filter { $0.1 == kind }.map(\.0)
  }

  private static func bullet(_ ink: WritingLine, height: Int) -> Bullet? {
    let (box, mark) = (ink.box, ink.components[0])
    guard ink.components.count == 1 else { return nil }
    let filled = Double(mark.area) / Double(box.width * box.height)
    if box.height * 4 <= height, box.width >= 2 * box.height { return .dash }
    if max(box.width, box.height) * 3 <= height {
      return filled >= 0.5 && abs(box.width - box.height) * 2 <= box.width ? .dot : nil
    }
    guard min(box.width, box.height) * 10 >= 3 * height, max(box.width, box.height) <= height,
      abs(box.width - box.height) * 3 <= box.width
    else { return nil }
    if filled >= 0.5 { return .solid }
    // A 0 is rounder than a box.
    let rows = Dictionary(grouping: mark.runs, by: \.y).values
    let surrounded = rows.reduce(0) { sum, runs in
      sum + (runs.map(\.end).max() ?? 0) - (runs.map(\.start).min() ?? 0)
    }
    let isBox = mark.holes == 1 && surrounded * 100 >= box.width * box.height * 86
    return isBox ? .box : nil
  }

  // MARK: Numbers

  /// The marks that count up by one, and those between them that were not read.
  private static func numbers(
    among column: [Beginning], height: Int,
    read: (WritingLine) throws(CardReadingError) -> LineReading?
  ) throws(CardReadingError) -> [Beginning] {
    var column = column
    for index in column.indices {
      // Of a list some of the first marks are read.
      if index == mostUnread, column.allSatisfy({ $0.number == nil }) { return [] }
      column[index].number = try number(in: column[index].ink, height: height, read: read)
    }
    let numbers = column.map(\.number)
    let turn = inTurn(numbers)
    guard let first = turn.first, turn.count * 3 >= 2 * numbers.count(where: { $0 != nil }),
      turn.count >= (numbers[first] == first + 1 ? 2 : 3), turn.count * 5 >= 2 * column.count
    else { return [] }
    let marks = turn.map { column[$0] }
    let (widths, edges) = (marks.map(\.ink.box.width), marks.map(\.rest.box.x).sorted())
    // What was not read stands as the others do.
    return column.filter { mark in
      marks.contains { $0.place == mark.place }
        || mark.ink.box.width * 4 <= 5 * (widths.max() ?? 0)
          && abs(mark.rest.box.x - edges[edges.count / 2]) * 2 <= height
    }
  }

  /// The places of the longest row of numbers that rise by about one from line to line.
  private static func inTurn(_ numbers: [Int?]) -> [Int] {
    var rows: [[Int]] = []
    for (place, number) in numbers.enumerated() {
      guard let number else { continue }
      let before = rows.filter { row in
        guard let last = row.last, let other = numbers[last] else { return false }
        return number > other && number - other <= place - last + 1
      }
      rows.append((before.max { $0.count < $1.count } ?? []) + [place])
    }
    return rows.max { $0.count < $1.count } ?? []
  }

  /// So many marks that are no numbers are the beginnings of names.
  private static let mostUnread = 4

  /// One or two digits, perhaps with a point or in brackets or a ring; nil where there is anything else.
  private static func number(
    in ink: WritingLine, height: Int,
    read: (WritingLine) throws(CardReadingError) -> LineReading?
  ) throws(CardReadingError) -> Int? {
    let bare = ink.components.filter { !isRing($0, around: ink, height: height) }
    guard !bare.isEmpty, case let digits = WritingLine(components: bare),
      // What a character surrounds is smaller than a digit in a ring.
      digits.box.height * 5 >= 2 * ink.box.height, let reading = try read(digits)
    else { return nil }
    let text = reading.text.filter { !" .,()-/".contains($0) }
    guard (1...2).contains(text.count), text.first != "0" else { return nil }
    return Int(text)
  }

  /// Whether ink surrounds all that stands at the same place.
  private static func isRing(_ ink: InkComponent, around line: WritingLine, height: Int) -> Bool {
    ink.holes > 0 && min(ink.box.width, ink.box.height) * 5 >= 3 * height
      && line.components.count > 1 && line.components.allSatisfy { ink.box.surrounds($0.box) }
  }
}
