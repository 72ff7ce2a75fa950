/// The plural categories of Unicode CLDR that the languages here tell apart.
enum PluralCategory: String {
  case one, other

  /// Chinese has one form for all numbers; other languages so far tell one from many, as English.
  init(of number: Int, in language: Language) {
    self = !language.isChinese && number == 1 ? .one : .other
  }
}
