import Foundation
import Names

/// Words that say what stands beside them, printed or written: they are no part of a name or number.
enum FieldLabels {
  private static let words: Set<String> = [
    "姓名", "名字", "名", "稱呼", "称呼", "電話", "电话", "電話號碼", "电话号码", "聯絡電話", "联系电话",
    "號碼", "号码", "手機", "手机", "大哥大", "行動電話", "行動", "移动", "住家", "住宅", "市話", "市话",
    "座機", "座机", "宅", "宅電", "宅电", "家", "家裡", "公司", "手提", "屋企", "寫字樓", "辦公室", "办公室", "單位", "单位", "傳真",
    "传真", "分機", "分机", "姓", "聯絡人", "联系人",
    "name", "tel", "telephone", "phone", "mobile", "mob", "cell", "home", "work", "office", "fax",
    "no", "number", "h", "m", "t", "o", "c", "ext",
  ]

  /// Whether what was read is a label and nothing else, but for a colon behind Han, which the model may
  /// take for any character and is not certain of.
  static func isLabel(_ reading: LineReading) -> Bool {
    if isLabel(reading.text) { return true }
    guard reading.symbols.count > 2, let last = reading.symbols.last,
      last.confidence < leastCertain, !last.text.allSatisfy(\.isASCII)
    else { return false }
    return isLabel(LineReading(symbols: reading.symbols.dropLast()).text)
  }

  /// Whether a text begins with the word for a fax machine.
  static func isFax(_ text: String) -> Bool {
    let letters = text.filter(\.isLetter).lowercased()
    return letters == "fax" || letters.hasPrefix("傳真") || letters.hasPrefix("传真")
  }

  /// What brackets are read as.
  private static let brackets = CharacterSet(charactersIn: "丨丿亅")

  /// Of 一 and such that were a colon; 0 to 100.
  private static let leastCertain = 60.0

  /// Whether letters are a label's with one read amiss, one too many or too few, or with a colon read as
  /// up to two, and are no known name.
  static func isLike(_ text: String) -> Bool {
    let letters = text.lowercased().filter(\.isLetter)
    let isNear = words.contains { word in
      word.count > 2 && word.allSatisfy(\.isASCII)
        && (LineReading.distance(word, letters) < 2
          || letters.hasPrefix(word) && letters.count <= word.count + 2)
    }
    return isNear && letters.count > 2 && !LatinNames.contains(letters)
  }

  /// Whether a text is a label and nothing else.
  static func isLabel(_ text: String) -> Bool {
    let letters = text.filter { $0.isLetter }.lowercased()
    let bare = letters.trimmingCharacters(in: brackets)
    guard !bare.isEmpty, text.filter(\.isNumber).isEmpty else { return false }
    return words.contains(bare) && (bare.count > 1 || text.count > 1 || bare == "宅")
  }

  /// 0 to 1: how many of a label's characters the symbols, or what else they may be, are; of a long one
  /// whose end was taken for digits two are enough. 大哥 is no 大哥大.
  static func likeness(of symbols: [LineReading.Symbol]) -> Double {
    let text = han(symbols).map(\.text).joined()
    if text.count > 1, words.contains(where: { $0.count > 3 && $0.hasPrefix(text) }) { return 1 }
    return likeness(of: symbols, to: words)
  }

  /// 0 to 1: how many characters of one of these words the Han among the symbols, or what else those may
  /// be, are.
  static func likeness(of symbols: [LineReading.Symbol], to words: Set<String>) -> Double {
    let han = han(symbols)
    guard han.count > 1 else { return 0 }
    return words.filter { $0.count == han.count }.map { word in
      zip(word, han).map { character, symbol in
        if symbol.text == String(character) { return 1.0 }
        return symbol.choices.contains { $0.text == String(character) } ? 0.7 : 0
      }.reduce(0, +) / Double(han.count)
    }.max() ?? 0
  }

  private static func han(_ symbols: [LineReading.Symbol]) -> [LineReading.Symbol] {
    symbols.filter { $0.text.unicodeScalars.contains { $0.properties.isIdeographic } }
  }

  /// Words behind a name that say which of somebody's telephones is meant.
  private static let endings = [
    "宅", "手機", "手机", "電話", "电话", "行動", "市話", "市话", "座機", "座机", "住家", "住宅", "公司",
    "辦公室", "办公室",
  ]

