import Locales

/// A language and its name in its own script, such as `中文（台灣）`.
public struct LanguageName: Hashable, Sendable {
  /// The language itself.
  public var language: Language
  /// In its own script.
  public var name: String

  /// A language that can be chosen.
  public init(language: Language, name: String) {
    self.language = language
    self.name = name
  }
}
