import Foundation
import Locales
import Names

/// How a text of a screen is said: Han characters as Mandarin, other words as their own language,
/// telephone numbers digit by digit with a pause where they are grouped.
struct SpokenText {
  let language: Language
  /// Names that occur in the text, which are read as names: 單 as a surname is shàn.
  let names: [String]

  init(language: Language, names: [String] = []) {
    self.language = language
    self.names = names.filter(Self.isHan).sorted { $0.count > $1.count }
  }

  /// Whether a text is wholly written in Han characters, as a Chinese name is.
  static func isHan(_ text: String) -> Bool {
    text.contains(where: \.isHan)
      && text.allSatisfy { $0.isHan || $0.isWhitespace || $0 == "·" || $0 == "‧" }
  }

  /// A text, with a pause at its end.
  func utterance(of text: String) -> Utterance {
    var utterance = Utterance()
    for token in tokens(of: text) {
      switch token {
      case .number(let digits): utterance.add(base, say(number: digits))
      case .digits(let digits): utterance.add(base, say(digits: digits))
      case .count(let digits): utterance.add(base, say(count: digits))
      case .two: utterance.add(base, "liang3 ")
      case .one(let measure): utterance.add(base, say(oneOf: measure))
      case .year(let digits): utterance.add(base, say(year: digits))
      case .clock(let hour, let minute):
        let time = language.isChinese ? say(hour: hour, minute: minute) : clock(hour, minute)
        utterance.add(base, time)
      case .name(let name): add(han: name, isName: true, to: &utterance)
      case .han(let text): add(han: text, isName: false, to: &utterance)
      case .other(let text): add(other: text, to: &utterance)
      }
    }
    utterance.add(base, ".\n")
    return utterance
  }

  private enum Token {
    case number(String), count(String), name(String), han(String), other(String)
    /// Digits that are dialled, however few.
    case digits(String)
    /// 2 of something in Mandarin: 兩位.
    case two
    /// 1 of something in Mandarin, whose tone is that of 一 in words: yí wèi, yì zhāng.
    case one(Character)
    /// Of a date in Mandarin.
    case year(String)
    /// A time of day.
    case clock(hour: Int, minute: Int)
  }

  private var base: Utterance.Tongue {
    language.isChinese ? .mandarin : .words(Self.tongue(of: language))
  }

  /// The tongue of Latin words: of the language, or English between Chinese.
  private var latin: Utterance.Tongue {
    .words(language.isChinese ? "en" : Self.tongue(of: language))
  }

  private static func tongue(of language: Language) -> String {
    language.tag.split(separator: "-").first.map(String.init) ?? "en"
  }

  private func tokens(of text: String) -> [Token] {
    var tokens: [Token] = []
    var rest = text[...]
    while let first = rest.first {
      if let name = names.first(where: rest.hasPrefix) {
        tokens.append(.name(name))
        rest = rest.dropFirst(name.count)
      } else if let clock = rest.prefixMatch(of: Self.clock), let hour = Int(clock.1),
        let minute = Int(clock.2)
      {
        tokens.append(.clock(hour: hour, minute: minute))
        rest = rest[clock.range.upperBound...]
      } else if first.isNumeral || first == "+"
        || (first == "(" && rest.dropFirst().first?.isNumeral == true)
      {
        let number = rest.prefix { $0.isNumeral || "+-() ./#*".contains($0) }
        let trimmed = number.trimmingSuffix { !$0.isNumeral }
        guard !trimmed.isEmpty else {
          tokens.append(.other(String(first)))
          rest = rest.dropFirst()
          continue
        }
        rest = rest.dropFirst(trimmed.count)
        let last = tokens.last { if case .other(" ") = $0 { false } else { true } }
        tokens += self.tokens(ofNumber: trimmed, after: last, before: rest)
      } else {
        let isHan = first.isHan
        let run = rest.prefix { $0.isHan == isHan && !$0.isNumeral && $0 != "+" && $0 != "(" }
        let end = nearestName(in: run).map { run[..<$0] } ?? run
        let part = end.isEmpty ? rest.prefix(1) : end
        tokens.append(isHan ? .han(String(part)) : .other(String(part)))
        rest = rest.dropFirst(part.count)
      }
    }
    return tokens
  }

  private static var clock: Regex<(Substring, Substring, Substring)> {
    /([0-9]{1,2}):([0-9]{2})(?![0-9])/
  }

  /// A number that counts something, 185 分鐘 or 12 / 200, or one that is dialled.
  private func tokens(ofNumber number: Substring, after last: Token?, before rest: Substring)
    -> [Token]
  {
    if Self.isExtension(after: last) { return [.digits(String(number))] }
    let counts = number.split(separator: " / ")
    guard counts.allSatisfy(Self.canCount) else { return [.number(String(number))] }
    if counts.count == 2 {
      return [.count(String(counts[0])), .other("/"), .count(String(counts[1]))]
    }
    let next = rest.drop { $0 == " " }
    if language.isChinese, number.count == 4, next.first == "年" { return [.year(String(number))] }
    if language.isChinese, !Self.isOrdinal(after: last), let measure = next.first,
      Self.measures.contains(measure)
    {
      if number == "1" || number == "１" { return [.one(measure)] }
      if number == "2" || number == "２" { return [.two] }
    }
    let isCount =
      if language.isChinese {
        next.first.map(Self.counters.contains) ?? false
      } else if case .other(let before) = last, before.hasSuffix(" of ") {
        true
      } else {
        next.hasPrefix("of ") || next.hasPrefix("minute")
      }
    return [isCount ? .count(String(number)) : .number(String(number))]
  }

