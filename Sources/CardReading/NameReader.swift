import Foundation
import Names

/// Reads lines that hold a name, or a label.
final class NameReader {
  /// One model's view of a line.
  struct View: Sendable {
    let model: ModelManifest.Model
    /// What the model saw, the same ink standing otherwise in the picture each time, by characters that
    /// it knows; never empty.
    private(set) var looks: [LineReading]
    /// How certain the model is, at most, that it does not know one of the characters, 0 to 100.
    private(set) var strangeness: Double
    /// How certain it was at first, characters that it does not know among them, 0 to 100: they are
    /// of its script too.
    let confidence: Double
    /// Width of the ink divided by its height.
    let aspect: Double
    /// Height of the ink in the picture, in pixels.
    let height: Int
    /// What it may say in Latin letters, the likeliest first; of models for those alone.
    private(set) var spellings: [LatinSpelling] = []

    init(model: ModelManifest.Model, look: LineReading, aspect: Double, height: Int) {
      self.model = model
      self.aspect = aspect
      self.height = height
      confidence = look.meanConfidence
      looks = []
      strangeness = 0
      add(look)
    }

    /// The first look, which reads best.
    var reading: LineReading { looks[0] }

    mutating func add(_ look: LineReading) {
      let known = look.withoutStrangers
      looks.append(known)
      strangeness = max(strangeness, look.strangeness)
      if model.scripts == [.latin] {
        spellings = LatinSpelling.ranked(spellings + LatinSpelling.all(of: known))
      }
    }
  }

  let models: [ModelManifest.Model]
  private let folder: URL
  private var engines: [String: LineEngine] = [:]
  /// The model that was certain of a line last, and is asked first: names beside each other are mostly
  /// in one script.
  private var first: String?

  /// - Parameter models: each is loaded when it is first asked.
  init(models: [ModelManifest.Model], folder: URL) {
    self.models = models
    self.folder = folder
  }

  /// What the models read on a line's cleaned picture, the likeliest first; boxes in that picture's
  /// pixels.
  ///
  /// The models are asked one after the other, none behind one that is certain.
  ///
  /// - Parameter thorough: whether the model that reads the line best looks several times, which takes
  ///   longer and ranks better what the line may say.
  /// - Throws: ``CardReadingError/modelMissing(file:)`` where a model that is asked is not there.
  func views(_ line: Raster, thorough: Bool = false) throws(CardReadingError) -> [View] {
    guard let ink = line.inkBox(threshold: Self.inkThreshold),
      let tight = line.cropped(to: ink.grown(by: 1))
    else { return [] }
    var views: [View] = []
    for model in models.filter({ $0.model == first }) + models.filter({ $0.model != first }) {
      let view = try view(tight, at: ink, model)
      views.append(view)
      if Self.score(view) >= Self.certainScore {
        first = model.model
        break
      }
    }
    if thorough, let best = Self.ranked(views).first?.model {
      for index in views.indices where views[index].model == best {
        try lookAgain(&views[index], at: tight, ink)
      }
    }
    return Self.ranked(views.filter { !$0.reading.symbols.isEmpty })
  }

  /// Views of one line, the likeliest first.
  static func ranked(_ views: [View]) -> [View] {
    var ranked = views.map { (view: $0, score: score($0) + naming($0)) }
      .sorted { $0.score > $1.score }.map(\.view)
    if let han = ranked.firstIndex(where: isSeen(.han)),
      let latin = ranked.firstIndex(where: isSeen(.latin)),
      let odds = latinOdds(ranked[latin], against: ranked[han]), (odds > 0) != (latin < han)
    {
      ranked.swapAt(han, latin)
    }
    return ranked
  }

  /// Whether a model saw characters of its script.
  static func isSeen(_ script: ModelManifest.Model.Script) -> (View) -> Bool {
    { view in
      view.model.scripts == [script]
        && text(view).allSatisfy(\.isASCII) == (script == .latin) && !text(view).isEmpty
    }
  }

  /// The logarithm of the odds that handwriting is in Latin letters rather than in Han, after a
  /// logistic regression on 397 lines in five Latin fonts and 170 in real and drawn Han. Nil where the
  /// letters spell nothing like a name.
  private static func latinOdds(_ latin: View, against han: View) -> Double? {
    guard let spelling = latin.spellings.first, spelling.isLikeAName else { return nil }
    let name = texts(han).first ?? text(han)
    let likelihood = likelihood(name)
    return 0.57 * latin.confidence - 0.224 * han.confidence
      - 0.78 * spelling.costPerLetter - 0.13 * likelihood - 33.4
  }

