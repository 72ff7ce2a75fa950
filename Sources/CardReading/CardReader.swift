import Foundation
import Names
import PhoneNumbers
import Pictures

/// Reads photographs of handwritten cards and of pages of a phone book.
///
/// Photographs are foreign: use it in the limited child process. One reader belongs to one thread.
public final class CardReader {
  /// At most this many entries of one photograph are given back, the first in reading order.
  public static let maximumEntries = 200

  let sheets: SheetReader

  /// - Parameters:
  ///   - models: the folder of `manifest.json` and of this project's models.
  ///   - region: where numbers without a country code are dialled.
  ///   - areaCode: completes bare local numbers, which are then ``Verdict/check``.
  public init(models: URL, region: Region, areaCode: String?) throws(CardReadingError) {
    sheets = try SheetReader(models: models, region: region, areaCode: areaCode)
  }

  /// The entries of one card or one page, in reading order.
  ///
  /// - Parameter progress: told how many parts of lines were read, of how many, once those are
  ///   found. The count begins with 0 and rises by one; with the whole of it all is read.
  /// - Throws: ``CardReadingError/noWriting`` where there are none, ``CardReadingError/blurred``
  ///   where that is why.
  public func read(
    _ picture: Picture, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(CardReadingError) -> [CardEntry] {
    try read(
      photograph: Raster(width: picture.width, height: picture.height, pixels: picture.grey),
      progress: progress)
  }

  func read(
    photograph: Raster, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(CardReadingError) -> [CardEntry] {
    let outline = PaperOutline(of: photograph)
    if let screenshot = Screenshot(photograph, outline: outline) {
      return screenshot.people(
        among: try read(
          screenshot.blackOnWhite, outline: nil, ofTelephone: screenshot.isOfTelephone,
          progress: progress))
    }
    let read = Result { () throws(CardReadingError) in
      try self.read(paper: photograph, outline: outline, progress: progress)
    }
    if !Self.contains(read, where: { $0.number.verdict != .unread }),
      !Self.isLight(outline, on: photograph), Self.mayBeNegative(photograph)
    {
      // Chalk on a board, a bright pen on dark paper.
      let negative = photograph.inverted()
      let other = Result { () throws(CardReadingError) in
        try self.read(paper: negative, outline: PaperOutline(of: negative)) { _, _ in }
      }
      if Self.contains(other, where: { $0.e164 != nil }) { return try other.get() }
    }
    return try read.get()
  }

  private func read(
    paper: Raster, outline: PaperOutline?, progress: (_ done: Int, _ total: Int) -> Void
  ) throws(CardReadingError) -> [CardEntry] {
    guard outline == nil, let cut = CutOut(paper) else {
      return try read(paper, outline: outline, progress: progress)
    }
    return try read(cut.bordered, outline: nil, progress: progress).map(cut.entry)
  }

  private static func contains(
    _ read: Result<[CardEntry], CardReadingError>, where isWanted: (CardEntry) -> Bool
  ) -> Bool {
    (try? read.get())?.contains(where: isWanted) == true
  }

  /// Whether most of what an outline holds is light: paper on a dark desk is no blackboard.
  private static func isLight(_ outline: PaperOutline?, on photograph: Raster) -> Bool {
    let square = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { Point(x: $0.0, y: $0.1) }
    guard let corners = outline?.corners, let map = Homography(from: square, to: corners) else {
      return false
    }
    let shares = stride(from: 0.1, through: 0.9, by: 0.1)
    let levels = shares.flatMap { down in
      shares.map { across in
        let place = map(Point(x: across, y: down))
        return photograph[
          min(photograph.width - 1, max(0, Int(place.x))),
          min(photograph.height - 1, max(0, Int(place.y)))]
      }
    }.sorted()
    return levels[levels.count / 2] > 127
  }

  /// Whether a fifth of a photograph or more is dark, and not all of it.
  private static func mayBeNegative(_ photograph: Raster) -> Bool {
    let dark = photograph.histogram()[..<100].reduce(0, +)
    return dark * 5 >= photograph.pixels.count && !isDark(photograph)
  }

  private func read(
    _ photograph: Raster, outline: PaperOutline?, ofTelephone: Bool = false,
    progress: (_ done: Int, _ total: Int) -> Void
  ) throws(CardReadingError) -> [CardEntry] {
    if let outline {
      let further = FurtherSheets.outlines(in: photograph, beside: outline)
      return try read(photograph, outlines: [outline] + further, progress: progress)
    }
    let small = ofTelephone ? [] : FurtherSheets.outlines(in: photograph)
    if small.count > 1 {
      let read = Result { () throws(CardReadingError) in
        try self.read(photograph, outlines: small, progress: progress)
      }
      if let read = try? read.get(), read.count(where: { $0.e164 != nil }) > 1 { return read }
    }
    return try read(photograph, outlines: [nil], ofTelephone: ofTelephone, progress: progress)
  }

  private func read(
    _ photograph: Raster, outlines: [PaperOutline?], ofTelephone: Bool = false,
    progress: (_ done: Int, _ total: Int) -> Void
  ) throws(CardReadingError) -> [CardEntry] {
    let found = try outlines.map { outline throws(CardReadingError) in
      let sheet = try sheets.withMargin(Sheet(photograph: photograph, outline: outline))
      return FoundSheet(outline: outline, sheet: sheet, writing: try sheets.writing(on: sheet))
    }
    let total = found.reduce(0) { $0 + $1.writing.count }
    if total > 0 { progress(0, total) }
    var done = 0
    // The last counts when all is done: a photograph that lies on its side is read once more.
    func count() {
      done += 1
      if done < total { progress(done, total) }
    }
    let (sheet, writing) = (found[0].sheet, found[0].writing)
    let (upright, read) = try attempts(at: found[0], on: photograph, whenRead: count)
    var groups = [try entries(of: read, in: photograph, ofTelephone: ofTelephone)]
    for sheet in found.dropFirst() {
      let read = try attempts(at: sheet, on: photograph, whenRead: count).best
      groups.append(try entries(onFurther: read, of: photograph))
    }
    let turn = Homography.turn(
      quarters: read.quarters, ofWidth: photograph.width, height: photograph.height)
    let entries = Self.inReadingOrder(groups, turn: turn)
    if total > 0 { progress(total, total) }
    let likely = Self.likely(entries)
    let blur = Sharpness.edgeWidth(of: read.cells, in: read.sheet.picture)
    // Turned on its side, blurred writing can look more like a name.
    func inkBlur() -> Double {
      max(
        blur, Sharpness.edgeWidth(of: upright.cells, in: sheet.picture),
        Sharpness.edgeWidth(
          of: writing.lines.flatMap(\.parts).flatMap(\.components), in: sheet.picture))
    }
    if !likely.contains(where: { $0.e164 != nil }) {
      if Self.isDark(photograph) { throw .dark }
      // Digits that make no number, and letters or Han that make no name, were misread: less blur
      // explains that.
      let isMisread =
        likely.contains { $0.number.verdict != .unread }
        || likely.allSatisfy { !NameReader.isLikely($0.name.text) }
        || read.cells.contains { $0.finding == nil && NameReader.isMisspelled($0.views) }
      let limit = isMisread ? Sharpness.doubtful : Sharpness.unreadable
      let blur = inkBlur()
      let isBlurred = blur > 0 ? blur > limit : Sharpness.isHazy(read.sheet)
      if isBlurred { throw .blurred }
    } else if likely.count == 1, !ofTelephone, inkBlur() > Sharpness.unreadable {
      // What looks like a number is one of twenty times the one that was written.
      throw .blurred
    }
    guard !likely.isEmpty else { throw .noWriting }
    return PageScript.agreed(Array(likely.prefix(Self.maximumEntries))).map {
      Self.doubted($0, blur: blur)
    }
  }

  /// A sheet as the photograph shows it.
  private struct FoundSheet {
    /// Nil where it fills the photograph.
    let outline: PaperOutline?
    let sheet: Sheet
    let writing: SheetReader.Writing
  }

  /// What was read of a sheet as the photograph shows it, and the way it lies.
  private func attempts(
    at found: FoundSheet, on photograph: Raster, whenRead: () -> Void
  ) throws(CardReadingError) -> (
    upright: ContentOrientation.Attempt, best: ContentOrientation.Attempt
  ) {
    // A whole page upside down takes longer to read than one that is upright: some of its lines tell.
    let lines = found.writing.lines.count
    let isLong = lines > 2 * ContentOrientation.lines
    let first = isLong ? found.writing.sample(atMost: ContentOrientation.lines) : found.writing
    let (rest, concurrent) = sheets.begun(
      found.writing.without(first), on: found.sheet, lower: isLong ? lines / 2 : 0)
    func count() {
      whenRead()
      concurrent?.tell(whenRead)
    }
    let upright = ContentOrientation.Attempt(
      quarters: 0, sheet: found.sheet,
      cells: try sheets.cells(inTurn: first, on: found.sheet, whenRead: count))
    var best = try ContentOrientation.best(
      of: photograph, outline: found.outline, upright: upright, reader: sheets,
      whenTurned: { concurrent?.cancel() }, whenRead: whenRead)
    if best.quarters == 0 {
      best.cells += try sheets.cells(inTurn: rest, on: found.sheet, whenRead: count)
      best.cells += try concurrent?.cells(whenRead: whenRead) ?? []
      best.cells = Dictionary(grouping: best.cells, by: \.line).sorted { $0.key < $1.key }
        .flatMap(\.value)
    }
    return (upright, best)
  }

  /// The entries of several sheets: of those side by side the left one's first, else the upper one's.
  ///
  /// - Parameter turn: from the photograph to the way its first sheet lies.
  private static func inReadingOrder(_ groups: [[CardEntry]], turn: Homography) -> [CardEntry] {
    var boxes: [(entries: [CardEntry], box: Box)] = []
    for entries in groups {
      guard let first = entries.first else { continue }
      let box = entries.reduce(first.box) { $0.union($1.box) }
      boxes.append((entries, turn.box(around: box, width: .max, height: .max)))
    }
    func isBefore(_ a: Box, _ b: Box) -> Bool {
      let areBeside = a.rowsShared(with: b) * 2 > min(a.height, b.height)
      return areBeside ? a.x < b.x : a.y < b.y
    }
    return boxes.sorted { isBefore($0.box, $1.box) }.flatMap(\.entries)
  }

  /// Whether nearly all of a photograph is black, paper too.
  private static func isDark(_ photograph: Raster) -> Bool {
    photograph.histogram()[..<darkest].reduce(0, +) * 100 >= photograph.pixels.count * 99
  }

  /// Of 256 grey levels. On a dim photograph that can be read one pixel in a hundred has 34 or more.
  private static let darkest = 30

  /// An entry that is sure only where the photograph is sharp, and of its number only where its first
  /// digit can't be what was taken for a single character at the end of the name; of Tom 林 it can't.
  static func doubted(_ entry: CardEntry, blur: Double) -> CardEntry {
    let words = entry.name.text.split(separator: " ")
    let isSplit =
      words.last.map {
        $0.count(where: \.isLetter) == 1 && (words.count == 1 || $0.allSatisfy(\.isASCII))
      } ?? false
    let isBlurred = blur > Sharpness.doubtful
    var entry = entry
    if isBlurred || isSplit { entry.number.doubt() }
    if isBlurred { entry.name.doubt() }
    return entry
  }

  /// A reading that is sure only where all of it was on the photograph, of that size: nearer to a side
  /// than half its height, a character may be missing there.
  static func whole(_ reading: FieldReading, in box: Box, width: Int, height: Int) -> FieldReading {
    let edge = box.height / 2
    let isWhole =
      box.x > edge && box.right < width - edge && box.y > 1 && box.bottom < height - 1
    var reading = reading
    if !isWhole { reading.doubt() }
    return reading
  }

  /// Whether ink beside a field touches a side of the sheet: it is left out, and may be a character.
  private static func isCut(_ box: Box, on sheet: Sheet) -> Bool {
    let picture = sheet.picture
    let reach = box.height * 3 / 2
    let columns =
      (box.x < reach ? [0, 1] : [])
      + (box.right > picture.width - reach ? [picture.width - 2, picture.width - 1] : [])
    return columns.contains { x in
      (box.y..<box.bottom).contains { picture[x, $0] < sheet.levels.threshold }
    }
  }

  /// What stands on one more sheet, where there is a number on it: a desk has edges too.
  private func entries(
    onFurther read: ContentOrientation.Attempt, of photograph: Raster
  ) throws(CardReadingError) -> [CardEntry] {
    guard read.cells.contains(where: { $0.finding != nil }) else { return [] }
    return try entries(of: read, in: photograph)
      .filter { $0.number.verdict != .unread }
  }

  private func entries(
    of read: ContentOrientation.Attempt, in photograph: Raster, ofTelephone: Bool = false
  ) throws(CardReadingError) -> [CardEntry] {
    let toPhotograph = read.sheet.toPhotograph.followed(
      by: .quarters(read.quarters, ofWidth: photograph.width, height: photograph.height))
    let fields = try sheets.fields(of: read.cells, on: read.sheet, inOneColumn: ofTelephone)
    return FieldPairing.pairs(fields, inOneColumn: ofTelephone).compactMap { pair -> CardEntry? in
      guard let box = pair.box else { return nil }
      let unread = FieldReading(text: "", verdict: .unread, candidates: [])
      var entry = CardEntry(
        name: unread, number: unread, e164: nil,
        box: toPhotograph.box(
          around: read.sheet.original(of: box), width: photograph.width, height: photograph.height))
      // As the photograph lies when the line runs along it.
      func seen(_ reading: FieldReading, in field: FoundField) -> FieldReading {
        let isAcross = read.quarters & 1 == 1
        let width = isAcross ? photograph.height : photograph.width
        let height = isAcross ? photograph.width : photograph.height
        let box = read.sheet.toPhotograph.box(
          around: read.sheet.original(of: field.box), width: width, height: height)
        var reading = Self.whole(reading, in: box, width: width, height: height)
        if Self.isCut(field.box, on: read.sheet) || read.sheet.isMoved(field.box) {
          reading.doubt()
        }
        return reading
      }
      if let name = pair.name, case .name(let reading) = name.content {
        entry.name = seen(reading, in: name)
      }
      if let number = pair.number, case .number(let finding) = number.content {
        entry.number = seen(finding.reading, in: number)
        entry.e164 = finding.e164
      }
      return entry
    }
  }

  /// What is no speck, and where no number was found only what reads as a name: a cat's whiskers make a
  /// character too, but rarely two, and two Latin letters. Among names, what is as large as they are is
  /// one, read badly; among numbers, what is a third as large.
  static func likely(_ entries: [CardEntry]) -> [CardEntry] {
    func isRead(_ entry: CardEntry) -> Bool {
      let letters = entry.name.text.count(where: \.isLetter)
      return entry.number.verdict != .unread
        || letters >= (entry.name.text.allSatisfy(\.isASCII) ? 3 : 2)
    }
    let numbered = entries.filter { $0.number.verdict != .unread }
    let size = { (entry: CardEntry) in min(entry.box.width, entry.box.height) }
    let sizes = (numbered.isEmpty ? entries.filter(isRead) : numbered).map(size).sorted()
    let least = numbered.isEmpty ? (count: 2, thirds: 2) : (count: 1, thirds: 1)
    return entries.filter {
      isRead($0)
        || sizes.count >= least.count && size($0) * 3 >= sizes[sizes.count / 2] * least.thirds
    }
  }

  /// Whether writing is so small, as on a page of many entries, that a larger picture reads better.
  public static func isSmall(_ picture: Picture) -> Bool {
    let whole = Raster(width: picture.width, height: picture.height, pixels: picture.grey)
    let small = whole.scaled(maximumSide: 1000)
    let evened = Light.evened(small, radius: 20)
    let ink = InkComponent.all(in: evened, threshold: Light.levels(of: evened).threshold)
    guard let height = WritingLines.glyphHeight(of: ink.filter { $0.area < small.width * 8 }) else {
      return true
    }
    return height * whole.width < smallGlyph * small.width
  }

  /// In pixels. Of 130 numbers on pages with glyphs of some 50, 94 of 100 were read, at a half 89.
  private static let smallGlyph = 40

  /// How much better a name must read without the sides of a box, since a line cut close loses
  /// strokes with them. Of 600 single characters cut out of forms 485 come first with this, 467
  /// without; of 1,200 names cut close as many.
  private static let unboxedGain = 6.0

  /// Reads a picture that holds one line.
  public func readLine(_ picture: Picture, field: Field) throws(CardReadingError) -> FieldReading {
    try readLine(
      Raster(width: picture.width, height: picture.height, pixels: picture.grey), field: field)
  }

  func readLine(_ picture: Raster, field: Field) throws(CardReadingError) -> FieldReading {
    let evened = Light.evened(picture, radius: max(8, picture.height / 3))
    let levels = Light.levels(of: evened)
    var line = Light.stretched(evened, levels: levels)
    var reading: FieldReading
    switch field {
    case .number:
      if let ink = WritingLine(aloneOn: evened, threshold: levels.threshold) {
        line = Light.stretched(
          ink.picture(from: evened, margin: 0), levels: levels, pattern: 0.3)
      }
      let (readings, finding) = try sheets.looked(at: line)
      reading = try sheets.lookedAgain(finding, readings, at: line, thorough: true).reading
    case .name:
      var views = try sheets.names.views(line, thorough: true)
      let unboxed = Light.stretched(
        RuledLines.removedAtEdges(of: evened, levels: levels), levels: levels)
      if unboxed != line {
        let others = try sheets.names.views(unboxed, thorough: true)
        let score = views.first.map(NameReader.score) ?? -.infinity
        if let other = others.first, NameReader.score(other) > score + Self.unboxedGain {
          (line, views) = (unboxed, others)
        }
      }
      reading = NameReader.field(views)
    }
    reading.crop = SheetReader.crop(line)
    return reading
  }
}
