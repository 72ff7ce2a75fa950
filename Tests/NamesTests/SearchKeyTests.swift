import Names
import Testing

@Suite struct SearchKeyTests {
  /// As a store does it: a text of the query begins a key, and the tones agree.
  static func finds(_ query: String, _ name: String) -> Bool {
    let keys = SearchKey.keys(for: name)
    return SearchKey.query(query).contains { text in keys.contains { $0.hasPrefix(text) } }
      && SearchKey.tonesAgree(query, with: name)
  }

  @Test(arguments: [
    ("王小明", "王小明"), ("小明", "王小明"), ("明", "王小明"), ("wang", "王小明"), ("wangxiaoming", "王小明"),
    ("Wang Xiao", "王小明"), ("xiaom", "王小明"), ("wxm", "王小明"), ("xm", "王小明"), ("wáng", "王小明"),
    ("wáng xiǎo míng", "王小明"), ("wang2xiao3", "王小明"), ("xiǎo", "王小明"), ("ㄨㄤ", "王小明"),
    ("ㄨㄤˊ", "王小明"),
    ("ㄨㄤˊㄒㄧㄠˇ", "王小明"), ("ㄒㄧㄠㄇㄧㄥ", "王小明"), ("ㄨㄒㄇ", "王小明"), ("刘国强", "劉國強"), ("劉國強", "刘国强"),
    ("zeng", "曾國藩"), ("zēng", "曾國藩"), ("shan", "單田芳"), ("qiu", "仇英"), ("ou", "區桂芝"), ("dan", "單田芳"),
    ("yuchi", "尉遲恭"), ("lv", "呂布"), ("lü", "呂布"), ("lǚ", "呂布"), ("lu", "呂布"), ("lyu", "呂布"),
    ("ㄌㄩˇ", "呂布"),
    ("jose", "José García"), ("José", "José García"), ("garcia", "José García"),
    ("jg", "José García"),
    ("garcia jose", "José García"), ("MARY", "mary ann"), ("ann", "Mary-Ann Lee"), ("ｍａｒｙ", "Mary"),
    ("dung", "Đặng Văn Dũng"), ("dang", "Đặng Văn Dũng"), ("nguyen", "Nguyễn Thị Mai"), ("峰", "李峯"),
    ("li feng", "李峯"), ("阿依古丽", "阿依古丽·买买提"), ("買買提", "阿依古丽·买买提"), ("zhang", "長孫無忌"),
    ("le", "王樂樂"), ("yue", "王樂樂"), ("silva", "Ana Silva"), ("王 小明", "王小明"), ("媽媽2", "媽媽2"),
    ("妈妈２", "媽媽2"), ("mama2", "媽媽2"),
    ("陳Amy2", "陳Amy2"), ("3號", "3號"), ("Dr.陳1", "Dr.陳1"), ("林André", "林André"),
  ]) func aNameIsFoundBy(query: String, name: String) {
    #expect(Self.finds(query, name))
  }

  @Test(arguments: [
    ("李", "王小明"), ("wǎng", "王小明"), ("wang4", "王小明"), ("ㄨㄤˋ", "王小明"), ("wáng xiào", "王小明"),
    ("xw", "王小明"),
    ("xiaowang", "王小明"), ("", "王小明"), ("   ", "王小明"), ("...", "王小明"), ("zhǎng", "張三"),
    ("ong", "王小明"),
  ]) func aNameIsNotFoundBy(query: String, name: String) {
    #expect(!Self.finds(query, name))
  }

  @Test func keysAreTokens() {
    for name in ["王小明", "Mary Ann Smith", "阿嬤 👵", "曾·X 3", "O'Brien"] {
      for key in SearchKey.keys(for: name) {
        #expect(!key.isEmpty && !key.contains(" ") && key == key.lowercased(), "\(key) of \(name)")
      }
    }
    #expect(SearchKey.keys(for: "👵").isEmpty)
    #expect(SearchKey.keys(for: String(repeating: "長樂", count: 40)).count < 2_000)
  }

  @Test func theKeysOfANameAreTheseAndNoOthers() {
    #expect(
      SearchKey.keys(for: "王小明") == [
        "王小明", "wangxiaoming", "ㄨㄤㄒㄧㄠㄇㄧㄥ", "wxm", "ㄨㄒㄇ", "小明", "xiaoming", "ㄒㄧㄠㄇㄧㄥ", "xm", "ㄒㄇ",
        "明", "ming", "ㄇㄧㄥ",
      ])
  }
}
