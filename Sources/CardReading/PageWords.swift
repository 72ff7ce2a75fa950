import Names
import PhoneNumbers

/// Words that people write beside names in a telephone book and that, without a number of their own, are
/// nobody's: what stands above a group of them, who somebody is, and what an address is made of.
enum PageWords {
  private static let han: Set<String> = [
    "家人", "家屬", "家属", "親人", "亲人", "親戚", "亲戚", "親友", "亲友", "朋友", "好友", "同學", "同学",
    "同事", "鄰居", "邻居", "老師", "老师", "學校", "学校", "醫院", "医院", "醫生", "医生", "診所", "诊所",
    "教會", "教会", "女兒", "女儿", "兒子", "儿子", "大女兒", "大女儿", "大兒子", "大儿子", "小女兒", "小女儿",
    "小兒子", "小儿子", "孫子", "孙子", "孫女", "孙女", "媳婦", "媳妇", "女婿", "哥哥", "姐姐", "姊姊", "弟弟",
    "妹妹", "大哥", "二哥", "大姐", "二姐", "大姊", "二姊", "隔壁", "水電", "瓦斯", "其他", "其它", "電話簿",
    "电话簿", "電話本", "电话本", "通訊錄", "通讯录", "通訊簿", "聯絡簿", "緊急", "紧急", "緊急電話", "紧急电话",
    "常用電話", "常用电话", "重要電話", "重要电话", "親友電話", "亲友电话", "家人電話", "家人电话", "家庭電話", "家庭电话",
    "電話號碼", "电话号码", "聯絡人", "联系人", "通讯簿",
  ]

  private static let latin = [
    "addressbook", "addresses", "brother", "church", "contacts", "cousin", "daughter", "dentist",
    "doctor",
    "doctors", "emergency", "family", "father", "friend", "friends", "grandson", "granddaughter",
    "hospital", "important", "mother", "neighbor", "neighbors", "neighbour", "neighbours",
    "nextdoor", "others", "phonebook", "phonenumbers", "plumber", "relatives", "school", "sister",
    "telephones", "telephonenumbers",
  ]

  private static let roads = [
    "street", "road", "avenue", "ave", "lane", "drive", "boulevard", "floor",
  ]

  /// At the end of an address; before a name St is a saint.
  private static let shortenedRoads: Set<String> = ["st", "rd", "ln", "blvd"]

  /// Roads and houses, which hardly anybody is called by but in front of a name.
  private static let houses: Set<Character> = ["路", "街", "段", "巷", "弄", "號", "号", "樓", "楼"]
  /// Other parts of an address: some are a name's too, as in 中村.
  private static let places: Set<Character> = [
    "室", "區", "区", "市", "縣", "县", "鄉", "乡", "鎮", "镇", "村",
  ]

  /// What stands above a column of notes.
  static let notes: Set<String> = [
    "備註", "备注", "備考", "附註", "附注", "說明", "说明", "關係", "关系", "稱謂", "称谓", "生日", "地址", "住址",
    "部門", "部门", "職稱", "职称", "職務", "职务", "職位", "职位", "地區", "地区", "區域", "区域", "分店", "班級", "班级", "房號",
    "房号", "門牌", "门牌", "樓層", "楼层",
  ]
  static let latinNotes = [
    "address", "birthday", "comments", "department", "notes", "position", "relation",
    "relationship", "remarks",
  ]

  /// What stands before a number that is no telephone's, or before a date.
  private static let papers: Set<String> = [
    "帳號", "账号", "帳戶", "账户", "統編", "统编", "統一編號", "统一编号", "身分證", "身份證", "身份证", "生日",
    "密碼", "密码", "護照", "护照", "健保卡", "車牌", "车牌", "車號", "车号", "郵遞區號", "邮编", "發票", "借書證", "借书证",
  ]
  private static let latinPapers = ["birthday", "wifi", "password", "passport"]
  /// What stands before the number and the time of a journey, and begins names of offices too.
  private static let journeys: Set<String> = [
    "班機", "航班", "公車", "公交", "巴士", "車次", "车次", "高鐵", "高铁",
  ]
  private static let latinJourneys = ["bus", "flight", "train"]
  /// What stands before what somebody is called on a network, or before an address of any kind.
  private static let networks: Set<String> = [
    "微信", "信箱", "電子信箱", "電郵", "电邮", "邮箱", "地址", "住址",
  ]
  private static let latinNetworks = ["line", "email", "wechat", "whatsapp", "skype", "facebook"]
  /// How addresses of mail end, without their dots.
  private static let mailEndings = [
    "gmailcom", "hotmailcom", "yahoocom", "yahoocomtw", "outlookcom", "icloudcom", "pchomecomtw",
    "hinetnet",
  ]

