import Names

/// Names of Mandarin in letters: a surname of one syllable, and a given name of one or two.
extension LatinSpelling {
  /// How many of each part of a name are kept: the likeliest.
  private static let kept = 3
  /// The rarity of a given name of one syllable among those of one and of two.
  private static let oneSyllable = 2.0
  /// A part that costs more is not what the ink says.
  private static let dearest = 12.0
  /// The letters of the longest word that may be two syllables.
  private static let longest = 13

  /// The names of Mandarin that two or three words may be, spelled in one way, the surname before the
  /// given name or behind it: beside a given name of Mandarin, Liu is likelier than Lia.
  static func mandarin(_ words: [Word]) -> [LatinSpelling] {
    let inks = words.map { ink(of: $0.letters) }
    guard (2...3).contains(words.count), inks.allSatisfy({ (1...longest).contains($0.count) })
    else { return [] }
    var rows = [Double](repeating: 0, count: 3 * (longest + 4))
    var names: [LatinSpelling] = []
    for romanization in Romanization.all {
      for place in [0, words.count - 1] where words[max(1, place)].joint == " " {
        let surnames = nearest(inks[place], romanization.surnames, rows: &rows)
        let others = words.indices.filter { $0 != place }
        let given = given(
          others.map { words[$0] }, others.map { inks[$0] }, romanization, rows: &rows)
        names += surnames.flatMap { surname in
          given.map { place == 0 ? joined(surname, " ", $0) : joined($0, " ", surname) }
        }
      }
    }
    return Array(likeliest(names, atMost: width))
  }

  /// Whether a text and what it stands behind are syllables of Mandarin, of which the second is written
  /// small, as in Lin Yi-ting.
  static func isMandarin(_ text: String, behind beginning: String) -> Bool {
    guard let last = beginning.split(whereSeparator: { " -".contains($0) }).last else {
      return false
    }
    return [text, String(last)].allSatisfy { word in
      Romanization.all.contains { $0.contains(word) }
    }
  }

  /// The given names of two syllables that the ink of one word may be, such as Xiaoming: for each place
  /// where one syllable may end, the two likeliest of either.
  static func joinedSyllables(
    _ ink: [Ink], _ romanization: Romanization, rows: inout [Double]
  ) -> [LatinSpelling] {
    guard (4...longest).contains(ink.count) else { return [] }
    var found: [LatinSpelling] = []
    for place in 2...ink.count - 2 {
      var second = Array(ink[place...])
      second[0].joined = nil
      let lefts = nearest(Array(ink[..<place]), romanization.given, rows: &rows).prefix(2)
      guard !lefts.isEmpty else { continue }
      let rights = nearest(second, romanization.given, rows: &rows).prefix(2)
      found += lefts.flatMap { left in
        rights.map {
          LatinSpelling(text: left.text + $0.text.lowercased(), cost: left.cost + $0.cost)
        }
      }
    }
    return found
  }

  private static func given(
    _ words: [Word], _ inks: [[Ink]], _ romanization: Romanization, rows: inout [Double]
  ) -> [LatinSpelling] {
    let first = nearest(inks[0], romanization.given, rows: &rows)
    guard words.count == 2 else {
      return first.map { LatinSpelling(text: $0.text, cost: $0.cost + rarityWeight * oneSyllable) }
        + joinedSyllables(inks[0], romanization, rows: &rows)
    }
    let isSmall = words[1].isSmall(asMandarin: true)
    let second = nearest(inks[1], romanization.given, rows: &rows).map {
      LatinSpelling(text: isSmall ? $0.text.lowercased() : $0.text, cost: $0.cost)
    }
    return first.flatMap { first in second.map { joined(first, words[1].joint, $0) } }
  }

  private static func joined(
    _ first: LatinSpelling, _ joint: String, _ second: LatinSpelling
  ) -> LatinSpelling {
    LatinSpelling(text: first.text + joint + second.text, cost: first.cost + second.cost)
  }

  /// The names that ink is most like, with how rare each is counted.
  private static func nearest(
    _ ink: [Ink], _ names: [Int: [LatinNames.Name]], rows: inout [Double]
  ) -> [LatinSpelling] {
    var found: [LatinSpelling] = []
    for length in max(1, ink.count - 2)...ink.count + 2 {
      for name in names[length] ?? [] {
        let rarity = rarityWeight * name.rarity
        let limit = (found.count < kept ? dearest : found[kept - 1].cost) - rarity
        guard limit >= 0, let distance = distance(ink, name.letters, atMost: limit, rows: &rows)
        else { continue }
        found.append(LatinSpelling(text: cased(name.text), cost: distance + rarity))
        found = Array(likeliest(found, atMost: kept))
      }
    }
    return found
  }
}
