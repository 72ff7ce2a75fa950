import Names

/// The script that three in four names on one photograph are written in.
///
/// 張 and 张 are alike in a running hand, and a short name in Latin letters may look like Han: what
/// stands around it tells.
enum PageScript {
  case latin
  case simplified
  case traditional

  /// How many names must show it, and how many times as many as show another.
  private static let least = (names: 3, ratio: 3)

  /// The entries, of each name that does not show their script the candidate first that does: the
  /// same name in the other form of Han, or any in Latin letters. Nothing is made up.
  static func agreed(_ entries: [CardEntry]) -> [CardEntry] {
    guard let script = common(to: entries.map(\.name.text)) else { return entries }
    return entries.map { entry in
      guard
        let text = entry.name.candidates.first(where: { script.suits($0, for: entry.name.text) })
      else { return entry }
      var entry = entry
      entry.name.candidates.removeAll { $0 == text }
      entry.name.candidates.insert(text, at: 0)
      entry.name.text = text
      entry.name.doubt()
      return entry
    }
  }

  /// Nil where the names show none, or several.
  static func common(to names: [String]) -> PageScript? {
    let shown = names.filter { !$0.isEmpty }.map(PageScript.init)
    for script in [latin, simplified, traditional] {
      let count = shown.count { $0 == script }
      // 王大明 is written so in both forms of Han, and no name in Latin letters.
      let others = shown.count { $0 != script && (script == .latin || $0 != nil) }
      if count >= least.names, count >= least.ratio * others { return script }
    }
    return nil
  }

  /// The one that a name shows; nil for Han of both forms, and for mixtures.
  private init?(_ name: String) {
    if name.allSatisfy(\.isASCII) {
      self = .latin
      return
    }
    let isSimplified = name.unicodeScalars.contains(where: ScriptVariants.isSimplifiedOnly)
    let isTraditional = name.unicodeScalars.contains(where: ScriptVariants.isTraditionalOnly)
    guard isSimplified != isTraditional else { return nil }
    self = isSimplified ? .simplified : .traditional
  }

  /// Whether a candidate shows this script, or Han of both forms, where what was read does not.
  private func suits(_ candidate: String, for text: String) -> Bool {
    let isOther: (Unicode.Scalar) -> Bool
    switch self {
    case .latin:
      // Tom 林 is in both.
      return !text.contains { $0.isASCII && $0.isLetter } && candidate.allSatisfy(\.isASCII)
    case .simplified: isOther = ScriptVariants.isTraditionalOnly
    case .traditional: isOther = ScriptVariants.isSimplifiedOnly
    }
    return text.unicodeScalars.contains(where: isOther)
      && !candidate.unicodeScalars.contains(where: isOther)
      && ScriptVariants.folded(candidate) == ScriptVariants.folded(text)
  }
}
