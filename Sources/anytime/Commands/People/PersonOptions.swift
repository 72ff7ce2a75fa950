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
  /// - Parameter language: the tag of the person's own, where they have one.
  func number(in session: Session, language: String?) throws -> String? {
    guard let number, !isNumberless else { return nil }
    return try session.ownNumber(number, language: language)
  }

  /// As it is stored; nil where nothing was said.
  func language(in session: Session) throws -> String? {
    try language.map(session.availableLanguage)
  }
}
