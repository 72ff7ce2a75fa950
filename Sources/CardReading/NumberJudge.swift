import PhoneNumbers

/// Makes a field out of several readings of the same number: ranks candidates, gives the verdict.
/// Used from one thread.
final class NumberJudge {
  /// A number as it was found.
  struct Finding: Hashable, Sendable {
    var reading: FieldReading
    var e164: String?
    var kind = Kind.other
    /// The share of the readings that gave these very digits, 0 to 1.
    var agreement = 0.0
    /// Whether all did, of a number that some plan knows, so clearly that further ones would say the same.
    var isClear = false
    /// Whether all did, of a number that the plan knows, and further ones may make it sure.
    var isPromising = false
    /// 0 to 1: how well they fit a plan; 0 where they are no number.
    var plausibility = 0.0

    /// Whether a plan knows this number, of which the other one is the end.
    func isLonger(than other: Finding) -> Bool {
      let (own, end) = (NumberJudge.digits(reading.text), NumberJudge.digits(other.reading.text))
      return plausibility >= 0.9 && own.count > end.count && own.hasSuffix(end)
    }
  }

  /// What several readings of the same ink say about it.
  enum Kind: Hashable, Sendable {
    case number
    /// Digits, and no telephone number: a sum, a date, a part of a number.
    case digits
    /// Not digits: where the model does not know what it sees, each reading says something else.
    case other
  }

  let region: Region
  let areaCode: String?
  private var plausibilities: [String: Double] = [:]
  /// By the digits alone: however they are parted, the library is asked once.
  private var plausibilitiesInRegion: [Region: [String: Double]] = [:]

  init(region: Region, areaCode: String?) {
    self.region = region
    self.areaCode = areaCode
  }

  /// What fitting a plan is worth, in four of the engine's points of confidence; set by hand.
  private static let grammarWeight = 14.0
  /// Of ``LineReading/pooled(_:absence:softness:)``, chosen while watching 6,300 composed lines.
  private static let absence = 20.0
  private static let softness = 8.0
  /// So far ahead of what else it may be every digit is in so many readings that agree, of a number that
  /// a plan knows: ``Verdict/sure``. Chosen on 11,400 composed lines of digits that no model saw.
  private static func sureLead(in readings: Int) -> Double {
    readings > 4 ? 59 : readings > 2 ? 67 : 72
  }
  /// And, where nothing else is seen that a symbol may be, so certain.
  private static let sureConfidence = 91.0
  /// So far ahead, further readings are worth their time.
  private static let promisingLead = 30.0

  func finding(_ lines: [LineReading]) -> Finding {
    let readings = lines.map(\.withoutWords)
    let candidates = candidates(of: readings)
    guard let best = candidates.first else {
      return Finding(reading: FieldReading(text: "", verdict: .unread, candidates: []), e164: nil)
    }
    let kind = kind(of: lines)
    let number = CardEntry.phoneNumber(best, region: region, areaCode: areaCode)
    let agreeing = readings.count { Self.written($0.text).digits == Self.digits(best) }
    // Of eight looks one may be mistaken.
    let agree = readings.count > 1 && agreeing >= readings.count - (readings.count > 4 ? 1 : 0)
    let lead = Self.lead(of: Self.digits(best), in: readings)
    let isCertain =
      agree && LineReading.mean(\.leastConfidence, of: readings) >= Self.sureConfidence
    let plausibility = kind == .number ? plausibility(best) : 0
    let isClear =
      isCertain && lead >= Self.sureLead(in: readings.count)
      && (plausibility >= 0.9 || number?.standing == .valid)
    let isKnown =
      isCertain && number?.standing == .valid && number?.isAreaCodeAdded == false
      && number?.serviceNumber == nil && number?.extension == nil
      && best.contains("(") == best.contains(")")
      && (number.map { isWhole(best, $0.region) } ?? false)
    let isSure = isKnown && isClear
    return Finding(
      reading: FieldReading(text: best, verdict: isSure ? .sure : .check, candidates: candidates),
      e164: number?.e164, kind: kind,
      agreement: Double(agreeing) / Double(readings.count), isClear: isClear,
      isPromising: isKnown && !isSure && lead >= Self.promisingLead,
      plausibility: plausibility)
  }

