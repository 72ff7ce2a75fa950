import Foundation

/// How likely a text is as a name, for ranking what a reader made of a line.
///
/// The score never excludes: a rare surname or character costs a bounded amount, so that clear ink
/// outweighs it.
public enum NameLikelihood {
  /// The natural logarithm of a likelihood: higher is more likely, always finite, comparable
  /// between texts read from the same ink. Surname, length, given-name characters and whether one
  /// script is kept all count, and what else stands in an address book: 瓦斯行, 大女兒.
  public static func score(_ name: String) -> Double {
    let text = name.filter { !$0.isWhitespace }
    let person = score(ofPerson: name)
    guard let words = EntryWords.score(text, given: score(ofGiven:)) else { return person }
    return max(person, words + scriptScore(text))
  }

  /// The same as a person's name or title alone.
  public static func score(ofPerson name: String) -> Double {
    let text = name.filter { !$0.isWhitespace }
    guard let first = text.unicodeScalars.first else { return floor }
    guard first.properties.isIdeographic else { return latinScore(name) }
    guard let (surname, given) = Surnames.divided(text), !given.isEmpty else {
      // 媽媽, 阿姨, 大明: names without a surname are usual on a senior's card.
      return log(0.05) + score(ofGiven: text) + scriptScore(text)
    }
    let division = log(Surnames.share(of: surname)) + score(ofGiven: given)
    return max(division, log(0.05) + score(ofGiven: text)) + scriptScore(text)
  }

  private static let floor = -60.0
  /// One in fifty entries of a senior's book, over some eighty words.
  private static let titleScore = log(0.02 / 80)
  private static let rare = log(0.000_02)

  private static func score(ofGiven given: String) -> Double {
    if titles.contains(ScriptVariants.folded(given)) { return titleScore }
    let length =
      switch given.count {
      case 1: log(0.12)
      case 2: log(0.84)
      case 3: log(0.03)
      default: log(0.003)
      }
    return length + ScriptVariants.folded(given).unicodeScalars.map(score).reduce(0, +)
  }

  /// Of one character of a given name, folded.
  static func score(of scalar: Unicode.Scalar) -> Double {
    guard let place = places[scalar] else {
      return scalar.properties.isIdeographic ? rare : rare - 4
    }
    return score(atPlace: place)
  }

  /// Fits the published shares: the first 1.2 %, the hundredth 0.3 %, the five hundredth 0.04 %.
  private static func score(atPlace place: Int) -> Double {
    log(0.012) - 1.6 * log(1 + Double(place) / 100)
  }

  /// How often each syllable stands in given names, from 0 to 1, by its pinyin without the tone.
  static let syllableShares: [String: Double] = {
    var shares: [String: Double] = [:]
    // In their order, so that the sums are the same each time.
    for (scalar, place) in places.sorted(by: { $0.value < $1.value }) {
      guard let syllable = HanReadings.usual(of: scalar) else { continue }
      shares[syllable.base, default: 0] += exp(score(atPlace: place))
    }
    let all = shares.values.sorted().reduce(0, +)
    return shares.mapValues { $0 / all }
  }()

  /// One name is written in one script; a mixture, such as 陈靜, is a misreading far more often than
  /// a habit. At -8 three more of 600 real names come first than at -6, none of 2,001 drawn ones of one
  /// script fewer, and eight of 99 mixtures fewer, which only chance draws.
  private static func scriptScore(_ text: String) -> Double {
    let simplified = text.unicodeScalars.contains(where: ScriptVariants.isSimplifiedOnly)
    let traditional = text.unicodeScalars.contains(where: ScriptVariants.isTraditionalOnly)
    return simplified && traditional ? -8 : 0
  }

  /// Letters in words that begin with a capital; digits and signs are unlikely.
  private static func latinScore(_ name: String) -> Double {
    let words = name.split(separator: " ")
    let spelled = words.filter { word in
      word.first?.isUppercase == true && word.dropFirst().contains(where: \.isLowercase)
    }
    let strange = name.filter { !$0.isLetter && !$0.isWhitespace && !"-'.·".contains($0) }
    let letters = name.filter(\.isLetter).count
    return max(
      floor,
      log(0.01) - 2.4 * Double(letters) - 3 * Double(words.count - spelled.count)
        - 6 * Double(strange.count))
  }

  private static let titles = Set(
    GivenNameTable.titles.split(whereSeparator: \.isWhitespace).map {
      ScriptVariants.folded(String($0))
    })

  private static let places: [Unicode.Scalar: Int] = {
    var places: [Unicode.Scalar: Int] = [:]
    for word in GivenNameTable.characters.split(whereSeparator: \.isWhitespace) {
      if let scalar = word.unicodeScalars.first, places[scalar] == nil {
        places[scalar] = places.count
      }
    }
    return places
  }()
}
