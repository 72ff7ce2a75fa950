import Testing

@testable import AddressBook

/// The language of a home before its address book is opened.
@Suite struct StoredLanguageTests {
  private let home: TemporaryHome
  private let book: AddressBook

  init() throws {
    home = try TemporaryHome()
    book = try home.book()
  }

  private func language(of person: String? = nil) -> String? {
    AddressBook.storedLanguage(in: home.home, person: person)
  }

  /// Who has neither name nor number is the current person all the same.
  @Test(arguments: [nil, "阿嬤"]) func itIsThatOfTheCurrentPerson(name: String?) throws {
    let other = try book.addPerson(name: "Tom", number: "+886911111111", language: "en")
    let current = try book.addPerson(name: name, language: "zh-Hant")
    try book.switchPerson(to: current.id)
    #expect(language() == "zh-Hant")
    #expect(language(of: "nobody") == "zh-Hant")
    #expect(language(of: "tom") == "en")
    #expect(language(of: "+886911111111") == "en")
    #expect(language(of: current.id) == "zh-Hant")
    for part in ["To", "0911-111-111", String(other.id.prefix(8))] {
      #expect(language(of: part) == "en", "\(part)")
    }
    try book.switchPerson(to: other.id)
    #expect(language() == "en")
  }

  @Test func whereNobodyChoseOneItIsThatOfTheHomeOrNone() throws {
    #expect(AddressBook.storedLanguage(in: home.file("none")) == nil)
    _ = try book.currentPerson()
    #expect(language() == nil)
    try book.setSetting(.language, to: "zh-Hans")
    #expect(language() == "zh-Hans")
  }
}
