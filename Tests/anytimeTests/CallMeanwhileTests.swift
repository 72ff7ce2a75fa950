import AddressBook
import Calling
import Foundation
import Guide
import PhoneNumbers
import Testing

@testable import anytime

/// Whoever is called is who was confirmed, whatever others do while the question stands there.
@Suite struct CallMeanwhileTests {
  private let own: ShortHome
  private let book: AddressBook
  private let me: Person
  private let contact: Contact
  private let number: PhoneNumber

  init() throws {
    own = try ShortHome()
    book = try AddressBook(folder: own.folder)
    me = try book.addPerson(name: "林阿嬤")
    number = try PhoneNumber("0912345678", region: .taiwan)
    contact = try book.addContact(
      NewContact(owner: me.id, name: "王小明", numbers: [.init(number)]))
  }

  @Test func whoHasAnotherNameIsNotCalledFromTheScreen() throws {
    let question = Calling.Confirmation(name: "王小明", contact: contact.id, number: number)
    let call = Effect.call(try #require(question.answered(.yes)), contact: contact.id)
    try book.editContact(contact.id) { $0.name = "王大明" }
    let session = Session(options: try GlobalOptions.parse(["--home", own.folder.path]))
    let facts = GuideFacts(language: .english, person: me, region: .taiwan)
    let work = EffectPerformer(session: session).begin(call, facts: facts)
    #expect(work.waited(milliseconds: 60_000)?.first == .changed)
    #expect(try book.calls(of: me.id, limit: 1).isEmpty)
  }

  /// Answers the question of `call` once the contact was changed, and tells what is said.
  private func answered(_ change: () throws -> Void) throws -> (text: String, status: Int32?) {
    let terminal = try PseudoTerminal(["call", "1"], home: own.folder)
    try #require(terminal.wait(for: "1 = call, 0 = do not call:"), "\(terminal.screen.text)")
    try change()
    terminal.send("1\n")
    let status = terminal.end()
    return (terminal.screen.text, status)
  }

  @Test func whoHasAnotherNameOrNumberIsNotCalledByTheCommand() throws {
    let changed = "The name or number was changed just now."
    let renamed = try answered { try book.editContact(contact.id) { $0.name = "王大明" } }
    #expect(renamed.text.contains(changed) && renamed.status == 2, "\(renamed)")
    let other = try PhoneNumber("0922333444", region: .taiwan)
    let renumbered = try answered {
      try book.editContact(contact.id) { $0.numbers = [Contact.Number(.init(other))] }
    }
    #expect(renumbered.text.contains(changed) && renumbered.status == 2, "\(renumbered)")
    #expect(try book.calls(of: me.id, limit: 1).isEmpty)
  }

  @Test func whoWasRemovedIsNotCalledByTheCommand() throws {
    let removed = try answered { try book.removeContact(contact.id) }
    #expect(
      removed.text.contains("There is no contact \"王小明\"") && removed.status == 1, "\(removed)")
    #expect(try book.calls(of: me.id, limit: 1).isEmpty)
  }
}
