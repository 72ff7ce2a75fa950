import Foundation

/// How a name is read: surnames by their own readings, given names by the usual ones.
public enum NameReading {
  /// Syllables with the digit of their tone: 曾國藩 → `zeng1`, `guo2`, `fan1`; `v` for ü. What is
  /// not written in Han characters is left out.
  public static func numberedPinyin(of name: String) -> [String] {
    parts(of: name).compactMap { part in
      guard case .han(_, let readings) = part else { return nil }
      return readings[0].base + String(readings[0].tone)
    }
  }

  /// The syllable, with the digit of its tone, that a character has where it is no surname: 單 →
  /// `dan1`. Nil for what is not written in Han characters.
  public static func usualPinyin(of character: Character) -> String? {
    character.unicodeScalars.first.flatMap { readings(of: $0).first }.map {
      $0.base + String($0.tone)
    }
  }

  /// One character in Han with its readings, the most likely first and never none; or other text.
  enum Part {
    case han(Unicode.Scalar, readings: [PinyinSyllable])
    case other(String)
  }

  static func parts(of name: String) -> [Part] {
    let surname = surnameReadings(of: name)
    var parts: [Part] = []
    var other = ""
    var last: Unicode.Scalar?
    for (index, scalar) in name.unicodeScalars.enumerated() {
      var readings = index < surname.count ? surname[index] : readings(of: scalar)
      if scalar == last, kin.contains(scalar), let usual = readings.first {
        readings = [PinyinSyllable(base: usual.base, tone: 5)]
      }
      last = scalar
      if readings.isEmpty {
        other.unicodeScalars.append(scalar)
        continue
      }
      if !other.isEmpty { parts.append(.other(other)) }
      other = ""
      parts.append(.han(scalar, readings: readings))
    }
    if !other.isEmpty { parts.append(.other(other)) }
    return parts
  }

  /// For each character of a surname with readings of its own, these and then the usual one;
  /// empty where the name is no person's.
  private static func surnameReadings(of name: String) -> [[PinyinSyllable]] {
    guard (1...5).contains(name.count), let last = name.last, !placeEndings.contains(last),
      let (surname, _) = Surnames.divided(name)
    else { return [] }
    let own = Surnames.readings(of: surname)
    guard !own.isEmpty else { return [] }
    return surname.unicodeScalars.enumerated().map { index, scalar in
      let readings = own.compactMap { index < $0.count ? $0[index] : nil }
      return readings + self.readings(of: scalar).filter { !readings.contains($0) }
    }
  }

  private static func readings(of scalar: Unicode.Scalar) -> [PinyinSyllable] {
    if let usual = HanReadings.usual(of: scalar) {
      return [usual] + others(than: usual, of: scalar)
    }
    guard scalar.properties.isIdeographic else { return [] }
    // Outside the table, which holds all but rare characters, the system knows some.
    guard let latin = String(scalar).applyingTransform(.toLatin, reverse: false),
      let syllable = PinyinSyllable(marked: latin)
    else { return [] }
    return [syllable]
  }

  private static func others(than usual: PinyinSyllable, of scalar: Unicode.Scalar)
    -> [PinyinSyllable]
  {
    (second[ScriptVariants.folded(scalar)] ?? []).filter { $0 != usual }
  }

  /// Words for kin lose their tone when doubled: 媽媽 māma.
  private static let kin = Set("媽妈爸爺爷奶哥弟姐妹叔伯姑舅公婆嬤嬷".unicodeScalars)

  /// What a name of an office or a shop ends with: its first character is no surname.
  private static let placeEndings: Set<Character> = Set("所局店院台臺校站隊队司廠厂處处行館馆部")

  /// Second readings that occur in given names.
  private static let second: [Unicode.Scalar: [PinyinSyllable]] = {
    let text = """
      乐yue4 行hang2 重chong2 长zhang3 朝zhao1 茜xi1 娜nuo2 盛cheng2 晟cheng2 少shao3 朴pu3 珩hang2 \
      玟min2 正zheng1 中zhong4 柏bai3 曾ceng2 传zhuan4 兴xing4 应ying4 为wei4 参can1 都dou1 藏zang4 \
      冠guan1 宁ning4 奇ji1 莘xin1 筠jun1 单chan2 尉yu4 伽qie2 若re3 色shai3 解jie4 阿e1 蕃bo1 曲qu1 \
      还huan2 车ju1 石dan4 夏jia3 郁yu4 红gong1 和he4 好hao4 舍she3 相xiang4 卜bo5 瑱tian4 嬷mo2
      """
    var second: [Unicode.Scalar: [PinyinSyllable]] = [:]
    for entry in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if let scalar = entry.unicodeScalars.first,
        let syllable = PinyinSyllable(numbered: entry.dropFirst())
      {
        second[scalar, default: []].append(syllable)
      }
    }
    return second
  }()
}
