import Testing

@testable import AddressBook

/// What other programs write into the lines of a card.
@Suite struct VCardLineTests {
  private let home: TemporaryHome
  private let book: AddressBook
  private let owner: Person

  init() throws {
    home = try TemporaryHome()
    book = try home.book()
    owner = try book.currentPerson()
  }

  private func read(_ text: String) throws -> VCardImport {
    try book.importCards(Array(text.utf8), for: owner.id, region: .taiwan) { $0 }
  }

  @Test(arguments: ["END:VCARD BEGIN:VCARD", "END:VCARDBEGIN:VCARD", "end:vcard\tbegin:vcard"])
  func theNextCardMayBeginOnTheLineThatEndsOne(line: String) throws {
    let result = try read(
      "BEGIN:VCARD\nFN:Ann\nTEL:0911222333\n\(line)\nFN:Bob\nTEL:0922333444\nEND:VCARD\n")
    #expect(result.added.map(\.name) == ["Ann", "Bob"])
    #expect(result.faults.isEmpty)
  }

  /// A photograph whose lines begin without a blank was one broken line after the other.
  @Test(arguments: ["PHOTO;ENCODING=BASE64;JPEG", "PHOTO;BASE64;TYPE=JPEG", "PHOTO;ENCODING=b"])
  func linesOfAPhotographNeedNoBlank(head: String) throws {
    let result = try read(
      "BEGIN:VCARD\r\nFN:Ann\r\n\(head):AQID\r\nBAUG\r\nBw==\r\n\r\nTEL:0911222333\r\nEND:VCARD\r\n"
    )
    #expect(result.faults.isEmpty)
    let picture = try #require(result.added.first?.picture)
    #expect(book.pictureData(picture) == [1, 2, 3, 4, 5, 6, 7])
    #expect(result.added.first?.numbers.count == 1)
  }

  @Test func aQuotedPrintableLineMayBeFoldedWithABlankToo() throws {
    let result = try read(
      "BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:=E7=8E=8B=E5=\n =B0=8F=\n\t=E6=98=8E\n"
        + "TEL:0911222333\nEND:VCARD\n")
    #expect(result.added.map(\.name) == ["王小明"])
    #expect(result.faults.isEmpty)
  }

  /// A program on Windows that doubles the ends of lines.
  @Test func anEmptyLineBehindEveryLineEndsNothing() throws {
    let card = "BEGIN:VCARD\nFN:An\n n\nPHOTO;ENCODING=b:AQID\n BAUG\nTEL:0911222333\nEND:VCARD\n"
    let result = try read(card.replacing("\n", with: "\r\r\n"))
    #expect(result.added.map(\.name) == ["Ann"])
    #expect(result.faults.isEmpty)
  }