  /// How far ahead of what else it may be each digit is at least, 0 to 100, by what the readings say of
  /// it in the mean: each may doubt another digit. Those that saw more or fewer digits do not count.
  private static func lead(of digits: String, in readings: [LineReading]) -> Double {
    let digits = digits.map(String.init)
    let rows = readings.map { $0.symbols.filter { !Self.digits($0.text).isEmpty } }
      .filter { $0.count == digits.count }
    guard !rows.isEmpty else { return 0 }
    let leads = digits.indices.map { place in
      var sums: [String: Double] = [:]
      for choice in rows.flatMap({ $0[place].choices }) {
        sums[choice.text, default: 0] += choice.confidence
      }
      let own = sums.removeValue(forKey: digits[place]) ?? 0
      return (own - (sums.values.max() ?? 0)) / Double(rows.count)
    }
    return leads.min() ?? 0
  }

  /// What readings may say, the likeliest first, at most four with digits of their own: one number in
  /// the way of writing it that costs least and fits best.
  private func candidates(of readings: [LineReading]) -> [String] {
    var texts: [String: (text: String, cost: Double)] = [:]
    var costs: [[String: Double]] = Array(repeating: [:], count: readings.count)
    for (index, reading) in readings.enumerated() {
      // Dearer ones count as absent, and asking the plan about each takes time.
      for (text, cost) in Self.alternatives(of: reading) where cost < Self.absence {
        let (written, digits) = Self.written(text)
        guard written.contains(where: \.isNumber) else { continue }
        costs[index][digits] = min(costs[index][digits] ?? .infinity, cost)
        let total = cost - Self.grammarWeight * plausibility(written)
        if let other = texts[digits], (other.cost, other.text) <= (total, written) { continue }
        texts[digits] = (written, total)
      }
    }
    let ranked = texts.map { digits, written in
      let ink = LineReading.pooled(
        costs.map { $0[digits] }, absence: Self.absence, softness: Self.softness)
      return (text: written.text, cost: ink - Self.grammarWeight * plausibility(written.text))
    }
    return ranked.sorted { ($0.cost, $0.text) < ($1.cost, $1.text) }.prefix(4).map(\.text)
  }

  /// A text with what is like digits and brackets as those, and the digits of it.
  private static func written(_ text: String) -> (text: String, digits: String) {
    let written = bracketed(LookAlikes.repaired(text))
    return (written, digits(written))
  }

  /// Whether readings are of a number. None of the engine's confidence counts here, so that it holds
  /// for any model.
  func kind(of lines: [LineReading]) -> Kind {
    let words = lines.map { line in line.symbols.count(where: \.isWord) * 2 > line.symbols.count }
    guard words.count(where: { $0 }) * 2 <= lines.count else { return .other }
    let readings = lines.map(\.withoutWords)
    let texts = readings.map { Self.written($0.text).digits }
    guard let best = texts.max(by: { plausibility($0) < plausibility($1) }), best.count >= 3 else {
      return .other
    }
    let times = readings.count { Self.isDate($0.text) || Self.endsWithHours($0.text) }
    if times * 2 > readings.count { return .digits }
    let distances = texts.flatMap { a in texts.map { LineReading.distance(a, $0) } }
    let farthest = distances.max() ?? 0
    if farthest <= 2, plausibility(best) >= 0.9 { return .number }
    // As many digits as a whole number has, and nothing else, though each look takes one otherwise.
    if texts.count > 3, texts.allSatisfy({ $0.count >= 9 }),
      !lines.contains(where: { $0.symbols.contains(where: \.isWord) }),
      plausibility(best) >= Self.leastPlausibility
    {
      return .number
    }
    let agreed = texts.filter { text in texts.count { $0 == text } > 1 }
      .max { plausibility($0) < plausibility($1) }
    // Each look may take the same digit for another one; other writing is not steady for so long.
    guard let agreed = agreed ?? (texts.count > 2 && farthest <= 1 && best.count >= 9 ? best : nil)
    else {
      return .other
    }
    // Few digits are soon agreed on; those of a service that one look took otherwise are known.
    let isTrusted =
      agreed.count >= 7 || texts.allSatisfy { $0 == agreed }
      || isService(agreed) && texts.count { $0 == agreed } * 3 >= texts.count * 2
    return isTrusted && plausibility(agreed) >= Self.leastPlausibility ? .number : .digits
  }

