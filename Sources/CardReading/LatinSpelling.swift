import Names

/// What a line of Latin letters may say: each word as it was read, and the known names that are like
/// it.
///
/// A name that nobody knows stays possible at a bounded cost, so that clear ink outweighs it.
struct LatinSpelling: Sendable {
  let text: String
  /// How unlikely it is; less is likelier.
  let cost: Double

  /// What it costs for each of its letters.
  var costPerLetter: Double { cost / letters }

  /// Whether it costs no more than a name does. Short ones are allowed more for each letter: how rare a
  /// word is counts once, however short it is.
  var isLikeAName: Bool { cost < 2 * letters + 0.5 }

  private var letters: Double { Double(max(1, text.count(where: \.isLetter))) }

  /// What a letter costs that was read otherwise, read too much, or not read, one that was read as two,
  /// a blank that was read too much, and a letter by itself without a dot; in the unit of
  /// ``LineReading/Choice/confidence`` divided by ``scale``. Chosen on lines in handwriting fonts.
  private static let cost = (
    other: 6.0, alike: 3.0, extra: 4.0, stroke: 2.5, missing: 4.0, parted: 3.0, blank: 5.5,
    bare: 5.0
  )
  private static let scale = 12.0
  /// How much the logarithm of a name's rarity counts, and the rarity of a word that is not known.
  static let rarityWeight = 0.6
  private static let unknown = (word: 7.0, letter: 2.0)
  /// How much dearer than the cheapest a word may be.
  private static let reach = 12.0
  static let width = 8

  /// Letters that hands make alike.
  private static let alike: [Set<Character>] = [
    "MNHUWR", "AOCDEGQU", "IJLTF", "VUYR", "GQYJ", "BDHLK", "SZ", "PRFD", "KRHX",
  ].map { Set($0) }

  /// Letters that are a bare stroke, and soonest read too much.
  private static let strokes: Set<Character> = ["I", "L"]

  /// Wide letters, and of what their two halves are read.
  private static let parted: [(letter: Character, left: Set<Character>, right: Set<Character>)] = [
    ("M", Set("FITLDGNRJH"), Set("ILJRN")), ("W", Set("LVU"), Set("VUI")),
    ("K", Set("IL"), Set("CEL")), ("H", Set("IL"), Set("IL")), ("U", Set("IL"), Set("IL")),
  ]

  /// Two letters that are both so certain are no halves of one: Fiona is not Mona.
  private static let clearHalves = 92.0

  /// A word of a line as it was read.
  struct Word {
    var symbols: [LineReading.Symbol]
    /// The blank or hyphen before it; nothing before the first.
    let joint: String
    /// Whether hardly any letter of the line is a small one, as where a hand writes none.
    let isInCapitals: Bool

    var letters: [LineReading.Symbol] { symbols.filter { $0.letter != nil } }

    /// Whether a small letter follows its hyphen: as it is written, Mei-ling and Mei-Ling being both usual,
    /// or where a hand has capitals alone, as syllables of Mandarin are.
    func isSmall(asMandarin isMandarin: @autoclosure () -> Bool) -> Bool {
      joint == "-"
        && (symbols.first?.letter?.isLowercase == true || isInCapitals && isMandarin())
    }
  }

  /// What a letter that was read may be.
  struct Ink {
    /// What it costs to take it for each letter of the alphabet.
    let costs: [Double]
    /// What it costs to leave it out.
    let extra: Double
    /// What it costs to take it and the one before it for one letter, for each of the alphabet; nil where
    /// they are no letter's halves.
    var joined: [Double]?
  }

  /// The likeliest first, none twice; texts that differ in capitals are one.
  static func ranked(_ spellings: [LatinSpelling]) -> [LatinSpelling] {
    var found: [String: LatinSpelling] = [:]
    for spelling in spellings {
      let capitals = spelling.text.uppercased()
      if let known = found[capitals], known.cost <= spelling.cost { continue }
      found[capitals] = spelling
    }
    return Array(likeliest(found.values))
  }

  /// What a line may say where a model saw this of it.
  static func all(of reading: LineReading) -> [LatinSpelling] {
    let words = words(of: reading)
    // What the line may say before each word, and at its end.
    var beams = [[LatinSpelling]](repeating: [], count: words.count + 1)
    beams[0] = [LatinSpelling(text: "", cost: 0)]
    for (index, word) in words.enumerated() {
      let before = likeliest(beams[index], atMost: width)
      beams[index + 1] += spelled(word, after: before)
      if let next = words[(index + 1)...].first, next.joint == " " {
        var joined = word
        joined.symbols += next.symbols
        beams[index + 2] += spelled(joined, after: before, extra: cost.blank)
      }
    }
    let spellings = beams[words.count] + mandarin(words)
    return likeliest(spellings, atMost: width).filter { !$0.text.isEmpty }.map {
      LatinSpelling(text: joinedCouple($0.text), cost: $0.cost)
    }
  }

