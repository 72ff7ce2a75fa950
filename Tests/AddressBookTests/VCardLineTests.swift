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
}