  /// Whether a text is a day of the last or of this century, such as somebody's birthday, also without
  /// the first 1, and with the second stroke or point unread.
  static func isDate(_ text: String) -> Bool {
    if let day = text.wholeMatch(of: /(\d{4})[.\/](\d{1,2}?)(\d{1,2})/),
      text.count < 9 || text.contains("/")
    {
      return isDate("\(day.1)-\(day.2)-\(day.3)")
    }
    let parts = text.split { !$0.isNumber }
    let groups = parts.compactMap { Int($0) }
    guard groups.count == 3, parts[0].first != "0" else { return false }
    let isYear = (1900..<2100).contains(groups[0]) || (900..<1000).contains(groups[0])
    return isYear && (1...12).contains(groups[1]) && (1...31).contains(groups[2])
  }

  /// Whether a text ends as hours do from when to when: 9:00-12:00, with points for colons.
  static func endsWithHours(_ text: String) -> Bool {
    text.firstMatch(of: /(?:[01]?\d|2[0-4])[.:][0-5]\d ?- ?(?:[01]?\d|2[0-4])[.:][0-5]\d$/) != nil
  }

  /// Whether digits are a short number of the region that everybody knows: 119, 55688.
  func isService(_ digits: String) -> Bool {
    ServiceNumber(dialled: digits, region: region) != nil
  }

  /// Two digits may be lacking.
  private static let leastPlausibility = 0.2 / 3

  /// 0 to 1: how well what is written fits the plan of the region, or, less, of a neighbour's.
  func plausibility(_ text: String) -> Double {
    if let known = plausibilities[text] { return known }
    var plausibility = plausibility(of: Self.digits(text), isAmerican: Self.isAmerican(text))
    if isGroupedStrangely(text) { plausibility = min(plausibility, 0.3) }
    plausibilities[text] = plausibility
    return plausibility
  }

  /// Whether one stroke more beside a 1 makes a number that a plan knows.
  func mayLackStroke(_ text: String) -> Bool {
    text.indices.contains { place in
      guard text[place] == "1" else { return false }
      var longer = text
      longer.insert("1", at: place)
      return plausibility(longer) >= 0.9
    }
  }

  private func plausibility(of digits: String, isAmerican: Bool) -> Double {
    let home = plausibility(digits, in: region)
    guard home < 0.9 else { return home }
    // Almost any eight digits are a number in Hong Kong: that says nothing elsewhere.
    let isKnownAbroad = CardEntry.neighbours(of: region).contains {
      ($0 != .hongKong || digits.hasPrefix("+")) && ($0 != .unitedStates || isAmerican)
        && plausibility(digits, in: $0) == 1
    }
    // The mainland opens new blocks of mobile numbers sooner than the library hears of them.
    let isMainlandMobile =
      digits.count == 11 && digits.hasPrefix("1")
      && ("3"..."9").contains(digits.dropFirst().prefix(1))
    return isKnownAbroad || isMainlandMobile ? 0.9 : home
  }

  /// Whether a number is written from its beginning on and grouped as such numbers are: at home with
  /// its 0 or country code, another country's with a +, or as no number at home is: 138 1234 5678,
  /// (212) 555-1234.
  private func isWhole(_ text: String, _ own: Region) -> Bool {
    if own == region {
      return !isGroupedStrangely(text) && !isBroken(text)
        && (!Self.lacksBeginning(Self.digits(text), in: region) || isWithCountryCode(text))
    }
    let groups = text.split { !$0.isNumber }.map(\.count)
    let isMainland = own == .china && text.hasPrefix("1") && [[11], [3, 4, 4]].contains(groups)
    return text.hasPrefix("+") || isMainland
      || own == .unitedStates && groups == [3, 3, 4]
  }

  /// Whether digits of a number of Taiwan stand apart as nobody parts them, one by itself, other than
  /// the 2 of +886 2, or fewer than three at the end: a blank was seen that is none, or a digit was not.
  private func isBroken(_ text: String) -> Bool {
    guard region == .taiwan else { return false }
    let groups = text.split { !$0.isNumber }.map(\.count)
    return groups.dropFirst(isWithCountryCode(text) ? 2 : 0).contains(1) || (groups.last ?? 0) < 3
  }

  /// Whether a number is grouped as Americans write it.
  static func isAmerican(_ text: String) -> Bool {
    PhoneNumber.isAmerican(
      groups: text.prefix { $0 != "#" }.split { !$0.isNumber }.map(\.count))
  }