  /// Mr & Mrs Lee: the model knows no &, and sees a letter.
  private static func joinedCouple(_ text: String) -> String {
    text.replacing(/\b(Mr|Dr) [A-Z]\.? Mrs\b/) { "\($0.1) & Mrs" }
  }

  static func likeliest(
    _ spellings: some Collection<LatinSpelling>, atMost count: Int = .max
  ) -> ArraySlice<LatinSpelling> {
    spellings.sorted { ($0.cost, $0.text) < ($1.cost, $1.text) }.prefix(count)
  }

  /// Each beginning of a line with each word that the symbols behind it may be.
  private static func spelled(
    _ word: Word, after beginnings: ArraySlice<LatinSpelling>, extra: Double = 0
  ) -> [LatinSpelling] {
    let candidates = candidates(word.symbols)
    return beginnings.flatMap { beginning in
      candidates.map {
        let joint = beginning.text.isEmpty || $0.text.isEmpty ? "" : word.joint
        let isSmall = word.isSmall(asMandarin: isMandarin($0.text, behind: beginning.text))
        return LatinSpelling(
          text: beginning.text + joint + (isSmall ? $0.text.lowercased() : $0.text),
          cost: beginning.cost + $0.cost + extra)
      }
    }
  }

  /// The words of a line, each with the blank or hyphen before it.
  private static func words(of reading: LineReading) -> [Word] {
    let cased = reading.symbols.compactMap(\.letter)
    let isInCapitals = cased.count { $0.isUppercase } * 4 >= cased.count * 3
    var words: [Word] = []
    var joint = ""
    var isOpen = false
    for symbol in reading.symbols {
      if symbol.text == "-", isOpen {
        (joint, isOpen) = ("-", false)
        continue
      }
      if symbol.startsWord, isOpen { (joint, isOpen) = (" ", false) }
      if isOpen {
        words[words.count - 1].symbols.append(symbol)
      } else {
        words.append(
          Word(
            symbols: [symbol], joint: words.isEmpty ? "" : joint, isInCapitals: isInCapitals))
        isOpen = true
      }
    }
    return words
  }

  /// What one word may be, the likeliest first.
  private static func candidates(_ symbols: [LineReading.Symbol]) -> [LatinSpelling] {
    let raw = symbols.map(\.text).joined()
    let letters = symbols.filter { $0.letter != nil }
    let dot = raw.hasSuffix(".") ? "." : ""
    guard letters.count > 1 else { return initials(letters.first ?? symbols[0], dot) }
    let core = dot.isEmpty ? raw : String(raw.dropLast())
    // As in O'Neill.
    let isSplit = core.count > 2 && apostrophes.contains(core[core.index(after: core.startIndex)])
    let asRead = cased(core)
    let unread = rarityWeight * (unknown.word + unknown.letter * Double(letters.count))
    let signs = core.count { !$0.isLetter && !apostrophes.contains($0) }
    var costs = [asRead + dot: unread + cost.other * Double(signs)]
    let ink = ink(of: letters)
    var rows = [Double](repeating: 0, count: 3 * (ink.count + 4))
    for length in max(2, ink.count - 3)...(ink.count + 3) {
      for name in LatinNames.byLength[length] ?? [] {
        let rarity = rarityWeight * name.rarity
        guard
          let distance = distance(
            ink, name.letters, atMost: unread + 4 - rarity, rows: &rows)
        else { continue }
        let text = isSplit ? name.text.prefix(1) + "'" + name.text.dropFirst() : name.text
        let ending = name.letters.count < 4 ? dot : ""
        let shown = cased(text) + ending
        costs[shown] = min(costs[shown] ?? .infinity, distance + rarity)
      }
    }
    // A name that is near is likelier than two syllables.
    if (costs.values.min() ?? 0) > unread / 2 {
      for name in joinedSyllables(ink, .pinyin, rows: &rows) where name.cost <= unread + 4 {
        costs[name.text] = min(costs[name.text] ?? .infinity, name.cost)
      }
    }
    let sorted = likeliest(costs.map { LatinSpelling(text: $0.key, cost: $0.value) }, atMost: 4)
    let dearest = (sorted.first?.cost ?? 0) + reach
    return Array(sorted.prefix { $0.cost <= dearest })
  }

