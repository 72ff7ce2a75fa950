import AddressBook
import ArgumentParser
import Locales

/// `people remove WHO`: marks a person as removed from the home; `people restore` takes it back.
struct PeopleRemoveCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "remove", abstract: words("help-people-remove"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Argument(help: .words("help-people-who", value: "WHO"))
  var who: String

  @Flag(help: .words("help-yes"))
  var yes = false

  func run() throws {
    let session = Session(options: options)
    let book = try session.addressBook
    let person = try book.person(matching: who)
    let line = try session.line(person)
    try Consent.require(Message("people-remove-ask", ["person": .text(line)]), yes: yes)
    let wasCurrent = try book.currentPerson().id == person.id
    try book.removePerson(person.id)
    try session.report(
      "people-removed", person, besides: wasCurrent ? "people-switched" : "people-still")
  }
}
