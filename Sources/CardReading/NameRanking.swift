import Names

/// What a line of handwriting may say: the engine's choices for each symbol, weighed with how people
/// are named.
enum NameRanking {
  /// How much a natural logarithm of ``NameLikelihood`` counts beside ``cost(_:)``.
  ///
  /// Chosen while watching 600 real names (ten different ones) and 1,200 drawn ones, so that figures
  /// on these flatter: more wins on usual names and loses on rare ones.
  static let likelihoodWeight = 0.5
  /// How many beginnings of a name are kept while its symbols are gone through.
  private static let width = 100
  /// Of ``LineReading/pooled(_:absence:softness:)``. Chosen while watching the same names: of 600 real
  /// ones 554 came first and 587 were among four, where the mean of the costs had 553 and 581; of 3,000
  /// drawn ones 2,641 and 2,871, where it had 2,648 and 2,875, by the looks of our model alone.
  private static let absence = 18.0
  private static let softness = 5.0

  /// The likeliest texts of one line, the best first, none twice.
  ///
  /// - Parameter readings: what was seen of the line, once or several times.
  static func texts(of readings: [LineReading], atMost count: Int) -> [String] {
    let costs = readings.map(self.costs).filter { !$0.isEmpty }
    let texts = Set(costs.flatMap(\.keys)).map { text in
      let ink = LineReading.pooled(costs.map { $0[text] }, absence: absence, softness: softness)
      return (text: text, cost: ink - likelihoodWeight * NameLikelihood.score(text))
    }
    return texts.sorted { ($0.cost, $0.text) < ($1.cost, $1.text) }.prefix(count).map(\.text)
  }

  /// What each text that a reading may say costs by its ink alone.
  private static func costs(of reading: LineReading) -> [String: Double] {
    guard !reading.symbols.isEmpty else { return [:] }
    var beams: [(text: String, cost: Double)] = [("", 0)]
    for symbol in reading.symbols {
      beams = beams.flatMap { beam in
        symbol.choices.map { choice in
          // The engine puts spaces between Han too.
          let parts = symbol.startsWord && !beam.text.isEmpty && choice.text.allSatisfy(\.isASCII)
          return (beam.text + (parts ? " " : "") + choice.text, beam.cost + cost(choice))
        }
      }
      beams = Array(beams.sorted { $0.cost < $1.cost }.prefix(width))
    }
    return Dictionary(beams, uniquingKeysWith: min)
  }

  /// What a choice costs: Tesseract's rating, of which its confidence is 100 less five times.
  private static func cost(_ choice: LineReading.Choice) -> Double {
    (100 - choice.confidence) / 5
  }
}
