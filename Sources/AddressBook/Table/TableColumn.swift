import Foundation

/// What a column of a table holds, as its heading says in one of the languages.
enum TableColumn: Equatable {
  case name, given, middle, family, company
  /// Telephone numbers, of the kind that the heading names.
  case number
  /// The kind of the numbers in the column whose heading, but for its last word, is the same.
  case kind(of: String)
  case other

  /// Whether it says who somebody is.
  var isName: Bool { [.name, .given, .family, .company].contains(self) }

  init(heading: String) {
    let text = heading.lowercased()
    if let column = Self.names[text] {
      self = column
    } else if let kind = Self.beginning(of: text, before: ["label", "type"]) {
      self = .kind(of: kind)
    } else {
      self = Self.isNumber(text) ? .number : .other
    }
  }

  /// Google's `Phone 1 - Value` stands beside `Phone 1 - Label`, which older files call `Type`.
  static func beginning(of heading: String, before endings: [String]) -> String? {
    let text = heading.lowercased()
    return endings.first { text.hasSuffix(" - \($0)") }.map { String(text.dropLast($0.count)) }
  }

  /// The types, as vCards name them, of a telephone whose heading or label says so; its own words
  /// where it says something else, such as whose it is, and none where it only says that it is one.
  static func type(heading: String, label: String) -> String? {
    let said = "\(heading) \(label)".lowercased()
    if let type = types.first(where: { $0.words.contains(where: said.contains) }) {
      return type.name
    }
    let own = label.isEmpty ? heading : label
    return plain.contains(own.lowercased().filter(\.isLetter)) ? nil : "X-" + own
  }

  private static func isNumber(_ text: String) -> Bool {
    if plain.contains(text.filter(\.isLetter)) { return true }
    let words = Set(text.split { !$0.isLetter }.map(String.init))
    let isLatin = !words.isDisjoint(with: [
      "phone", "telephone", "mobile", "cell", "cellphone", "tel", "fax", "pager",
    ])
    let isAbout = !words.isDisjoint(with: [
      "code", "country", "extension", "label", "model", "note", "notes", "type",
    ])
    return isLatin && !isAbout
      || telephones.contains(where: text.contains) && !otherThings.contains(where: text.contains)
  }

  private static let names: [String: TableColumn] = [
    "name": .name, "full name": .name, "display name": .name, "contact": .name,
    "contact name": .name, "姓名": .name, "名字": .name, "名稱": .name, "名称": .name, "稱呼": .name,
    "称呼": .name, "聯絡人": .name, "联系人": .name, "first name": .given, "given name": .given,
    "名": .given, "middle name": .middle, "additional name": .middle, "last name": .family,
    "family name": .family, "surname": .family, "姓": .family, "姓氏": .family,
    "company": .company, "organization": .company, "organization name": .company, "公司": .company,
    "單位": .company, "单位": .company,
  ]

  /// Headings that say no more than that there is a number, without digits and blanks.
  private static let plain: Set = [
    "phone", "phonevalue", "phonenumber", "telephone", "telephonenumber", "tel", "telno", "number",
    "電話", "電話號碼", "聯絡電話", "號碼", "电话", "电话号码", "联系电话", "号码",
  ]
  private static let telephones = [
    "電話", "电话", "手機", "手机", "座機", "座机", "市話", "傳真", "传真",
  ]
  private static let otherThings = [
    "區碼", "区号", "國碼", "国家", "型號", "型号", "備註", "备注", "分機", "分机",
  ]
  private static let types: [(name: String, words: [String])] = [
    ("FAX", ["fax", "傳真", "传真"]), ("PAGER", ["pager"]),
    ("CELL", ["mobile", "cell", "手機", "手机", "行動電話", "移动电话"]),
    ("HOME", ["home", "住家", "住宅", "家裡", "家里"]),
    ("WORK", ["work", "business", "公司", "工作", "單位", "单位", "辦公", "办公"]),
  ]
}