  @Test func controlsOfAForeignCardAreNotGivenBack() throws {
    let result = try read(
      """
      BEGIN:VCARD
      FN:A\u{1B}[31mnn
      TEL;TYPE="\u{7}home\u{9B}1m":0911222333
      NOTE:tab\tred\u{1B}]0;title\u{7} bell\u{8}\u{85}\u{7F}
      X-A;P="\u{1B}[2Jq":v\u{1B}c\u{0}
      NOTE;ENCODING=QUOTED-PRINTABLE:two=0D=0Alines=1B[5m
      END:VCARD
      """)
    #expect(result.added.map(\.name) == ["Ann"])
    for version in VCardVersion.allCases {
      let cards = try book.exportCards(of: owner.id, version: version)
      let controls = cards.unicodeScalars.filter {
        $0.properties.generalCategory == .control && !"\r\n\t".unicodeScalars.contains($0)
      }
      #expect(controls.isEmpty, "\(cards)")
      #expect(cards.contains("NOTE:tab\tred bell\r\n"))
      #expect(cards.contains("X-A;P=q:v\r\n"))
      #expect(cards.contains("two\\nlines\r\n"))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func allLabelsOfOneGroupComeBackAndSoon() throws {
    let labels = (0..<60_000).map { "item1.X-ABLabel:\($0)" }
    let lines = ["BEGIN:VCARD", "FN:Ann", "item1.TEL:0911222333"] + labels + ["END:VCARD", ""]
    let result = try read(lines.joined(separator: "\r\n"))
    #expect(result.added.flatMap(\.numbers).map(\.label) == ["59999"])
    let exported = try book.exportCards(of: owner.id, version: .three)
    let written = Set(exported.split(separator: "\r\n").map(String.init))
    #expect(labels.dropLast().count { !written.contains($0) } == 0)
  }

  @Test func aCardOfOneContactGivesAnotherNothing() throws {
    let ann = try book.add("Ann", "0911222333", to: owner)
    let bob = try book.add("Bob", "0922333444", to: owner)
    let result = try read(
      "BEGIN:VCARD\nFN:Bob\nTEL:0922333444\nTEL:0933444555\nX-ANYTIME-ID:\(ann.id)\nEND:VCARD\n")
    #expect(result.added.isEmpty && result.known == 1 && result.numbers == 0)
    #expect(try book.contacts(of: owner.id) == [ann, bob])
  }

  @Test func aNumberThatIsHereKeepsItsOwnLine() throws {
    try book.add("Ann", "0911222333", to: owner)
    let before = try book.exportCards(of: owner.id, version: .three)
    #expect(try read("BEGIN:VCARD\nFN:Ann\nTEL;TYPE=WORK,pref:0911222333\nEND:VCARD\n").known == 1)
    #expect(try book.exportCards(of: owner.id, version: .three) == before)
  }

  @Test func whatCannotBeReadOfAnAgentIsNoLossOfTheCard() throws {
    let result = try read(
      "BEGIN:VCARD\nFN:Ann\nTEL:0911222333\nAGENT:\nBEGIN:VCARD\nFN;CHARSET=X-NONE:b\nEND:VCARD\n"
        + "END:VCARD\n")
    #expect(result.added.map(\.name) == ["Ann"] && result.faults.isEmpty)
  }

  /// Which writing is whose nobody can compare.
  @Test func whoseNameIsHandwritingIsKnownByAllTheNumbersAlone() throws {
    func card(_ numbers: String...) -> String {
      let lines = numbers.map { "TEL:\($0)\n" }.joined()
      return "BEGIN:VCARD\nX-ANYTIME-HANDWRITING;ENCODING=b:AQID\n\(lines)END:VCARD\n"
    }
    #expect(try read(card("0911222333")).added.count == 1)
    #expect(try read(card("0911222333", "0922333444")).added.count == 1)
    #expect(try read(card("0922333444", "0911222333")).known == 1)
    #expect(try read(card("0922333444")).added.count == 1)
  }

  @Test func theCardOfSomebodyElsesContactBecomesOneOfMine() throws {
    try book.addPerson(name: "奶奶")
    let grandpa = try book.addPerson(name: "爺爺")
    let his = try book.add("Ann", "0911222333", to: grandpa)
    let mine = try read(book.exportCards(of: grandpa.id, version: .three)).added
    #expect(mine.map(\.name) == ["Ann"] && mine.first?.id != his.id)
    #expect(try book.contacts(of: grandpa.id) == [his])
  }

  /// An iPhone says only in the group's label that nobody can be talked to.
  @Test(arguments: [
    ("_$!<HomeFAX>!$_", VCardFault.Reason.fax), ("_$!<WorkFAX>!$_", .fax), ("Fax", .fax),
    ("傳真", .fax), ("公司传真", .fax), ("_$!<Pager>!$_", .machine),
  ])
  func aMachineIsKnownByItsLabelToo(label: String, reason: VCardFault.Reason) throws {
    let lines = ["item1.TEL;TYPE=pref:02-2345-6789", "item1.X-ABLabel:\(label)"]
    let result = try read(
      "BEGIN:VCARD\nFN:Ann\nTEL:0911222333\n\(lines.joined(separator: "\n"))\nEND:VCARD\n")
    #expect(result.faults.map(\.reason) == [reason])
    #expect(result.added.first?.numbers.map(\.written) == ["0911222333"])
    let exported = try book.exportCards(of: owner.id, version: .three)
    #expect(lines.allSatisfy { exported.contains($0 + "\r\n") })
  }

  @Test func aTelephoneThatIsAFaxTooStaysATelephone() throws {
    let result = try read(
      "BEGIN:VCARD\nFN:Ann\nitem1.TEL:0911222333\nitem1.X-ABLabel:電話兼傳真\nEND:VCARD\n")
    #expect(result.faults.isEmpty && result.added.first?.numbers.count == 1)
  }

  /// A telephone in another language writes 王小明 as it would write John Smith.
  @Test(arguments: [
    ("小明 王", "王;小明;;;", "王小明"), ("小明王", "王;小明;;;", "王小明"),
    ("娜娜 歐陽", "歐陽;娜娜;;;", "歐陽娜娜"), ("文華 陳", "陳;文華", "陳文華"),
    ("王小明", "王;小明;;;", "王小明"), ("小明 老師", "王;小明;;;", "小明 老師"),
    // Who divided their own name the wrong way round reads it rightly.
    ("王 小明", "小明;王;;;", "王 小明"), ("王小 明", "明;王小;;;", "王小 明"),
    ("John Smith", "Smith;John;;;", "John Smith"), ("太郎 田中", "田中;太郎;;;", "太郎 田中"),
    ("Amy 王", "王;Amy;;;", "Amy 王"),
  ])
  func aChineseNameBeginsWithTheSurname(whole: String, divided: String, name: String) throws {
    let result = try read(
      "BEGIN:VCARD\nFN:\(whole)\nN:\(divided)\nTEL:0911222333\nEND:VCARD\n")
    #expect(result.added.map(\.name) == [name])
  }
}