  /// Whether one of the views begins with what stands before a number that is no telephone's.
  static func isBeforePapers(_ views: [NameReader.View]) -> Bool {
    begin(views, with: papers)
      || firstWords(of: views).contains { word in
        latinPapers.contains {
          word.hasPrefix($0) || $0.count > 6 && LineReading.distance($0, word) <= 1
        }
      }
  }

  /// Whether one of the views begins with what stands before the number of a bus, a train or a flight.
  static func isBeforeJourney(_ views: [NameReader.View]) -> Bool {
    begin(views, with: journeys) || firstWords(of: views).contains(where: latinJourneys.contains)
  }

  /// The letters that what is read in Latin ones begins with, wi-fi without its hyphen.
  private static func firstWords(of views: [NameReader.View]) -> [String] {
    views.filter { $0.model.scripts == [.latin] }.flatMap(\.looks).map { look in
      look.text.lowercased().prefix { $0.isLetter || $0 == "-" }.filter(\.isLetter)
    }
  }

  /// Whether one of the views begins with what stands before an account on a network, or is an address of
  /// mail.
  static func isOfNetwork(_ views: [NameReader.View]) -> Bool {
    let letters = views.filter { $0.model.scripts == [.latin] }
    return letters.contains(where: isMail) || begin(views, with: networks)
      || letters.flatMap(\.looks).contains { beginsWithNetwork($0.text) }
  }

  /// Whether one of the views begins with what stands between a number and its extension.
  static func isBeforeExtension(_ views: [NameReader.View]) -> Bool {
    views.contains { PhoneNumberGrammar.beginsExtension(NameReader.text($0)) }
  }

  private static func begin(_ views: [NameReader.View], with words: Set<String>) -> Bool {
    views.contains { view in
      words.contains { word in
        let beginning = view.reading.symbols.prefix(word.count)
        return FieldLabels.likeness(of: Array(beginning), to: [word]) >= 0.85
      }
    }
  }

  /// Whether letters begin with the name of a network and a colon, which is read as a dot; LINE needs none.
  private static func beginsWithNetwork(_ text: String) -> Bool {
    guard let end = text.firstIndex(where: { !$0.isLetter && $0 != "-" }) else { return false }
    let word = text[..<end].filter(\.isLetter)
    let isMarked = text[end] == "." || word == word.uppercased()
    return isMarked
      && latinNetworks.contains { name in
        LineReading.distance(name, word.lowercased()) <= (name.count > 4 ? 1 : 0)
      }
  }

  private static func isMail(_ view: NameReader.View) -> Bool {
    let longest = view.spellings.first?.text.split { !$0.isLetter }.max { $0.count < $1.count }
    return view.looks.contains { endsAsMail($0.text) }
      && longest.map { !LatinNames.contains(String($0).lowercased()) } ?? true
  }

  /// Whether letters end as addresses of mail do, with some of them read amiss.
  private static func endsAsMail(_ text: String) -> Bool {
    let letters = text.lowercased().filter(\.isLetter)
    return letters.count >= 12
      && mailEndings.contains { ending in
        (ending.count - 2...ending.count + 1).contains { length in
          LineReading.distance(ending, String(letters.suffix(length))) * 5 <= 2 * ending.count
        }
      }
  }

  /// Who somebody is to whoever wrote it, where a name stands beside it.
  private static let relations: Set<String> = [
    "父", "母", "父親", "父亲", "母親", "母亲", "爸爸", "媽媽", "妈妈", "祖父", "祖母", "外祖父", "外祖母", "爺爺", "爷爷",
    "奶奶", "外公", "外婆", "姥姥", "姥爷", "丈夫", "妻子", "夫妻", "配偶", "兄", "弟", "姐", "姊", "妹",
    "兄弟", "姐妹", "姊妹", "姑姑", "姑媽", "姑妈", "叔叔", "伯伯", "伯父", "伯母", "舅舅", "舅媽", "舅妈", "阿姨", "嬸嬸",
    "婶婶", "表哥", "表弟", "表姐", "表妹", "堂哥", "堂弟", "堂姐", "堂妹", "子", "女", "長子", "长子", "長女", "长女",
    "次子", "次女", "孫", "孙", "侄子", "姪子", "外甥", "媳", "婿",
  ]

