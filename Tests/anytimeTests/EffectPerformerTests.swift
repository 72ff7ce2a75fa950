import AddressBook
import Calling
import Foundation
import Guide
import Locales
import PhoneNumbers
import Testing

@testable import anytime

/// What the guided home does while others use the same address book.
@Suite struct EffectPerformerTests {
  private let own: ShortHome
  private let book: AddressBook
  private let me: Person
  private let performer: EffectPerformer
  private let facts: GuideFacts

  init() throws {
    own = try ShortHome()
    book = try AddressBook(folder: own.folder)
    me = try book.addPerson(name: "林阿嬤")
    let session = Session(options: try GlobalOptions.parse(["--home", own.folder.path]))
    #expect(try session.person == me)
    performer = EffectPerformer(session: session)
    facts = GuideFacts(language: .english, person: me, region: .taiwan)
  }

  private func perform(_ effect: Effect) -> EffectResult? {
    performer.begin(effect, facts: facts).waited(milliseconds: 60_000)?.first
  }

  /// A stored contact, and the answered question whether to call them.
  private func confirmed() throws -> (contact: Contact, call: Effect) {
    let number = try PhoneNumber("0912345678", region: .taiwan)
    let contact = try book.addContact(
      NewContact(owner: me.id, name: "王小明", numbers: [.init(number)]))
    let question = Calling.Confirmation(name: "王小明", contact: contact.id, number: number)
    return (contact, .call(try #require(question.answered(.yes)), contact: contact.id))
  }

  @Test func aDialerThatIsChosenMeanwhileMakesTheNextCall() throws {
    let call = try confirmed().call
    #expect(perform(call) == .called(.rehearsed))
    try book.setSetting(.dialerCommand, to: "true {number}")
    try book.setSetting(.dialer, to: "command")
    #expect(perform(call) == .called(.asked))
  }

  @Test func whatIsChosenHereLeavesWhatOthersChangedMeanwhile() throws {
    var edited = me
    edited.name = "林美玉"
    edited.number = "+886912345678"
    try book.editPerson(edited)
    _ = perform(.change(.language(.english)))
    edited.language = "en"
    #expect(try book.people() == [edited])
  }

  @Test func whatOthersChangedAboutThePersonIsKnownNext() throws {
    var edited = me
    edited.name = "林美玉"
    edited.language = "en"
    try book.editPerson(edited)
    #expect(try performer.facts().person == edited)
    #expect(try performer.facts().language == .english)
    try book.addPerson(name: "林阿公")
    try book.removePerson(me.id)
    #expect(try performer.facts().person == edited)
  }

  @Test func whoWasRemovedIsNotCalled() throws {
    let (contact, call) = try confirmed()
    try book.removeContact(contact.id)
    #expect(perform(call) == .failed(Message("trouble-contact-gone")))
    #expect(try book.calls(of: me.id, limit: 1).isEmpty)
  }

  /// Else the screen would say that there are no contacts yet.
  @Test func aPageFromWhichAllWereRemovedIsTheFirstInstead() throws {
    for name in ["甲", "乙", "丙", "丁"] {
      try book.addContact(NewContact(owner: me.id, name: name, numbers: []))
    }
    guard case .contacts(let last, _) = perform(.loadContacts(offset: 3)) else {
      Issue.record("no contacts")
      return
    }
    #expect(last.items.map(\.name) == ["丁"] && last.offset == 3)
    try book.removeContact(last.items[0].id)
    guard case .contacts(let page, _) = perform(.loadContacts(offset: 3)) else {
      Issue.record("no contacts")
      return
    }
    #expect(page.items.map(\.name) == ["甲", "乙", "丙"])
    #expect(page.offset == 0 && page.total == 3)
  }

  @Test func aPhotographOfTheInboxMayHaveANameInAnOldWritingSystem() throws {
    let inbox = own.folder.appendingPathComponent("inbox", isDirectory: true)
    try FileManager.default.createDirectory(at: inbox, withIntermediateDirectories: true)
    try book.setSetting(.inbox, to: inbox.path)
    try book.setSetting(.limitSeconds, to: "600")
    // 中 and 文 in Big5 look alike once they are repaired.
    for (name, photo) in [([0xA4, 0xA4], "cat.jpg"), ([0xA4, 0xE5], "card-en.jpg")]
      as [([UInt8], String)]
    {
      let path = Array((inbox.path + "/").utf8) + name + Array(".JPG".utf8)
      let copy = try #require(fopen(path.map { CChar(bitPattern: $0) } + [0], "w"))
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Checkout.example(photo))))
      #expect(fwrite(bytes, 1, bytes.count, copy) == bytes.count)
      fclose(copy)
    }
    var pictures: Set<String> = []
    for place in 0..<2 {
      guard case .inbox(let photo?) = perform(.lookIntoInbox(place: place)) else {
        Issue.record("no photograph")
        return
      }
      #expect(photo.path.hasSuffix("/\u{FFFD}\u{FFFD}.JPG") && photo.total == 2)
      guard case .picture(let looked) = photo.look,
        case .picture(let kept) = perform(.keepPicture(path: photo.path))
      else {
        Issue.record("not taken in")
        return
      }
      #expect(book.pictureData(kept) == looked)
      pictures.insert(kept)
      _ = perform(.readCard(path: photo.path))
    }
    #expect(pictures.count == 2)
    #expect(try book.pendingEntries(of: me.id).count == 1)
  }

  @Test func aPhotographOfTheCameraIsGoneOnceItIsKept() throws {
    try book.setSetting(.cameraCommand, to: "cp\n\(Checkout.example("cat.jpg"))\n{file}")
    guard case .photo(let path) = perform(.takePhoto) else {
      Issue.record("no photograph")
      return
    }
    #expect(FileManager.default.fileExists(atPath: path))
    _ = perform(.keepPicture(path: path))
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
