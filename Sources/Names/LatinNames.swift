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

    init(_ text: String, rarity: Double) {
      self.text = text
      self.rarity = rarity
      letters = text.compactMap(LatinNames.place(of:))
    }
  }

  /// Whether letters, in whatever case, are a name that is known, or a syllable of one.
  public static func contains(_ letters: String) -> Bool {
    let capitals = letters.uppercased()
    return byLength[letters.count]?.contains { $0.text == capitals } == true
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
      (LatinNameTable.further, 800), (LatinNameTable.asian, 800), (EntryWordTable.english, 800),
      (EntryWordTable.asian, 800), (LatinNameTable.syllables, syllablePlace),
    ] {
      for name in list.split(whereSeparator: \.isWhitespace) {
        places[name.uppercased()] = min(places[name.uppercased()] ?? .max, place)
      }
    }
    for (list, place) in [(titles, 200), (particles, 800)] {
      for word in list { places[word] = min(places[word] ?? .max, place) }
    }
    var rarities = places.mapValues(rarity(atPlace:))
    let (surnames, given) = (Surnames.syllableShares, NameLikelihood.syllableShares)
    let shares = Dictionary(
      uniqueKeysWithValues: HanReadings.bases.map {
        ($0, max(surnames[$0] ?? 0, given[$0] ?? 0))
      })
    for romanization in Romanization.all {
      for (word, share) in romanization.words(shares) where word.count > 1 {
        rarities[word] = min(
          rarities[word] ?? rarity(atPlace: syllablePlace), syllableRarity - log(share))
      }
    }
    let names = rarities.map { Name($0, rarity: $1) }
    return Dictionary(grouping: names, by: \.letters.count)
  }()

  /// Where a capital stands in the alphabet, from 0; nil for anything else.
  public static func place(of letter: Character) -> Int? {
    guard let value = letter.asciiValue, (65...90).contains(value) else { return nil }
    return Int(value) - 65
  }

  private static func rarity(atPlace place: Int) -> Double { log(Double(place + 30)) }

  /// What is added to the logarithm of one name in so many to make it that of a place in a list.
  private static let syllableRarity = 1.5
  /// Where syllables stand that are in no name that is known.
  private static let syllablePlace = 3000

  /// What stands before a surname as a word of its own.
  private static let particles = [
    "DE", "DEL", "DI", "DA", "DOS", "DU", "LA", "LE", "LOS", "VAN", "VON", "DER", "DEN", "TEN",
    "TER", "BIN", "BINTE", "AL", "EL", "ST", "SAN", "SANTA",
  ]

  private static let titles = [
    "MR", "MRS", "MS", "MISS", "DR", "REV", "AUNT", "AUNTIE", "AUNTY", "UNCLE", "GRANDMA",
    "GRANDPA", "GRANDAD", "GRAN", "NAN",
    "NANA", "NANNA", "MUM", "MUMMY", "MOM", "MOMMY", "DAD", "DADDY", "PAPA", "MAMA", "DOCTOR",
    "NURSE", "TEACHER", "POLICE", "TAXI", "CLINIC", "HOSPITAL",
    "PHARMACY", "PLUMBER", "ELECTRICIAN", "LANDLORD", "NEIGHBOR", "NEIGHBOUR", "SISTER", "BROTHER",
  ]
}