  /// Whether what was said last announces an extension.
  private static func isExtension(after last: Token?) -> Bool {
    switch last {
    case .han(let text), .other(let text):
      let said = Substring(text.lowercased()).trimmingSuffix(while: \.isWhitespace)
      return ["extension", "分機", "分机", "分机号"].contains(where: said.hasSuffix)
    default: return false
    }
  }

  private static func isOrdinal(after last: Token?) -> Bool {
    if case .han(let text) = last { text.hasSuffix("第") } else { false }
  }

  /// Telephone numbers begin with 0 or are longer, except those of services.
  private static func canCount(_ number: Substring) -> Bool {
    number.count <= 4 && number.allSatisfy(\.isNumeral) && number.first?.wholeNumberValue != 0
  }

  /// What a number counts. Years and the numbers of services are said digit by digit.
  private static let counters = measures.union("月日頁页")

  /// Before which 2 is said 兩, and 1 as in 一個; months, days of a month and pages are numbered.
  private static let measures: Set<Character> = Set(
    "分秒天次位人个個张張项項条條则則笔筆句字通种種岁歲小")

  private func nearestName(in run: Substring) -> String.Index? {
    names.compactMap { run.firstRange(of: $0)?.lowerBound }.min()
  }

  private func add(han text: String, isName: Bool, to utterance: inout Utterance) {
    guard text.contains(where: \.isHan) else { return add(other: text, to: &utterance) }
    let pinyin = MandarinSentence.pinyin(of: text, isName: isName)
    utterance.add(.mandarin, pinyin + " ")
  }

  /// Words, and the marks between them as pauses.
  private func add(other text: String, to utterance: inout Utterance) {
    var words = ""
    func flush() {
      guard !words.isEmpty else { return }
      let said = words == "Esc" ? "Escape" : words
      utterance.add(words.contains(where: \.isLetter) ? latin : base, said + " ")
      words = ""
    }
    for character in text {
      if let pause = Self.pauses[character] {
        flush()
        utterance.add(base, pause)
      } else if character.isSpelled || character == "'" || character == "’" || character == "-" {
        words.append(character)
      } else {
        flush()
      }
    }
    flush()
  }

  /// Digits one by one, groups apart, where it is a telephone number; else as a number.
  private func say(number: String) -> String {
    let groups = number.split { !$0.isNumeral && $0 != "+" }.map { $0.map(Self.ascii) }
    if groups.count == 1, groups[0].count <= 2, let value = Int(String(groups[0])) {
      return language.isChinese ? MandarinSentence.numeral(value) + " " : "\(value) "
    }
    return say(digits: number)
  }

  private func say(digits: String) -> String {
    digits.split { !$0.isNumeral && $0 != "+" }
      .map { $0.map { said(Self.ascii($0)) }.joined(separator: " ") }
      .joined(separator: ", ") + ", "
  }

  private func say(count: String) -> String {
    guard let value = Int(String(count.map(Self.ascii))) else { return say(number: count) }
    return language.isChinese ? MandarinSentence.numeral(value) + " " : "\(value) "
  }

  private func say(oneOf measure: Character) -> String {
    MandarinSentence.pinyin(of: "一\(measure)", isName: false).prefix { $0 != " " } + " "
  }

  /// 1 is never "yāo" in a year.
  private func say(year: String) -> String {
    year.compactMap(\.wholeNumberValue).map(MandarinSentence.digit).joined(separator: " ") + " "
  }

  /// As espeak-ng reads it in its own language: 9:05. Of a full hour it would say the zeros.
  private func clock(_ hour: Int, _ minute: Int) -> String {
    minute == 0 ? "\(hour) " : "\(hour):\(minute < 10 ? "0" : "")\(minute) "
  }

  /// In Mandarin: 13:05 is 十三點零五分.
  private func say(hour: Int, minute: Int) -> String {
    let hours = ([1: "yi4", 2: "liang3"][hour] ?? MandarinSentence.numeral(hour)) + " dian3 "
    guard minute > 0 else { return hours }
    let zero = minute < 10 ? MandarinSentence.digit(0) + " " : ""
    return hours + zero + MandarinSentence.numeral(minute) + " fen1 "
  }

  private func said(_ digit: Character) -> String {
    guard language.isChinese else { return digit == "+" ? "plus" : String(digit) }
    if digit == "+" { return "jia1" }
    // 1 is "yāo" in numbers on the Mainland, "yī" in Taiwan.
    if digit == "1", language.tag.hasPrefix("zh-Hans") { return "yao1" }
    return digit.wholeNumberValue.map(MandarinSentence.digit) ?? ""
  }

  private static func ascii(_ digit: Character) -> Character {
    digit.wholeNumberValue.map { Character("\($0)") } ?? digit
  }

  private static let pauses: [Character: String] = [
    "，": ", ", "、": ", ", "；": "; ", "：": ", ", "。": ". ", "？": "? ", "！": ". ", "（": ", ",
    "）": ", ", "　": " ", ",": ", ", ";": "; ", ":": ", ", ".": ". ", "?": "? ", "!": ". ",
    "\n": ". ", "「": "", "」": "", "“": "", "”": "", "/": ", ", "(": ", ", ")": ", ",
  ]
}

extension Character {
  fileprivate var isNumeral: Bool { isASCII ? isNumber : ("０"..."９").contains(self) }
  fileprivate var isHan: Bool { unicodeScalars.first?.properties.isIdeographic == true }

  /// Some emoji are letters, such as 🅰, whose long names a voice would say.
  fileprivate var isSpelled: Bool {
    isLetter && unicodeScalars.first?.properties.isEmoji == false
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isExtra: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isExtra(last) { rest = rest.dropLast() }
    return rest
  }
}