  /// What is noted behind a number that is no more.
  private static let endings: Set<String> = [
    "空號", "空号", "停用", "停機", "停机", "停話", "舊號", "旧号", "作廢", "作废", "不用", "不用了", "不通", "已停用", "已停機",
    "已停机", "換號了", "换号了",
  ]
  private static let latinEndings: Set<String> = ["old", "disconnected", "changed", "dead"]

  /// Whether one of the views says that the number before it is no more.
  static func isEnd(_ views: [NameReader.View]) -> Bool {
    views.contains { view in
      FieldLabels.likeness(of: view.reading.symbols, to: endings) >= 0.85
        || latinEndings.contains(view.reading.text.lowercased().filter(\.isLetter))
    }
  }

  /// What is noted beside a person or a new number.
  private static let remarks: Set<String> = [
    "改", "新", "新號", "新号", "新號碼", "新号码", "新電話", "新电话", "移民", "搬家", "搬走", "退休", "已退休", "過世", "过世",
    "已過世", "已过世", "已故", "去世", "已去世", "往生", "過身", "已過身",
  ]
  private static let latinRemarks: Set<String> = ["deceased", "moved", "new", "retired", "updated"]

  /// Whether one of the views is such a note.
  static func isRemark(_ views: [NameReader.View]) -> Bool {
    views.contains { view in
      remarks.contains(NameReader.text(view))
        || FieldLabels.likeness(of: view.reading.symbols, to: remarks) >= 0.85
        || isLatinRemark(view.reading.text)
    }
  }

  /// An arrow before it may be read as a letter.
  private static func isLatinRemark(_ text: String) -> Bool {
    let letters = text.lowercased().filter(\.isLetter)
    return latinRemarks.contains { word in
      letters == word
        || word.count > 4 && letters.hasSuffix(word) && letters.count == word.count + 1
    }
  }

  /// What stands between two numbers of one person.
  private static let joins: Set<String> = ["或", "或者", "及", "和", "or", "and"]

  /// Whether one of the views is what stands between two numbers.
  static func isJoin(_ views: [NameReader.View]) -> Bool {
    views.contains { joins.contains(NameReader.text($0).lowercased()) }
  }

  /// Whether one of the views says who somebody is.
  static func isRelation(_ views: [NameReader.View]) -> Bool {
    isHeading(views)
      || views.contains { view in
        let text = view.reading.symbols.map(\.text).joined()
        return relations.contains(text)
          || FieldLabels.likeness(of: view.reading.symbols, to: relations) >= 0.85
      }
  }

  /// Whether one of the views is of such a word, or is so but for a letter or two, or for what else a
  /// character may be.
  static func isHeading(_ views: [NameReader.View]) -> Bool {
    isOne(of: han, latin, views) || isAboveNotes(views)
  }

  /// Whether one of the views is so of what stands above a column of notes.
  static func isAboveNotes(_ views: [NameReader.View]) -> Bool {
    isOne(of: notes, latinNotes, views)
  }

  private static func isOne(
    of han: Set<String>, _ latin: [String], _ views: [NameReader.View]
  ) -> Bool {
    let confidence = views.map(\.confidence).max() ?? 0
    return views.contains { view in
      FieldLabels.likeness(of: view.reading.symbols, to: han) >= 0.85
        || view.confidence == confidence && isOne(of: latin, view.reading.text)
    }
  }

  private static func isOne(of latin: [String], _ text: String) -> Bool {
    let letters = text.lowercased().filter { $0.isASCII && $0.isLetter }
    return latin.contains(letters)
      || !LatinNames.contains(letters)
        && latin.contains { LineReading.distance($0, letters) <= ($0.count > 5 ? 2 : 1) }
  }

  /// Whether a text is whose home it is, above those who live there: 陳家, 大伯家. 何宜家 is a name.
  static func isHousehold(_ text: String) -> Bool {
    guard (2...4).contains(text.count), text.hasSuffix("家") else { return false }
    return text.count == 2 || Surnames.divided(text) == nil
  }

  /// Whether a text holds a part of an address that a name does not: a road, the number of a house.
  static func isOfAddress(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    let isShortened = words.count > 2 && words.last.map(shortenedRoads.contains) == true
    let isRoad = words.dropFirst().contains { word in
      roads.contains { LineReading.distance($0, word) <= ($0.count > 4 ? 1 : 0) }
    }
    return isRoad || isShortened || text.dropFirst().contains(where: houses.contains)
  }

  /// Whether a text is one, however many characters of it were missed.
  static func isAddress(_ text: String) -> Bool {
    text.count > 3 && text.dropFirst().count { houses.contains($0) || places.contains($0) } > 1
  }
}
