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

  private let numbers: NumberReader
  private let nameModels: [ModelManifest.Model]
  private let models: URL
  private var loadedNames: NameReader?
  private let judge: NumberJudge

  /// - Parameters:
  ///   - models: the folder of `manifest.json` and of this project's models.
  ///   - region: where numbers without a country code are dialled.
  ///   - areaCode: completes bare local numbers, which are then ``Verdict/check``.
  public init(models: URL, region: Region, areaCode: String?) throws(CardReadingError) {
    let manifest = try ModelManifest(folder: models)
    judge = NumberJudge(region: region, areaCode: areaCode)
    guard let number = manifest.models.first(where: { $0.field == .number }),
      let folder = ModelManifest.folder(of: number, ours: models)
    else { throw .modelMissing(file: "numbers.traineddata") }
    numbers = try NumberReader(model: number, folder: folder, judge: judge)
    nameModels = manifest.models.filter { $0.field == .name }
    self.models = models
  }

  /// The entries of one card or one page, in reading order.
  ///
  /// - Throws: ``CardReadingError/noWriting`` where there are none.
  public func read(_ picture: Picture) throws(CardReadingError) -> [CardEntry] {
    try read(
      photograph: Raster(width: picture.width, height: picture.height, pixels: picture.grey))
  }

  /// The models for names are large, and not needed for a line that holds a number.
  private func names() throws(CardReadingError) -> NameReader {
    if let loadedNames { return loadedNames }
    let reader = try NameReader(models: nameModels, folder: models)
    loadedNames = reader
    return reader
  }

  func read(photograph: Raster) throws(CardReadingError) -> [CardEntry] {
    let sheet = Sheet(photograph: photograph)
    let entries = FieldPairing.pairs(try fields(on: sheet)).compactMap { pair -> CardEntry? in
      guard let box = pair.box else { return nil }
      let unread = FieldReading(text: "", verdict: .unread, candidates: [])
      var entry = CardEntry(
        name: unread, number: unread, e164: nil,
        box: sheet.toPhotograph.box(
          around: box, width: photograph.width, height: photograph.height))
      if case .name(let reading)? = pair.name?.content { entry.name = reading }
      if case .number(let finding)? = pair.number?.content {
        entry.number = finding.reading
        entry.e164 = finding.e164
      }
      return entry
    }
    let likely = Self.likely(entries)
    guard !likely.isEmpty else { throw .noWriting }
    return Array(likely.prefix(Self.maximumEntries))
  }

  /// Where no number was found, only what reads as a name is one: a cat's whiskers make a character
  /// too, but rarely two.
  private static func likely(_ entries: [CardEntry]) -> [CardEntry] {
    guard entries.allSatisfy({ $0.number.verdict == .unread }) else { return entries }
    return entries.filter { $0.name.text.filter(\.isLetter).count >= 2 }
  }

  /// Reads a picture that holds one line.
  public func readLine(_ picture: Picture, field: Field) throws(CardReadingError) -> FieldReading {
    try readLine(
      Raster(width: picture.width, height: picture.height, pixels: picture.grey), field: field)
  }

  func readLine(_ picture: Raster, field: Field) throws(CardReadingError) -> FieldReading {
    let evened = Light.evened(picture, radius: max(8, picture.height / 3))
    let levels = Light.levels(of: evened)
    let line = Light.stretched(evened, levels: levels)
    var reading: FieldReading
    switch field {
    case .number:
      reading =
        try numbers.number(line)?.reading
        ?? FieldReading(text: "", verdict: .unread, candidates: [])
    case .name: reading = NameReader.field(try names().views(line))
    }
    reading.crop = Self.crop(line)
    return reading
  }

  private func fields(on sheet: Sheet) throws(CardReadingError) -> [FoundField] {
    let lines = WritingLines.found(in: sheet.picture, threshold: sheet.levels.threshold)
    let height = WritingLines.glyphHeight(of: lines.flatMap(\.components)) ?? 1
    var fields: [FoundField] = []
    for (index, line) in lines.enumerated() {
      for part in line.parts(gap: 3 * height) {
        fields += try self.fields(on: part, line: index, height: height, sheet: sheet)
      }
    }
    return fields
  }

  private func fields(
    on part: WritingLine, line: Int, height: Int, sheet: Sheet
  ) throws(CardReadingError) -> [FoundField] {
    let parted = try LineFields(line: part, height: height, judge: judge) {
      (line: WritingLine) throws(CardReadingError) in
      guard var reading = try numbers.reading(picture(of: line, on: sheet)) else { return nil }
      for index in reading.symbols.indices {
        reading.symbols[index].box.x += line.box.x - Self.margin
        reading.symbols[index].box.y += line.box.y - Self.margin
      }
      return reading
    }
    var fields: [FoundField] = []
    if let words = parted.words, let name = try name(words, beside: parted.number, sheet: sheet) {
      fields.append(FoundField(content: .name(name.reading), box: name.box, line: line))
    }
    if let number = parted.number {
      let picture = picture(of: number, on: sheet)
      if var finding = try numbers.number(picture), finding.reading.verdict != .unread {
        if !parted.isClear, finding.reading.verdict == .sure { finding.reading.verdict = .check }
        finding.reading.crop = Self.crop(picture)
        fields.append(FoundField(content: .number(finding), box: number.box, line: line))
      }
    }
    return fields
  }

  /// The name among the words of a line, its label left out; nil where there is only a label.
  private func name(
    _ words: WritingLine, beside number: WritingLine?, sheet: Sheet
  ) throws(CardReadingError) -> (reading: FieldReading, box: Box)? {
    var words = words
    var views = try names().views(picture(of: words, on: sheet))
    for view in views {
      let text = view.reading.text
      if FieldLabels.isLabel(text) { return nil }
      let count = FieldLabels.prefixCount(of: view.reading.symbols.map(\.text).joined())
      guard count > 0 else { continue }
      guard count < view.reading.symbols.count else { return nil }
      let edge = view.reading.symbols[count].box.x + words.box.x - Self.margin
      let rest = words.components.filter { $0.box.x + $0.box.width / 2 >= edge }
      guard !rest.isEmpty else { return nil }
      words = WritingLine(components: rest)
      views = try names().views(picture(of: words, on: sheet))
      break
    }
    var reading = NameReader.field(views)
    reading.crop = Self.crop(picture(of: words, on: sheet))
    return (reading, words.box)
  }

  private static let margin = 4

  private func picture(of line: WritingLine, on sheet: Sheet) -> Raster {
    Light.stretched(
      line.picture(from: sheet.picture, margin: Self.margin), levels: sheet.levels)
  }

  private static func crop(_ line: Raster) -> [UInt8]? {
    let small = line.scaled(maximumSide: 800)
    return try? Picture(
      width: small.width, height: small.height, rgb: small.pixels.flatMap { [$0, $0, $0] }
    ).png()
  }
}
