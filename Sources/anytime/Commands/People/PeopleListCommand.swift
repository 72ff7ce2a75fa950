import AddressBook
import ArgumentParser
import Foundation
import Guide
import Locales

/// `people list`: the people of this home, the one whom it acts as marked; or those who were removed.
///
/// What it prints with `--json` stands in Documentation/json.md, and stays.
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
      let date = removed ? try book.removal(of: person.id) : nil
      if options.json {
        var answer = PersonAnswer(person, isCurrent: person.id == current)
        answer.removed = date
        try JSONLine.print(answer)
      } else {
        let mark = person.id == current ? "*" : " "
        let id = people.isNamesake(person) ? person.shortID : nil
        let removal = date.map { words("removed-on", ["date": .text($0.localMinute)]) }
        Console.print(mark + " " + OutputGate.line(try session.line(person), id, removal))
      }
    }
  }
}