  /// Where a label begins at the end of a reading, behind a name; nil where there is none.
  static func suffix(of reading: LineReading) -> LineReading.Symbol? {
    let text = reading.symbols.map(\.text).joined()
    guard let ending = endings.first(where: text.hasSuffix),
      case let start = reading.symbols.count - ending.count, start > 1
    else { return nil }
    return reading.symbols[start]
  }

  /// Where a label between brackets begins at the end of a reading in Latin letters, behind a name; the
  /// model takes brackets for letters, (work) for CworkD. Nil where there is none.
  static func bracketedSuffix(of reading: LineReading) -> LineReading.Symbol? {
    let symbols = reading.symbols
    let starts = symbols.indices.filter { $0 > 0 && symbols[$0].startsWord }
    return starts.suffix(2).first { start in
      let letters = symbols[start...].map(\.text).joined().lowercased()
      guard let first = letters.first, "(c[".contains(first), start < symbols.count - 3 else {
        return false
      }
      let label = String(letters.dropFirst())
      return words.contains(label) || isLabelOrLike(String(label.dropLast()))
    }
    .map { symbols[$0] }
  }

  private static func isLabelOrLike(_ letters: String) -> Bool {
    letters.count > 1 && words.contains(letters) || isLike(letters)
  }

  /// Whether letters are one that people write for a word: H, M, W, O, C, T, F.
  static func isInitial(_ text: String) -> Bool {
    let letters = text.lowercased().filter(\.isLetter)
    return letters.count == 1 && "hmwoctf".contains(letters)
  }

  /// Whether a text is a word of one character that names end with too: 家 before a number, but 何宜家.
  static func isOneCharacter(_ text: String) -> Bool { ["家", "公", "宅"].contains(text) }

  /// The first symbol of a label that the letters on a page's tab stand before, as in AB Name; nil where
  /// there is none.
  static func startBehindTab(of reading: LineReading) -> LineReading.Symbol? {
    let symbols = reading.symbols
    guard let start = symbols.indices.dropFirst().last(where: { symbols[$0].startsWord }),
      case let tab = symbols[..<start].map(\.text).joined(), tab.count < 3,
      tab.allSatisfy({ $0.isASCII && $0.isUppercase }),
      case let label = symbols[start...].map(\.text).joined().lowercased().filter(\.isLetter),
      label.count > 2, isLabelOrLike(label)
    else { return nil }
    return symbols[start]
  }

  /// How many symbols, from the beginning, are a label, or ask for a call, before something else; 0 where none are.
  static func prefixCount(of reading: LineReading) -> Int {
    let symbols = reading.symbols
    let starts =
      [0] + symbols.indices.dropFirst().filter { symbols[$0].startsWord } + [symbols.count]
    let isRequest = { (word: Range<Int>) in
      word.upperBound < symbols.count
        && latinRequests.contains(symbols[word].map(\.text).joined().lowercased())
    }
    let request = zip(starts, starts.dropFirst()).map { $0..<$1 }.last(where: isRequest)
    if let request { return request.upperBound }
    let space = starts[1]
    let word = symbols[..<space].map(\.text).joined().lowercased().filter(\.isLetter)
    if space < symbols.count, word.count > 2, word.allSatisfy(\.isASCII), words.contains(word) {
      return space
    }
    return prefixCount(of: symbols.map(\.text).joined())
  }

  /// How people ask for a call before they say to whom, as in 有事請打給李醫師.
  private static let requests = [
    "打電話給", "打电话给", "打給", "打给", "請找", "请找", "事找",
  ]
  private static let latinRequests: Set<String> = ["call", "phone", "ring"]

  /// How many characters of the text, from its beginning, are a label, or ask for a call; 0 where none are.
  static func prefixCount(of text: String) -> Int {
    let ends = requests.compactMap { request in
      text.firstRange(of: request).map { text.distance(from: text.startIndex, to: $0.upperBound) }
    }
    if let end = ends.max(), end < text.count { return end }
    let characters = Array(text)
    if let colon = characters.prefix(8).firstIndex(where: { ":：﹕;；".contains($0) }) {
      let before = String(characters[..<colon]).filter { !$0.isWhitespace }.lowercased()
      if words.contains(before) || before.count <= 2 && !before.isEmpty { return colon + 1 }
    }
    for length in stride(from: min(5, characters.count - 1), through: 2, by: -1) {
      let beginning = String(characters[..<length]).filter { !$0.isWhitespace }.lowercased()
      let isWord = beginning.unicodeScalars.allSatisfy { $0.value > 0x2E80 }
      if isWord, beginning.count == length, words.contains(beginning) { return length }
    }
    return 0
  }
}
