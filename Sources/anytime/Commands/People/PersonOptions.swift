import AddressBook
import ArgumentParser

/// What is said of a person besides the name.
struct PersonOptions: ParsableArguments {
  @Option(help: .words("help-people-number", value: "NUMBER"))
  var number: String?

  @Option(help: .words("help-people-language", value: "TAG"))
  var language: String?

  /// As it is stored; nil where nothing was said.
  func number(in session: Session) throws -> String? { try number.map(session.ownNumber) }

  /// As it is stored; nil where nothing was said.
  func language(in session: Session) throws -> String? {
    try language.map(session.availableLanguage)
  }
}
