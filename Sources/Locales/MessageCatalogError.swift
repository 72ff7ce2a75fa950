/// Why a language's file can't be used.
public enum MessageCatalogError: Error, Equatable {
  /// There is no such file in the folder.
  case missing(file: String)
  /// The file breaks the rules of Fluent at a line, counted from 1. The reason, in English, is for
  /// translators.
  case invalid(file: String, line: Int, reason: String)
}
