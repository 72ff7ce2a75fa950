import Names

/// What a line of handwriting may say: the engine's choices for each symbol, weighed with how people
/// are named.
enum NameRanking {
  /// How much a natural logarithm of ``NameLikelihood`` counts beside ``cost(_:)``.
  ///
  /// Learned on 600 real and 1,200 drawn names that the model did not see: more wins on usual names
  /// and loses on rare ones.
  static let likelihoodWeight = 0.4
  /// How many beginnings of a name are kept while its symbols are gone through.
  private static let width = 200

  /// The likeliest readings, the best first, none twice.
  static func texts(of reading: LineReading, atMost count: Int) -> [String] {
    var beams: [(text: String, cost: Double)] = [("", 0)]
    for symbol in reading.symbols {
      beams = beams.flatMap { beam in
        symbol.choices.map { (beam.text + $0.text, beam.cost + cost($0)) }
      }
      beams = Array(beams.sorted { $0.cost < $1.cost }.prefix(width))
    }
    let ranked =
      beams.map { ($0.text, $0.cost - likelihoodWeight * NameLikelihood.score($0.text)) }
      .sorted { $0.1 < $1.1 }
    return Array(ranked.map(\.0).prefix(count))
  }

  /// What a choice costs: Tesseract's rating, of which its confidence is 100 less five times.
  private static func cost(_ choice: LineReading.Choice) -> Double {
    (100 - choice.confidence) / 5
  }
}
