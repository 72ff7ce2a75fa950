import Testing

@testable import AddressBook

@Suite struct SearchTests {
  private let home: TemporaryHome
  private let book: AddressBook
  private let owner: Person

  init() throws {
    home = try TemporaryHome()
    book = try home.book()
    owner = try book.currentPerson()
    try book.add("王小明", "0912-345-678", to: owner)
    try book.add("陳美玲", "02-2345-6789", "0933-444-555", to: owner)
    try book.add("王美玲", "0955-666-777", to: owner)
    try book.add("🌸", "0966-777-888", to: owner)
    try book.add("Mary Chen", "0977-888-999", to: owner)
  }

  @Test(arguments: [
    ("王小明", ["王小明"]), ("小明", ["王小明"]), ("美玲", ["陳美玲", "王美玲"]), ("陈美玲", ["陳美玲"]),
    ("wang", ["王小明", "王美玲"]), ("xiaoming", ["王小明"]), ("WXM", ["王小明"]), ("0912", ["王小明"]),
    ("0912345678", ["王小明"]), ("+886 912 345 678", ["王小明"]), ("345678", ["王小明"]),
    ("23456789", ["陳美玲"]), ("🌸", ["🌸"]), ("mary", ["Mary Chen"]), ("chen", ["陳美玲", "Mary Chen"]),
    ("nobody", []), ("%", []), ("", []),
  ])
  func aContactIsFound(by text: String, names: [String]) throws {
    #expect(try book.findContacts(matching: text, of: owner.id).compactMap(\.name) == names)
  }

  @Test func aWholeNameComesBeforePartOfAnother() throws {
    try book.add("小明", "0900-111-222", to: owner)
    #expect(try book.findContacts(matching: "小明", of: owner.id).first?.name == "小明")
    #expect(try book.contact(matching: "小明", of: owner.id).name == "小明")
  }

  @Test func whoIsMeantIsFoundByPlaceIdNameAndNumber() throws {
    let contact = try book.contacts(of: owner.id)[1]
    for text in ["2", contact.id, String(contact.id.prefix(8)), "chenmeiling", "0933444555"] {
      #expect(try book.contact(matching: text, of: owner.id).id == contact.id)
    }
  }

