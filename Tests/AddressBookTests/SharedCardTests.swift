import Foundation
import PhoneNumbers
import Testing

@testable import AddressBook

/// What is given to somebody else with a card.
@Suite struct SharedCardTests {
  private let home: TemporaryHome
  private let book: AddressBook
  private let owner: Person

  init() throws {
    home = try TemporaryHome()
    book = try home.book()
    owner = try book.currentPerson()
  }

  private func read(_ text: String, into book: AddressBook, region: Region = .taiwan) throws
    -> VCardImport
  {
    try book.importCards(Array(text.utf8), for: book.currentPerson().id, region: region) { $0 }
  }

  private func lines(_ text: String) -> [String] {
    text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
  }

  /// The card of somebody whose name is handwriting, with the number 0912-345-678.
  private func exportedHandwriting() throws -> String {
    try book.addContact(
      NewContact(
        owner: owner.id, name: nil,
        numbers: [.init(try PhoneNumber("0912345678", region: .taiwan))],
        handwriting: book.storePicture([1])))
    return try book.exportCards(of: owner.id, version: .three)
  }

  @Test(arguments: VCardVersion.allCases)
  func whoseNameIsHandwritingIsShownByTheNumberElsewhere(version: VCardVersion) throws {
    for written in ["+886 912 345 678", "2345-6789", "2345-6780 分機 12"] {
      try book.addContact(
        NewContact(
          owner: owner.id, name: nil,
          numbers: [
            .init(try PhoneNumber(written, region: .taiwan)),
            .init(try PhoneNumber("0922333444", region: .taiwan)),
          ],
          handwriting: book.storePicture(Array(written.utf8))))
    }
    let text = try book.exportCards(of: owner.id, version: version)
    #expect(
      lines(text).filter { $0.hasPrefix("FN:") }
        == ["FN:0912-345-678", "FN:2345-6789", "FN:2345-6780 分機 12"])
    // Here the handwriting stays the name.
    let other = try TemporaryHome()
    let theirs = try other.book()
    #expect(try read(text, into: theirs).faults.isEmpty)
    let contacts = try theirs.contacts(of: theirs.currentPerson().id)
    #expect(contacts.map(\.name) == [nil, nil, nil])
    #expect(contacts.allSatisfy { $0.handwriting != nil })
    #expect(
      try theirs.exportCards(of: theirs.currentPerson().id, version: version) == text)
    #expect(try read(text, into: book).known == 3)
  }

  @Test func theHandwritingStaysTheNameInAnotherCountry() throws {
    let text = try exportedHandwriting()
    let other = try TemporaryHome()
    let theirs = try other.book()
    #expect(try read(text, into: theirs, region: .unitedStates).added.map(\.name) == [nil])
  }

  @Test func aNameThatWasGivenElsewhereIsTaken() throws {
    let text = try exportedHandwriting()
      .replacing("FN:0912-345-678", with: "FN:王小明")
    let other = try TemporaryHome()
    let theirs = try other.book()
    #expect(try read(text, into: theirs).added.map(\.name) == ["王小明"])
  }

  /// The page shows everybody else's numbers too.
  @Test(arguments: VCardVersion.allCases)
  func thePageThatACardWasReadFromIsNotGivenAway(version: VCardVersion) throws {
    try book.addContact(
      NewContact(
        owner: owner.id, name: "王小明",
        numbers: [.init(try PhoneNumber("0912345678", region: .taiwan))],
        handwriting: book.storePicture([1]), sourcePhoto: book.storePicture([2, 3, 4])))
    let text = try book.exportCards(of: owner.id, version: version)
    #expect(!text.contains(Data([2, 3, 4]).base64EncodedString()))
    #expect(text.contains("X-ANYTIME-HANDWRITING"))
  }

  @Test func aPageInAnOlderExportIsPassedOver() throws {
    let page = "X-ANYTIME-SOURCE-PHOTO;ENCODING=b;TYPE=JPEG:AgME"
    let result = try read(
      "BEGIN:VCARD\r\nFN:王小明\r\nTEL:0912345678\r\n\(page)\r\nEND:VCARD\r\n", into: book)
    #expect(result.added.map(\.name) == ["王小明"] && result.faults.isEmpty)
    #expect(try !book.exportCards(of: owner.id, version: .three).contains("SOURCE-PHOTO"))
  }
}
