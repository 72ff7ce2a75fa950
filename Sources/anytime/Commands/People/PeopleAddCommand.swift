import AddressBook
import ArgumentParser
import Locales
import Names

/// `people add --name N`: adds someone to the home; somebody else of a name that is here already
/// only with a yes.
struct PeopleAddCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "add", abstract: words("help-people-add"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  @Option(help: .words("help-name", value: "NAME"))
  var name: String

  @OptionGroup var details: PersonOptions

  @Flag(help: .words("help-yes"))
  var yes = false

  func run() throws {
    let session = Session(options: options, makesHome: true)
    let name = try PersonalName.typed(name)
    let language = try details.language(in: session)
    let number = try details.number(in: session, language: language, yes: yes)
    try askAboutRemoved(name, session)
    var seen: [Person.ID] = []
    while true {
      switch try session.addressBook.addPerson(
        name: name, number: number, language: language, beside: seen)
      {
      case .added(let person): return try session.report("people-added", person)
      case .same(let namesakes):
        let lines = try namesakes.map(session.line)
        try Consent.require(Message("people-namesake-ask", ["person": .lines(lines)]), yes: yes)
        seen += namesakes.map(\.id)
      }
    }
  }

  /// Whoever was removed comes back with all that is theirs, unless somebody new is wanted.
  private func askAboutRemoved(_ name: String, _ session: Session) throws {
    let removed = try session.addressBook.people(removed: true)
    guard let person = removed.first(where: { $0.name?.lowercased() == name.lowercased() }) else {
      return
    }
    try Consent.require(
      Message(
        "people-removed-ask",
        [
          "person": .text(try session.line(person)),
          "id": .text(ShellWord.quoted(person.shortID)),
        ]), yes: yes)
  }
}