  static let sufficientScore = 90.0
  static let inkThreshold: UInt8 = 160
  /// Above what our model for Han makes of Latin letters.
  private static let certainScore = 100.0
  /// What the model for Han gains against that for Latin letters; where both had it, one real Han name in
  /// six came out Latin.
  private static let hanBonus = 8.0

  /// What letters lose that a model for Han saw: those for letters know better.
  private static let strangerCost = 10.0
  /// What a spelling may cost for each letter to be a name's, and what each point less earns.
  private static let usualSpelling = 1.5
  private static let spellingBonus = 8.0

  /// How a line stands in what a model of ours is given: the white above and beside the ink, as shares
  /// of its height, and how much wider the ink is than it was.
  private typealias Pose = (above: Double, beside: Double, widening: Double)

  /// The first reads best, and all together read better than any: of 600 real names 554 came first
  /// with all, 549 with the first three.
  private static let poses: [Pose] = [
    (0.05, 0.3, 1), (0, 0.3, 1), (0.05, 0.225, 1), (0.05, 0.3, 1.15), (0.05, 0.3, 0.87),
  ]
  /// So many looks there are where one is clear or all say the same, and at least where a name may be
  /// ``Verdict/sure``: what is right by chance seldom stays the same.
  private static let leastLooks = 3

  /// What else a symbol may be, at most. With five, of 600 real names 554 instead of 555 come first and
  /// 591 instead of 590 are among four, and each look takes a tenth longer.
  private static let alternatives = 3

  /// The least ``latinOdds(_:against:)`` of two letters that come before Han.
  private static let clearOdds = 1.0

  /// No character likelier to be a stranger, and the odds that the name is right at least so good:
  /// ``Verdict/sure``. Of 600 real names and 6,600 in two fonts 2,826 are, none of them wrongly; of
  /// 7,400 with a character that the model does not know 28.
  private static let mostStrangeness = 60.0
  /// For each character: what nobody is called, as words are, is never sure.
  private static let sureLikelihood = -10.5
  private static let sureOdds = 4.6
  /// Han less likely than this for each character are hardly a name.
  private static let leastLikelihood = -7.0
  /// In pixels: 芬 and 芳 are alike where they are smaller, as on a page of forty.
  private static let leastHeight = 52

  /// A spelling that costs less for each letter is offered beside Han.
  static let knownSpelling = 1.2

  /// Where every symbol is at least so certain, no further look is needed.
  private static let clearConfidence = 96.0

  func view(
    _ tight: Raster, at ink: Box, _ model: ModelManifest.Model
  ) throws(CardReadingError) -> View {
    View(
      model: model, look: try look(tight, at: ink, model, as: Self.poses[0]),
      aspect: Double(tight.width) / Double(tight.height), height: tight.height)
  }

  private func lookAgain(
    _ view: inout View, at tight: Raster, _ ink: Box
  ) throws(CardReadingError) {
    guard !view.reading.symbols.isEmpty else { return }
    for pose in Self.poses.dropFirst() {
      guard Self.needsAnotherLook(view) else { return }
      view.add(try look(tight, at: ink, view.model, as: pose))
    }
  }

  /// Whether one more look may tell something: always where looks differ and none is clear, else up to
  /// the third. That one is left out where two agree, and they are letters, or one is clear and it cannot
  /// make the name sure. Of what is never sure, letters and small writing, a clear look is enough.
  static func needsAnotherLook(_ view: View) -> Bool {
    let isLatin = view.model.scripts == [.latin]
    let isClear = view.looks.contains { $0.leastConfidence >= clearConfidence }
    if isClear, isLatin || view.height < leastHeight { return false }
    let agree = Set(view.looks.map(\.text)).count == 1
    guard isClear || isLatin || agree else { return true }
    guard agree, view.looks.count == leastLooks - 1 else { return view.looks.count < leastLooks }
    return !isLatin && (!isClear || mayBeSure(view))
  }

