import Foundation

/// A way of spelling the syllables of Mandarin in letters.
public struct Romanization: Sendable {
  /// With ü as u, as most write it.
  public static let pinyin = Romanization { $0.replacing("v", with: "u") }
  /// As passports in Taiwan spell names.
  public static let wadeGiles = Romanization(spelling: WadeGiles.spelled)
  /// Every way that is known.
  public static let all = [pinyin, wadeGiles]

  /// Surnames of one syllable by the number of letters; the rarity of each is the natural logarithm of
  /// one in so many.
  public let surnames: [Int: [LatinNames.Name]]
  /// Syllables of given names, in the same way.
  public let given: [Int: [LatinNames.Name]]
  private let spelling: @Sendable (String) -> String
  private let syllables: Set<String>

  private init(spelling: @escaping @Sendable (String) -> String) {
    self.spelling = spelling
    syllables = Set(HanReadings.bases.map { spelling($0).uppercased() })
    surnames = Self.names(of: Self.words(Surnames.syllableShares, spelling))
    given = Self.names(of: Self.words(NameLikelihood.syllableShares, spelling))
  }

  /// Whether letters, in whatever case, are a syllable of Mandarin.
  public func contains(_ letters: String) -> Bool { syllables.contains(letters.uppercased()) }

  /// The words that syllables are spelled as, in capitals, with the sum of the shares of those that are
  /// spelled alike.
  ///
  /// - Parameter shares: by pinyin without the tone.
  func words(_ shares: [String: Double]) -> [String: Double] { Self.words(shares, spelling) }

  private static func words(
    _ shares: [String: Double], _ spelling: (String) -> String
  ) -> [String: Double] {
    // In one order, so that the sums are the same each time.
    let words = shares.sorted { $0.key < $1.key }.map { (spelling($0.key).uppercased(), $0.value) }
    return Dictionary(words, uniquingKeysWith: +)
  }

  private static func names(of words: [String: Double]) -> [Int: [LatinNames.Name]] {
    let names = words.map { LatinNames.Name($0, rarity: -log($1)) }.sorted { $0.text < $1.text }
    return Dictionary(grouping: names, by: \.letters.count)
  }
}
