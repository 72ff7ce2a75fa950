/// Words that say what stands beside them, printed or written: they are no part of a name or number.
enum FieldLabels {
  private static let words: Set<String> = [
    "姓名", "名字", "名", "稱呼", "称呼", "電話", "电话", "電話號碼", "电话号码", "聯絡電話", "联系电话",
    "號碼", "号码", "手機", "手机", "行動電話", "行動", "移动", "宅", "宅電", "宅电", "家", "家裡", "公司",
    "辦公室", "办公室", "單位", "单位", "傳真", "传真", "分機", "分机", "姓", "聯絡人", "联系人",
    "name", "tel", "telephone", "phone", "mobile", "mob", "cell", "home", "work", "office", "fax",
    "no", "number", "h", "m", "t", "o", "c", "ext",
  ]

  /// Whether a text is a label and nothing else.
  static func isLabel(_ text: String) -> Bool {
    let bare = text.filter { $0.isLetter }.lowercased()
    guard !bare.isEmpty, text.filter(\.isNumber).isEmpty else { return false }
    if words.contains(bare) { return bare.count > 1 || text.count > 1 || bare == "宅" }
    // A colon ends a label, whatever was made of the word before it.
    return false
  }

  /// How many characters of the text, from its beginning, are a label; 0 where none is.
  static func prefixCount(of text: String) -> Int {
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