  private func look(
    _ tight: Raster, at ink: Box, _ model: ModelManifest.Model, as pose: Pose
  ) throws(CardReadingError) -> LineReading {
    let scale = Double(tight.height) / Double(model.inkHeight)
    let across = scale / pose.widening
    let width = max(1, Int(Double(tight.width) / across))
    guard width <= 30 * model.inkHeight else { return LineReading(symbols: []) }
    let line = tight.resized(width: width, height: model.inkHeight)
    let height = Double(model.inkHeight)
    let border = (x: Int(height * pose.beside), y: Int(height * pose.above))
    var reading = try engine(model).read(
      line.bordered(left: border.x, top: border.y, right: border.x, bottom: border.y))
    reading.symbols.removeAll { $0.text.allSatisfy(\.isWhitespace) }
    for index in reading.symbols.indices {
      let box = reading.symbols[index].box
      reading.symbols[index].box = Box(
        x: max(0, ink.x - 1) + Int(Double(box.x - border.x) * across),
        y: max(0, ink.y - 1) + Int(Double(box.y - border.y) * scale),
        width: Int(Double(box.width) * across), height: Int(Double(box.height) * scale))
    }
    return reading
  }

  private func engine(_ model: ModelManifest.Model) throws(CardReadingError) -> LineEngine {
    if let engine = engines[model.model] { return engine }
    let engine = try LineEngine(
      model: model.model, folder: folder, alternatives: Self.alternatives)
    engines[model.model] = engine
    return engine
  }

  /// Higher is likelier: the engine's confidence, and how well the text fills the ink: a Han
  /// character is about as wide as high, a Latin letter half of that.
  static func score(_ view: View) -> Double {
    let text = text(view)
    let letters = text.filter { !$0.isWhitespace }
    guard !letters.isEmpty else { return -1000 }
    let isLatin = letters.allSatisfy { $0.isASCII }
    let expected = Double(letters.count) * (isLatin ? 0.55 : 1.05)
    let misfit = abs(log(expected / view.aspect))
    var score = view.confidence - 12 * misfit
    if view.model.scripts.contains(.han) { score += hanBonus }
    if isLatin {
      let isCased = text.split(separator: " ").allSatisfy { $0.first?.isUppercase ?? false }
      score -= (isCased ? 0 : 12) + (letters.count < 4 ? 15 : 0)
      score += text.contains(" ") ? 2 : -6
      if !view.model.scripts.contains(.latin) { score -= strangerCost }
      if let spelling = view.spellings.first, letters.count >= 5 {
        score += max(0, usualSpelling - spelling.costPerLetter) * spellingBonus
      }
    }
    return score
  }

  /// How much likelier a view is for what it spells: letters that are near a known name's, Han as
  /// people are named. Weights after a logistic regression on 398 names in Latin letters and 347 in
  /// Han, moved so that fewer of the Han are taken for Latin.
  private static func naming(_ view: View) -> Double {
    if text(view).allSatisfy(\.isASCII) {
      return 2.5 - 5 * min(4, view.spellings.first?.costPerLetter ?? 4)
    }
    return 0.24 * NameLikelihood.score(texts(view).first ?? text(view))
  }

  /// The text of a view: Han without the blanks that the engine sees between characters.
  static func text(_ view: View) -> String {
    let text = view.reading.text
    let isHan = text.contains { $0.unicodeScalars.contains { $0.properties.isIdeographic } }
    let kept = isHan ? text.filter { !$0.isWhitespace } : text
    return kept.trimmingCharacters(in: .whitespaces.union(.punctuationCharacters).union(.symbols))
  }

  /// Whether what was read are Latin letters that spell nobody's name.
  static func isMisspelled(_ views: [View]) -> Bool {
    guard let view = views.first, case let text = text(view), !text.isEmpty,
      text.allSatisfy(\.isASCII)
    else { return false }
    let costs = views.flatMap(\.spellings).map(\.costPerLetter)
    return (costs.min() ?? .infinity) > usualSpelling
  }

  /// How much less letters tell of which way is up for spelling nobody's name: upside down, Han and
  /// digits are read as letters too.
  static func misspelling(_ view: View) -> Double {
    guard text(view).allSatisfy(\.isASCII) else { return 0 }
    let cost = view.spellings.first?.costPerLetter ?? 0
    return 14 * max(0, min(cost, 3) - 1)
  }

  /// What a view may say, the likeliest first.
  private static func texts(_ view: View) -> [String] {
    view.model.scripts == [.latin]
      ? view.spellings.prefix(4).map(\.text) : NameRanking.texts(of: view.looks, atMost: 4)
  }

