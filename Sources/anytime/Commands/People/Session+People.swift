import AddressBook
import Locales
import PhoneNumbers

extension Session {
  /// Says what was done with a person, in a sentence or as JSON.
  ///
  /// - Parameter others: says who sits here, where it is somebody else.
  func report(_ key: String, _ person: Person, besides others: String = "people-still") throws {
    let current = try addressBook.currentPerson()
    if options.json {
      return try JSONLine.print(PersonAnswer(person, isCurrent: person.id == current.id))
    }
    Console.print(
      words(
        key,
        [
          "person": .text(try line(person)),
          "id": .text(ShellWord.quoted(person.shortID)),
        ]))
    if person.id != current.id {
      Console.print(words(others, ["person": .text(try line(current))]))
    }
  }

  /// A person on one line, with the number as whoever sits here reads it.
  func line(_ person: Person) throws -> String {
    // Where `--person` names nobody, the list is what tells whom it could name.
    let home = try (try? region()) ?? usualRegion(language: nil)
    let number = person.number.map { number in
      (try? PhoneNumber(number, region: home))?.formatted(in: home) ?? number
    }
    return OutputGate.line(person.name ?? words("people-nameless"), number, person.language)
  }

  /// People's names one after another, with the beginning of the id where others are called the same.
  func names(of people: [Person]) -> String {
    people.map { person in
      let id = person.shortID
      guard let name = person.name else { return id }
      return people.isNamesake(person) ? OutputGate.line(id, name) : name
    }.joined(separator: words("list-separator"))
  }

  /// The number of a person of this home, in E.164: a whole one that reaches a private person.
  ///
  /// - Parameters:
  ///   - language: the tag of the person's own, where they have one.
  ///   - yes: whether an unusual number is taken without a question.
  func ownNumber(_ text: String, language: String?, yes: Bool) throws -> String {
    let region =
      try addressBook.setting(.region).map { Region(code: $0) } ?? usualRegion(language: language)
    let number = try PhoneNumber(
      typed: text, region: region, areaCode: addressBook.setting(.area))
    guard let e164 = number.e164, number.serviceNumber == nil else {
      throw CommandFailure("people-whole-number")
    }
    if number.standing == .possible {
      // Other homes know the person by it, and it says the region where no setting does.
      let shown = Message.Argument.text(number.formatted(in: region))
      try Consent.require(Message("people-number-ask", ["number": shown]), yes: yes)
    }
    return e164
  }

  /// The tag of a language that Anytime speaks.
  func availableLanguage(_ text: String) throws(CommandFailure) -> String {
    let available = MessageCatalog.languages(in: ShareFolder.locales)
    guard let language = Language.matching(text, in: available) else {
      let tags = available.map(\.tag).joined(separator: words("list-separator"))
      throw CommandFailure(Message("people-no-language", ["tags": .text(tags)]), .usage)
    }
    return language.tag
  }
}

extension [Person] {
  /// Whether somebody else of them has the name of a person.
  func isNamesake(_ person: Person) -> Bool {
    contains { $0.id != person.id && $0.name?.lowercased() == person.name?.lowercased() }
  }
}
