import Foundation

/// What names are found by: characters of either script, pinyin, zhuyin, initials, Latin letters.
///
/// A key is one token without spaces, in lower case, without tones or diacritics, in folded
/// characters. A store keeps every key of a name; a query matches a name where one of its texts
/// **begins** one of the name's keys (an index range, or `token*` in a full-text index). The kinds
/// of key need no mark, since their scripts differ and initials are found beside pinyin:
///
/// 王小明 → 王小明 小明 明 · wangxiaoming xiaoming ming · ㄨㄤㄒㄧㄠㄇㄧㄥ ㄒㄧㄠㄇㄧㄥ ㄇㄧㄥ · wxm xm · ㄨㄒㄇ ㄒㄇ
///
/// A query with tones finds by its letters first; ``tonesAgree(_:with:)`` then leaves out names of
/// other tones.
public enum SearchKey {
  /// The keys of a name, without repetition. Empty for a name without letters, such as an emoji.
  public static func keys(for name: String) -> [String] {
    let elements = elements(of: name)
    var keys: [String] = []
    for start in elements.indices.prefix(longestStart) {
      let rest = elements[start...]
      keys.append(rest.map(\.text).joined())
      keys += joined(rest.map(\.latin))
      keys += joined(rest.map(\.zhuyin))
      if rest.count > 1 {
        keys.append(rest.map { $0.latin[0].prefix(1) }.joined())
        if rest.contains(where: \.isHan) {
          keys.append(rest.map { $0.zhuyin[0].prefix(1) }.joined())
        }
      }
    }
    if elements.count > 1, !elements.contains(where: \.isHan), let last = elements.last {
      keys.append(last.text + elements.dropLast().map(\.text).joined())
    }
    var seen: Set<String> = []
    return keys.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// The texts of which one must begin a key of the name. Empty where a query holds no letters.
  public static func query(_ text: String) -> [String] {
    let plain = letters(of: text)
    guard !plain.isEmpty else { return [] }
    // ü is typed as u, v, yu (in passports) or itself.
    let typed = plain.replacing("lyu", with: "lu").replacing("nyu", with: "nu")
    let spelled = typed.replacing("v", with: "u")
    var seen: Set<String> = []
    return [plain, typed, spelled].filter { seen.insert($0).inserted }
  }

  /// Whether the tones in a query, by mark, digit or zhuyin sign, are those of a name; true where the
  /// query has none. In 媽媽2 the digit is no tone, nor the accent in 陳José: Han need none.
  public static func tonesAgree(_ query: String, with name: String) -> Bool {
    guard !query.unicodeScalars.contains(where: \.properties.isIdeographic) else { return true }
    let wanted = toned(query)
    // Digits alone are a number, not tones.
    guard wanted.contains(where: isTone), !wanted.allSatisfy(isTone) else { return true }
    let parts = NameReading.parts(of: name)
    guard parts.contains(where: { if case .han = $0 { true } else { false } }) else { return true }
    let starts = parts.indices
    return starts.contains { start in
      let rest = parts[start...]
      return [marked, numbered, zhuyin].contains { spelling in
        agrees(wanted[...], with: rest.map(spelling)[...])
      }
    }
  }
}

extension SearchKey {
  /// One Han character or one word of a name, in each form that it is found by.
  private struct Element {
    let text: String
    let latin: [String]
    let zhuyin: [String]
    let isHan: Bool
  }

  /// Names have few characters; a whole sentence isn't searched from each of them.
  private static let longestStart = 12

  private static func elements(of name: String) -> [Element] {
    NameReading.parts(of: name).flatMap { part -> [Element] in
      switch part {
      case .han(let scalar, let readings):
        let latin = readings.map { $0.base.replacing("v", with: "u") }
        let zhuyin = readings.map { Zhuyin.signs(of: $0.base) ?? $0.base }
        return [
          Element(
            text: String(ScriptVariants.folded(scalar)), latin: latin, zhuyin: zhuyin, isHan: true)
        ]
      case .other(let text):
        return text.split { $0 == " " || $0 == "·" || $0 == "・" || $0 == "-" }.compactMap { word in
          let text = letters(of: String(word))
          return text.isEmpty
            ? nil : Element(text: text, latin: [text], zhuyin: [text], isHan: false)
        }
      }
    }
  }

  /// The first of every element; then, for each that has others, these in its place.
  private static func joined(_ elements: [[String]]) -> [String] {
    var all = [elements.map { $0[0] }.joined()]
    for (index, element) in elements.enumerated() {
      for other in element.dropFirst() where other != element[0] {
        var changed = elements.map { $0[0] }
        changed[index] = other
        all.append(changed.joined())
      }
    }
    return all
  }

