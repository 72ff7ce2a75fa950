import Names

/// The words printed on a form before what is to be filled in.
enum FormWords {
  /// What is filled in behind a label.
  enum Kind { case name, number, other }

  /// Where a label stands among the symbols of a reading.
  struct Label {
    let kind: Kind
    let symbols: Range<Int>
  }

  private static let han: [(word: String, kind: Kind)] = [
    (
      [
        "姓名", "學生姓名", "学生姓名", "家長姓名", "家长姓名", "監護人姓名", "监护人姓名", "父親姓名", "父亲姓名", "母親姓名",
        "母亲姓名", "配偶姓名", "病人姓名", "患者姓名", "聯絡人姓名", "联系人姓名", "聯絡人", "联络人", "聯繫人", "联系人",
        "緊急聯絡人", "紧急联系人",
      ], Kind.name
    ),
    (
      [
        "電話", "电话", "聯絡電話", "联系电话", "聯繫電話", "住家電話", "家庭電話", "家庭电话", "家裡電話", "公司電話", "公司电话",
        "單位電話", "单位电话", "手機", "手机", "手機號碼", "手机号码", "行動電話", "移动电话", "大哥大", "市話", "座機", "座机", "固话",
      ], .number
    ),
    (
      PageWords.notes.sorted() + [
        "與病人關係", "与病人关系", "與本人關係", "与本人关系", "與學生關係", "与学生关系", "性別", "性别", "年齡", "年龄", "血型",
        "通訊處", "出生日期", "填表日期", "日期", "職業", "职业", "身分證字號", "身份证号", "藥物過敏", "药物过敏", "簽名", "签名",
        "簽章", "傳真", "传真", "電子郵件", "邮箱", "就診科別", "單位", "单位",
      ], .other
    ),
  ].flatMap { words, kind in words.map { ($0, kind) } }

  private static let latin: [(words: [String], kind: Kind)] = [
    (
      [
        "name", "full name", "first name", "childs name", "patients name", "contact name",
        "parents name", "your name",
      ], Kind.name
    ),
    (
      [
        "phone", "telephone", "tel", "mobile", "home phone", "work phone", "cell phone",
        "mobile phone", "clinic phone", "office phone", "home telephone", "work telephone",
        "home tel", "work tel", "daytime tel", "evening tel", "phone no", "tel no", "phone number",
      ], .number
    ),
    (
      PageWords.latinNotes + [
        "dob", "date", "date of birth", "email", "fax", "occupation", "role", "signature",
        "allergies", "postcode",
      ], .other
    ),
  ].flatMap { labels, kind in
    labels.map { ($0.split(separator: " ").map(String.init), kind) }
  }

  /// The labels in one model's view, from left to right.
  static func labels(in view: NameReader.View) -> [Label] {
    let symbols = view.reading.symbols
    return view.model.scripts == [.latin] ? latinLabels(symbols) : hanLabels(symbols)
  }

  private static func hanLabels(_ symbols: [LineReading.Symbol]) -> [Label] {
    var labels: [Label] = []
    var place = 0
    while place < symbols.count {
      let rest = symbols.count - place
      let found = han.filter { word, _ in
        guard word.count <= rest else { return false }
        let likeness = FieldLabels.likeness(
          of: Array(symbols[place..<place + word.count]), to: [word])
        // One of three characters or more may be read amiss.
        return likeness >= (word.count > 2 ? 0.66 : 0.85)
      }
      if let best = found.max(by: { $0.word.count < $1.word.count }) {
        labels.append(Label(kind: best.kind, symbols: place..<place + best.word.count))
        place += best.word.count
      } else {
        place += 1
      }
    }
    return labels
  }

  private static func latinLabels(_ symbols: [LineReading.Symbol]) -> [Label] {
    let starts = symbols.indices.filter { $0 == 0 || symbols[$0].startsWord }
    let words = starts.enumerated().map { place, start in
      let end = place + 1 < starts.count ? starts[place + 1] : symbols.count
      let text = symbols[start..<end].map(\.text).joined().lowercased().filter(\.isLetter)
      return (text: text, symbols: start..<end)
    }
    var labels: [Label] = []
    var place = 0
    while place < words.count {
      let found = latin.filter { label, _ in
        label.count <= words.count - place
          && zip(label, words[place...]).allSatisfy { isLike($0, $1.text) }
      }
      if let best = found.max(by: { $0.words.count < $1.words.count }) {
        let end = words[place + best.words.count - 1].symbols.upperBound
        labels.append(Label(kind: best.kind, symbols: words[place].symbols.lowerBound..<end))
        place += best.words.count
      } else {
        place += 1
      }
    }
    return labels
  }

  /// Whether letters are a label's, with one or, of long ones, two read amiss, or with what stands behind it.
  private static func isLike(_ label: String, _ letters: String) -> Bool {
    if letters == label || label.count > 7 && letters.hasPrefix(label) { return true }
    guard label.count > 3, !LatinNames.contains(letters) else { return false }
    return LineReading.distance(label, letters) <= (label.count > 7 ? 2 : 1)
  }
}
