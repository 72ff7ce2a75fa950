import Foundation

/// Names in Latin letters, and how usual they are.
public enum LatinNames {
  /// One name.
  public struct Name: Sendable {
    /// In capitals, from A to Z.
    public let text: String
    /// The places of its letters in the alphabet, from 0.
    public let letters: [Int]
    /// The natural logarithm of how far down the list it stands: lower is more usual.
    public let rarity: Double
  }

  /// Every name that is known, with what people are called instead of one, what stands before
  /// surnames, and the syllables of Mandarin, by the number of letters.
  public static let byLength: [Int: [Name]] = {
    var places: [String: Int] = [:]
    for list in [LatinNameTable.given, LatinNameTable.surnames] {
      for (place, name) in list.split(whereSeparator: \.isWhitespace).enumerated() {
        places[name.uppercased()] = min(places[name.uppercased()] ?? .max, place)
      }
    }
    for (list, place) in [(LatinNameTable.asian, 800), (LatinNameTable.syllables, 3000)] {
      for name in list.split(whereSeparator: \.isWhitespace) {
        places[name.uppercased()] = min(places[name.uppercased()] ?? .max, place)
      }
    }
    for (list, place) in [(titles, 200), (particles, 800), (pinyin, 3000)] {
      for word in list { places[word] = min(places[word] ?? .max, place) }
    }
    let names = places.map { name, place in
      Name(text: name, letters: name.compactMap(place(of:)), rarity: log(Double(place + 30)))
    }
    return Dictionary(grouping: names, by: \.letters.count)
  }()

  /// Where a capital stands in the alphabet, from 0; nil for anything else.
  public static func place(of letter: Character) -> Int? {
    guard let value = letter.asciiValue, (65...90).contains(value) else { return nil }
    return Int(value) - 65
  }

  /// Every syllable of Mandarin, without its tone; ü as u, as most write it.
  private static let pinyin = HanReadings.bases.filter { $0.count > 1 }
    .map { $0.replacing("v", with: "u").uppercased() }

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
