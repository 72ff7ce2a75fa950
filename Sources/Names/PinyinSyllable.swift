import Foundation

/// One syllable of Mandarin.
struct PinyinSyllable: Hashable, Sendable {
  /// In lower case without its tone, `v` for ü.
  let base: String
  /// 1 to 4; 5 is the neutral tone.
  let tone: Int

  /// From a syllable and the digit of its tone: `zeng1`.
  init?(numbered text: some StringProtocol) {
    guard let digit = text.last?.wholeNumberValue, (1...5).contains(digit) else { return nil }
    self.init(base: String(text.dropLast()), tone: digit)
  }

  init(base: String, tone: Int) {
    self.base = base
    self.tone = tone
  }

  /// As it is written with its tone mark: `zēng`, `lǚ`.
  var marked: String {
    let spelled = base.replacing("v", with: "ü")
    guard (1...4).contains(tone), let place = markedVowel else { return spelled }
    let vowel = spelled[place]
    guard let marks = Self.marks[vowel] else { return spelled }
    return spelled[..<place] + String(marks[tone - 1]) + spelled[spelled.index(after: place)...]
  }

  /// The mark stands on a or e, on the o of ou, else on the last vowel.
  private var markedVowel: String.Index? {
    let spelled = base.replacing("v", with: "ü")
    if let place = spelled.firstIndex(where: { $0 == "a" || $0 == "e" }) { return place }
    if let place = spelled.firstRange(of: "ou") { return place.lowerBound }
    return spelled.lastIndex { Self.marks[$0] != nil }
  }

  private static let marks: [Character: [Character]] = [
    "a": ["ā", "á", "ǎ", "à"], "e": ["ē", "é", "ě", "è"], "i": ["ī", "í", "ǐ", "ì"],
    "o": ["ō", "ó", "ǒ", "ò"], "u": ["ū", "ú", "ǔ", "ù"], "ü": ["ǖ", "ǘ", "ǚ", "ǜ"],
  ]
}

extension PinyinSyllable {
  /// From a syllable with its tone mark in any case: `Zēng`, `lǚ`. Nil where other characters occur.
  init?(marked text: String) {
    var base = ""
    var tone = 5
    for scalar in text.decomposedStringWithCanonicalMapping.lowercased().unicodeScalars {
      switch scalar.value {
      case 0x61...0x7A: base.unicodeScalars.append(scalar)
      case 0x304: tone = 1
      case 0x301: tone = 2
      case 0x30C: tone = 3
      case 0x300: tone = 4
      case 0x308 where base.last == "u":
        base.removeLast()
        base.append("v")
      default: return nil
      }
    }
    guard !base.isEmpty else { return nil }
    self.init(base: base, tone: tone)
  }
}
