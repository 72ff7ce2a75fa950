import AddressBook
import Foundation
import Guide
import PhoneNumbers
import Testing

@testable import anytime

/// What the guided home asks about a photograph of people who are there.
@Suite struct KnownPageTests {
  @Test func whoeverIsThereWithNameAndNumberIsNotAskedAboutOnceMore() throws {
    let home = try ShortHome()
    let book = try AddressBook(folder: home.folder)
    try book.setSetting(.limitSeconds, to: "600")
    let session = Session(options: try GlobalOptions.parse(["--home", home.folder.path]))
    let me = try session.person
    let facts = GuideFacts(language: .english, person: me, region: .taiwan)
    func read() -> EffectResult? {
      EffectPerformer(session: session)
        .begin(.readCard(path: Checkout.example("card-zh-Hant.jpg")), facts: facts)
        .waited(milliseconds: 600_000)?.first
    }
    guard case .cards(let cards)? = read(), let pending = cards.first?.pending else {
      throw CancellationError()
    }
    #expect(cards.count == 1)
    let number = try PhoneNumber("0912345678", region: .taiwan)
    try book.addContact(
      NewContact(owner: me.id, name: "王小明", numbers: [.init(number)]), resolving: pending)
    #expect(read() == .allKnown)
    #expect(try book.pendingEntries(of: me.id).isEmpty)
  }
}
