import Foundation

/// What the engine saw on one line: its symbols from left to right, each with what else it may be.
struct LineReading: Hashable, Sendable {
  /// What the number model reads for each character that is no part of a number.
  static let word = "~"
  /// What the names model reads for each character that it does not know: printers' mark for one that
  /// is not at hand.
  static let stranger = "〓"

  struct Choice: Hashable, Sendable {
    var text: String
    /// 0 to 100.
    var confidence: Double
  }

  struct Symbol: Hashable, Sendable {
    /// The best first; never empty.
    var choices: [Choice]
    /// In pixels of the picture that was read.
    var box: Box
    /// Whether white space comes before it.
    var startsWord: Bool

    var text: String { choices[0].text }
    var confidence: Double { choices[0].confidence }

    /// How far it is ahead of what else it may be, 0 to 100.
    var margin: Double { confidence - (choices.dropFirst().map(\.confidence).max() ?? 0) }

    /// Whether this is a character of a name or a label, in the number model's eyes; before a number
    /// it makes a blank of some, too.
    var isWord: Bool { text == LineReading.word || text.allSatisfy(\.isWhitespace) }
  }

  var symbols: [Symbol]

  /// With single spaces between words.
  var text: String {
    symbols.enumerated().map {
      ($0.offset > 0 && $0.element.startsWord ? " " : "") + $0.element.text
    }
    .joined()
  }

  /// The reading without what is no part of a number, as a choice too.
  var withoutWords: LineReading {
    var reading = self
    reading.symbols.removeAll(where: \.isWord)
    for index in reading.symbols.indices {
      reading.symbols[index].choices.removeAll { $0.text == Self.word }
    }
    return reading
  }

  /// How certain it is, at most, that one of the characters is none that the model knows, 0 to 100.
  var strangeness: Double {
    symbols.flatMap(\.choices).filter { $0.text == Self.stranger }.map(\.confidence).max() ?? 0
  }

  /// The reading with the characters that the model knows alone: what a stranger is most like.
  var withoutStrangers: LineReading {
    var reading = self
    for index in reading.symbols.indices where reading.symbols[index].choices.count > 1 {
      reading.symbols[index].choices.removeAll { $0.text == Self.stranger }
    }
    return reading
  }

  /// The mean over the symbols, 0 to 100; 0 where there are none.
  var meanConfidence: Double {
    symbols.isEmpty ? 0 : symbols.map(\.confidence).reduce(0, +) / Double(symbols.count)
  }

  /// The least of all symbols, 0 to 100; 0 where there are none.
  var leastConfidence: Double { symbols.map(\.confidence).min() ?? 0 }

  /// How far, at least, a symbol is ahead of what else it may be, 0 to 100; 0 where there are none.
  var leastMargin: Double { symbols.map(\.margin).min() ?? 0 }

  /// The mean over several readings; 0 where there are none.
  static func mean(_ measure: (LineReading) -> Double, of readings: [LineReading]) -> Double {
    readings.map(measure).reduce(0, +) / Double(max(1, readings.count))
  }

  /// What a text costs in several readings together, each cost counting the less the higher it is: a
  /// text that one reading sees well stays cheap, though others miss it.
  ///
  /// - Parameters:
  ///   - costs: in each reading, nil where that reading does not hold it.
  ///   - absence: what it costs there, and what it costs anywhere at most.
  ///   - softness: how much cheaper it must be in one reading to count for e times as much as in another.
  static func pooled(_ costs: [Double?], absence: Double, softness: Double) -> Double {
    let shares = costs.map { exp(-min(absence, $0 ?? absence) / softness) }
    return -softness * log(shares.reduce(0, +) / Double(shares.count))
  }

  /// How many characters must be changed, added or left out to make one text of the other.
  static func distance(_ a: String, _ b: String) -> Int {
    let b = Array(b)
    var row = Array(0...b.count)
    for (index, character) in a.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for place in b.indices {
        let changed = diagonal + (b[place] == character ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(changed, diagonal + 1, row[place] + 1)
      }
    }
    return row[b.count]
  }
}
