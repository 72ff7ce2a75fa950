/// Syllables of Mandarin as passports in Taiwan spell them, after Wade and Giles.
enum WadeGiles {
  /// A syllable of pinyin, without its tone and with `v` for ü, as it is spelled there: without
  /// apostrophes, ü as u. xiu → hsiu, zhi → chih, guo → kuo.
  static func spelled(_ pinyin: String) -> String {
    if let whole = whole[pinyin] { return whole }
    guard let (initial, spelled) = initials.first(where: { pinyin.hasPrefix($0.pinyin) }) else {
      return pinyin
    }
    let final = String(pinyin.dropFirst(initial.count))
    return spelled + (afterInitial[initial + final] ?? finals[final] ?? final)
  }

  /// Longer ones before their beginnings.
  private static let initials: [(pinyin: String, wadeGiles: String)] = [
    ("zh", "ch"), ("ch", "ch"), ("sh", "sh"), ("b", "p"), ("d", "t"), ("g", "k"), ("j", "ch"),
    ("q", "ch"), ("x", "hs"), ("z", "ts"), ("c", "ts"), ("r", "j"), ("p", "p"), ("t", "t"),
    ("k", "k"), ("m", "m"), ("n", "n"), ("l", "l"), ("f", "f"), ("h", "h"), ("s", "s"),
  ]

  private static let finals = [
    "ian": "ien", "ie": "ieh", "ue": "ueh", "ve": "ueh", "v": "u", "ong": "ung", "iong": "iung",
    "uo": "o",
  ]

  /// Finals that one initial alone has, or has otherwise.
  private static let afterInitial = [
    "zhi": "ih", "chi": "ih", "shi": "ih", "ri": "ih", "gui": "uei", "kui": "uei", "guo": "uo",
    "kuo": "uo", "huo": "uo", "shuo": "uo", "ge": "o", "ke": "o", "he": "o",
  ]

  private static let whole = [
    "zi": "tzu", "ci": "tzu", "si": "szu", "yan": "yen", "ye": "yeh", "yue": "yueh", "you": "yu",
    "yong": "yung", "yi": "i", "er": "erh",
  ]
}
