import PhoneNumbers
import Testing

@testable import AddressBook

@Suite struct LinkingTests {
  @Test func aNumberThatOnePersonHasLinksTheContact() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let grandma = try book.addPerson(name: "奶奶", number: "+886911111111")
    let father = try book.addPerson(name: "爸爸", number: "+886922222222")
    #expect(try book.add("兒子", "0922222222", to: grandma).person == father.id)
    #expect(try book.add("外人", "0933333333", to: grandma).person == nil)
  }

  @Test func whoIsAddedLaterIsLinkedToo() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let grandma = try book.addPerson(name: "奶奶", number: "+886911111111")
    let contact = try book.add("兒子", "0922222222", to: grandma)
    let father = try book.addPerson(name: "爸爸", number: "+886922222222")
    #expect(try book.contact(contact.id)?.person == father.id)
  }

  @Test func anotherNumberLinksTheContactAnew() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let grandma = try book.addPerson(name: "奶奶", number: "+886911111111")
    let father = try book.addPerson(name: "爸爸", number: "+886922222222")
    let contact = try book.add("兒子", "0933333333", to: grandma)
    let number = NewContact.Number(try PhoneNumber("0922222222", region: .taiwan))
    let edited = try book.editContact(contact.id) { $0.numbers = [Contact.Number(number)] }
    #expect(edited.person == father.id)
    #expect(try book.contact(contact.id) == edited)
    try book.editContact(contact.id) { $0.numbers = contact.numbers }
    #expect(try book.contact(contact.id)?.person == nil)
  }

  @Test func whoeverChangesTheirNumberIsStillWhoTheyWere() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let grandma = try book.addPerson(name: "奶奶", number: "+886911111111")
    let father = try book.addPerson(name: "爸爸", number: "+886922222222")
    let contact = try book.add("兒子", "0922222222", to: grandma)
    try book.add("媽", "0911111111", to: father)
    try book.addPost(by: father.id, text: "早安")
    for number in ["+886933333333", nil] {
      _ = try book.editPerson(father.id) { $0.number = number }
      #expect(try book.says(grandma) == ["早安"])
    }
    // A picture, a name or one more number does not make somebody else of them.
    try book.editContact(contact.id) { $0.name = "阿明" }
    let more = NewContact.Number(try PhoneNumber("0955555555", region: .taiwan))
    try book.editContact(contact.id) { $0.numbers.append(Contact.Number(more)) }
    #expect(try book.says(grandma) == ["早安"])
  }

  /// The number of today says better who is who than the one before: that was perhaps a slip.
  @Test func whoeverIsThereWithTheNewNumberIsNotThereTwice() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let grandma = try book.addPerson(name: "奶奶", number: "+886911111111")
    let father = try book.addPerson(name: "爸爸", number: "+886922222222")
    let aunt = try book.add("姑姑", "0922222222", to: grandma)
    let son = try book.add("兒子", "0933333333", to: grandma)
    #expect(try book.contact(aunt.id)?.person == father.id)
    _ = try book.editPerson(father.id) { $0.number = "+886933333333" }
    #expect(try book.contact(aunt.id)?.person == nil)
    #expect(try book.contact(son.id)?.person == father.id)
  }

  @Test func whoeverSharesANumberLaterHidesNobody() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let daughter = try book.addPerson(name: "女兒", number: "+886933333333")
    let grandma = try book.addPerson(name: "奶奶", number: "+886223456789")
    let contact = try book.add("媽", "02-2345-6789", to: daughter)
    try book.add("女兒", "0933333333", to: grandma)
    try book.addPost(by: grandma.id, text: "早安")
    let grandpa = try book.addPerson(name: "爺爺", number: "+886223456789")
    #expect(try book.says(daughter) == ["早安"])
    #expect(try book.contact(contact.id)?.isPersonOpen == true)
    // And whoever shared it and goes hides nobody either.
    _ = try book.editPerson(grandma.id) { $0.number = "+886955555555" }
    #expect(try book.says(daughter) == ["早安"])
    #expect(try book.contact(contact.id)?.isPersonOpen == true)
    try book.settleContact(contact.id, is: grandpa.id)
    #expect(try book.contact(contact.id)?.isPersonOpen == false)
  }

  @Test func aSharedNumberStaysOpenUntilACaregiverSaysWho() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let daughter = try book.addPerson(name: "女兒", number: "+886933333333")
    let grandma = try book.addPerson(name: "奶奶", number: "+886223456789")
    let contact = try book.add("媽", "02-2345-6789", to: daughter)
    #expect(contact.person == grandma.id)
    let grandpa = try book.addPerson(name: "爺爺", number: "+886223456789")
    let open = try #require(try book.contact(contact.id))
    #expect(open.person == grandma.id)
    #expect(open.isPersonOpen)
    #expect(try book.add("爸媽", "02-2345-6789", to: daughter).person == nil)
    try book.settleContact(contact.id, is: grandma.id)
    let settled = try #require(try book.contact(contact.id))
    #expect(settled.person == grandma.id)
    #expect(!settled.isPersonOpen)
    _ = try book.editPerson(grandpa.id) {
      ($0.name, $0.number, $0.language) = ("爺爺", "+886955555555", nil)
    }
    #expect(try book.contact(contact.id)?.person == grandma.id)
  }

  @Test func oneOfTwoWhoShareATelephoneMeansTheOther() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let grandma = try book.addPerson(name: "奶奶", number: "+886223456789")
    let grandpa = try book.addPerson(name: "爺爺", number: "+886223456789")
    #expect(try book.add("老伴", "02-2345-6789", to: grandma).person == grandpa.id)
  }

  @Test func itCanBeSaidThatAContactIsNobodyKnown() throws {
    let home = try TemporaryHome()
    let book = try home.book()
    let grandma = try book.addPerson(name: "奶奶")
    try book.addPerson(name: "爸爸", number: "+886922222222")
    let contact = try book.add("鄰居", "0922222222", to: grandma)
    try book.settleContact(contact.id, is: nil)
    try book.editContact(contact.id) { _ in }
    #expect(try book.contact(contact.id)?.person == nil)
  }
}
