/// A language that a person can choose, named by its BCP 47 tag: `zh-Hant`, `zh-Hans`, `en`.
public struct Language: Hashable, Sendable, CustomStringConvertible {
  /// The BCP 47 tag, which is also the name of the file under `locales/` without its ending.
  public let tag: String

  /// A language by its BCP 47 tag.
  public init(tag: String) { self.tag = tag }

  /// The tag.
  public var description: String { tag }

  /// Traditional Chinese as it is written in Taiwan.
  public static let traditionalChinese = Language(tag: "zh-Hant")
  /// Simplified Chinese as it is written on the Mainland.
  public static let simplifiedChinese = Language(tag: "zh-Hans")
  /// English.
  public static let english = Language(tag: "en")
  /// English made longer and put in brackets: no person's language, but one that tests can see.
  public static let pseudo = Language(tag: "en-XA")

  /// Whether the language is written in Han characters, which take two cells in a terminal.
  public var isChinese: Bool { tag == "zh" || tag.hasPrefix("zh-") }
}
