import AddressBook
import ArgumentParser
import Locales

/// `people list`: the people of this home, the one whom it acts as marked; or those who were removed.
///
/// With `--json` one person a line: `{"id":…,"isCurrent":true,"language":…,"name":…,"number":…}`.
/// This shape stays.
struct PeopleListCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "list", abstract: words("help-people-list"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Flag(help: .words("help-people-removed"))
  var removed = false

  func run() throws {
    let session = Session(options: options)
    let book = try session.addressBook
    let current = try book.currentPerson().id
    let people = try book.people(removed: removed)
    guard !people.isEmpty || options.json else {
      return Console.print(words("people-none-removed"))
    }
    for person in people {
      if options.json {
        try JSONLine.print(PersonAnswer(person, isCurrent: person.id == current))
      } else {
        let mark = person.id == current ? "*" : " "
        let id = people.isNamesake(person) ? String(person.id.prefix(8)) : nil
        Console.print(mark + " " + OutputGate.line(try session.line(person), id))
      }
    }
  }
}
