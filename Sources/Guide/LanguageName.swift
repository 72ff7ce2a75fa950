import Locales

/// A language and its name in its own script, such as `中文（台灣）`.
public struct LanguageName: Hashable, Sendable {
  public var language: Language
  public var name: String

  public init(language: Language, name: String) {
    self.language = language
    self.name = name
  }
}