  /// Whether Han are as likely as people are named; letters are spelled, see
  /// ``isMisspelled(_:)``.
  static func isLikely(_ name: String) -> Bool {
    name.allSatisfy(\.isASCII)
      || NameLikelihood.score(name) / Double(max(1, name.count)) >= leastLikelihood
  }

  /// Of Han, for each character: ``NameLikelihood/score(ofPerson:)``, by which ``Verdict/sure`` was
  /// calibrated.
  private static func likelihood(_ name: String) -> Double {
    NameLikelihood.score(ofPerson: name) / Double(max(1, name.count))
  }

  /// Whether a name is as certain as ``Verdict/sure`` asks: Han that every look of the model agrees on,
  /// with none of its characters likely to be a stranger.
  private static func isSure(of name: String, _ views: [View]) -> Bool {
    guard let view = views.first, isSeen(.han)(view), (2...4).contains(name.count),
      view.looks.count >= leastLooks, view.strangeness <= mostStrangeness,
      view.height >= leastHeight, likelihood(name) >= sureLikelihood
    else { return false }
    return view.looks.allSatisfy { $0.symbols.map(\.text).joined() == name }
      && oddsOfRight(name, view.looks) >= sureOdds
  }

  /// Whether a name in Han on which all looks agree would be ``isSure(of:_:)`` if one more look saw it
  /// and nothing else.
  private static func mayBeSure(_ view: View) -> Bool {
    let name = text(view)
    let clear = view.reading.symbols.map {
      LineReading.Symbol(
        choices: [.init(text: $0.text, confidence: 100)], box: $0.box, startsWord: $0.startsWord)
    }
    return view.strangeness <= mostStrangeness && likelihood(name) >= sureLikelihood
      && oddsOfRight(name, view.looks + [LineReading(symbols: clear)]) >= sureOdds
  }

  /// The logarithm of the odds that a name on which all looks agree is what is written, after a
  /// logistic regression on the looks' least certain characters, in the mean, and on how people are
  /// named.
  private static func oddsOfRight(_ name: String, _ looks: [LineReading]) -> Double {
    let confidence = LineReading.mean(\.leastConfidence, of: looks)
    let margin = LineReading.mean(\.leastMargin, of: looks)
    return 6.22 + 0.036 * margin - 2 * log(100.5 - confidence) + 0.234 * likelihood(name)
  }

  /// What a business card puts behind a whole name, no part of it; 王經理 stays what people call him.
  private static let titles = ["總經理", "总经理", "經理", "经理", "董事長", "董事长"]

  private static func untitled(_ text: String) -> String {
    guard let title = titles.first(where: text.hasSuffix), text.count >= title.count + 2 else {
      return text
    }
    return String(text.dropLast(title.count))
  }

  /// Views with Han before one letter, and before two that are not clearly a name: 而 is like T, 人
  /// like A. Labels are such letters, so that ``ranked(_:)`` keeps them first.
  private static func hanBeforeInitials(_ views: [View]) -> [View] {
    guard let first = views.first, case let text = text(first), text.count < 3,
      text.allSatisfy(\.isASCII), let han = views.firstIndex(where: isSeen(.han)),
      text.count < 2 || (latinOdds(first, against: views[han]) ?? 0) < clearOdds
    else { return views }
    var views = views
    views.insert(views.remove(at: han), at: 0)
    return views
  }

  /// The field that views of one line make.
  static func field(_ views: [View]) -> FieldReading {
    let views = hanBeforeInitials(views)
    var candidates: [String] = []
    for view in views where candidates.count < 4 {
      guard view.confidence >= 30 else { continue }
      for text in texts(view) {
        guard let name = try? PersonalName.normalized(untitled(NameSigns.restored(in: text))),
          name.contains(where: \.isLetter),
          !name.contains(LineReading.stranger), !candidates.contains(name)
        else { continue }
        candidates.append(name)
      }
    }
    // What is taken for Han may be a known name in Latin letters.
    if let latin = views.lazy.flatMap(\.spellings).first, latin.costPerLetter < knownSpelling,
      latin.text.count(where: \.isLetter) > 2,
      let name = try? PersonalName.normalized(latin.text),
      !candidates.prefix(4).contains(name)
    {
      candidates = candidates.prefix(3) + [name]
    }
    guard let best = candidates.first else {
      return FieldReading(text: "", verdict: .unread, candidates: [])
    }
    return FieldReading(
      text: best, verdict: isSure(of: best, views) ? .sure : .check,
      candidates: Array(candidates.prefix(4)))
  }
}
