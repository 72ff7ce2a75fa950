import Foundation

/// Names in Latin letters, and how usual they are.
public enum LatinNames {
  /// One name.
  public struct Name: Sendable {
    /// In capitals, from A to Z.
    public let text: String
    /// The places of its letters in the alphabet, from 0.
    public let letters: [Int]
    /// The natural logarithm of how far down a list of names it stands: lower is more usual.
    public let rarity: Double

    fileprivate init(_ text: String, rarity: Double) {
      self.text = text
      self.rarity = rarity
      letters = text.compactMap(LatinNames.place(of:))
    }
  }

  /// Every name that is known, with what people are called instead of one, what stands before
  /// surnames, and the syllables of Mandarin in both spellings, by the number of letters.
  public static let byLength: [Int: [Name]] = {
    var places: [String: Int] = [:]
    for list in [LatinNameTable.given, LatinNameTable.surnames] {
      for (place, name) in list.split(whereSeparator: \.isWhitespace).enumerated() {
        places[name.uppercased()] = min(places[name.uppercased()] ?? .max, place)
      }
    }
    for (list, place) in [
      (LatinNameTable.further, 800), (LatinNameTable.asian, 800), (LatinNameTable.syllables, 3000),
    ] {
      for name in list.split(whereSeparator: \.isWhitespace) {
        places[name.uppercased()] = min(places[name.uppercased()] ?? .max, place)
      }
    }
    for (list, place) in [(titles, 200), (particles, 800)] {
      for word in list { places[word] = min(places[word] ?? .max, place) }
    }
    var rarities = places.mapValues { log(Double($0 + 30)) }
    for spelling in [pinyin, WadeGiles.spelled] {
      for (word, share) in shares(spelled: spelling) {
        rarities[word] = min(rarities[word] ?? rarest, syllableRarity - log(share))
      }
    }
    let names = rarities.map { Name($0, rarity: $1) }
    return Dictionary(grouping: names, by: \.letters.count)
  }()

  /// Syllables of given names in Mandarin, of which two are written as one word, by the number of
  /// letters.
  public static let givenSyllables: [Int: [Name]] = {
    let shares = NameLikelihood.syllableShares.filter { $0.key.count > 1 }
    let names = shares.map { Name(pinyin($0).uppercased(), rarity: -log($1)) }
    return Dictionary(grouping: names, by: \.letters.count)
  }()

  /// Where a capital stands in the alphabet, from 0; nil for anything else.
  public static func place(of letter: Character) -> Int? {
    guard let value = letter.asciiValue, (65...90).contains(value) else { return nil }
    return Int(value) - 65
  }

  /// What is added to the logarithm of one name in so many to make it that of a place in a list.
  private static let syllableRarity = 1.5
  private static let rarest = log(3030.0)

  /// For each word that is a syllable of Mandarin, how often it is a surname or stands in a given name,
  /// from 0 to 1.
  private static func shares(spelled: (String) -> String) -> [String: Double] {
    var words: [String: Double] = [:]
    let (surnames, given) = (Surnames.syllableShares, NameLikelihood.syllableShares)
    for base in HanReadings.bases {
      let word = spelled(base).uppercased()
      guard word.count > 1 else { continue }
      words[word, default: 0] += max(surnames[base] ?? 0, given[base] ?? 0, 0.000_01)
    }
    return words
  }

  /// A syllable with ü as u, as most write it.
  private static func pinyin(_ syllable: String) -> String {
    syllable.replacing("v", with: "u")
  }

  /// What stands before a surname as a word of its own.
  private static let particles = [
    "DE", "DEL", "DI", "DA", "DOS", "DU", "LA", "LE", "LOS", "VAN", "VON", "DER", "DEN", "TEN",
    "TER", "BIN", "BINTE", "AL", "EL", "ST", "SAN", "SANTA",
  ]

  private static let titles = [
    "MR", "MRS", "MS", "MISS", "DR", "AUNT", "AUNTIE", "UNCLE", "GRANDMA", "GRANDPA", "MUM", "MOM",
    "DAD", "PAPA", "MAMA", "DOCTOR", "NURSE", "TEACHER", "POLICE", "TAXI", "CLINIC", "HOSPITAL",
    "PHARMACY", "PLUMBER", "ELECTRICIAN", "LANDLORD", "NEIGHBOR", "NEIGHBOUR", "SISTER", "BROTHER",
  ]
}
