import Foundation

/// What else than a person's name stands in a senior's address book: 二女兒, 阿珠姨, 瓦斯行, 仁愛診所,
/// 水電阿標.
enum EntryWords {
  /// The natural logarithm of how likely a text in Han is as one of them; nil where it is none.
  ///
  /// - Parameter given: the same of some characters as a given name.
  static func score(_ text: String, given: (String) -> Double) -> Double? {
    let folded = Array(ScriptVariants.folded(text))
    if places.contains(String(folded)) { return placeScore }
    if folded.count > 1, isKin(folded[...]) { return kinScore }
    let parted = folded.indices.dropFirst().flatMap { index -> [Double] in
      let (before, behind) = (String(folded[..<index]), String(folded[index...]))
      return [
        // 仁愛診所, 中山里辦公處.
        endings.contains(behind) && index <= mostBefore ? endingScore + ownName(before) : nil,
        // 阿珠姨, 王大媽.
        index <= 2 && isKin(folded[index...]) ? kinScore + given(before) : nil,
        // 水電阿標, 二舅翁育家.
        places.contains(before) && behind.count <= 3 ? placeScore + withPerson + given(behind) : nil,
      ].compactMap(\.self)
    }
    return parted.max()
  }

  /// Whether a text is a word for kin, with or without an ordinal.
  private static func isKin(_ text: ArraySlice<Character>) -> Bool {
    kin.contains(String(text))
      || text.first.map { ordinals.contains(String($0)) } == true
        && kin.contains(String(text.dropFirst()))
  }

  /// What a shop or an office is called before what it is: any characters, those of names first.
  private static func ownName(_ text: String) -> Double {
    text.reduce(lengthScore) { sum, character in
      sum + max(anyCharacter, NameLikelihood.score(of: character))
    }
  }

  /// Four in a hundred entries each, over as many words as there are; set by hand.
  private static let placeScore = log(0.04 / Double(places.count))
  private static let kinScore = log(0.04 / Double(kin.count * ordinals.count))
  private static let endingScore = log(0.04 / Double(endings.count))
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
