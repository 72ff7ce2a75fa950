import PhoneNumbers

/// What a person typed where the terminal asks.
enum TypedAnswer {
  /// In lower case and without blanks around it; digits and letters are plain, whatever the input
  /// method made of them: `１`, `Ｙ`, 一.
  static func plain(_ typed: String) -> String {
    LookAlikes.repaired(typed).lowercased().filter { !$0.isWhitespace }
  }

  /// Whether it is a yes, in any language: who helps may type another than the screen shows.
  static func isYes(_ typed: String?) -> Bool { typed.map { yeses.contains(plain($0)) } ?? false }

  private static let yeses: Set = ["1", "y", "yes", "是", "好", "对", "對", "要"]
}