  @Test("few digits are a place or nobody, never a part of somebody's number")
  func aMistypedPlaceMeansNobody() throws {
    try book.add("阿姨", "02 2345 6780 分機 12", to: owner)
    for text in ["12", "0", "7", "678", "912", "09", "+1", "0001", "01"] {
      #expect(throws: AddressBookError.noSuchContact(text)) {
        try book.contact(matching: text, of: owner.id)
      }
    }
    #expect(try book.contact(matching: "23456780", of: owner.id).name == "阿姨")
    #expect(try book.findContacts(matching: "12", of: owner.id).isEmpty)
  }

  @Test("surnames that are numbers too", arguments: ["伍思凱", "陸小芬", "萬梓良", "万大同", "百里奚", "一一"])
  func aSurnameIsNoNumber(name: String) throws {
    try book.add(name, "0913-001-006", to: owner)
    try book.add("林媽媽", "0913-001-005", to: owner)
    let surname = String(name.prefix(1))
    #expect(try book.findContacts(matching: surname, of: owner.id).map(\.name) == [name])
    #expect(try book.contact(matching: surname, of: owner.id).name == name)
  }

  @Test(
    "a name with a digit, or with an accent, beside Han", arguments: ["媽媽2", "陳Amy2", "林André"])
  func aWholeNameIsFound(name: String) throws {
    try book.add(name, "0913-001-006", to: owner)
    #expect(try book.contact(matching: name, of: owner.id).name == name)
  }

  @Test func whatFitsSeveralNamesThemAll() throws {
    let both = Array(try book.contacts(of: owner.id)[1...2])
    #expect(throws: AddressBookError.ambiguousContact("美玲", both)) {
      try book.contact(matching: "美玲", of: owner.id)
    }
    #expect(throws: AddressBookError.noSuchContact("李")) {
      try book.contact(matching: "李", of: owner.id)
    }
  }

  @Test func anEditedNameIsFoundAndTheFormerIsNot() throws {
    var contact = try book.contacts(of: owner.id)[0]
    contact.name = "林大同"
    try book.editContact(contact.id) { $0 = contact }
    #expect(try book.findContacts(matching: "lindatong", of: owner.id).map(\.id) == [contact.id])
    #expect(try book.findContacts(matching: "小明", of: owner.id).isEmpty)
  }

  @Test func whoIsRemovedIsFoundOnlyWhereAskedFor() throws {
    let contact = try book.contacts(of: owner.id)[0]
    try book.removeContact(contact.id)
    #expect(try book.findContacts(matching: "小明", of: owner.id).isEmpty)
    #expect(
      try book.findContacts(matching: "小明", of: owner.id, includesRemoved: true).map(\.id)
        == [contact.id])
  }

  /// Telephones store numbers with the country code; the list shows them without.
  @Test(arguments: [
    ("+886 912 345 670", ["0912-345-670", "0912345670", "091234567", "0912"]),
    ("+86 21 6234 5677", ["021 6234 5677", "02162345677", "021"]),
    ("+1 415 555 2671", ["(415) 555-2671", "415555"]),
  ])
  func aNumberStoredWithItsCountryCodeIsFoundAsItIsShown(
    written: String, texts: [String]
  ) throws {
    let aunt = try book.add("阿姨", written, to: owner)
    for text in texts {
      #expect(try book.findContacts(matching: text, of: owner.id).map(\.id).contains(aunt.id))
    }
    #expect(try book.contact(matching: texts[0], of: owner.id).id == aunt.id)
  }

  @Test func ofANumberWithoutACountryCodeTheRegionIsKeptOrElseTheSetting() throws {
    try book.setSetting(.region, to: "HK")
    for number in ["2345-6789", "0933-111-222", "110"] {
      _ = try book.add("阿姨\(number)", number, to: owner)
    }
    func regions(_ book: AddressBook) throws -> [String?] {
      try book.contacts(of: owner.id).suffix(3).flatMap(\.numbers).map { $0.region?.code }
    }
    #expect(try regions(book) == ["TW", nil, "TW"])
    try book.write { db in
      try db.execute(
        sql: """
          ALTER TABLE contactNumber DROP COLUMN region;
          DELETE FROM grdb_migrations WHERE identifier = 'where numbers without a country code were stored'
          """)
    }
    #expect(try regions(home.book()) == ["HK", nil, "HK"])
  }

  @Test func whatWasStoredBeforeIsFoundAsItIsShownToo() throws {
    let aunt = try book.add("阿姨", "+886 933 111 222", to: owner)
    try book.write { db in
      try db.execute(sql: "DELETE FROM searchKey WHERE key IN ('0933111222', '<2221113390')")
      try db.execute(
        sql: "DELETE FROM grdb_migrations WHERE identifier = 'numbers are found as they are shown'")
    }
    let opened = try home.book()
    #expect(try opened.contact(matching: "0933111222", of: owner.id).id == aunt.id)
    #expect(try opened.findContacts(matching: "0933", of: owner.id).map(\.name).contains("阿姨"))
  }

  /// The index marks with them what begins where, so they begin the keys of everybody.
  @Test(arguments: ["=", "<", "=="]) func aMarkOfTheIndexMeansNobody(text: String) throws {
    #expect(try book.findContacts(matching: text, of: owner.id).isEmpty)
    #expect(throws: AddressBookError.noSuchContact(text)) {
      try book.contact(matching: text, of: owner.id)
    }
  }

  @Test(arguments: ["=)", "<>", "😀"]) func aNameOfSignsIsFoundByItsBeginning(name: String) throws {
    let contact = try book.add(name, "0933-111-222", to: owner)
    for text in [name, String(name.prefix(1))] {
      #expect(try book.findContacts(matching: text, of: owner.id).map(\.id) == [contact.id])
    }
    #expect(try book.contact(matching: name, of: owner.id).id == contact.id)
  }
}