  /// Letters and digits in lower case, without diacritics, in folded characters; tones dropped.
  private static func letters(of text: String) -> String {
    var kept = String.UnicodeScalarView()
    var isAfterLatin = false
    for scalar in decomposed(text) {
      let isDigit = scalar.properties.numericType == .decimal
      // wang2 xiao3 ming2
      if isDigit, isAfterLatin, (0x31...0x35).contains(scalar.value) { continue }
      isAfterLatin = (0x61...0x7A).contains(scalar.value)
      if scalar.properties.isAlphabetic && !isTone(scalar) || isDigit {
        kept.append(ScriptVariants.folded(scalar))
      }
    }
    return String(kept)
  }

  /// Lower case, full-width letters made plain, diacritics apart.
  private static func decomposed(_ text: String) -> String.UnicodeScalarView {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if (0xFF01...0xFF5E).contains(scalar.value),
        let narrow = Unicode.Scalar(scalar.value - 0xFEE0)
      {
        plain.append(narrow)
      } else {
        plain.append(scalar)
      }
    }
    let text = String(plain)
    let isPlain = plain.allSatisfy { $0.isASCII || (0x3100...0x9FFF).contains($0.value) }
    var lowered = String.UnicodeScalarView()
    for scalar in (isPlain ? text : text.decomposedStringWithCanonicalMapping).lowercased()
      .unicodeScalars
    {
      if let letters = undecomposed[scalar] {
        lowered.append(contentsOf: letters.unicodeScalars)
      } else {
        lowered.append(scalar)
      }
    }
    return lowered
  }

  /// Letters with a stroke or joined, which have no canonical decomposition.
  private static let undecomposed: [Unicode.Scalar: String] = [
    "đ": "d", "ð": "d", "ø": "o", "ł": "l", "ß": "ss", "æ": "ae", "œ": "oe", "ħ": "h", "ı": "i",
    "þ": "th",
  ]

  private static func isTone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x31...0x35, 0x2C7, 0x2CA, 0x2CB, 0x2D9: true
    default: false
    }
  }

  /// Letters, with each tone as a digit where it was typed, or a zhuyin tone sign.
  private static func toned(_ text: String) -> [Unicode.Scalar] {
    var kept: [Unicode.Scalar] = []
    for scalar in decomposed(text) {
      switch scalar.value {
      case 0x304: kept.append("1")
      case 0x301: kept.append("2")
      case 0x30C: kept.append("3")
      case 0x300: kept.append("4")
      case 0x308: if kept.last == "u" { kept[kept.count - 1] = "v" }
      default:
        if scalar.properties.isAlphabetic || isTone(scalar) {
          kept.append(ScriptVariants.folded(scalar))
        }
      }
    }
    return kept
  }

  private static func marked(_ part: NameReading.Part) -> [[Unicode.Scalar]] {
    spelled(part) { toned($0.marked) }
  }

  private static func numbered(_ part: NameReading.Part) -> [[Unicode.Scalar]] {
    spelled(part) { Array("\($0.base)\($0.tone)".unicodeScalars) }
  }

  private static func zhuyin(_ part: NameReading.Part) -> [[Unicode.Scalar]] {
    spelled(part) { Array((Zhuyin.text(of: $0) ?? "").unicodeScalars) }
  }

  private static func spelled(
    _ part: NameReading.Part, _ spelling: (PinyinSyllable) -> [Unicode.Scalar]
  ) -> [[Unicode.Scalar]] {
    switch part {
    case .han(_, let readings): readings.map(spelling)
    case .other(let text): [toned(text)]
    }
  }

  /// Whether a query begins a name spelled syllable by syllable, each with alternatives. A tone
  /// that the query leaves out agrees with any.
  private static func agrees(
    _ query: ArraySlice<Unicode.Scalar>, with syllables: ArraySlice<[[Unicode.Scalar]]>
  ) -> Bool {
    guard !query.isEmpty else { return true }
    guard let first = syllables.first else { return false }
    return first.contains { spelling in
      var rest = query
      for scalar in spelling {
        guard let next = rest.first else { return true }
        if next == scalar || next == "u" && scalar == "v" || next == "v" && scalar == "u" {
          rest.removeFirst()
        } else if !isTone(scalar) {
          return false
        }
      }
      return agrees(rest, with: syllables.dropFirst())
    }
  }
}