  /// What a letter by itself may be, or a sign that a name has not.
  private static func initials(_ symbol: LineReading.Symbol, _ dot: String) -> [LatinSpelling] {
    let costs = inkCosts(of: symbol)
    let seen = Set(
      ([symbol.text] + symbol.choices.map(\.text)).compactMap { $0.uppercased().first })
    let found = seen.compactMap { letter in
      LatinNames.place(of: letter).map {
        LatinSpelling(
          text: "\(letter)\(dot)", cost: costs[$0] + (dot.isEmpty ? cost.bare : 0))
      }
    }
    guard !found.isEmpty else { return [LatinSpelling(text: "", cost: cost.extra)] }
    return Array(likeliest(found, atMost: 4))
  }

  private static let apostrophes: Set<Character> = ["'", "’"]

  /// A capital at the beginning, and again in McDonald and O'Neill. Block capitals are a way of
  /// writing, not of spelling.
  static func cased(_ word: String) -> String {
    let capitals = word.uppercased()
    var shown = ""
    for letter in capitals {
      let isAgain = shown == "Mc" || shown.count == 2 && apostrophes.contains(shown.last ?? " ")
      shown += shown.isEmpty || isAgain && capitals.count > 3 ? String(letter) : letter.lowercased()
    }
    return shown
  }

  static func ink(of letters: [LineReading.Symbol]) -> [Ink] {
    var before: LineReading.Symbol?
    return letters.map { symbol in
      defer { before = symbol }
      return Ink(
        costs: inkCosts(of: symbol),
        extra: symbol.capital.map(strokes.contains) == true ? cost.stroke : cost.extra,
        joined: before.flatMap { joined($0, symbol) })
    }
  }

  private static func joined(
    _ first: LineReading.Symbol, _ second: LineReading.Symbol
  ) -> [Double]? {
    guard let left = first.capital, let right = second.capital,
      min(first.confidence, second.confidence) < clearHalves,
      case let found = parted.filter({ $0.left.contains(left) && $0.right.contains(right) }),
      !found.isEmpty
    else { return nil }
    var costs = [Double](repeating: .infinity, count: 26)
    for place in found.compactMap({ LatinNames.place(of: $0.letter) }) {
      costs[place] = cost.parted
    }
    return costs
  }

  /// What it costs to take one letter, as it was seen, for each of the alphabet.
  private static func inkCosts(of symbol: LineReading.Symbol) -> [Double] {
    var costs = [Double](repeating: cost.other, count: 26)
    if let seen = symbol.capital {
      for group in alike where group.contains(seen) {
        for letter in group.compactMap(LatinNames.place(of:)) { costs[letter] = cost.alike }
      }
    }
    for choice in symbol.choices {
      let capital = choice.text.uppercased().first
      guard let letter = capital.flatMap(LatinNames.place(of:)) else { continue }
      costs[letter] = min(costs[letter], max(0, symbol.confidence - choice.confidence) / scale)
    }
    return costs
  }

  /// What it costs to take ink for a name; nil where it is more than `limit`.
  ///
  /// - Parameter rows: room for three rows, each longer than the name.
  static func distance(
    _ ink: [Ink], _ name: [Int], atMost limit: Double, rows: inout [Double]
  ) -> Double? {
    let length = rows.count / 3
    // Where the rows of this letter, of the one before, and of that before it begin.
    var (row, last, former) = (0, length, 2 * length)
    for place in 0...name.count { rows[row + place] = Double(place) * cost.missing }
    var leastBefore = 0.0
    for letter in ink {
      (row, last, former) = (former, row, last)
      rows[row] = rows[last] + letter.extra
      var least = rows[row]
      for place in name.indices {
        var taken = min(
          rows[last + place] + letter.costs[name[place]], rows[last + place + 1] + letter.extra,
          rows[row + place] + cost.missing)
        if let joined = letter.joined {
          taken = min(taken, rows[former + place] + joined[name[place]])
        }
        rows[row + place + 1] = taken
        least = min(least, taken)
      }
      guard min(least, leastBefore) <= limit else { return nil }
      leastBefore = least
    }
    return rows[row + name.count] <= limit ? rows[row + name.count] : nil
  }
}

extension LineReading.Symbol {
  /// What was read, as a capital.
  fileprivate var capital: Character? { text.uppercased().first }

  /// What was read, where it is one letter.
  var letter: Character? {
    text.count == 1 ? text.first.flatMap { $0.isLetter ? $0 : nil } : nil
  }
}
