extension Language {
  /// The variables that name the system's language, the first that counts first.
  public static let systemVariables = ["LC_ALL", "LC_MESSAGES", "LANG"]

  /// The language asked for, in the order that DESIGN gives it: an option, the person's setting,
  /// then `LC_ALL`, `LC_MESSAGES` and `LANG`. Nil where none of them names an available language.
  public static func preferred(
    option: String?, setting: String?, environment: [String: String], available: [Language]
  ) -> Language? {
    let wishes =
      [option, setting] + systemVariables.map { environment[$0] }
    for wish in wishes {
      if let wish, let language = matching(wish, in: available) { return language }
    }
    return nil
  }

  /// The available language that a tag or a POSIX locale name means: `zh_TW.UTF-8` → `zh-Hant`.
  public static func matching(_ name: String, in available: [Language]) -> Language? {
    let base = name.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-").lowercased()
    if let exact = available.first(where: { $0.tag.lowercased() == base }) { return exact }
    let parts = base.split(separator: "-")
    guard let code = parts.first else { return nil }
    if code == "zh" || code == "cmn" || code == "yue" {
      let traditional = parts.dropFirst().contains { ["hant", "tw", "hk", "mo"].contains($0) }
      let language = traditional ? Language.traditionalChinese : .simplifiedChinese
      return available.contains(language) ? language : nil
    }
    return available.first { $0.tag.lowercased().split(separator: "-").first == code }
  }
}
