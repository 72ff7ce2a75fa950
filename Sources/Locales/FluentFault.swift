/// Where a text breaks the rules of Fluent.
struct FluentFault: Error, Equatable {
  /// Counted from 1.
  let line: Int
  /// In English, for translators.
  let reason: String
}
