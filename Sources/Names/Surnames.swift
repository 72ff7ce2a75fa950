/// The surnames of Taiwan and the Mainland: which they are, how frequent, where a name divides.
public enum Surnames {
  /// Taiwan's surnames, most frequent first, in Traditional characters.
  public static let taiwan = words(of: SurnameTable.taiwan)
  /// The Mainland's surnames, most frequent first, in Simplified characters.
  public static let mainland = words(of: SurnameTable.mainland)
  /// Surnames of two characters, in Traditional characters.
  public static let double =
    Set((taiwan + mainland).filter { $0.count == 2 }).union(words(of: SurnameTable.double))

  /// A name in Han characters divided before its given name; nil where it does not begin with a
  /// known surname. 歐陽娜娜 → 歐陽, 娜娜. The given name is empty where only a surname stands.
  public static func divided(_ name: String) -> (surname: String, given: String)? {
    let folded = ScriptVariants.folded(name)
    if name.count >= 2, foldedDouble.contains(String(folded.prefix(2))) {
      return (String(name.prefix(2)), String(name.dropFirst(2)))
    }
    guard let first = folded.first, places[String(first)] != nil || readings[String(first)] != nil
    else { return nil }
    return (String(name.prefix(1)), String(name.dropFirst()))
  }

  /// The share of people who bear a surname, from 0 to 1: the mean of Taiwan and the Mainland, by
  /// its place in the list; a surname in neither has a small share, never none.
  public static func share(of surname: String) -> Double {
    guard let places = places[ScriptVariants.folded(surname)] else { return rarest }
    return (share(atPlace: places.taiwan) + share(atPlace: places.mainland)) / 2
  }

  /// The share of people whose surname of one character is read so, from 0 to 1, by its pinyin without
  /// the tone.
  static let syllableShares: [String: Double] = {
    var shares: [String: Double] = [:]
    // In one order, so that the sums are the same each time.
    for surname in places.keys.sorted() {
      guard surname.count == 1, let scalar = surname.unicodeScalars.first,
        let syllable = readings(of: surname).first?.first ?? HanReadings.usual(of: scalar)
      else { continue }
      shares[syllable.base, default: 0] += share(of: surname)
    }
    return shares
  }()

  /// The readings of a surname that has some of its own, the most usual first: 曾 → zēng.
  static func readings(of surname: String) -> [[PinyinSyllable]] {
    readings[surname] ?? readings[ScriptVariants.folded(surname)] ?? []
  }

  private static let rarest = 0.000_002

  /// Fits the published shares of both places: the first 11 %, the tenth 2.7 %, the hundredth 0.2 %.
  private static func share(atPlace place: Int?) -> Double {
    guard let place else { return rarest }
    let base = 1 + Double(place) / 5
    return 0.11 / (base * base.squareRoot())
  }

  private static let places: [String: (taiwan: Int?, mainland: Int?)] = {
    var places: [String: (taiwan: Int?, mainland: Int?)] = [:]
    for (place, surname) in taiwan.enumerated() {
      let folded = ScriptVariants.folded(surname)
      if places[folded] == nil { places[folded] = (place, nil) }
    }
    for (place, surname) in mainland.enumerated() {
      let folded = ScriptVariants.folded(surname)
      if places[folded]?.mainland == nil { places[folded, default: (nil, nil)].mainland = place }
    }
    return places
  }()

  private static let foldedDouble = Set(double.map(ScriptVariants.folded))

  private static let readings: [String: [[PinyinSyllable]]] = {
    var readings: [String: [[PinyinSyllable]]] = [:]
    for entry in SurnameTable.readings.split(whereSeparator: { $0 == "|" || $0 == "\n" }) {
      let words = entry.split(separator: " ")
      guard let surname = words.first else { continue }
      readings[String(surname)] = words.dropFirst().map(syllables)
    }
    return readings
  }()

  /// `yu4chi2` → yù, chí.
  private static func syllables(of word: Substring) -> [PinyinSyllable] {
    var syllables: [PinyinSyllable] = []
    var base = ""
    for character in word {
      if let tone = character.wholeNumberValue {
        syllables.append(PinyinSyllable(base: base, tone: tone))
        base = ""
      } else {
        base.append(character)
      }
    }
    return syllables
  }

  private static func words(of text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }
}
