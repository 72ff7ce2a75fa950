/// How Taiwan's numbers are long and how they are grouped, where libphonenumber is wrong or vague.
///
/// Source: 電信網路編碼計畫 and its allotment of area codes. Numbers here are national ones, with
/// their leading 0.
enum TaiwanPlan {
  struct Block {
    let prefix: String
    /// Digits of the whole national number, the leading 0 among them.
    let length: Int
    let groups: [Int]

    init(_ prefix: String, _ groups: Int...) {
      self.prefix = prefix
      self.length = groups.reduce(0, +)
      self.groups = groups
    }
  }

  /// Between groups, as cards and name plates there have it; libphonenumber writes blanks.
  static let separator = "-"

  /// The first block whose prefix fits counts. 020, 030, 040, 050 and 080x hold services of changing
  /// lengths, which are left to libphonenumber.
  private static let blocks: [Block] = [
    Block("09", 4, 3, 3),
    Block("0800", 4, 3, 3), Block("0809", 4, 3, 3),
    Block("070", 3, 4, 4),
    Block("037", 3, 3, 3), Block("049", 3, 3, 4), Block("0826", 4, 5), Block("0836", 4, 5),
    Block("082", 3, 3, 3), Block("089", 3, 3, 3),
    Block("042", 2, 4, 4), Block("043", 2, 4, 4),
    Block("047", 2, 3, 4), Block("048", 2, 3, 4),
  ]

  private static let areaCodes: Set<String> = [
    "02", "03", "037", "04", "049", "05", "06", "07", "08", "082", "0826", "0836", "089",
  ]

  /// The block of a national number; nil where the plan here says nothing of it.
  static func block(of national: String) -> Block? {
    if let block = blocks.first(where: { national.hasPrefix($0.prefix) }) { return block }
    guard national.count > 2, let third = national.dropFirst(2).first, ("2"..."9").contains(third)
    else { return nil }
    switch national.prefix(2) {
    case "02": return Block("02", 2, 4, 4)
    case "03", "05", "06", "07", "08": return Block(String(national.prefix(2)), 2, 3, 4)
    default: return nil
    }
  }

  static func hasArea(_ code: String) -> Bool {
    areaCodes.contains(code.hasPrefix("0") ? code : "0" + code)
  }

  /// The national number that a local one is within an area; nil where it does not fit the area.
  static func completed(_ local: String, areaCode: String) -> String? {
    let digits = areaCode.filter { $0.isASCII && $0.isNumber }
    let code = digits.hasPrefix("0") ? digits : "0" + digits
    let national = code + local
    guard hasArea(code), let block = block(of: national) else { return nil }
    return block.length == national.count ? national : nil
  }

  /// The groups of a national number; nil where the plan here says nothing of it.
  static func groups(of national: String) -> [String]? {
    guard let block = block(of: national), block.length == national.count else { return nil }
    return split(national, block.groups)
  }

  /// The groups of a local number.
  static func localGroups(of local: String) -> [String] {
    switch local.count {
    case 8: split(local, [4, 4])
    case 7: split(local, [3, 4])
    case 6: split(local, [3, 3])
    default: [local]
    }
  }

  private static func split(_ digits: String, _ counts: [Int]) -> [String] {
    var rest = digits[...]
    return counts.map { count in
      defer { rest = rest.dropFirst(count) }
      return String(rest.prefix(count))
    }
  }
}
