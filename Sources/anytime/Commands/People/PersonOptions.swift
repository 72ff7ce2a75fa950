import AddressBook
import ArgumentParser

/// What is said of a person besides the name.
struct PersonOptions: ParsableArguments {
  @Option(help: .words("help-people-number", value: "NUMBER"))
  var number: String?

  @Option(help: .words("help-people-language", ["tags": ProcessLanguage.tags], value: "TAG"))
  var language: String?

  /// Whether there is to be no number.
  var isNumberless: Bool { number == "none" }

  /// As it is stored; nil where nothing was said, or that there is none.
  ///
  /// - Parameters:
  ///   - language: the tag of the person's own, where they have one.
  ///   - yes: whether an unusual number is taken without a question.
  func number(in session: Session, language: String?, yes: Bool) throws -> String? {
    guard let number, !isNumberless else { return nil }
    return try session.ownNumber(number, language: language, yes: yes)
  }

  /// As it is stored; nil where nothing was said.
  func language(in session: Session) throws -> String? {
    try language.map(session.availableLanguage)
  }
}
