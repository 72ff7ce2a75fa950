import PhoneNumbers
import Testing

@testable import AddressBook

@Suite struct PlacesTests {
  @Test func contactsKeepTheOrderInWhichTheyWereAdded() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let owner = try book.currentPerson()
    for (name, number) in [("甲", "0911111111"), ("乙", "0922222222"), ("丙", "0933333333")] {
      try book.add(name, number, to: owner)
    }
    #expect(try book.order(of: owner) == ["1 甲", "2 乙", "3 丙"])
    #expect(try book.contactPage(of: owner.id, after: 1, limit: 1).map(\.name) == ["乙"])
    #expect(try book.contactCount(of: owner.id) == 3)
  }

  @Test(arguments: [
    (4, 1, "丁甲乙丙"), (1, 4, "乙丙丁甲"), (2, 3, "甲丙乙丁"), (3, 2, "甲丙乙丁"), (1, 1, "甲乙丙丁"),
    (1, 99, "乙丙丁甲"), (2, -5, "乙甲丙丁"),
  ])
  func movingMakesRoomAndLeavesNoGap(from: Int, to: Int, expected: String) throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let owner = try book.currentPerson()
    for (index, name) in "甲乙丙丁".enumerated() {
      try book.add(String(name), "091111111\(index)", to: owner)
    }
    let contact = try book.contacts(of: owner.id)[from - 1]
    let moved = try book.moveContact(contact.id, toPlace: to)
    let contacts = try book.contacts(of: owner.id)
    #expect(contacts.compactMap(\.name).joined() == expected)
    #expect(contacts.map(\.place) == [1, 2, 3, 4])
    #expect(contacts.first { $0.id == moved.id }?.place == moved.place)
  }

  @Test func whoIsRemovedComesBackToTheSamePlace() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let owner = try book.currentPerson()
    for (index, name) in "甲乙丙丁".enumerated() {
      try book.add(String(name), "091111111\(index)", to: owner)
    }
    let second = try book.contacts(of: owner.id)[1]
    try book.removeContact(second.id)
    try book.removeContact(second.id)
    #expect(try book.order(of: owner) == ["1 甲", "2 丙", "3 丁"])
    #expect(
      try book.contacts(of: owner.id, includesRemoved: true).map(\.name) == ["甲", "丙", "丁", "乙"])
    try book.restoreContact(second.id)
    try book.restoreContact(second.id)
    #expect(try book.order(of: owner) == ["1 甲", "2 乙", "3 丙", "4 丁"])
  }

  @Test func whoComesBackToAShorterListIsTheLast() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let owner = try book.currentPerson()
    for (index, name) in "甲乙丙".enumerated() {
      try book.add(String(name), "091111111\(index)", to: owner)
    }
    for contact in try book.contacts(of: owner.id).reversed() { try book.removeContact(contact.id) }
    let last = try #require(
      try book.contacts(of: owner.id, includesRemoved: true).first { $0.name == "丙" })
    #expect(try book.restoreContact(last.id).place == 1)
  }

  /// Scanned once more after the removal, they would stand there twice.
  @Test func whoIsThereAnewWithTheSameNumbersIsNotRestoredBesideThemselves() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let owner = try book.currentPerson()
    let former = try book.add("Ann", "0911-111-111", to: owner)
    try book.removeContact(former.id)
    let anew = try book.add("ann", "0911111111", "0922-222-222", to: owner)
    #expect(throws: AddressBookError.sameContact(anew)) { try book.restoreContact(former.id) }
    #expect(try book.order(of: owner) == ["1 ann"])
    // With a number that is nowhere else they come back, and so does another of the name.
    try book.removeContact(anew.id)
    try book.restoreContact(former.id)
    try book.restoreContact(anew.id)
    #expect(try book.order(of: owner) == ["1 ann", "2 Ann"])
  }

  @Test func whoWasRemovedIsFoundByNameAndNumberTheLastFirst() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let owner = try book.currentPerson()
    let removed = try ["Ann", "ann", "Bob"].map { try book.add($0, "0911111111", to: owner) }
    for contact in removed { try book.removeContact(contact.id) }
    try book.add("Ann", "0911111111", to: owner)
    func found(_ name: String?, _ number: String) throws -> [Contact.ID] {
      let number = NewContact.Number(try PhoneNumber(number, region: .taiwan))
      return try book.removedContacts(named: name, withOneOf: [number], of: owner.id).map(\.id)
    }
    #expect(try Set(found("ANN", "0911-111-111")) == Set(removed.prefix(2).map(\.id)))
    #expect(try found("Ann", "0922222222").isEmpty && found(nil, "0911111111").isEmpty)
  }

  @Test func aHandwrittenNameIsTheSameOnlyWhereTheWritingIs() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let owner = try book.currentPerson()
    let ids = try [[1], [1], [2]].map { (ink: [UInt8]) in
      let contact = try book.addContact(
        NewContact(
          owner: owner.id, name: nil,
          numbers: [.init(try PhoneNumber("0911111111", region: .taiwan))],
          handwriting: book.storePicture(ink)))
      return contact.id
    }
    for id in ids { try book.removeContact(id) }
    for id in ids { _ = try? book.restoreContact(id) }
    #expect(try book.contacts(of: owner.id).count == 2)
    #expect(try book.contact(ids[1])?.removed != nil)
  }

  @Test func peopleHaveContactsOfTheirOwn() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let one = try book.addPerson(name: "奶奶")
    let other = try book.addPerson(name: "爺爺")
    try book.add("甲", "0911111111", to: one)
    try book.add("乙", "0911111111", to: other)
    #expect(try book.order(of: one) == ["1 甲"])
    #expect(try book.order(of: other) == ["1 乙"])
    let number = NewContact.Number(try PhoneNumber("0911111111", region: .taiwan))
    #expect(try book.contacts(withOneOf: [number], of: other.id).map(\.name) == ["乙"])
  }

  @Test func theFirstPersonAddedTakesOverWhatWasScannedBefore() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let nameless = try book.currentPerson()
    try book.add("甲", "0911111111", to: nameless)
    let named = try book.addPerson(name: "奶奶", number: "+886912345678")
    #expect(try book.people().map(\.name) == ["奶奶"])
    #expect(try book.order(of: named) == ["1 甲"])
    let other = try book.addPerson(name: "爺爺")
    #expect(try book.currentPerson() == named)
    try book.switchPerson(to: other.id)
    #expect(try book.currentPerson() == other)
  }
}
