import AddressBook
import ArgumentParser

/// `people list`: the people of this home, the one whom it acts as marked.
///
/// With `--json` one person a line: `{"id":…,"isCurrent":true,"language":…,"name":…,"number":…}`.
/// This shape stays.
struct PeopleListCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "list", abstract: words("help-people-list"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  func run() throws {
    let session = Session(options: options)
    let current = try session.person.id
    for person in try session.addressBook.people() {
      if options.json {
        try JSONLine.print(PersonAnswer(person, isCurrent: person.id == current))
      } else {
        let mark = person.id == current ? "*" : " "
        Console.print("\(mark) \(PersonText.line(person))")
      }
    }
  }
}
