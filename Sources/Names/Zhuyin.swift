/// Zhuyin (注音), Taiwan's phonetic signs, from pinyin.
enum Zhuyin {
  /// The signs of a syllable with its tone: `zeng1` → ㄗㄥ, `ma5` → ˙ㄇㄚ. Nil for what is no
  /// syllable of Mandarin.
  static func text(of syllable: PinyinSyllable) -> String? {
    guard let signs = signs(of: syllable.base) else { return nil }
    return switch syllable.tone {
    case 2: signs + "ˊ"
    case 3: signs + "ˇ"
    case 4: signs + "ˋ"
    case 5: "˙" + signs
    default: signs
    }
  }

  /// The signs of a syllable without its tone, `v` for ü.
  static func signs(of base: String) -> String? {
    if let whole = wholes[base] { return whole }
    let length = base.hasPrefix("zh") || base.hasPrefix("ch") || base.hasPrefix("sh") ? 2 : 1
    let initial = String(base.prefix(length))
    var final = String(base.dropFirst(length))
    if ["j", "q", "x"].contains(initial), final.hasPrefix("u") {
      final = "v" + final.dropFirst()
    }
    guard let first = initials[initial], let rest = finals[final] else { return nil }
    return first + rest
  }

  private static let initials = [
    "b": "ㄅ", "p": "ㄆ", "m": "ㄇ", "f": "ㄈ", "d": "ㄉ", "t": "ㄊ", "n": "ㄋ", "l": "ㄌ", "g": "ㄍ",
    "k": "ㄎ", "h": "ㄏ", "j": "ㄐ", "q": "ㄑ", "x": "ㄒ", "zh": "ㄓ", "ch": "ㄔ", "sh": "ㄕ", "r": "ㄖ",
    "z": "ㄗ", "c": "ㄘ", "s": "ㄙ",
  ]

  private static let finals = [
    "a": "ㄚ", "o": "ㄛ", "e": "ㄜ", "ai": "ㄞ", "ei": "ㄟ", "ao": "ㄠ", "ou": "ㄡ", "an": "ㄢ",
    "en": "ㄣ", "ang": "ㄤ", "eng": "ㄥ", "ong": "ㄨㄥ", "i": "ㄧ", "ia": "ㄧㄚ", "ie": "ㄧㄝ",
    "iao": "ㄧㄠ", "iu": "ㄧㄡ", "ian": "ㄧㄢ", "in": "ㄧㄣ", "iang": "ㄧㄤ", "ing": "ㄧㄥ",
    "iong": "ㄩㄥ", "u": "ㄨ", "ua": "ㄨㄚ", "uo": "ㄨㄛ", "uai": "ㄨㄞ", "ui": "ㄨㄟ", "uan": "ㄨㄢ",
    "un": "ㄨㄣ", "uang": "ㄨㄤ", "v": "ㄩ", "ve": "ㄩㄝ", "van": "ㄩㄢ", "vn": "ㄩㄣ",
  ]

  /// Syllables without an initial, and those whose vowel zhuyin leaves out.
  private static let wholes = [
    "zhi": "ㄓ", "chi": "ㄔ", "shi": "ㄕ", "ri": "ㄖ", "zi": "ㄗ", "ci": "ㄘ", "si": "ㄙ",
    "a": "ㄚ", "o": "ㄛ", "e": "ㄜ", "ai": "ㄞ", "ei": "ㄟ", "ao": "ㄠ", "ou": "ㄡ", "an": "ㄢ",
    "en": "ㄣ", "ang": "ㄤ", "eng": "ㄥ", "er": "ㄦ", "yi": "ㄧ", "ya": "ㄧㄚ", "yo": "ㄧㄛ",
    "ye": "ㄧㄝ", "yai": "ㄧㄞ", "yao": "ㄧㄠ", "you": "ㄧㄡ", "yan": "ㄧㄢ", "yin": "ㄧㄣ",
    "yang": "ㄧㄤ", "ying": "ㄧㄥ", "wu": "ㄨ", "wa": "ㄨㄚ", "wo": "ㄨㄛ", "wai": "ㄨㄞ", "wei": "ㄨㄟ",
    "wan": "ㄨㄢ", "wen": "ㄨㄣ", "wang": "ㄨㄤ", "weng": "ㄨㄥ", "yu": "ㄩ", "yue": "ㄩㄝ",
    "yuan": "ㄩㄢ", "yun": "ㄩㄣ", "yong": "ㄩㄥ",
  ]
}
