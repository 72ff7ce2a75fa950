import Foundation

/// What else than a person's name stands in a senior's address book: 二女兒, 阿珠姨, 瓦斯行, 仁愛診所,
/// 水電阿標.
enum EntryWords {
  /// The natural logarithm of how likely a text in Han is as one of them; nil where it is none.
  ///
  /// - Parameter given: the same of some characters as a given name.
  static func score(_ text: String, given: (String) -> Double) -> Double? {
    let folded = Array(ScriptVariants.folded(text))
    if folded.count > 1, let word = wordScore(folded[...]) { return word }
    let parted = folded.indices.dropFirst().flatMap { index -> [Double] in
      let (before, behind) = (String(folded[..<index]), String(folded[index...]))
      return [
        // 仁愛診所, 中山里辦公處.
        endings.contains(behind) && index <= mostBefore ? endingScore + ownName(before) : nil,
        // 阿珠姨, 王大媽.
        index <= 2 ? kinScore(folded[index...]).map { $0 + given(before) } : nil,
        // 水電阿標, 大女兒美玲.
        behind.count <= 3
          ? wordScore(folded[..<index]).map { $0 + withPerson + given(behind) } : nil,
      ].compactMap(\.self)
    }
    return parted.max()
  }

  /// Of a whole word; nil where a text is none.
  private static func wordScore(_ text: ArraySlice<Character>) -> Double? {
    places.contains(String(text)) ? placeScore : kinScore(text)
  }

  /// Of a word for kin, with or without an ordinal; nil where a text is none.
  private static func kinScore(_ text: ArraySlice<Character>) -> Double? {
    if kin.contains(String(text)) { return kinScore }
    guard let first = text.first, ordinals.contains(String(first)),
      kin.contains(String(text.dropFirst()))
    else { return nil }
    return kinScore - log(Double(ordinals.count))
  }

  /// What a shop or an office is called before what it is: any characters, those of names first.
  private static func ownName(_ text: String) -> Double {
    text.unicodeScalars.reduce(lengthScore) { sum, scalar in
      sum + max(anyCharacter, NameLikelihood.score(of: scalar))
    }
  }

  /// Four in a hundred entries each, kin ten, over as many words as there are; set by hand.
  private static let placeScore = log(0.04 / Double(places.count))
  private static let endingScore = log(0.04 / Double(endings.count))
  private static let kinScore = log(0.1 / Double(kin.count))
  /// One in five of those has a person behind.
  private static let withPerson = log(0.2)
  private static let lengthScore = log(0.3)
  private static let mostBefore = 4
  /// One of some three thousand.
  private static let anyCharacter = log(1.0 / 3000)

  private static let places = words(of: EntryWordTable.places)
  private static let endings = words(of: EntryWordTable.placeEndings)
  private static let kin = words(of: EntryWordTable.kin)
  private static let ordinals = words(of: EntryWordTable.ordinals)

  private static func words(of table: String) -> Set<String> {
    Set(table.split(whereSeparator: \.isWhitespace).map { ScriptVariants.folded(String($0)) })
  }
}
