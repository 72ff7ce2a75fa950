import AddressBook
import ArgumentParser
import Locales

/// `people restore WHO`: takes a removal back.
struct PeopleRestoreCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "restore", abstract: words("help-people-restore"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-people-who", value: "WHO"))
  var who: String

  func run() throws {
    let session = Session(options: options)
    let book = try session.addressBook
    let person = try removed(in: book)
    let before = try book.currentPerson()
    try book.restorePerson(person.id)
    try session.report("people-restored", person)
    let current = try book.currentPerson()
    guard current.id != before.id, !options.json else { return }
    Console.print(words("people-switched", ["person": .text(try session.line(current))]))
  }

  private func removed(in book: AddressBook) throws -> Person {
    do {
      return try AddressBook.person(matching: who, among: book.people(removed: true))
    } catch AddressBookError.noSuchPerson(let text) {
      throw CommandFailure(Message("people-not-removed", ["text": .text(text)]))
    }
  }
}