  /// Whether a mobile number of Taiwan is grouped as landlines are, or the other way round: those end
  /// with four digits or with all, but for a few areas with six, and 0800.
  private func isGroupedStrangely(_ text: String) -> Bool {
    guard region == .taiwan else { return false }
    let groups = text.prefix { $0 != "#" && $0 != "*" }.split { !$0.isNumber }
    let digits = groups.joined()
    let written = digits.hasPrefix("00") ? String(digits.dropFirst(2)) : digits
    let isWithCode = isWithCountryCode(written)
    guard let last = groups.last, groups.count > 1, isWithCode || written.hasPrefix("0") else {
      return false
    }
    let national = written.dropFirst(isWithCode ? 3 : 0).drop { $0 == "0" }
    if national.hasPrefix("9") { return groups.map(\.count) == [2, 8] }
    return last.count == 3 && !["37", "80", "82", "89"].contains(national.prefix(2))
  }

  /// As the region's plan sees it; less where it lacks its beginning.
  private func plausibility(_ digits: String, in region: Region) -> Double {
    if let known = plausibilitiesInRegion[region]?[digits] { return known }
    var plausibility = PhoneNumberGrammar.plausibility(of: digits, region: region)
    if Self.lacksBeginning(digits, in: region) { plausibility = min(plausibility, 0.5) }
    plausibilitiesInRegion[region, default: [:]][digits] = plausibility
    return plausibility
  }

  /// Whether a number begins with the region's country code, with or without a + or 00.
  private func isWithCountryCode(_ text: String) -> Bool {
    let digits = Self.digits(text)
    return region.countryCode.map { code in
      ["", "+", "00"].contains { digits.hasPrefix("\($0)\(code)") }
    } ?? false
  }

  /// Whether a number has neither its leading 0 nor a +: what it begins with was not read, or it is a
  /// part of another number, though a telephone would take it.
  static func lacksBeginning(_ digits: String, in region: Region) -> Bool {
    let firsts: [Region: String] = [
      .taiwan: "0+", .china: "01+", .unitedKingdom: "0+",
    ]
    guard let first = digits.first, let usual = firsts[region] else { return false }
    return !usual.contains(first)
  }

  /// The text with a bracket that was taken for a 1, what is closed was opened, and without what is left
  /// of a label in brackets before it, of which a character was taken for a digit: (公)02-2345-6789.
  static func bracketed(_ text: String) -> String {
    guard text.contains(")") else { return text }
    if let label = text.prefixMatch(of: /(?:\(\d?)?\) ?(?=[0(+])/) {
      return String(text[label.range.upperBound...])
    }
    guard !text.contains("("),
      let match = text.prefixMatch(of: /(?:\+\d{1,3} ?)?(?<bracket>1)0\d{1,3}\)/)
    else { return text }
    var text = text
    let range = match.output.bracket.startIndex..<match.output.bracket.endIndex
    text.replaceSubrange(range, with: "(")
    return text
  }

  static func digits(_ text: String) -> String {
    text.filter { $0 == "+" || $0 == "#" || $0 == "*" || ($0.isASCII && $0.isNumber) }
  }

  /// The reading itself and what it becomes when one or two symbols are taken for their next
  /// choice, with the confidence that each loses.
  private static func alternatives(of reading: LineReading) -> [(text: String, cost: Double)] {
    struct Swap {
      let index: Int
      let text: String
      let cost: Double
    }
    var swaps: [Swap] = []
    for (index, symbol) in reading.symbols.enumerated() {
      for choice in symbol.choices.dropFirst().prefix(2) {
        swaps.append(
          Swap(
            index: index, text: choice.text,
            cost: max(1, symbol.confidence - choice.confidence) / 4))
      }
    }
    swaps.sort { $0.cost < $1.cost }
    swaps = Array(swaps.prefix(6))
    var found = [(reading.text, 0.0)]
    for (index, swap) in swaps.enumerated() {
      found.append((text(reading, swapping: [swap.index: swap.text]), swap.cost))
      for other in swaps[(index + 1)...] where other.index != swap.index {
        found.append(
          (
            text(reading, swapping: [swap.index: swap.text, other.index: other.text]),
            swap.cost + other.cost
          ))
      }
    }
    return found
  }

  private static func text(_ reading: LineReading, swapping: [Int: String]) -> String {
    var copy = reading
    for (index, text) in swapping { copy.symbols[index].choices[0].text = text }
    return copy.text
  }
}
