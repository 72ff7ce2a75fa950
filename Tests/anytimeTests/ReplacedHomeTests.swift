import AddressBook
import Foundation
import Guide
import Locales
import PhoneNumbers
import Testing

@testable import anytime

/// A guided home that goes on while another address book is put in the place of its own.
@Suite struct ReplacedHomeTests {
  @Test func whatWasRestoredIsShownAndWrittenFromThenOn() throws {
    let own = try ShortHome()
    let book = try AddressBook(folder: own.folder)
    let me = try book.addPerson(name: "林阿嬤")
    func add(_ name: String, _ number: String) throws {
      let number = try PhoneNumber(number, region: .taiwan)
      try book.addContact(NewContact(owner: me.id, name: name, numbers: [.init(number)]))
    }
    try add("王小明", "0912345678")
    let backup = own.folder.appendingPathComponent("backup")
    try book.backup(to: backup)
    try add("陳美玲", "0922333444")
    let session = Session(options: try GlobalOptions.parse(["--home", own.folder.path]))
    let performer = EffectPerformer(session: session)
    let facts = GuideFacts(language: .english, person: me, region: .taiwan)
    func names() -> [String?] {
      let work = performer.begin(.loadContacts(offset: 0), facts: facts)
      guard case .contacts(let page, _) = work.waited(milliseconds: 60_000)?.first else {
        return []
      }
      return page.items.map(\.name)
    }
    #expect(names() == ["王小明", "陳美玲"])
    for ending in ["-wal", "-shm", ""] {
      let file = own.folder.path + "/anytime.sqlite" + ending
      #expect(rename(file, own.folder.path + "/aside" + ending) == 0)
    }
    try AddressBook.restore(from: backup, intoHome: own.folder, judged: { _ in true })
    #expect(names() == ["王小明"])
    let said = performer.begin(.say(sentence: Message("ready-well"), picture: nil), facts: facts)
    _ = said.waited(milliseconds: 60_000)
    #expect(try AddressBook(folder: own.folder).feedPage(for: me.id, limit: 1).count == 1)
  }
}
