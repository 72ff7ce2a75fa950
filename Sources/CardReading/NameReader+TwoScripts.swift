/// Names in two scripts, as families abroad write them: Tom 林, Aunt 玉蘭, 陳 Mary, 阿Ben. Each model reads
/// only the half that is in its own script.
extension NameReader {
  /// What a line says that has letters on one side of a gap and Han on the other; nil where it has not.
  ///
  /// - Parameters:
  ///   - words: in the sheet's pixels.
  ///   - views: of the whole line, whose picture begins `margin` pixels before it.
  ///   - picture: of a part of the line.
  func inTwoScripts(
    _ words: WritingLine, views: [View], margin: Int, picture: (WritingLine) -> Raster
  ) throws(CardReadingError) -> String? {
    guard let gap = Self.widestGap(in: words, from: words.box.height / 5) else {
      return try familiar(words, views, picture: picture)
    }
    let edge = gap.edge - words.box.x + margin
    let isWide = gap.width * 20 >= 7 * words.box.height
    guard !views.contains(where: { Self.isWhole($0, partedAt: edge, isWide: isWide) }) else {
      return nil
    }
    let halves = words.parted(at: gap.edge)
    guard halves.count == 2 else { return nil }
    for isHanBehind in [true, false] {
      let (han, latin) = isHanBehind ? (halves[1], halves[0]) : (halves[0], halves[1])
      guard let name = try self.han(of: picture(han)),
        let letters = try letters(of: picture(latin))
      else { continue }
      return isHanBehind ? "\(letters) \(name)" : "\(name) \(letters)"
    }
    return nil
  }

  /// What stands close before a name to say it fondly: 阿Ben, 小Amy.
  private static let fond: Set<String> = ["阿", "小", "老", "大", "細", "细"]

  /// A name in letters close behind such a character.
  private func familiar(
    _ words: WritingLine, _ views: [View], picture: (WritingLine) -> Raster
  ) throws(CardReadingError) -> String? {
    let height = words.box.height
    guard words.box.width > 2 * height, !views.contains(where: Self.isKnown) else { return nil }
    let first = WritingLine(
      components: words.components.filter { 10 * ($0.box.x - words.box.x) < 13 * height })
    guard let gap = Self.widestGap(in: first, from: 1, behind: words.box.x + height * 3 / 5),
      case let halves = words.parted(at: gap.edge), halves.count == 2,
      let han = try view(picture(halves[0]), in: .han), Self.fond.contains(Self.text(han)),
      let latin = try view(picture(halves[1]), in: .latin), let letters = Self.letters(latin)
    else { return nil }
    return Self.text(han) + letters
  }

  /// The widest gap, and the left edge of what stands behind it; nil where none is as wide as `least`.
  private static func widestGap(
    in words: WritingLine, from least: Int, behind start: Int = .min
  ) -> (width: Int, edge: Int)? {
    let parts = words.parts(gap: max(1, least))
    let gaps = zip(parts, parts.dropFirst()).map {
      (width: $1.box.x - $0.box.right, edge: $1.box.x)
    }
    return gaps.filter { $0.edge > start }.max { $0.width < $1.width }
  }

  /// Whether one model reads a line well that has no blank: Han, or one word.
  private static func isKnown(_ view: View) -> Bool {
    if isSeen(.han)(view) { return view.confidence >= clearHan }
    guard let spelling = view.spellings.first, spelling.costPerLetter < knownSpelling else {
      return false
    }
    return !view.reading.text.contains(" ")
  }

  /// Whether one model reads the whole line well: Han, one word, or letters as clear on both sides of an
  /// edge in the line's picture.
  private static func isWhole(_ view: View, partedAt edge: Int, isWide: Bool) -> Bool {
    if isSeen(.han)(view) { return isKnown(view) }
    let sides = [true, false].map { isBefore in
      view.reading.symbols.filter { ($0.box.x + $0.box.width / 2 < edge) == isBefore }
    }
    if !isWide, isKnown(view) { return !sides.contains(where: \.isEmpty) }
    return sides.allSatisfy { $0.count > 2 && LineReading(symbols: $0).meanConfidence >= 92 }
  }

  /// As certain the model for Han is of no line with letters in it, 0 to 100.
  private static let clearHan = 97.0

  /// The Han that a picture shows; nil where they may be letters, as 丁 is like T.
  private func han(of picture: Raster) throws(CardReadingError) -> String? {
    guard let han = try view(picture, in: .han), Self.isSeen(.han)(han), han.confidence >= 95,
      case let name = Self.text(han), name.count <= 3,
      let latin = try view(picture, in: .latin), latin.confidence + 2 < han.confidence
    else { return nil }
    return Self.letters(latin) == nil ? name : nil
  }

  /// The letters that a picture shows: like a name, or a capital by itself that is no Han.
  private func letters(of picture: Raster) throws(CardReadingError) -> String? {
    guard let latin = try view(picture, in: .latin) else { return nil }
    if let letters = Self.letters(latin) { return letters }
    let text = Self.text(latin)
    guard text.count == 1, text.allSatisfy(\.isUppercase), latin.confidence >= 97,
      let han = try view(picture, in: .han), han.confidence < 90
    else { return nil }
    return text
  }

  private static func letters(_ view: View) -> String? {
    guard isSeen(.latin)(view), view.confidence >= 90, let spelling = view.spellings.first,
      spelling.isLikeAName, spelling.text.count(where: \.isLetter) > 1
    else { return nil }
    return spelling.text
  }

  private func view(
    _ picture: Raster, in script: ModelManifest.Model.Script
  ) throws(CardReadingError) -> View? {
    guard let ink = picture.inkBox(threshold: Self.inkThreshold),
      let tight = picture.cropped(to: ink.grown(by: 1)),
      let model = models.first(where: { $0.scripts == [script] })
    else { return nil }
    return try view(tight, at: ink, model)
  }
}
