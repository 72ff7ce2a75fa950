import Testing

@testable import AddressBook

/// People who are removed from a home, and come back.
@Suite struct PeopleTests {
  private let home: TemporaryHome
  private let book: AddressBook
  private let grandma: Person
  private let father: Person

  init() throws {
    home = try TemporaryHome()
    book = try home.book()
    grandma = try book.addPerson(name: "奶奶", number: "+886911111111", language: "zh-Hant")
    father = try book.addPerson(name: "爸爸", number: "+886922222222")
  }

  @Test func whoIsRemovedSitsAtNoScreenAndComesBackWithAllThatIsTheirs() throws {
    try book.add("兒子", "0922222222", to: grandma)
    try book.addPost(by: grandma.id, text: "早安")
    try book.setSetting(.voice, to: "on", of: grandma.id)
    try book.switchPerson(to: grandma.id)
    try book.removePerson(grandma.id)
    #expect(try book.people() == [father])
    #expect(try book.people(removed: true) == [grandma])
    #expect(try book.currentPerson() == father)
    #expect(AddressBook.storedLanguage(in: home.home) == nil)
    #expect(throws: AddressBookError.noSuchPerson("奶奶")) { try book.person(matching: "奶奶") }
    #expect(throws: AddressBookError.noSuchPerson(grandma.id)) {
      try book.switchPerson(to: grandma.id)
    }
    try book.restorePerson(grandma.id)
    #expect(try book.people() == [grandma, father])
    #expect(try book.currentPerson() == grandma)
    #expect(try book.order(of: grandma) == ["1 兒子"])
    #expect(try book.says(grandma) == ["早安"])
    #expect(try book.setting(.voice, of: grandma.id) == "on")
  }

  /// The nameless person chose it on the first screen.
  @Test func whoTakesOverFromTheNamelessPersonReadsTheLanguageThatWasChosen() throws {
    let book = try AddressBook(folder: home.file("new"))
    let nameless = try book.currentPerson()
    _ = try book.editPerson(nameless.id) { $0.language = "en" }
    let named = try book.addPerson(name: "奶奶")
    #expect(named.id == nameless.id && named.language == "en")
    #expect(try book.people() == [named])
  }

  @Test func theLastPersonStays() throws {
    try book.removePerson(grandma.id)
    #expect(throws: AddressBookError.onlyPerson) { try book.removePerson(father.id) }
    #expect(try book.people() == [father])
  }

  @Test func whatTheRemovedSaidIsStillSeenAndGivenToOtherHomes() throws {
    try book.add("兒子", "0922222222", to: grandma)
    try book.add("媽", "0911111111", to: father)
    try book.addPost(by: father.id, text: "dinner at six")
    try book.removePerson(father.id)
    #expect(try book.says(grandma) == ["dinner at six"])
    let file = home.file("family.feed")
    #expect(try book.exportFeed(to: file) == 1)
    let other = try AddressBook(folder: home.file("other"))
    let taken = try other.importFeed(from: file, judged: { $0 })
    #expect(taken.posts == 1 && taken.refused == 0)
  }

  @Test func whoWasAddedTwiceLeavesNoQuestionBehind() throws {
    let contact = try book.add("兒子", "0922222222", to: grandma)
    let twin = try book.addPerson(name: "爸爸", number: "+886922222222")
    #expect(try book.contact(contact.id)?.isPersonOpen == true)
    try book.removePerson(twin.id)
    #expect(try book.contact(contact.id)?.person == father.id)
    #expect(try book.knownPeople() == [grandma, father])
    try book.restorePerson(twin.id)
    #expect(try book.contact(contact.id)?.isPersonOpen == true)
  }
}
