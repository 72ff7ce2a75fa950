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
    _ = try book.editPerson(me.id) { $0 = edited }
    _ = perform(.change(.language(.english)))
    edited.language = "en"
    #expect(try book.people() == [edited])
  }

  @Test func whatOthersChangedAboutThePersonIsKnownNext() throws {
    var edited = me
    edited.name = "林美玉"
    edited.language = "en"
    _ = try book.editPerson(me.id) { $0 = edited }
    #expect(try performer.facts().person == edited)
    #expect(try performer.facts().language == .english)
    try book.addPerson(name: "林阿公")
    try book.removePerson(me.id)
    #expect(try performer.facts().person == edited)
  }

  @Test func aLanguageThatWhoeverHelpsChoosesLaterIsFollowed() throws {
    _ = perform(.change(.language(.english)))
    #expect(try performer.facts().language == .english)
    _ = try book.editPerson(me.id) { $0.language = "zh-Hant" }
    #expect(try performer.facts().language == .traditionalChinese)
  }

  @Test func whoSitsHereIsSomebodyElseWhereAnotherHomeWasRestored() throws {
    let other = try ShortHome()
    let otherBook = try AddressBook(folder: other.folder)
    let grandpa = try otherBook.addPerson(name: "林阿公")
    try otherBook.addContact(NewContact(owner: grandpa.id, name: "王小明", numbers: []))
    let backup = other.folder.appendingPathComponent("backup")
    try otherBook.backup(to: backup)
    try AddressBook.restore(from: backup, intoHome: own.folder, judged: { _ in true })
    guard case .contacts(let page, _) = perform(.loadContacts(offset: 0)) else {
      Issue.record("no contacts")
      return
    }
    #expect(page.items.map(\.name) == ["王小明"])
    #expect(try performer.facts().person == grandpa)
  }

  @Test func whoWasRemovedIsNotCalled() throws {
    let (contact, call) = try confirmed()
    try book.removeContact(contact.id)
    #expect(perform(call) == .failed(Message("trouble-contact-gone")))
    #expect(try book.calls(of: me.id, limit: 1).isEmpty)
  }

  @Test func aNumberThatWasChangedMeanwhileIsNotCalled() throws {
    let (contact, call) = try confirmed()
    let other = try PhoneNumber("0922333444", region: .taiwan)
    try book.editContact(contact.id) { $0.numbers = [Contact.Number(.init(other))] }
    #expect(perform(call) == .changed)
    #expect(try book.calls(of: me.id, limit: 1).isEmpty)
  }

  /// Keeps what was answered about a card, and tells how it waits.
  private func kept(_ pending: String?, number: String, name: String) throws -> Card {
    let number = try PhoneNumber(number, region: .taiwan)
    guard
      case .kept(let id) = perform(.keepAnswers(pending: pending, number: number, name: name)),
      case .cards(let cards) = perform(.loadPending), cards.map(\.pending) == [id]
    else { throw CancellationError() }
    return cards[0]
  }

  private func confirmed(_ number: String, name: String, pending: String?) throws -> ConfirmedCard {
    ConfirmedCard(
      pending: pending, name: name, number: try PhoneNumber(number, region: .taiwan),
      handwriting: nil, photo: nil)
  }

  @Test func whatWasStoredIsPutRightInItsPlace() throws {
    let pending = try kept(nil, number: "0912345678", name: "王小明").pending
    let wrong = try confirmed("0912345678", name: "王小明", pending: pending)
    guard case .stored(let contact) = perform(.store(wrong)), let number = contact.numbers.first
    else { throw CancellationError() }
    _ = try confirmed()
    try book.editContact(contact.id) { $0.numbers[0].label = "mobile" }
    let right = try confirmed("0922-333-444", name: "王大明", pending: pending)
    guard case .stored(let corrected) = perform(.correct(number.id, of: contact.id, to: right))
    else { throw CancellationError() }
    #expect(corrected.id == contact.id && corrected.place == contact.place)
    #expect(corrected.name == "王大明")
    #expect(corrected.numbers.map(\.id) == [number.id])
    #expect(corrected.numbers.map(\.written) == ["0922-333-444"])
    #expect(corrected.numbers.map(\.label) == ["mobile"])
    #expect(try book.contacts(of: me.id, includesRemoved: true).count == 2)
    #expect(perform(.loadPending) == .cards([]))
    // Whoever helps may have removed it meanwhile.
    try book.removeContact(contact.id)
    #expect(
      perform(.correct(number.id, of: contact.id, to: wrong))
        == .failed(Message("trouble-contact-gone")))
  }

  @Test func whatWasStoredIsTakenBack() throws {
    let pending = try kept(nil, number: "0912345678", name: "王小明").pending
    let card = try confirmed("0912345678", name: "王小明", pending: pending)
    guard case .stored(let contact) = perform(.store(card)), let number = contact.numbers.first
    else { throw CancellationError() }
    #expect(perform(.takeBack(number.id, of: contact.id)) == .done)
    #expect(try book.contacts(of: me.id).isEmpty)
    // It may be wanted after all.
    #expect(try book.contact(contact.id)?.removed != nil)
    // Somebody who was there before loses the number alone.
    let other = try book.addContact(
      NewContact(
        owner: me.id, name: "王小明",
        numbers: [.init(try PhoneNumber("0922333444", region: .taiwan))]))
    guard case .stored(let both) = perform(.addNumber(card, to: other.id)),
      let added = both.numbers.last
    else { throw CancellationError() }
    #expect(perform(.takeBack(added.id, of: other.id)) == .done)
    #expect(try book.contacts(of: me.id).map(\.numbers) == [other.numbers])
  }

  @Test func whatWasAnsweredWaitsUntilItIsStored() throws {
    var card = try kept(nil, number: "0922-333-444", name: "王大同")
    #expect(card.confirmedNumber == "0922-333-444" && card.confirmedName == "王大同")
    #expect(card.confirmedE164 == "+886922333444")
    card = try kept(card.pending, number: "0922-333-445", name: "王小同")
    #expect(card.confirmedNumber == "0922-333-445" && card.confirmedName == "王小同")
    #expect(card.confirmedE164 == "+886922333445")
    let number = try PhoneNumber("0922-333-445", region: .taiwan)
    let ink = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Checkout.example("cat.jpg"))))
    let stored = perform(
      .store(
        ConfirmedCard(
          pending: card.pending, name: "王小同", number: number, handwriting: ink, photo: "page.jpg")))
    guard case .stored(let contact) = stored else {
      Issue.record("not stored: \(String(describing: stored))")
      return
    }
    #expect(contact.name == "王小同" && contact.numbers.map(\.dialled) == [number.dialled])
    #expect(contact.handwriting.flatMap { book.pictureData($0) } == ink)
    #expect(contact.sourcePhoto == "page.jpg")
    #expect(perform(.loadPending) == .cards([]))
  }

  @Test func whatIsCalledWrongIsConfirmedNoMore() throws {
    let card = try kept(nil, number: "0922-333-444", name: "王大同")
    let pending = try #require(card.pending)
    #expect(perform(.deny(.name, pending: pending)) == .done)
    guard case .cards(let cards) = perform(.loadPending) else { throw CancellationError() }
    #expect(cards.map(\.confirmedName) == [nil] && cards.map(\.name.text) == ["王大同"])
    #expect(cards.map(\.confirmedNumber) == ["0922-333-444"])
    #expect(perform(.deny(.number, pending: pending)) == .done)
    guard case .cards(let cards) = perform(.loadPending) else { throw CancellationError() }
    #expect(cards.map(\.confirmedNumber) == [nil])
  }

  @Test func aCardThatIsLeftOutWaitsNoMore() throws {
    let card = try kept(nil, number: "0922-333-444", name: "王大同")
    #expect(perform(.settle(pending: [try #require(card.pending)])) == .done)
    #expect(perform(.loadPending) == .cards([]))
  }

  @Test func anotherNumberOfSomebodyIsAddedOnce() throws {
    let contact = try confirmed().contact
    let number = try PhoneNumber("0922-333-444", region: .taiwan)
    func add() throws -> EffectResult? {
      let pending = try kept(nil, number: number.written, name: "王小明").pending
      let card = ConfirmedCard(
        pending: pending, name: "王小明", number: number, handwriting: nil, photo: nil)
      return perform(.addNumber(card, to: contact.id))
    }
    for _ in 0..<2 {
      guard case .stored(let changed) = try add() else {
        Issue.record("not added")
        return
      }
      #expect(changed.numbers.map(\.dialled) == ["+886912345678", "+886922333444"])
      #expect(perform(.loadPending) == .cards([]))
    }
    // Whoever was removed meanwhile gets none, and the card still waits.
    try book.removeContact(contact.id)
    #expect(try add() == .failed(Message("trouble-contact-gone")))
    #expect(try book.pendingEntries(of: me.id).count == 1)
  }

  @Test func onlyWhoHasTheWholeNameIsANamesake() throws {
    let people = try ["王小明", "王小明", "王小明明"].map {
      try book.addContact(NewContact(owner: me.id, name: $0, numbers: []))
    }
    let both = Set(people.prefix(2).map(\.id))
    let number = try PhoneNumber("0912345678", region: .taiwan)
    guard case .known(let known) = perform(.findName("王小明", number)),
      case .contacts(_, let namesakes) = perform(.loadContacts(offset: 0))
    else {
      Issue.record("no contacts")
      return
    }
    #expect(Set(known.map(\.id)) == both && namesakes == both)
  }

  @Test func whoWasRemovedWithThisNameAndNumberIsFoundAndComesBack() throws {
    let number = try PhoneNumber("0912345678", region: .taiwan)
    guard case .kept(let pending) = perform(.keepAnswers(pending: nil, number: number, name: "王小明"))
    else {
      Issue.record("not kept")
      return
    }
    let contact = try book.addContact(
      NewContact(owner: me.id, name: "王小明", numbers: [.init(number)]))
    try book.removeContact(contact.id)
    guard case .known(let known) = perform(.findName("王小明", number)) else {
      Issue.record("nobody found")
      return
    }
    #expect(known.map(\.id) == [contact.id] && known.first?.removed != nil)
    #expect(perform(.findName("王小美", number)) == .known([]))
    #expect(perform(.bringBack(contact.id, pending: pending)) == .stored(contact))
    #expect(try book.contacts(of: me.id) == [contact])
    #expect(perform(.loadPending) == .cards([]))
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

  @Test func thePostBeforeAndAfterIsTheNextOneAndTheLastStays() throws {
    let posts = try ["早安", "午安", "晚安"].map { try book.addPost(by: me.id, text: $0) }
    func text(_ place: FeedPlace) -> String? {
      guard case .post(let shown) = perform(.loadPost(place)) else { return nil }
      return shown?.post.text
    }
    #expect(text(.newest) == "晚安")
    #expect(text(.older(than: posts[2])) == "午安" && text(.newer(than: posts[0])) == "午安")
    #expect(text(.older(than: posts[0])) == "早安" && text(.newer(than: posts[2])) == "晚安")
    // What was taken back meanwhile is no trouble.
    try book.removePost(posts[1].id, by: me.id)
    #expect(text(.same(posts[0])) == "早安" && text(.same(posts[1])) == "晚安")
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

  @Test func whoLeavesWhileTheCameraWorksLeavesNothingBehind() throws {
    let told = own.folder.appendingPathComponent("told").path
    let script =
      "cp '\(Checkout.example("cat.jpg"))' \"$0\"; echo \"$0\" > '\(told)'; exec sleep 60"
    try book.setSetting(.cameraCommand, to: "sh\n-c\n\(script)\n{file}")
    let work = performer.begin(.takePhoto, facts: facts)
    defer { work.stop() }
    let deadline = ContinuousClock.now + .seconds(30)
    var path = ""
    while !path.hasSuffix("\n"), ContinuousClock.now < deadline {
      path = (try? String(contentsOfFile: told, encoding: .utf8)) ?? ""
      usleep(10_000)
    }
    path = path.trimmingCharacters(in: .newlines)
    #expect(FileManager.default.fileExists(atPath: path))
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions]
    #expect(mode as? Int == 0o700)
    performer.removePhotographs()
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  /// The question may have stood on the screen for days, and a sweep has taken its picture away.
  @Test func aPictureThatWaitedForItsYesIsKept() throws {
    let contact = try confirmed().contact
    func waiting(_ photo: String) throws -> String {
      guard case .picture(let picture) = perform(.keepPicture(path: Checkout.example(photo))) else {
        throw CancellationError()
      }
      #expect(try book.sweepPictures(now: Date().addingTimeInterval(7 * 86_400)) == 1)
      #expect(book.pictureData(picture) == nil)
      return picture
    }
    let face = try waiting("cat.jpg")
    guard case .stored = perform(.setFace(contact.id, picture: face)) else {
      Issue.record("not stored")
      return
    }
    #expect(book.pictureData(face) != nil)
    let photo = try waiting("card-en.jpg")
    guard case .said(let post) = perform(.say(sentence: nil, picture: photo)) else {
      Issue.record("not said")
      return
    }
    #expect(post.picture == photo)
    #expect(book.pictureData(photo) != nil)
    #expect(try book.damagedPictures() == 0)
  }

  @Test func aPhotographOfTheCameraIsGoneOnceItIsKept() throws {
    try book.setSetting(.cameraCommand, to: "cp\n\(Checkout.example("cat.jpg"))\n{file}")
    guard case .photo(let path) = perform(.takePhoto) else {
      Issue.record("no photograph")
      return
    }
    #expect(FileManager.default.fileExists(atPath: path))
    _ = perform(.keepPicture(path: path))
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    #expect(!FileManager.default.fileExists(atPath: folder))
  }
}
